import { z } from 'zod';
import { newPassword, personName, type User } from './auth.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import type { Language, ReportReason } from './options.ts';
import type { Narration, StoryRequest } from './stories.ts';

/** An empty name is no name. */
export const changeNameRequest = z.object({ name: personName });

const presentPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);

/** The current password is left out by an account that has none; such an account must have signed in recently. */
export const changePasswordRequest = z.object({
  currentPassword: presentPassword.optional(),
  newPassword,
});

/** Proof that it is the person and not whoever found their tablet: as for `changePasswordRequest`. */
export const deleteAccountRequest = z.object({ password: presentPassword.optional() });

/** How the person gets in, beside what everybody's `User` says. */
export type Account = User & {
  hasPassword: boolean;
  hasGoogle: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** A signed-in device. Times are ISO 8601 in UTC. */
export type DeviceSession = {
  id: string;
  /** As the browser introduced itself; null when it did not. */
  userAgent: string | null;
  signedInAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};
export type DeviceSessions = { sessions: DeviceSession[] };

/** Everything we hold about a person, in one file. Links to files are good for a day. Times are ISO 8601 in UTC. */
export type AccountExport = {
  exportedAt: string;
  account: Account & {
    emailVerifiedAt: string | null;
    googleId: string | null;
    stripeCustomerId: string | null;
    stripeSubscriptionId: string | null;
    periodStart: string | null;
    periodEnd: string | null;
  };
  sessions: (Omit<DeviceSession, 'isCurrent'> & { expiresAt: string })[];
  stories: {
    id: string;
    title: string;
    language: Language;
    options: StoryRequest;
    createdAt: string;
    /** Null when the text's file is missing. */
    text: string | null;
  }[];
  /** Of stories, and of examples the person had read aloud. */
  narrations: (Omit<Narration, 'storyId'> & {
    storyId: string | null;
    exampleId: string | null;
    createdAt: string;
  })[];
  contactMessages: {
    id: string;
    name: string;
    email: string;
    subject: string | null;
    message: string;
    createdAt: string;
  }[];
  /** What the person told us of stories, theirs or examples: one of the two ids is set. */
  storyReports: {
    id: string;
    storyId: string | null;
    exampleId: string | null;
    title: string;
    reason: ReportReason;
    comment: string | null;
    createdAt: string;
  }[];
  /** Links we sent by mail that still work; what they contain is not stored. */
  mailLinks: { purpose: 'verify_email' | 'reset_password'; expiresAt: string }[];
  /** What was asked of the storyteller, also what failed or was stopped, and what is still kept of its words. */
  generations: {
    id: string;
    kind: 'story' | 'narration';
    status: string;
    request: unknown;
    admittedAt: string;
    failure: string | null;
    events: unknown[];
  }[];
  /** Every file stored for the person. */
  files: { path: string; bytes: number; storedAt: string; url: string }[];
};
