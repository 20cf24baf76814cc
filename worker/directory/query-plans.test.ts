import { env } from 'cloudflare:workers';
import { afterAll, expect, test } from 'vitest';
import { recordedD1, type Statement } from '../../testkit/worker/recorded-d1.ts';
import * as account from './account.ts';
import * as adminNotices from './admin-notices.ts';
import * as billing from './billing.ts';
import { database } from './client.ts';
import * as contact from './contact.ts';
import * as dailySpending from './daily-spending.ts';
import * as duplicates from './duplicate-subscriptions.ts';
import * as examples from './examples.ts';
import * as existingRows from './existing-rows.ts';
import * as expired from './expired.ts';
import * as feeds from './feeds.ts';
import * as freeStories from './free-stories.ts';
import * as inactiveUsers from './inactive-users.ts';
import * as mailClaims from './mail-claims.ts';
import * as mailTokens from './mail-tokens.ts';
import * as narrations from './narrations.ts';
import * as opinionCounts from './opinion-counts.ts';
import * as providerStatus from './provider-status.ts';
import * as reports from './reports.ts';
import { contactMessages, duplicateSubscriptions, storyReports } from './schema.ts';
import * as sessions from './sessions.ts';
import * as sharedLimit from './shared-limit.ts';
import * as stories from './stories.ts';
import * as storyReservations from './story-reservations.ts';
import * as sweepPosition from './sweep-position.ts';
import * as usageCounts from './usage-counts.ts';
import * as users from './users.ts';
import * as watchedModels from './watched-models.ts';

/** Checks that SQLite runs every statement of this folder with an index, at any number of rows. */

const { db: recorded, statements } = recordedD1(env.DB);
const db = database(recorded);

/** One row per service, and one per configured model. Drizzle aliases the first when it reads it. */
const SMALL_TABLES = ['provider_status', 'providerStatus', 'watched_models', 'notified'];

/** These sort a few rows that an index has found: one user's devices, a day's unsent mail. */
const SORTING = ['sessionsOf', 'rowsOf', 'unmailedMessages', 'unmailedReports', 'unmailedDuplicates'];

const NOW = 1_800_000_000_000;
const id = 'a';
const user = { id, email: 'a@example.org', name: null, mailbox: 'a', now: NOW };
const row = { id, activeAt: NOW, deletionNoticeDays: null, deletionNoticeAt: null } as users.UserRow;
const INACTIVE: inactiveUsers.Inactive[] = [
  { kind: 'abandoned', before: NOW },
  { kind: 'unused', before: NOW },
  { kind: 'notified', days: 30, notifiedBefore: NOW },
];
const sharedUse = { what: id, network: id, digest: async (text: string) => text };
const someLimit = { all: 9, perNetwork: 3, kept: 3, firstOfEach: 1, periodMs: 1000 };
const link = { tokenHash: id, userId: id, purpose: 'verify_email', expiresAt: NOW } as const;
const record = {
  subscriptionState: 'active',
  stripeSubscriptionId: id,
  periodStart: 0,
  periodEnd: NOW,
  renewalStart: null,
} as const;
const story = {
  id,
  userId: id,
  title: '',
  language: 'es',
  options: {} as never,
  textHash: id,
  translationHash: null,
  measured: null,
  foldedTitle: '',
  foldedWords: '',
  createdAt: NOW,
} as const;
const narration = {
  ...{
    id,
    storyId: id,
    exampleId: null,
    userId: id,
    voiceId: 'female',
    speechRate: 0.7,
    musicTrack: 'none',
    language: 'es' as const,
  },
  ...{ duration: 1, soundBytes: 1, timeline: [], createdAt: NOW, updatedAt: NOW },
};
const session = {
  id,
  userId: id,
  secretHash: id,
  secretNumber: 1,
  userAgent: null,
  createdAt: NOW,
  usedAt: NOW,
  expiresAt: NOW,
  tokenLifetime: 'hour',
} as const;
const use = { id, service: 'story', server: 'https://a', model: 'm' } as const;
const message = {
  ...{ id, userId: null, name: '', email: '', subject: null, message: '', isPriority: false, createdAt: NOW },
  claimedAt: null,
  mailedAt: null,
};

