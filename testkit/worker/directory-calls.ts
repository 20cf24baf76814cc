import * as acceptanceCounts from '../../worker/directory/acceptance-counts.ts';
import * as accountSpeech from '../../worker/directory/account-speech.ts';
import * as account from '../../worker/directory/account.ts';
import * as adminNotices from '../../worker/directory/admin-notices.ts';
import * as billing from '../../worker/directory/billing.ts';
import type { Database } from '../../worker/directory/client.ts';
import * as contact from '../../worker/directory/contact.ts';
import * as contracts from '../../worker/directory/contracts.ts';
import * as dailySpending from '../../worker/directory/daily-spending.ts';
import * as duplicates from '../../worker/directory/duplicate-subscriptions.ts';
import * as earlierWithdrawals from '../../worker/directory/earlier-withdrawals.ts';
import * as examples from '../../worker/directory/examples.ts';
import * as expired from '../../worker/directory/expired.ts';
import * as freeStories from '../../worker/directory/free-stories.ts';
import * as incidents from '../../worker/directory/incidents.ts';
import * as mailClaims from '../../worker/directory/mail-claims.ts';
import * as mailTokens from '../../worker/directory/mail-tokens.ts';
import * as opinionCounts from '../../worker/directory/opinion-counts.ts';
import * as ownerActs from '../../worker/directory/owner-acts.ts';
import * as providerStatus from '../../worker/directory/provider-status.ts';
import * as reports from '../../worker/directory/reports.ts';
import { contactMessages, duplicateSubscriptions, storyReports } from '../../worker/directory/schema.ts';
import * as sharedLimit from '../../worker/directory/shared-limit.ts';
import * as storyReservations from '../../worker/directory/story-reservations.ts';
import * as tallies from '../../worker/directory/tallies.ts';
import * as tombstones from '../../worker/directory/tombstones.ts';
import * as usageCounts from '../../worker/directory/usage-counts.ts';
import * as users from '../../worker/directory/users.ts';
import * as waiting from '../../worker/directory/waiting.ts';
import * as watchedModels from '../../worker/directory/watched-models.ts';
import * as withdrawals from '../../worker/directory/withdrawals.ts';

/** Calls of every function of `worker/directory`, about the user, link, report … with the id `a`. */

export const NOW = 1_800_000_000_000;
const id = 'a';
const user = { id, email: 'a@example.org', name: null, mailbox: 'a', locationHint: null, now: NOW };
const sharedUse = { what: id, network: id, digest: async (text: string) => text };
const someLimit = { all: 9, perNetwork: 3, kept: 3, firstOfEach: 1, periodMs: 1000 };
const link = { tokenHash: id, userId: id, purpose: 'verify_email', expiresAt: NOW + 1000 } as const;
const resetLink = { ...link, tokenHash: 'a-reset', purpose: 'reset_password' } as const;
const record = {
  subscriptionState: 'active',
  stripeSubscriptionId: id,
  periodStart: 0,
  periodEnd: NOW,
  renewalStart: null,
} as const;
const use = { id, service: 'story', server: 'https://a', model: 'm' } as const;
const message = {
  id,
  userId: null,
  name: '',
  email: '',
  subject: null,
  message: '',
  isPriority: false,
  createdAt: NOW,
  claimedAt: null,
  mailedAt: null,
};

const statement = {
  id,
  userId: id,
  email: 'a@example.org',
  name: null,
  statedAt: NOW,
  confirmedAt: NOW,
  linkHash: null,
  settledAt: null,
  outcome: 'pending' as const,
  refundedAmount: null,
  currency: null,
  endsAt: null,
  holder: null,
  cause: 'statement' as const,
  attempts: 0,
  mailDueAt: NOW,
  claimedAt: null,
  mailedAt: null,
};

const act = { id, act: 'settle', userId: null, reportId: id, reason: '', owner: 'o@example.org' } as const;

