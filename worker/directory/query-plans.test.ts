import { env } from 'cloudflare:workers';
import { afterAll, expect, test } from 'vitest';
import { recordedD1, type Statement } from '../../testkit/worker/recorded-d1.ts';
import * as acceptanceCounts from './acceptance-counts.ts';
import * as account from './account.ts';
import * as adminNotices from './admin-notices.ts';
import * as billing from './billing.ts';
import { database } from './client.ts';
import * as contact from './contact.ts';
import * as dailySpending from './daily-spending.ts';
import * as duplicates from './duplicate-subscriptions.ts';
import * as examples from './examples.ts';
import * as expired from './expired.ts';
import * as freeStories from './free-stories.ts';
import * as incidents from './incidents.ts';
import * as mailClaims from './mail-claims.ts';
import * as mailTokens from './mail-tokens.ts';
import * as opinionCounts from './opinion-counts.ts';
import * as ownerActs from './owner-acts.ts';
import * as providerStatus from './provider-status.ts';
import * as reports from './reports.ts';
import { contactMessages, duplicateSubscriptions, storyReports } from './schema.ts';
import * as sharedLimit from './shared-limit.ts';
import * as storyReservations from './story-reservations.ts';
import * as tallies from './tallies.ts';
import * as tombstones from './tombstones.ts';
import * as usageCounts from './usage-counts.ts';
import * as users from './users.ts';
import * as waiting from './waiting.ts';
import * as watchedModels from './watched-models.ts';
import * as withdrawals from './withdrawals.ts';

/** Checks that SQLite runs every statement of this folder with an index, at any number of rows. */

const { db: recorded, statements } = recordedD1(env.DB, { hasCounts: true });
const db = database(recorded);

/** One row per service, per configured model and per rule. Drizzle aliases the first and the last when it reads them. */
const SMALL_TABLES = ['provider_status', 'providerStatus', 'watched_models', 'notified', 'incidents'];

/** These sort a few rows that an index has found: one user's devices, a day's unsent mail. */
const SORTING = [
  'rowsOf',
  'unmailedMessages',
  'unmailedReports',
  'unmailedDuplicates',
  'unmailedWithdrawals',
  'waitingWithdrawals',
  'stateAsUser',
  'stateAsVisitor',
  // Sums of a day, which has as many rows at any number of users.
  'sumUpYesterday',
];

const NOW = 1_800_000_000_000;
const id = 'a';
const user = { id, email: 'a@example.org', name: null, mailbox: 'a', locationHint: null, now: NOW };
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
const use = { id, service: 'story', server: 'https://a', model: 'm' } as const;
const message = {
  ...{ id, userId: null, name: '', email: '', subject: null, message: '', isPriority: false, createdAt: NOW },
  claimedAt: null,
  mailedAt: null,
};

const statement = {
  ...{ id, userId: id, email: 'a@example.org', name: null, statedAt: NOW, confirmedAt: NOW, linkHash: null },
  ...{ settledAt: null, outcome: 'pending' as const, refundedAmount: null, currency: null, endsAt: null },
  ...{ contractAfter: null, attempts: 0, mailDueAt: NOW, claimedAt: null, mailedAt: null },
};

const act = { id, act: 'settle', userId: null, reportId: id, reason: '', owner: 'o@example.org' } as const;

const duplicate = {
  ...{ id, userId: id, createdAt: NOW, attempts: 0, refundedAmount: null, currency: null },
  ...{ claimedAt: null, mailedAt: null },
};