const duplicate = {
  ...{ id, userId: id, createdAt: NOW, attempts: 0, refundedAmount: null, currency: null },
  ...{ claimedAt: null, mailedAt: null },
};

/** Every function that sends a statement, called as the product calls it; each branch of those that have several. */
const CALLS: Record<string, () => Promise<unknown>> = {
  insertUser: () => users.insertUser(db, { ...user, passwordHash: id, termsVersion: null }),
  insertGoogleUser: () => users.insertGoogleUser(db, { ...user, googleId: id }),
  userByGoogleId: () => users.userByGoogleId(db, id),
  linkGoogle: () => users.linkGoogle(db, id, { googleId: id, name: null }, NOW),
  addGoogle: () => users.addGoogle(db, id, id),
  userByEmail: () => users.userByEmail(db, user.email),
  userOfSession: () => users.userOfSession(db, id, id, NOW),
  insertSession: () => sessions.insertSession(db, session, id),
  sessionById: () => sessions.sessionById(db, id),
  rotateSecret: () => sessions.rotateSecret(db, { ...session, from: 1, to: 2, now: NOW }),
  shortenTokens: () => sessions.shortenTokens(db, id),
  saveStoryRow: async () => {
    await stories.saveStoryRow(db, story, { plan: { kind: 'free' }, spent: 1 }, NOW);
    await stories.saveStoryRow(db, story, { plan: { kind: 'premium', periodStart: 1 }, spent: 1 }, NOW);
  },
  withdrawStoryRow: async () => {
    await stories.withdrawStoryRow(db, id, 'withdrawn', { plan: { kind: 'free' }, spent: 1 }, NOW);
    const premium = { plan: { kind: 'premium', periodStart: 1 }, spent: 1 } as const;
    await stories.withdrawStoryRow(db, id, 'withdrawn', premium, NOW);
  },
  storyOf: () => stories.storyOf(db, id, id),
  setTranslation: () => stories.setTranslation(db, id, id, { translationHash: id, foldedWords: '' }),
  storyByText: () => stories.storyByText(db, id, id),
  storyByTranslation: () => stories.storyByTranslation(db, id, id),
  storiesPage: async () => {
    const all = { words: ['faro', 'luna'], language: 'es', type: 'humor', level: 'beginner' } as const;
    for (const sort of ['newest', 'oldest', 'title'] as const) {
      await stories.storiesPage(db, id, { words: [], sort }, null, 25);
      const end = { key: sort === 'title' ? 'el faro' : NOW, id };
      await stories.storiesPage(db, id, { ...all, sort, hasAudio: true }, end, 25);
      await stories.storiesPage(db, id, { ...all, sort, hasAudio: false }, end, 25);
    }
  },
  saveNarrationRow: () => narrations.saveNarrationRow(db, narration),
  saveSleepEdition: () =>
    narrations.saveSleepEdition(db, id, id, {
      ...{ duration: 1, length: 2, soundBytes: 1, timeline: [], madeAt: NOW },
    }),
  narrationsOf: () => narrations.narrationsOf(db, id),
  narrationOf: () => narrations.narrationOf(db, id, id),
  async versionsOf() {
    await narrations.versionsOf(db, { userId: id, storyId: id, exampleId: null });
    await narrations.versionsOf(db, { userId: id, storyId: null, exampleId: id });
  },
  soundOf: () => narrations.soundOf(db, id, id),
  listExamples: () => examples.listExamples(db),
  exampleFacts: () => examples.exampleFacts(db, id),
  exampleById: () => examples.exampleById(db, id),
  exampleByText: () => examples.exampleByText(db, id),
  reportSuccess: () => providerStatus.reportSuccess(db, 'story', NOW),
  reportFailure: () => providerStatus.reportFailure(db, 'story', { as: 'failing', userDigest: id, now: NOW }),
  providerStates: () => providerStatus.providerStates(db),
  noteOffered: () => watchedModels.noteOffered(db, use, NOW, NOW),
  noteProblem: () => watchedModels.noteProblem(db, use, 'forbidden', NOW),
  claimProblemNotice: () => watchedModels.claimProblemNotice(db, use, 'key_refused'),
  claimShutdownNotice: () => watchedModels.claimShutdownNotice(db, id, 7),
  releaseModelNotice: () => watchedModels.releaseModelNotice(db, id, 'notifiedDays'),
  forgetModels: () => watchedModels.forgetModels(db, { kept: [id], unasked: [id], before: NOW }),
  modelsNeedingAction: () => watchedModels.modelsNeedingAction(db, NOW),
  noteActivity: () => users.noteActivity(db, id, NOW),
  async inactiveUsers() {
    for (const which of INACTIVE)
      for (const after of [null, row])
        await inactiveUsers.inactiveUsers(db, which, NOW, { after, limit: 10 });
  },
  async isInactive() {
    for (const which of INACTIVE) await inactiveUsers.isInactive(db, which, NOW, id);
  },
  claimDeletionNotice: () => inactiveUsers.claimDeletionNotice(db, row, 30, NOW),
  releaseDeletionNotice: () => inactiveUsers.releaseDeletionNotice(db, row),
  countUsage: () => usageCounts.countUsage(db, { key: id, limit: 3, periodMs: 1000 }, NOW),
  takeUse: () => usageCounts.takeUse(db, { key: id, limit: 3, periodMs: 1000 }, NOW),
  forgetUsage: () => usageCounts.forgetUsage(db, [id]),
  countShared: () => sharedLimit.countShared(db, sharedUse, someLimit, NOW),
  forgetShared: () => sharedLimit.forgetShared(db, sharedUse),
  reserveStory: async () => {
    const reserved = { generationId: id, userId: id, day: '2026-11-21' };
    const period = { now: NOW, until: NOW };
    for (const caps of [null, { all: 10, free: 10, unconfirmed: 10 }])
      for (const mailbox of [null, id])
        for (const buyer of ['premium', 'free'] as const)
          await storyReservations.reserveStory(db, { ...reserved, mailbox, buyer }, caps, period);
  },
  releaseStory: async () => {
    const reserved = { generationId: id, buyer: 'free', day: '2026-11-21' } as const;
    for (const isUncounted of [false, true]) await storyReservations.releaseStory(db, reserved, isUncounted);
  },
  countOpinion: () => opinionCounts.countOpinion(db, 'topics', false, NOW),
  opinionCounts: () => opinionCounts.opinionCounts(db, NOW),
  addSpending: async () => {
    const caps = { all: 10, free: 10, unconfirmed: 10 };
    const spending = { day: '2026-11-21', what: 'characters', amount: 900 } as const;
    for (const buyer of ['premium', 'unconfirmed'] as const)
      await dailySpending.addSpending(db, { ...spending, buyer }, caps);
  },
  claimNotice: () => adminNotices.claimNotice(db, 'quota', NOW, 1),
  releaseNotice: () => adminNotices.releaseNotice(db, 'quota', NOW),
  insertContactMessage: () => contact.insertContactMessage(db, message),
  unmailedMessages: () => contact.unmailedMessages(db, 0, NOW, 10),
  async claimForMailing() {
    await mailClaims.claimForMailing(db, contactMessages, id, NOW);
    await mailClaims.claimForMailing(db, storyReports, id, NOW);
    await mailClaims.claimForMailing(db, duplicateSubscriptions, id, NOW);
  },
  async markMailed() {
    await mailClaims.markMailed(db, contactMessages, id, NOW);
    await mailClaims.markMailed(db, storyReports, id, NOW);
    await mailClaims.markMailed(db, duplicateSubscriptions, id, NOW);
  },
  forgetComment: () => reports.forgetComment(db, id),
  async releaseForMailing() {
    await mailClaims.releaseForMailing(db, contactMessages, id, NOW);
    await mailClaims.releaseForMailing(db, storyReports, id, NOW);
    await mailClaims.releaseForMailing(db, duplicateSubscriptions, id, NOW);
  },
  insertReport: () =>
    reports.insertReport(db, {
      ...{ id, userId: null, storyId: null, exampleId: id, title: '', reason: 'other', comment: null },
      ...{ createdAt: NOW, claimedAt: null, mailedAt: null },
    }),
  unmailedReports: () => reports.unmailedReports(db, 0, NOW, 10),
  noteDuplicate: () => duplicates.noteDuplicate(db, { id, userId: id, now: NOW }),
  unsettledOf: () => duplicates.unsettledOf(db, id),
  unsettled: () => duplicates.unsettled(db, 0, 10),
  markRefunded: () => duplicates.markRefunded(db, id, { amount: 500, currency: 'eur' }),
  countFailedRefund: () => duplicates.countFailedRefund(db, duplicate),
  unmailedDuplicates: () => duplicates.unmailedDuplicates(db, 0, NOW, 10),
  deleteExpired: () => expired.deleteExpired(db, NOW),
  feedOfUser: () => feeds.feedOfUser(db, id),
  feedById: () => feeds.feedById(db, id),
  feedWithChanges: () => feeds.feedWithChanges(db, id),
  saveFeed: () => feeds.saveFeed(db, { userId: id, showsNames: true, language: 'es', now: NOW }),
  renewFeed: () => feeds.renewFeed(db, id, NOW),
  deleteFeed: () => feeds.deleteFeed(db, id),
  episodesOf: () => feeds.episodesOf(db, id),
  existingStories: () => existingRows.existingStories(db, [id]),
  existingNarrations: () => existingRows.existingNarrations(db, [id]),
  existingUsers: () => existingRows.existingUsers(db, [id]),
  sweepPosition: () => sweepPosition.sweepPosition(db, 'files'),
  keepSweepPosition: async () => {
    await sweepPosition.keepSweepPosition(db, 'files', 'a');
    await sweepPosition.keepSweepPosition(db, 'files', null);
  },
  insertMailToken: () => mailTokens.insertMailToken(db, link, NOW),
  isMailTokenGood: () => mailTokens.isMailTokenGood(db, id, 'verify_email', NOW),
  userOfMailToken: () => mailTokens.userOfMailToken(db, id, 'verify_email', NOW),
  verifyEmailByToken: () => mailTokens.verifyEmailByToken(db, id, NOW),
  resetPasswordByToken: () => mailTokens.resetPasswordByToken(db, id, id, NOW),
  userById: () => users.userById(db, id),
  userIdOfCustomer: () => billing.userIdOfCustomer(db, id),
  wasHandled: () => billing.wasHandled(db, id),
  setCustomer: async () => {
    await billing.setCustomer(db, id, null, 'cus_1');
    await billing.setCustomer(db, id, 'cus_1', 'cus_2');
  },
  saveSubscription: async () => {
    await billing.saveSubscription(db, { id, billingVersion: 0 }, record, null, NOW);
    await billing.saveSubscription(db, { id, billingVersion: 1 }, record, { id, type: 'x' }, NOW);
  },
  sessionsOf: () => sessions.sessionsOf(db, id, NOW),
  endSessionOf: () => sessions.endSessionOf(db, id, id),
  endSessionsOf: async () => {
    await sessions.endSessionsOf(db, id, null);
    await sessions.endSessionsOf(db, id, id);
  },
  acceptTerms: () => account.acceptTerms(db, id, '2026-11-22', NOW),
  renameUser: () => account.renameUser(db, id, null),
  replacePassword: () => account.replacePassword(db, { id, passwordHash: id }, id, id),
  rowsOf: () => account.rowsOf(db, id),
  deleteSession: () => sessions.deleteSession(db, id),
  deleteStoryRow: () => stories.deleteStoryRow(db, id, id),
  deleteUser: () => account.deleteUser(db, { id, stripeCustomerId: id }, NOW),
};

