import { type FailureCode, failuresOf } from '../../contract/errors.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import type { Rule } from '../directory/incidents.ts';
import { SLOT_MS, slotOf, type TallyName, type Total } from '../directory/tallies.ts';
import type { LastBackups, SeenBackups } from '../files/backups.ts';
import { percentile } from './ranges.ts';

/** What the owner is mailed about at any hour. Pure: rules decide from counts alone. */

/** Rules that `/health` does not name: whether there is a backup concerns the owner alone, and hurts no user. */
export const isPublic = (rule: string): boolean => rule !== ('backups' satisfies Rule);
/** `database` is decided by the watch, which cannot read any count then. */
type CountedRule = Exclude<Rule, 'database'>;

/** Counts of the last hour by five minutes, and what the rules need besides. Times in milliseconds since the epoch. */
export type Seen = {
  now: number;
  counts: readonly (Total & { slot: number })[];
  /** Since when the watch has run, as far as counts are kept; null for its first run. */
  watchedSince: number | null;
  lastNight: { slot: number; detail: string } | null;
  /** Spent today, with the caps that the owner set. */
  spending: readonly { what: 'stories' | 'characters'; spent: number; cap: number }[];
  /** Null where nothing is backed up. */
  backups: SeenBackups;
};

/** How far back the rules look. */
export const SEEN_MS = HOUR_MS;

type Facts = Record<string, number | string>;
/** `unknown`: too little happened to tell; an open incident stays open, and none begins. */
type Verdict = { is: 'on'; facts: Facts } | { is: 'off' | 'unknown' };

const MINUTE_MS = 60_000;
const OFF: Verdict = { is: 'off' };
const UNKNOWN: Verdict = { is: 'unknown' };

/** Thresholds. */
const FAULTS = { atLeast: 5, share: 0.01 };
const EVENTS_FAILED = 2;
const ASKED_IN_VAIN = 3;
const FIRST_SENTENCE = { ms: 4000, share: 0.95, toBegin: 20, toEnd: 5 };
const NIGHT_LATE_MS = DAY_MS + 2 * HOUR_MS;
const SPENT_SHARE = 0.8;
const MAILS_FAILED = 3;
/** Two hourly copies that failed; two daily saves, with time for a machine that was off in the night. */
export const BACKUP_LATE_MS: Record<keyof LastBackups, number> = {
  tombstones: 3 * HOUR_MS,
  save: 2 * DAY_MS + 4 * HOUR_MS,
};
const LISTS_FAILED = 3;

/** Ends that are the user's doing, or a limit's. */
const NOT_OURS: readonly FailureCode[] = [
  ...failuresOf('topic-refused', 'story-refused', 'stopped'),
  'daily_limit_reached',
  'unconfirmed_limit_reached',
  'story_limit_reached',
  'session_ended',
  'not_found',
  'text_not_yours',
  'speech_not_kept',
];

/** Which ends of a generation are failures of ours or of a provider. */
export const isFailure = (detail: string) => !['asked', 'saved', ...NOT_OURS].includes(detail);

class Window {
  readonly #seen: Seen;
  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Rows of the five minutes that began at most `fromMs` and at least `toMs` ago. */
  rows(what: TallyName, fromMs: number, toMs = 0) {
    const { now, counts } = this.#seen;
    const [from, to] = [slotOf(now - fromMs), slotOf(now - toMs)];
    return counts.filter((row) => row.what === what && row.slot >= from && row.slot <= to);
  }

  sum(what: TallyName, fromMs: number, is: (detail: string) => boolean = () => true, toMs = 0): number {
    return this.rows(what, fromMs, toMs).reduce((sum, row) => sum + (is(row.detail) ? row.n : 0), 0);
  }
}

/**
 * Whether work is asked for and none succeeds. What was asked within the last five minutes may still be under way.
 */
function inVain(window: Window, what: 'story' | 'narration'): Verdict {
  const saved = (since: number) => window.sum(what, since, (detail) => detail === 'saved');
  const asked = window.sum(what, 20 * MINUTE_MS, (detail) => detail === 'asked', SLOT_MS);
  const notOurs = window.sum(what, 20 * MINUTE_MS, (detail) =>
    (NOT_OURS as readonly string[]).includes(detail),
  );
  if (saved(20 * MINUTE_MS) === 0 && asked - notOurs >= ASKED_IN_VAIN) {
    const [worst] = window
      .rows(what, 20 * MINUTE_MS)
      .filter(({ detail }) => isFailure(detail))
      .sort((a, b) => b.n - a.n);
    return { is: 'on', facts: { asked: asked - notOurs, code: worst?.detail ?? 'none' } };
  }
  return saved(10 * MINUTE_MS) > 0 ? OFF : UNKNOWN;
}

