import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../limits.ts';
import { LINK_SCOPES } from '../links.ts';
import { LANGUAGES, REPORT_REASONS } from '../options.ts';
import { newPassword, personName, termsVersion, user } from './auth.ts';
import { saying } from './sayings.ts';
import { scene } from './scene.ts';
import { night } from './series.ts';
import {
  castMember,
  laterPicture,
  measuredLevel,
  narration,
  storyRequest,
  storyTranslation,
} from './stories.ts';
import { take } from './takes.ts';
import { withdrawal } from './withdrawal.ts';

/** An empty name removes it. */
export const changeNameRequest = z.object({ name: personName });

export const acceptTermsRequest = z.object({ termsVersion });

const presentPassword = z.string().min(1).max(PASSWORD_MAX_LENGTH);

/** The current password is omitted by accounts without one, which must have signed in recently. */
export const changePasswordRequest = z.object({
  currentPassword: presentPassword.optional(),
  newPassword,
});

/** Re-authentication, as for `changePasswordRequest`. */
export const deleteAccountRequest = z.object({ password: presentPassword.optional() });

const instant = z.iso.datetime();

/** `User` with the account's sign-in methods. */
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
  /** Header of the browser; null without one. */
  userAgent: z.string().nullable(),
  signedInAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
export const deviceSessions = z.object({ sessions: z.array(deviceSession) });
export type DeviceSessions = z.infer<typeof deviceSessions>;

/** Data export of a user. File links are valid for a day. Times are ISO 8601 in UTC. */
export const accountExport = z.object({
  exportedAt: instant,
  account: account.extend({
    emailVerifiedAt: instant.nullable(),
    googleId: z.string().nullable(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    periodStart: instant.nullable(),
    periodEnd: instant.nullable(),
    /** Premium that was given. */
    giftStart: instant.nullable(),
    giftEnd: instant.nullable(),
    /** Free stories of other accounts of the same mailbox, deleted ones included. */
    /** Region of the world of the registration, near which the library is kept; null when unknown. */
    region: z.string().nullable(),
    storiesElsewhere: z.int(),
    /** IANA name of the time zone of the browser that last ordered a story; `UTC` when unknown. */
    timeZone: z.string(),
    /** When `termsVersion` was accepted. */
    termsAcceptedAt: instant.nullable(),
    /** To within a day. */
    lastUsedAt: instant,
    /** Last notice before the deletion of an inactive account. */
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
      /** What the picture shows; null for the cover of its kind and age. */
      scene: scene.nullable(),
      /** Of its later pictures; empty where there are none. */
      laterScenes: z.array(laterPicture.omit({ picture: true })),
      createdAt: instant,
      /** Null when the text's file is missing. */
      text: z.string().nullable(),
      cast: z.array(castMember).optional(),
      translation: storyTranslation.optional(),
      /** When a sentence was last changed, of its own language and of the other; null for text as it was written. */
      editedAt: instant.nullable(),
      translationEditedAt: instant.nullable(),
      starredAt: instant.nullable(),
      /** When the owner of the service took it down; null for a shown story. */
      takenDownAt: instant.nullable(),
      /** The family's day when it was written, and the numbers that tell episodes of that day or title apart. */
      day: z.iso.date(),
      dayNumber: z.int(),
      titleNumber: z.int(),
      /** Names that links have in place of the typed ones; null before the first such link. */
      standIns: z.array(z.string()).nullable(),
      /** Names of earlier nights of its series, which its text may have. */
      earlierNames: z.string(),
    }),
  ),
  /** Of stories and examples. */
  narrations: z.array(
    narration.omit({ storyId: true, takes: true }).extend({
      storyId: z.string().nullable(),
      exampleId: z.string().nullable(),
      cast: z.boolean(),
      /** Digest of the family's recordings that it reads; null for a voice alone. */
      takes: z.string().nullable(),
      /** Words that its voice says by another spelling. */
      said: z.array(z.object({ word: z.string(), said: z.string() })),
      /** The file with those names; null without one. */
      linkSound: z.object({ madeAt: instant }).nullable(),
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
  /** Reports of stories or examples: one of the two ids is set. */
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
  /** What the owner of the service decided about the account or its stories. */
  decisions: z.array(
    z.object({
      act: z.string(),
      reason: z.string(),
      begunAt: instant,
      /** Null for one that is not done. */
      doneAt: instant.nullable(),
      result: z.string().nullable(),
    }),
  ),
  /** Refunded duplicate subscriptions. */
  refunds: z.array(
    z.object({
      subscriptionId: z.string(),
      /** Cents; null while pending. */
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  /** Statements of withdrawal, with what they led to. */
  withdrawals: z.array(withdrawal),
  /** Podcast feed; its address is shown in the app. */
  feeds: z.array(z.object({ showsNames: z.boolean(), language: z.enum(LANGUAGES), createdAt: instant })),
  /** Open links to stories and series; their addresses are shown in the app. */
  links: z.array(
    z.object({
      storyId: z.string(),
      showsNames: z.boolean(),
      scope: z.enum(LINK_SCOPES),
      opened: z.int(),
      createdAt: instant,
      endsAt: instant,
    }),
  ),
  /** Recordings of sentences by the family; their sound is among the files. */
  takes: z.array(
    take.omit({ isAccepted: true, isCurrent: true, url: true }).extend({
      storyId: z.string(),
      /** Whether it came by a link. */
      isByLink: z.boolean(),
      acceptedAt: instant.nullable(),
    }),
  ),
  /** How voices say words and names. */
  sayings: z.array(saying.omit({ id: true })),
  /** Valid mailed links; their tokens are not stored. */
  mailLinks: z.array(z.object({ purpose: z.enum(['verify_email', 'reset_password']), expiresAt: instant })),
  /** Generations, failed and stopped ones included, with the events still stored. */
  generations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['story', 'narration', 'sleep', 'practice']),
      status: z.string(),
      request: z.unknown(),
      admittedAt: instant,
      failure: z.string().nullable(),
      /** Tries of a later translation. */
      translationTries: z.int().optional(),
      events: z.array(z.unknown()),
    }),
  ),
  /** Characters that were spoken for the account, by UTC day. */
  spoken: z.array(z.object({ day: z.string(), characters: z.int() })),
  /** Generations that count as free stories of the mailbox. */
  freeStories: z.array(z.object({ generationId: z.string() })),
  /** Sentences spoken one by one that still count, with the UTC day. */
  /** Uses of today's budgets. */
  dailyUses: z.array(z.object({ effect: z.string(), day: z.string(), uses: z.int() })),
  boughtSentences: z.array(
    z.object({
      storyId: z.string(),
      language: z.string(),
      index: z.int(),
      voiceId: z.string(),
      cast: z.boolean(),
      day: z.iso.date(),
    }),
  ),
  /** What is remembered of stories, and the series that they are nights of. */
  nights: z.array(
    night.pick({ storyId: true, memory: true, proposals: true }).extend({
      seriesId: z.string().nullable(),
      number: z.int().nullable(),
      recalled: z.int().nullable(),
    }),
  ),
  /** Series, with the names that writers get in place of the typed ones. */
  series: z.array(z.object({ id: z.string(), standIns: z.record(z.string(), z.string()) })),
  /** All files of the user. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), storedAt: instant, url: z.url() })),
});
export type AccountExport = z.infer<typeof accountExport>;