/** These send nothing. */
const PURE = ['isUnclaimed', 'longestUntried', 'sortKeyOf', 'speechUse', 'modelUse', 'sharesOf', 'sharesIn'];
/** These return statements, or parts of them, that other functions send. */
const PARTS = [
  ...['elsewhereBefore', 'settlementOf', 'withdrawalOf', 'remembranceOf', 'recountOf', 'releaseOf'],
  ...['ofDay', 'spendingOf', 'additionOf', 'changedBy', 'capsAboveZero', 'isBelow'],
];

const MODULES = {
  ...{ account, adminNotices, billing, contact, dailySpending, examples, existingRows, expired, feeds },
  ...{ mailClaims, mailTokens, narrations, sharedLimit, providerStatus, reports, sweepPosition },
};

test('every function of this folder has a call', () => {
  const functions = Object.values({
    ...MODULES,
    duplicates,
    freeStories,
    inactiveUsers,
    sessions,
    stories,
    storyReservations,
    opinionCounts,
    usageCounts,
    users,
    watchedModels,
  }).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  expect(Object.keys(CALLS).sort()).toEqual(
    functions.filter((name) => ![...PURE, ...PARTS].includes(name)).sort(),
  );
});

async function planOf({ sql, bindings }: Statement): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...bindings)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

