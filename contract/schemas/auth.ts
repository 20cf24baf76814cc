import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from '../limits.ts';
import { typedLine } from './typed-line.ts';

export const emailAddress = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email());

/** A new password; one that already exists is only ever compared. */
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);
export const personName = typedLine(PERSON_NAME_MAX_LENGTH);

/**
 * How long the access tokens of a session live: an `hour` for a client that renews them with the cookie, as our web app
 * does; as long as the `session` for any other. A session begun with `hour` keeps to it.
 */
const tokenLifetime = z.enum(['hour', 'session']);
export type TokenLifetime = z.infer<typeof tokenLifetime>;
const signsIn = { tokenLifetime: tokenLifetime.default('session') };

/** How a version of the terms is called: the date on which they changed. See `contract/terms.ts`. */
export const termsVersion = z.iso.date();

export const loginRequest = z.object({
  email: emailAddress,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  ...signsIn,
});

export const registerRequest = z.object({
  email: emailAddress,
  password: newPassword,
  name: personName.optional(),
  /** Of the terms that were accepted on the page; left out by a client that asks for no acceptance. */
  termsVersion: termsVersion.optional(),
  ...signsIn,
});

/**
 * An ID token, as Google's sign-in script hands it to the page, and the secret whose digest the page gave Google as a nonce, if
 * it gave one; see `contract/google-nonce.ts`.
 */
export const googleRequest = z.object({
  idToken: z.string().min(1).max(8192),
  nonceSecret: z.string().min(1).max(200).optional(),
  ...signsIn,
});

const mailToken = z.string().min(1).max(200);
/** With the account's password, unless its session sends it. */
export const verifyEmailRequest = z.object({
  token: mailToken,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
});
export const forgotPasswordRequest = z.object({ email: emailAddress });
export const resetPasswordRequest = z.object({ token: mailToken, password: newPassword });

/** The session is in the refresh cookie; an e-mail, when sent, must be that of the session. */
export const refreshRequest = z.object({ email: emailAddress.optional(), ...signsIn });

/** Where a subscription stands, exactly; see the states in `docs/billing.md`. */
export const subscriptionState = z.enum(['none', 'active', 'cancelled', 'past_due', 'ended']);
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** The same in the words that clients of the first version know: an overdue payment is `active`, an end `inactive`. */
export const subscriptionStatus = z.enum(['none', 'active', 'cancelled', 'inactive']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const count = z.int().nonnegative();

/** A person as the API shows them to themselves. Times are ISO 8601 in UTC. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the person has proved that the address is theirs. Everything works without, too. */
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  /** Of the terms that the person last accepted; null when they have accepted none. Everything works without, too. */
  termsVersion: termsVersion.nullable(),
  subscriptionStatus,
  subscriptionState,
  isPremium: z.boolean(),
  /** Stories spent as a free user, ever. */
  storiesGenerated: count,
  /** Stories spent in the current paid period. */
  monthlyStoriesGenerated: count,
  storiesRemaining: count,
  /** Until when Premium's quota stays after a cancellation, or while a payment is overdue; null when it does not end. */
  accessUntil: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof user>;

export const sessionAnswer = z.object({ token: z.string(), user });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
export const tokenAnswer = z.object({ token: z.string() });
export type TokenAnswer = z.infer<typeof tokenAnswer>;
export const storiesRemaining = z.object({ storiesRemaining: count });
export type StoriesRemaining = z.infer<typeof storiesRemaining>;
