import { DAY_MS } from '../../contract/time.ts';
import { hasPart, servesContracts } from '../config/parts.ts';
import { database } from '../directory/client.ts';
import type { PersonAct, ReportAct } from '../directory/owner-act-names.ts';
import { actsAbout, actsOnReport, latestActs, type OwnerActRow } from '../directory/owner-acts.ts';
import {
  decidedReports,
  type ReceivedReport,
  type ReportRow,
  selectReport,
  waitingReports,
} from '../directory/reports.ts';
import { dayOf, selectTotals } from '../directory/tallies.ts';
import { selectById, type UserRow, userByEmail } from '../directory/users.ts';
import { selectWaiting } from '../directory/waiting.ts';
import type { Env } from '../env.ts';
import { ApiError } from '../errors/refusal.ts';
import { homeOf } from '../home/client.ts';
import type { PersonInHome, ReportedStory } from '../home/owner-access.ts';
import { entitlementOf } from '../plan/entitlement.ts';
import { readBackups } from '../watching/backups.ts';
import { figuresOf } from '../watching/day-report.ts';

/** What the owner's pages show: at most three statements of D1 each, and one call of one home or two lists of R2. */

export const reportsShown = (env: Env, isDecided: boolean): Promise<ReportRow[]> =>
  (isDecided ? decidedReports : waitingReports)(database(env.DB));

/** What a home has; null for an object that is none yet, or whose account is being deleted. */
const ofHome = <Found>(asked: Promise<Found>): Promise<Found | null> =>
  asked.catch((error) => {
    if (error instanceof ApiError && ['not_found', 'session_ended'].includes(error.code)) return null;
    throw error;
  });

export type ShownReport = {
  report: ReceivedReport;
  acts: OwnerActRow[];
  /** Null for an example, and for a story that was deleted. */
  story: ReportedStory | null;
  possible: ReportAct[];
};

/**
 * A report with its story. No page leads to a story without one.
 * @throws ApiError `not_found`
 */
export async function reportShown(env: Env, id: string): Promise<ShownReport> {
  const db = database(env.DB);
  const [[report], acts] = await db.batch([selectReport(db, id), actsOnReport(db, id)]);
  if (!report) throw new ApiError('not_found');
  const { userId, storyId } = report;
  const story =
    userId === null || storyId === null
      ? null
      : await ofHome(homeOf(env, userId).managed().reportedStory(storyId));
  return { report, acts, story, possible: possibleFor(env, report, story) };
}

function possibleFor(env: Env, report: ReceivedReport, story: ReportedStory | null): ReportAct[] {
  const acts: [ReportAct, boolean][] = [
    ['take_down', story !== null && story.takenDownAt === null],
    ['put_back', story !== null && story.takenDownAt !== null],
    ['answer', report.email !== null && hasPart(env, 'mail')],
    ['return_credit', story?.credit === 'spent'],
    ['delete_story', story !== null && story.takenDownAt !== null],
    ['settle', report.decidedAt === null],
  ];
  return acts.flatMap(([act, isPossible]) => (isPossible ? act : []));
}

export type ShownPerson = {
  row: UserRow;
  acts: OwnerActRow[];
  /** Null before the first sign-in, and while the account is being deleted. */
  home: PersonInHome | null;
  possible: PersonAct[];
};

/** @throws ApiError `not_found` */
export async function personShown(env: Env, id: string, now: number): Promise<ShownPerson> {
  const db = database(env.DB);
  const [[row], acts] = await db.batch([selectById(db, id), actsAbout(db, id)]);
  if (!row) throw new ApiError('not_found');
  const home = await ofHome(homeOf(env, id).managed().person());
  const { state } = entitlementOf(row, now);
  const renews = state === 'active' || state === 'past_due' || state === 'paused';
  const possible: [PersonAct, boolean][] = [
    ['refund', row.stripeCustomerId !== null && servesContracts(env)],
    ['give_month', !renews],
    ['sign_out', home !== null && home.sessions.length > 0],
    ['delete_account', home !== null],
  ];
  return { row, acts, home, possible: possible.flatMap(([act, isPossible]) => (isPossible ? act : [])) };
}

/** Id of the user with this address; null when there is none. */
export const personWith = async (env: Env, email: string): Promise<string | null> =>
  (await userByEmail(database(env.DB), email))?.id ?? null;

/**
 * What the totals of D1 say about yesterday (UTC) and its month so far, with what waits, the age of
 * backups and the latest acts.
 */
export async function totalsShown(env: Env, now: number) {
  const db = database(env.DB);
  const yesterday = dayOf(now - DAY_MS);
  const month = yesterday.slice(0, 7);
  const [backups, [totals, [waiting], acts]] = await Promise.all([
    readBackups(env, now),
    db.batch([selectTotals(db, `${month}-01`, yesterday), selectWaiting(db, now), latestActs(db)]),
  ]);
  const ofYesterday = totals.filter(({ day }) => day === yesterday);
  return {
    periods: [
      // Null until the night's work has summed it up.
      { name: yesterday, figures: ofYesterday.length > 0 ? figuresOf(ofYesterday) : null },
      { name: month, figures: totals.length > 0 ? figuresOf(totals) : null },
    ],
    waiting: waiting!,
    backups: { seen: backups, now },
    acts,
  };
}
export type ShownTotals = Awaited<ReturnType<typeof totalsShown>>;