const plans: string[] = [];

test.each(Object.keys(CALLS))('%s uses an index', async (name) => {
  const before = statements.length;
  await CALLS[name]!();
  const sent = statements.slice(before);
  expect(sent.length).toBeGreaterThan(0);
  for (const statement of sent) {
    const plan = await planOf(statement);
    plans.push(...plan);
    // A list passed as a parameter.
    const isGiven = (step: string) => step.startsWith('SCAN json_each VIRTUAL TABLE');
    const isSmall = (step: string) => SMALL_TABLES.some((table) => step.startsWith(`SCAN ${table}`));
    const slow = plan.filter((step) => /^SCAN (?!.*USING (COVERING )?INDEX)/.test(step) && !isSmall(step));
    expect(
      slow.filter((step) => step !== 'SCAN CONSTANT ROW' && !isGiven(step)),
      statement.sql,
    ).toEqual([]);
    // A sort without an index takes time that grows with the rows found.
    const sorts = plan.filter((step) => /TEMP B-TREE/.test(step));
    expect(SORTING.includes(name) ? [] : sorts, statement.sql).toEqual([]);
  }
});

test('a page deep in a large library reads only the rows it shows', async () => {
  const somebody = { ...user, id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.org` };
  await users.insertUser(db, { ...somebody, passwordHash: id, termsVersion: null });
  const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO stories (id, user_id, title, language, options, text_hash, folded_title, folded_words, created_at)
    SELECT ?1 || i, ?1, '', 'es', '{}', '', '', '', i FROM n`;
  await env.DB.prepare(many).bind(somebody.id).run();
  const page = await stories.storiesPage(
    db,
    somebody.id,
    { words: [], sort: 'newest' },
    { key: 300, id: `${somebody.id}300` },
    25,
  );
  expect(page.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 25 }, (_, n) => 299 - n));
  const { sql, bindings } = statements.at(-1)!;
  const { meta } = await env.DB.prepare(sql)
    .bind(...bindings)
    .all();
  // The check for a narration uses an index, which counts no rows when it finds none.
  expect(meta.rows_read).toBeLessThanOrEqual(26);
});

afterAll(() => {
  // Guards against plans that were not read at all.
  expect(plans.some((step) => /USING (COVERING )?INDEX/.test(step))).toBe(true);
});
