import { DAY_MS, HOUR_MS, midnightBefore } from '../../contract/time.ts';
import { type Database, database } from '../directory/client.ts';
import { spendingOf } from '../directory/daily-spending.ts';
import {
  beginIncident,
  claimIncident,
  endIncident,
  forgetIncident,
  type IncidentRow,
  noteIncidentMail,
  openIncidents,
  type Rule,
} from '../directory/incidents.ts';
import { addTallies, dayOf, lastNight, talliesSince, watchedSince } from '../directory/tallies.ts';
import type { Env } from '../env.ts';
import { DATABASE_INCIDENT } from '../files/keys.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { incidentNotice } from '../mail/incident-notice.ts';
import { notifyMorning } from '../mail/notify-admin.ts';
import { sendMail } from '../providers/mail.ts';
import { readBackups } from './backups.ts';
import { reportYesterday } from './day-report.ts';
import { judge, SEEN_MS, type Seen } from './rules.ts';

/** UTC hour after which the day before is mailed. */
const MORNING_H = 5;

/**
 * Run of every five minutes: judges the counts, mails the owner about incidents that begin and end, and once a day
 * about the day before.
 * @throws AggregateError of what failed, mails included, which the next run repeats
 */
export async function watch(env: Env, now: number): Promise<void> {
  const db = database(env.DB);
  let seen: Seen;
  try {
    await addTallies(db, [{ tally: { what: 'watched' }, n: 1 }], now);
    seen = await look(env, db, now);
  } catch (error) {
    logLine('error', { watch: 'database', error: redactedErrorMessage(error) });
    await noteDatabase(env, false, now);
    return;
  }
  const failures: unknown[] = [];
  const part = (name: string, work: Promise<void>) =>
    work.catch((error) => {
      logLine('error', { watch: name, error: redactedErrorMessage(error) });
      failures.push(error);
    });
  await part('database', noteDatabase(env, true, now));
  await part('incidents', noteIncidents(env, db, seen));
  if (now - midnightBefore(now) >= MORNING_H * HOUR_MS)
    await part(
      'morning',
      notifyMorning(env, () => reportYesterday(db, seen.backups, now), now, midnightBefore(now) - 1),
    );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the watch failed`);
}

async function look(env: Env, db: Database, now: number): Promise<Seen> {
  const day = dayOf(now);
  // Before the counts, which have its failures.
  const backups = await readBackups(env, now);
  if (backups === 'unread')
    await addTallies(db, [{ tally: { what: 'backups', detail: 'unread' }, n: 1 }], now);
  const [counts, since, night, stories, characters] = await Promise.all([
    talliesSince(db, now - SEEN_MS),
    watchedSince(db),
    lastNight(db),
    spendingOf(db, { day, what: 'stories' }),
    spendingOf(db, { day, what: 'characters' }),
  ]);
  const capped = (
    what: 'stories' | 'characters',
    setting: string | undefined,
    rows: readonly { all: number }[],
  ) => {
    const cap = Number(setting);
    return cap > 0 ? [{ what, spent: rows[0]?.all ?? 0, cap }] : [];
  };
  const spending = [
    ...capped('stories', env.DAILY_STORIES, stories),
    ...capped('characters', env.DAILY_SPOKEN_CHARACTERS, characters),
  ];
  return { now, counts, watchedSince: since, lastNight: night, spending, backups };
}

/** Begins and ends incidents, and sends the mails that are due. @throws the first failure, after trying the others */
async function noteIncidents(env: Env, db: Database, seen: Seen): Promise<void> {
  const { now } = seen;
  const open = new Map((await openIncidents(db)).map((row) => [row.rule, row]));
  for (const [rule, verdict] of Object.entries(judge(seen))) {
    const isOpen = open.get(rule)?.endedAt === null;
    if (verdict.is === 'on' && !isOpen) await beginIncident(db, rule, verdict.facts, now);
    if (verdict.is === 'off' && isOpen) await endIncident(db, rule, now);
  }
  const failures: unknown[] = [];
  for (const row of await openIncidents(db))
    await mailAbout(env, db, row, now).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function mailAbout(env: Env, db: Database, row: IncidentRow, now: number): Promise<void> {
  const isDue = row.mailedAt === null || row.endedAt !== null;
  if (!isDue || !(await claimIncident(db, row.rule, now))) return;
  const { begunAt, endedAt, facts } = row;
  const rule = row.rule as Rule;
  const send = (minutes: number | null) =>
    sendMail(env, { to: env.ADMIN_ADDRESS, ...incidentNotice(rule, facts, minutes) });
  try {
    if (row.mailedAt === null) {
      await send(null);
      await noteIncidentMail(db, rule, now);
    }
    if (endedAt === null) return;
    await send(Math.max(1, Math.round((endedAt - begunAt) / 60_000)));
    await forgetIncident(db, row);
  } catch (error) {
    await noteIncidentMail(db, rule, null);
    throw error;
  }
}

type DatabaseIncident = { since: number; mailedAt: number | null };

/**
 * The incident that D1 cannot store: a small file in R2. Mailed at the second failed run in a row, and at the first
 * after it that succeeds.
 */
async function noteDatabase(env: Env, isWell: boolean, now: number): Promise<void> {
  const stored = await env.FILES.get(DATABASE_INCIDENT);
  const known = stored && ((await stored.json()) as DatabaseIncident);
  if (isWell && known === null) return;
  const send = (minutes: number | null) =>
    sendMail(env, { to: env.ADMIN_ADDRESS, ...incidentNotice('database', {}, minutes) });
  if (isWell && known !== null) {
    if (known.mailedAt !== null) await send(Math.max(1, Math.round((now - known.since) / 60_000)));
    await env.FILES.delete(DATABASE_INCIDENT);
    return;
  }
  // A run that is older than a day belongs to another incident, which ended while the watch did not run.
  const incident = known && now - known.since < DAY_MS ? known : null;
  if (incident?.mailedAt) return;
  if (incident) await send(null);
  const next: DatabaseIncident = { since: incident?.since ?? now, mailedAt: incident ? now : null };
  await env.FILES.put(DATABASE_INCIDENT, JSON.stringify(next));
}
