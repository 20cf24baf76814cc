import {
  AUDIO_VERSIONS_PER_STORY,
  FAILURE_GAP_MS,
  FAILURES_WITHOUT_GAP,
  GENERATION_GAP_MS,
  REFUSALS_PER_DAY,
  STOPS_PER_DAY,
} from '../../contract/limits.ts';
import { secondsToMidnight } from '../../contract/time.ts';
import type { Refusal } from '../errors/refusal.ts';
import { type Plan, storiesLimit, storiesRemaining } from '../plan/plan.ts';
import type { TooSoon } from './rpc.ts';

export type LimitDecision = { ok: true } | TooSoon | Refusal;

export type StoryCounts = {
  /** The generation that is running now, if any. */
  running: string | null;
  /** Stories of this plan that are spent or reserved. */
  spent: number;
  /** When the last one that still counts was admitted, in milliseconds since the epoch. */
  lastAdmittedAt: number | null;
  /** Of this UTC day: what moderation refused, topics and stories. */
  refusals: number;
  /** Of this UTC day: what failed by no fault of the person, and when the last of it was admitted. */
  failures: number;
  lastFailedAt: number | null;
};

/** Whether a story may be started now. @param now milliseconds since the epoch */
export function judgeStory(counts: StoryCounts, plan: Plan, now: number): LimitDecision {
  if (counts.running !== null) {
    return { ok: false, code: 'generation_in_progress', generationId: counts.running };
  }
  if (storiesRemaining(plan, counts.spent) === 0) return { ok: false, code: 'story_limit_reached' };
  if (counts.refusals >= REFUSALS_PER_DAY[plan.kind])
    return { ok: false, code: 'too_many_refusals', retryAfter: secondsToMidnight(now) };
  const sinceFailure = now - (counts.lastFailedAt ?? Number.NEGATIVE_INFINITY);
  if (counts.failures > FAILURES_WITHOUT_GAP && sinceFailure >= 0 && sinceFailure < FAILURE_GAP_MS) {
    const retryAfter = Math.ceil((FAILURE_GAP_MS - sinceFailure) / 1000);
    return { ok: false, code: 'too_many_failures', retryAfter };
  }
  const since = now - (counts.lastAdmittedAt ?? Number.NEGATIVE_INFINITY);
  // Before the last one: the clock was set back, and nobody waits until it has caught up.
  if (since >= 0 && since < GENERATION_GAP_MS) {
    const waitMs = GENERATION_GAP_MS - since;
    return { ok: false, code: 'too_soon', retryAfter: Math.ceil(waitMs / 1000), waitMs };
  }
  return { ok: true };
}

export type NarrationCounts = {
  running: string | null;
  /** Narrations of this story that are made or being made. */
  versions: number;
  /** Stories with audio of this plan; a story counts once, at its first narration. */
  storiesWithAudio: number;
};

/** Narrations a story may still have. */
export function versionsRemaining(versions: number): number {
  return Math.max(0, AUDIO_VERSIONS_PER_STORY - versions);
}

export function judgeNarration(counts: NarrationCounts, plan: Plan): LimitDecision {
  if (counts.running !== null) {
    return { ok: false, code: 'generation_in_progress', generationId: counts.running };
  }
  if (versionsRemaining(counts.versions) === 0) return { ok: false, code: 'audio_limit_reached' };
  // As many stories may be heard as may be written.
  if (counts.versions === 0 && counts.storiesWithAudio >= storiesLimit(plan)) {
    return { ok: false, code: 'audio_story_limit_reached' };
  }
  return { ok: true };
}

/** A sleep edition costs nothing but our work, and there is one for each narration: they are made one at a time. */
export function judgeSleepEdition(running: string | null): LimitDecision {
  return running === null
    ? { ok: true }
    : { ok: false, code: 'generation_in_progress', generationId: running };
}

/** A story thrown away in the making costs us its tokens: the credit comes back, but not without end. */
export function judgeStop(stopsToday: number): LimitDecision {
  return stopsToday < STOPS_PER_DAY ? { ok: true } : { ok: false, code: 'stop_limit_reached' };
}