/** One of several must succeed: on after `atLeast` failures and no success, off after a success. */
function oneSucceeds(failed: number, ok: number, atLeast: number): Verdict {
  if (ok > 0) return OFF;
  return failed >= atLeast ? { is: 'on', facts: { failed } } : UNKNOWN;
}

const VERDICTS: Record<CountedRule, (window: Window, seen: Seen) => Verdict> = {
  answers(window) {
    const faults = window.sum('faults', 10 * MINUTE_MS);
    const answers = Math.max(window.sum('answers', 10 * MINUTE_MS), faults);
    if (faults < FAULTS.atLeast || faults <= answers * FAULTS.share) return OFF;
    const [worst] = window.rows('faults', 10 * MINUTE_MS).sort((a, b) => b.n - a.n);
    return { is: 'on', facts: { faults, answers, code: worst?.detail ?? 'none' } };
  },
  webhook: (window) =>
    oneSucceeds(
      window.sum('webhook', 50 * MINUTE_MS, (detail) => detail === 'failed'),
      window.sum('webhook', 50 * MINUTE_MS, (detail) => detail === 'ok'),
      EVENTS_FAILED,
    ),
  stories: (window) => inVain(window, 'story'),
  narrations: (window) => inVain(window, 'narration'),
  first_sentence(window) {
    const times = window.rows('first_sentence', 30 * MINUTE_MS);
    const n = times.reduce((sum, row) => sum + row.n, 0);
    const p95 = percentile(times, FIRST_SENTENCE.share) ?? 0;
    if (p95 > FIRST_SENTENCE.ms)
      return n >= FIRST_SENTENCE.toBegin ? { is: 'on', facts: { stories: n, seconds: p95 / 1000 } } : UNKNOWN;
    return n >= FIRST_SENTENCE.toEnd ? OFF : UNKNOWN;
  },
  nightly(_, { now, lastNight, watchedSince }) {
    if (lastNight?.detail === 'failed') return { is: 'on', facts: { run: 'failed' } };
    const since = lastNight?.slot ?? watchedSince;
    if (since === null || now - since <= NIGHT_LATE_MS) return lastNight ? OFF : UNKNOWN;
    return { is: 'on', facts: { run: 'missing' } };
  },
  spending(_, { spending }) {
    const [worst] = spending
      .filter(({ spent, cap }) => spent >= cap * SPENT_SHARE)
      .sort((a, b) => b.spent / b.cap - a.spent / a.cap);
    return worst ? { is: 'on', facts: { ...worst } } : OFF;
  },
  mail: (window) =>
    oneSucceeds(
      window.sum('mail', 30 * MINUTE_MS, (detail) => detail === 'failed'),
      window.sum('mail', 30 * MINUTE_MS, (detail) => detail === 'ok'),
      MAILS_FAILED,
    ),
  backups(window, { backups, watchedSince, now }): Verdict {
    if (backups === null) return OFF;
    if (backups === 'unread')
      return window.sum('backups', 30 * MINUTE_MS) >= LISTS_FAILED
        ? { is: 'on', facts: { backup: 'unread' } }
        : UNKNOWN;
    const late = lateBackup(backups, watchedSince, now);
    if (late === null) return Object.values(backups).includes(null) ? UNKNOWN : OFF;
    const at = backups[late];
    const hours = at === null ? 'none' : Math.floor((now - at) / HOUR_MS);
    return { is: 'on', facts: { backup: late, hours } };
  },
};

/** Which backup is later than it may be. One that was never made counts from the first run of the watch. */
function lateBackup(
  backups: LastBackups,
  watchedSince: number | null,
  now: number,
): keyof LastBackups | null {
  const kinds = Object.keys(BACKUP_LATE_MS) as (keyof LastBackups)[];
  const isLate = (kind: keyof LastBackups) =>
    now - (backups[kind] ?? watchedSince ?? now) > BACKUP_LATE_MS[kind];
  return kinds.find(isLate) ?? null;
}

/** The verdict of each rule that goes by counts. */
export function judge(seen: Seen): Record<CountedRule, Verdict> {
  const window = new Window(seen);
  const verdicts = Object.entries(VERDICTS).map(([rule, verdict]) => [rule, verdict(window, seen)]);
  return Object.fromEntries(verdicts);
}
