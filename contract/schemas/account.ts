import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../limits.ts';
import { LANGUAGES, REPORT_REASONS } from '../options.ts';
import { newPassword, personName, termsVersion, user } from './auth.ts';
import { measuredLevel, narration, storyRequest, storyTranslation } from './stories.ts';

/** An empty name is no name. */
export const changeNameRequest = z.object({ name: personName });

export const acceptTermsRequest = z.object({ termsVersion });

const presentPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);

/** The current password is left out by an account that has none; such an account must have signed in recently. */
export const changePasswordRequest = z.object({
  currentPassword: presentPassword.optional(),
  newPassword,
});

/** Proof that it is the person and not whoever found their tablet: as for `changePasswordRequest`. */
export const deleteAccountRequest = z.object({ password: presentPassword.optional() });

const instant = z.iso.datetime();

/** How the person gets in, beside what everybody's `User` says. */
export const account = user.extend({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});
export type Account = z.infer<typeof account>;

/** A signed-in device. Times are ISO 8601 in UTC. */
const deviceSession = z.object({
  id: z.string(),
  /** As the browser introduced itself; null when it did not. */
  userAgent: z.string().nullable(),
  signedInAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = z.object({ sessions: z.array(deviceSession) });
export type DeviceSessions = z.infer<typeof deviceSessions>;

/** Everything we hold about a person, in one file. Links to files are good for a day. Times are ISO 8601 in UTC. */
export const accountExport = z.object({
  exportedAt: instant,
  account: account.extend({
    emailVerifiedAt: instant.nullable(),
    googleId: z.string().nullable(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    periodStart: instant.nullable(),
    periodEnd: instant.nullable(),
    /** Free stories of other accounts that receive their mail in the same mailbox, deleted ones too. */
    storiesElsewhere: z.int(),
    /** When the terms of `termsVersion` were accepted. */
    termsAcceptedAt: instant.nullable(),
    /** To within a day. */
    lastUsedAt: instant,
    /** When the deletion of an unused account was last announced by mail. */
    deletionAnnouncedAt: instant.nullable(),
  }),
  sessions: z.array(deviceSession.omit({ isCurrent: true }).extend({ expiresAt: instant })),
  stories: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      language: z.enum(LANGUAGES),
      options: storyRequest,
      measured: measuredLevel.optional(),
      createdAt: instant,
      /** Null when the text's file is missing. */
      text: z.string().nullable(),
      translation: storyTranslation.optional(),
    }),
  ),
  /** Of stories, and of examples the person had read aloud. */
  narrations: z.array(
    narration.omit({ storyId: true }).extend({
      storyId: z.string().nullable(),
      exampleId: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  contactMessages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string().nullable(),
      message: z.string(),
      createdAt: instant,
    }),
  ),
  /** What the person told us of stories, theirs or examples: one of the two ids is set. */
  storyReports: z.array(
    z.object({
      id: z.string(),
      storyId: z.string().nullable(),
      exampleId: z.string().nullable(),
      title: z.string(),
      reason: z.enum(REPORT_REASONS),
      comment: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  /** Subscriptions that were paid twice and given back. */
  refunds: z.array(
    z.object({
      subscriptionId: z.string(),
      /** Cents; null while it is under way. */
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  /** The feed for podcast apps; its address can be read in the app. */
  feeds: z.array(z.object({ showsNames: z.boolean(), language: z.enum(LANGUAGES), createdAt: instant })),
  /** Links we sent by mail that still work; what they contain is not stored. */
  mailLinks: z.array(z.object({ purpose: z.enum(['verify_email', 'reset_password']), expiresAt: instant })),
  /** What was asked of the storyteller, also what failed or was stopped, and what is still kept of its words. */
  generations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['story', 'narration', 'sleep']),
      status: z.string(),
      request: z.unknown(),
      admittedAt: instant,
      failure: z.string().nullable(),
      /** How often its other side was made afterwards. */
      translationTries: z.int().optional(),
      events: z.array(z.unknown()),
    }),
  ),
  /** Generations of stories that count among the free ones of the mailbox. */
  freeStories: z.array(z.object({ generationId: z.string() })),
  /** Sentences that were spoken one by one and are still counted, with the day in UTC. */
  boughtSentences: z.array(
    z.object({
      storyId: z.string(),
      language: z.string(),
      index: z.int(),
      voiceId: z.string(),
      day: z.iso.date(),
    }),
  ),
  /** Every file stored for the person. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), storedAt: instant, url: z.url() })),
});
export type AccountExport = z.infer<typeof accountExport>;