/** Every function that sends a statement, called as the product calls it; each branch of those that have several. */
export const callsOf = (db: Database): Record<string, () => Promise<unknown>> => ({
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
  tombstonesAfter: () => tombstones.tombstonesAfter(db, { deletedAt: 0, digest: '' }, 10),
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
  addSpoken: async () => {
    await accountSpeech.addSpoken(db, id, 900, NOW);
    await accountSpeech.addSpoken(db, id, 100, NOW);
  },
  selectDearest: () => accountSpeech.selectDearest(db, new Date(NOW).toISOString().slice(0, 10)),
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
  async insertReport() {
    const report = {
      title: '',
      reason: 'other' as const,
      comment: 'more',
      createdAt: NOW,
      claimedAt: null,
      mailedAt: null,
    };
    for (const isFromLink of [false, true])
      await reports.insertReport(db, {
        ...report,
        id: `further ${isFromLink}`,
        userId: id,
        storyId: id,
        exampleId: null,
        isFromLink,
      });
    await reports.insertReport(db, {
      ...report,
      id: 'visitor',
      userId: null,
      storyId: null,
      exampleId: id,
      isFromLink: false,
    });
  },
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
  markRefunded: () => duplicates.markRefunded(db, id, { amount: 500, currency: 'eur' }),
  unmailedDuplicates: () => duplicates.unmailedDuplicates(db, 0, NOW, 10),
  stateAsUser: () => withdrawals.stateAsUser(db, { id, email: 'a@example.org' }, null, NOW),
  stateAsLeaver: () => withdrawals.stateAsLeaver(db, { id, email: 'a@example.org' }, NOW, NOW),
  makeMailDue: () => withdrawals.makeMailDue(db, id, NOW),
  stateAsVisitor: () => withdrawals.stateAsVisitor(db, { email: 'a@example.org', name: 'A' }, NOW),
  withdrawalById: () => withdrawals.withdrawalById(db, id),
  unmailedOf: () => withdrawals.unmailedOf(db, id, NOW),
  hasWithdrawnBefore: () => earlierWithdrawals.hasWithdrawnBefore(db, id, NOW),
  setLink: () => withdrawals.setLink(db, id, 'new hash'),
  confirmByLink: () => withdrawals.confirmByLink(db, 'hash', NOW),
  markSettled: () => withdrawals.markSettled(db, statement, statement, NOW),
  countFailedSettlement: () => withdrawals.countFailedSettlement(db, statement, NOW),
  waitingWithdrawals: () => withdrawals.waitingWithdrawals(db, NOW),
  unsettledWithdrawals: () => withdrawals.unsettledWithdrawals(db, 10),
  unmailedWithdrawals: () =>
    Promise.all(
      (['all', 'of customers', { id }] as const).map((which) =>
        withdrawals.unmailedWithdrawals(db, which, { since: 0, now: NOW, limit: 10 }),
      ),
    ),
  isOfCustomer: () => withdrawals.isOfCustomer(db, `visitor ${id}`),
  forgetUnlessOfCustomer: () => withdrawals.forgetUnlessOfCustomer(db, `stranger ${id}`),
  noteContracts: () =>
    contracts.noteContracts(db, ['c'], { userId: id, holder: null, accountEndedAt: null }, NOW),
  contractById: () => contracts.contractById(db, id),
  contractFactsOf: async () => {
    await contracts.contractFactsOf(db, { userId: id, holder: null });
    await contracts.contractFactsOf(db, { userId: null, holder: id });
  },
  countFailure: () => contracts.countFailure(db, id, 0, NOW),
  clearFailure: () => contracts.clearFailure(db, 'failed a'),
  failedContracts: () => contracts.failedContracts(db, 10),
  adoptStatements: () => contracts.adoptStatements(db, { id, email: 'a@example.org' }),
  deletedAt: () => contracts.deletedAt(db, id),
  deleteExpired: () => expired.deleteExpired(db, NOW),
  insertMailToken: () => mailTokens.insertMailToken(db, link, NOW),
  heldLink: () => mailTokens.heldLink(db, id, 'verify_email', NOW),
  verifyEmailByLink: () => mailTokens.verifyEmailByLink(db, link, NOW),
  restoreMailToken: () => mailTokens.restoreMailToken(db, { ...link, tokenHash: 'b' }),
  resetPasswordByLink: () => mailTokens.resetPasswordByLink(db, resetLink, id, NOW),
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
  rowsOf: () => account.rowsOf(db, id, NOW),
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
});