/** Every function that sends a statement, called as the product calls it; each branch of those that have several. */
const CALLS: Record<string, () => Promise<unknown>> = {
  insertUser: () => users.insertUser(db, { ...user, passwordHash: id, termsVersion: null }),
  insertGoogleUser: () => users.insertGoogleUser(db, { ...user, googleId: id }),
  usersOfGoogle: () => users.usersOfGoogle(db, { googleId: id, email: id }),
  linkGoogle: () => users.linkGoogle(db, id, { googleId: id, name: null }, NOW),
  addGoogle: () => users.addGoogle(db, id, id),
  usersToHandOver: () => users.usersToHandOver(db, 10),
  markHandedOver: () => users.markHandedOver(db, { id, version: 1 }),
  selectById: () => users.selectById(db, id),
  userByEmail: () => users.userByEmail(db, user.email),
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
  usersToWake: () => users.usersToWake(db, NOW, 10),
  usersWithHomeTask: () => users.usersWithHomeTask(db, 10),
  endHomeTask: () => users.endHomeTask(db, { id: 'a', homeTask: 'restore' }),
  setWaking: () => users.setWaking(db, [{ id, wakeAt: NOW }]),
  bury: () => tombstones.bury(db, id, NOW),
  buriedAmong: () => tombstones.buriedAmong(db, [id]),
  userOrTombstone: () => account.userOrTombstone(db, id, id),
  countInOrder: () => {
    const limit = { key: id, limit: 3, periodMs: 1000 };
    return usageCounts.countInOrder(db, { before: [limit], last: limit }, NOW);
  },
  forgetUsage: () => usageCounts.forgetUsage(db, [id]),
  countShared: () => sharedLimit.countShared(db, sharedUse, someLimit, NOW),
  sharedUses: async () => {
    const use = { ...sharedUse, suffix: users.credentialsOf(id) };
    const [first, ...others] = (await sharedLimit.sharedUses(db, use, someLimit, NOW)).statements;
    return db.batch([first!, ...others]);
  },
  reserveStory: async () => {
    const reserved = { generationId: id, userId: id, day: '2026-11-21' };
    const period = { now: NOW, until: NOW };
    for (const caps of [null, { all: 10, free: 10, unconfirmed: 10 }])
      for (const mailbox of [null, id])
        for (const buyer of ['premium', 'free'] as const)
          await storyReservations.reserveStory(db, { ...reserved, mailbox, buyer }, caps, period);
  },
  releaseStory: async () => {
    const reserved = { generationId: id, userId: id, day: '2026-11-21' };
    for (const buyer of ['premium', 'free'] as const)
      for (const isUncounted of [false, true])
        await storyReservations.releaseStory(db, { ...reserved, buyer }, isUncounted, NOW);
  },
  settleFreeStory: () => freeStories.settleFreeStory(db, { generationId: id, userId: id }, NOW),
  countUnaccepted: () => acceptanceCounts.countUnaccepted(db, 'language', false, NOW),
  acceptanceCounts: () => acceptanceCounts.acceptanceCounts(db, NOW),
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
  forgetComments: () => reports.forgetComments(db, id, id),
  async releaseForMailing() {
    await mailClaims.releaseForMailing(db, contactMessages, id, NOW);
    await mailClaims.releaseForMailing(db, storyReports, id, NOW);
    await mailClaims.releaseForMailing(db, duplicateSubscriptions, id, NOW);
  },
  insertReport: () =>
    reports.insertReport(db, {
      ...{ id, userId: null, storyId: null, exampleId: id, title: '', reason: 'other', comment: null },
      ...{ isFromLink: false, createdAt: NOW, claimedAt: null, mailedAt: null },
    }),
  waitingReports: () => reports.waitingReports(db),
  decidedReports: () => reports.decidedReports(db),
  selectReport: () => reports.selectReport(db, id),
  markDecided: () => reports.markDecided(db, id, NOW),
  claimAct: () => ownerActs.claimAct(db, act, NOW),
  actById: () => ownerActs.actById(db, id),
  releaseAct: () => ownerActs.releaseAct(db, id),
  giveMonth: () =>
    ownerActs.giveMonth(db, id, { id, giftEnd: null }, { giftStart: NOW, giftEnd: NOW + 1 }, NOW),
  markDone: () => ownerActs.markDone(db, id, null, NOW),
  actsAbout: () => ownerActs.actsAbout(db, id),
  actsOnReport: () => ownerActs.actsOnReport(db, id),
  latestActs: () => ownerActs.latestActs(db),
  unmailedReports: () => reports.unmailedReports(db, 0, NOW, 10),
  selectWaiting: () => waiting.selectWaiting(db, NOW),
  noteDuplicate: () => duplicates.noteDuplicate(db, { id, userId: id, now: NOW }),
  unsettledOf: () => duplicates.unsettledOf(db, id),
  unsettled: () => duplicates.unsettled(db, 0, 10),
  markRefunded: () => duplicates.markRefunded(db, id, { amount: 500, currency: 'eur' }),
  countFailedRefund: () => duplicates.countFailedRefund(db, duplicate),
  unmailedDuplicates: () => duplicates.unmailedDuplicates(db, 0, NOW, 10),
  stateAsUser: () => withdrawals.stateAsUser(db, { id, email: 'a@example.org' }, NOW),
  makeMailDue: () => withdrawals.makeMailDue(db, id, NOW),
  stateAsVisitor: () => withdrawals.stateAsVisitor(db, { email: 'a@example.org', name: 'A' }, NOW),
  latestOf: () => withdrawals.latestOf(db, id),
  endedBefore: () => withdrawals.endedBefore(db, id, statement),
  setLink: () => withdrawals.setLink(db, id, 'hash'),
  confirmByLink: () => withdrawals.confirmByLink(db, 'hash', NOW),
  markSettled: () => withdrawals.markSettled(db, statement, statement, NOW),
  countFailedSettlement: () => withdrawals.countFailedSettlement(db, statement),
  waitingWithdrawals: () => withdrawals.waitingWithdrawals(db, NOW),
  unsettledWithdrawals: () => withdrawals.unsettledWithdrawals(db, 10),
  recentWithdrawals: () => withdrawals.recentWithdrawals(db, id, NOW),
  unmailedWithdrawals: () => withdrawals.unmailedWithdrawals(db, 0, NOW, 10),
  deleteExpired: () => expired.deleteExpired(db, NOW),
  insertMailToken: () => mailTokens.insertMailToken(db, link, NOW),
  heldLink: () => mailTokens.heldLink(db, id, 'verify_email', NOW),
  verifyEmailByLink: () => mailTokens.verifyEmailByLink(db, link, NOW),
  restoreMailToken: () => mailTokens.restoreMailToken(db, { ...link, tokenHash: 'b' }),
  resetPasswordByLink: () => mailTokens.resetPasswordByLink(db, link, id, NOW),
  userById: () => users.userById(db, id),
  userOfCustomer: () => billing.userOfCustomer(db, id),
  wasHandled: () => billing.wasHandled(db, id),
  setCustomer: async () => {
    await billing.setCustomer(db, id, null, 'cus_1');
    await billing.setCustomer(db, id, 'cus_1', 'cus_2');
  },
  saveSubscription: async () => {
    await billing.saveSubscription(db, { id, billingVersion: 0 }, record, null, NOW);
    await billing.saveSubscription(db, { id, billingVersion: 1 }, record, { id, type: 'x' }, NOW);
  },
  acceptTerms: () => account.acceptTerms(db, id, '2026-11-22', NOW),
  renameUser: () => account.renameUser(db, id, null),
  replacePassword: () => account.replacePassword(db, { id, passwordHash: id }, id, id),
  rowsOf: () => account.rowsOf(db, id),
  deleteUser: () => account.deleteUser(db, { id, stripeCustomerId: id, digest: id }, NOW),
  addTallies: () => tallies.addTallies(db, [{ tally: { what: 'answers' }, n: 9 }], NOW),
  talliesSince: () => tallies.talliesSince(db, NOW),
  watchedSince: () => tallies.watchedSince(db),
  lastNight: () => tallies.lastNight(db),
  sumUpYesterday: () => tallies.sumUpYesterday(db, NOW),
  selectTotals: () => tallies.selectTotals(db, '2026-11-01', '2026-11-21'),
  openIncidents: () => incidents.openIncidents(db),
  beginIncident: () => incidents.beginIncident(db, 'answers', {}, NOW),
  endIncident: () => incidents.endIncident(db, 'answers', NOW),
  claimIncident: () => incidents.claimIncident(db, 'answers', NOW),
  noteIncidentMail: () => incidents.noteIncidentMail(db, 'answers', NOW),
  forgetIncident: () => incidents.forgetIncident(db, { rule: 'answers', endedAt: NOW }),
};

