import { env } from 'cloudflare:workers';
import { afterAll, expect, test } from 'vitest';
import { callsOf } from '../../testkit/worker/directory-calls.ts';
import { recordedD1, type Statement } from '../../testkit/worker/recorded-d1.ts';
import * as acceptanceCounts from './acceptance-counts.ts';
import * as accountSpeech from './account-speech.ts';
import * as account from './account.ts';
import * as adminNotices from './admin-notices.ts';
import * as billing from './billing.ts';
import { database } from './client.ts';
import * as contact from './contact.ts';
import * as contracts from './contracts.ts';
import * as dailySpending from './daily-spending.ts';
import * as duplicates from './duplicate-subscriptions.ts';
import * as earlierWithdrawals from './earlier-withdrawals.ts';
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

/**
 * One row per service, per configured model and per rule. Drizzle aliases the first and the last when it reads them.
 */
const SMALL_TABLES = ['provider_status', 'providerStatus', 'watched_models', 'notified', 'incidents'];

/** These sort a few rows that an index has found: one user's devices, a day's unsent mail, deletions of one moment. */
const SORTING = [
  'rowsOf',
  'unmailedMessages',
  'unmailedReports',
  'unmailedDuplicates',
  // The accounts that had speech in one day.
  'selectDearest',
  'unmailedWithdrawals',
  'unsettledWithdrawals',
  'waitingWithdrawals',
  'stateAsUser',
  'stateAsLeaver',
  'stateAsVisitor',
  'tombstonesAfter',
  // Sums of a day, which has as many rows at any number of users.
  'sumUpYesterday',
];

const CALLS = callsOf(db);

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
  'recountMailbox',
  'remembranceOf',
  'recountOf',
  'releaseOf',
  'nextCredentials',
  'ofDay',
  'spendingOf',
  'additionOf',
  'changedBy',
  'capsAboveZero',
  'isBelow',
  'credentialsOf',
  'selectByEmail',
  'usesOf',
  'oldTallies',
  'isWaitingForLink',
  'isCustomerWaitingForLink',
  'forgettingSpoken',
  'rememberingWithdrawals',
  'selectSpokenOf',
];

const MODULES = {
  account,
  accountSpeech,
  earlierWithdrawals,
  adminNotices,
  billing,
  contact,
  dailySpending,
  examples,
  expired,
  mailClaims,
  mailTokens,
  sharedLimit,
  ownerActs,
  providerStatus,
  reports,
  tombstones,
};

test('every function of this folder has a call', () => {
  const functions = Object.values({
    ...MODULES,
    contracts,
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
  'acceptTerms',
  'addGoogle',
  'deleteExpired',
  'giveMonth',
  'linkGoogle',
  'releaseStory',
  'renameUser',
  'replacePassword',
  'resetPasswordByLink',
  'saveSubscription',
  'setCustomer',
  'settleFreeStory',
  'verifyEmailByLink',
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
