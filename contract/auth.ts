import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

const email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email());

export const loginRequest = z.object({
  email,
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});

export const registerRequest = z.object({
  email,
  password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
  name: z.string().trim().max(80).optional(),
});

/** The session is in the refresh cookie; an e-mail, when sent, must be that of the session. */
export const refreshRequest = z.object({ email: email.optional() });

export type SubscriptionStatus = 'none' | 'active' | 'cancelled' | 'past_due' | 'ended';

/** A person as the API shows them to themselves. Times are ISO 8601 in UTC. */
export type User = {
  id: string;
  email: string;
  name: string | null;
  subscriptionStatus: SubscriptionStatus;
  isPremium: boolean;
  /** Stories spent as a free user, ever. */
  storiesGenerated: number;
  /** Stories spent in the current paid period. */
  monthlyStoriesGenerated: number;
  storiesRemaining: number;
  /** Until when Premium's quota stays after a cancellation; null when it does not end. */
  accessUntil: string | null;
};

export type SessionAnswer = { token: string; user: User };
export type TokenAnswer = { token: string };
export type StoriesRemaining = { storiesRemaining: number };