/** These send nothing. */
const PURE = [
  'isUnclaimed',
  'longestUntried',
  'speechUse',
  'modelUse',
  'sharesOf',
  'sharesIn',
  'tombstoneOf',
  'dayOf',
  'slotOf',
];
/** These return statements, or parts of them, that other functions send. */
const PARTS = [
  ...['recountMailbox', 'remembranceOf', 'recountOf', 'releaseOf', 'nextCredentials'],
  ...['ofDay', 'spendingOf', 'additionOf', 'changedBy', 'capsAboveZero', 'isBelow'],
  ...['credentialsOf', 'selectByEmail', 'usesOf', 'oldTallies', 'isWaitingForLink'],
];

const MODULES = {
  ...{ account, adminNotices, billing, contact, dailySpending, examples, expired, mailClaims },
  ...{ mailTokens, sharedLimit, ownerActs, providerStatus, reports, tombstones },
};

test('every function of this folder has a call', () => {
  const functions = Object.values({
    ...MODULES,
    duplicates,
    freeStories,
    incidents,
    storyReservations,
    tallies,
    opinionCounts,
    acceptanceCounts,
    usageCounts,
    users,
    waiting,
    watchedModels,
    withdrawals,
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

/** Of columns that the home's copy has not. */
const UNCOPIED = ['endHomeTask', 'markHandedOver', 'setWaking'];

/** Writers of `users`. Each row is handed to its home: by the request, by the sign-in, or by the next minute's cron. */
const WRITERS = [
  ...['acceptTerms', 'addGoogle', 'deleteExpired', 'giveMonth', 'linkGoogle'],
  ...['releaseStory', 'renameUser', 'replacePassword', 'resetPasswordByLink'],
  ...['saveSubscription', 'setCustomer', 'settleFreeStory', 'verifyEmailByLink'],
];

test('every UPDATE of `users` raises the version, except of columns that the home has no copy of', async () => {
  const writers: string[] = [];
  // Rows of the calls before.
  await env.DB.exec('DELETE FROM contact_messages; DELETE FROM story_reports; DELETE FROM mail_tokens');
  for (const [name, call] of Object.entries(CALLS)) {
    const before = statements.length;
    await call();
    const updates = statements.slice(before).filter(({ sql }) => /^update "?users"?\b/i.test(sql.trim()));
    if (updates.length === 0) continue;
    writers.push(name);
    const isRaised = ({ sql }: Statement) => sql.includes('"version" = "users"."version" + 1');
    expect(updates.every(isRaised), name).toBe(!UNCOPIED.includes(name));
  }
  expect(writers.sort()).toEqual([...WRITERS, ...UNCOPIED].sort());
});

afterAll(() => {
  // Guards against plans that were not read at all.
  expect(plans.some((step) => /USING (COVERING )?INDEX/.test(step))).toBe(true);
});
