import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from '../limits.ts';
import { typedLine } from './typed-line.ts';

export const emailAddress = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email());

/** A new password; existing ones are only compared. */
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);
export const personName = typedLine(PERSON_NAME_MAX_LENGTH);

/**
 * Lifetime of a session's access tokens: an `hour` for clients that refresh with the cookie, like our web app, or as
 * long as the `session`. A session with `hour` keeps it.
 */
const tokenLifetime = z.enum(['hour', 'session']);
export type TokenLifetime = z.infer<typeof tokenLifetime>;
const signsIn = { tokenLifetime: tokenLifetime.default('session') };

/** Version of the terms: the date of their last change. See `contract/terms.ts`. */
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
  /** The accepted terms; omitted by clients that do not ask. */
  termsVersion: termsVersion.optional(),
  ...signsIn,
});

/**
 * An ID token of Google's script, and the page's secret if its nonce has our prefix; see `contract/google-nonce.ts`.
 */
export const googleRequest = z.object({
  idToken: z.string().min(1).max(8192),
  nonceSecret: z.string().min(1).max(200).optional(),
  ...signsIn,
});

export const mailToken = z.string().min(1).max(200);
/** With the account's password, or sent by its session. */
export const verifyEmailRequest = z.object({
  token: mailToken,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
});
export const forgotPasswordRequest = z.object({ email: emailAddress });
export const resetPasswordRequest = z.object({ token: mailToken, password: newPassword });

/** The refresh cookie identifies the session; an e-mail must match it, if sent. */
export const refreshRequest = z.object({ email: emailAddress.optional(), ...signsIn });

/** Exact state of a subscription; see `docs/billing.md`. */
/** `given`: Premium as a gift of the service, without a subscription. */
export const subscriptionState = z.enum([
  'none',
  'active',
  'cancelled',
  'past_due',
  'paused',
  'ended',
  'given',
]);
export type SubscriptionState = z.infer<typeof subscriptionState>;
/** What Stripe's state comes to. */
export type BoughtState = Exclude<SubscriptionState, 'given'>;

/** The same in the earlier app's terms: overdue is `active`, ended is `inactive`. */
export const subscriptionStatus = z.enum(['none', 'active', 'cancelled', 'inactive']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

const count = z.int().nonnegative();

/** A user, as shown to themselves. Times are ISO 8601 in UTC. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the address is verified; no feature requires it. */
  emailVerified: z.boolean(),
  name: z.string().nullable(),
  /** Last accepted terms; null without acceptance. No feature requires it. */
  termsVersion: termsVersion.nullable(),
  subscriptionStatus,
  subscriptionState,
  isPremium: z.boolean(),
  /** Free stories spent, in total. */
  storiesGenerated: count,
  /** Stories spent in the current paid period. */
  monthlyStoriesGenerated: count,
  storiesRemaining: count,
  /** End of Premium's quota after a cancellation or while a payment is overdue; null when it renews. */
  accessUntil: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof user>;

export const sessionAnswer = z.object({ token: z.string(), user });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
export const tokenAnswer = z.object({ token: z.string() });
export type TokenAnswer = z.infer<typeof tokenAnswer>;
export const storiesRemaining = z.object({ storiesRemaining: count });
export type StoriesRemaining = z.infer<typeof storiesRemaining>;
