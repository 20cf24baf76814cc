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
import type { NarrationCounts, StoryCounts } from '../home-storage/ledger.ts';
import { type Plan, storiesLimit, storiesRemaining } from '../plan/plan.ts';
import type { TooSoon } from './outcomes.ts';

export type LimitDecision = { ok: true } | TooSoon | Refusal;

/** Whether a story may be started now. @param now milliseconds since the epoch */
export function judgeStory(counts: StoryCounts, plan: Plan, now: number): LimitDecision {
  if (counts.running !== null) {
    return { ok: false, code: 'generation_in_progress', generationId: counts.running };
  }
  if (storiesRemaining(plan, counts.spent) === 0)
    return { ok: false, code: plan.kind === 'free' ? 'story_limit_reached' : 'month_limit_reached' };
  if (counts.refusals >= REFUSALS_PER_DAY[plan.kind])
    return { ok: false, code: 'too_many_refusals', retryAfter: secondsToMidnight(now) };
  const sinceFailure = now - (counts.lastFailedAt ?? Number.NEGATIVE_INFINITY);
  if (counts.failures > FAILURES_WITHOUT_GAP && sinceFailure >= 0 && sinceFailure < FAILURE_GAP_MS) {
    const retryAfter = Math.ceil((FAILURE_GAP_MS - sinceFailure) / 1000);
    return { ok: false, code: 'too_many_failures', retryAfter };
  }
  const since = now - (counts.lastAdmittedAt ?? Number.NEGATIVE_INFINITY);
  // A clock that was set back does not prolong the gap.
  if (since >= 0 && since < GENERATION_GAP_MS) {
    const waitMs = GENERATION_GAP_MS - since;
    return { ok: false, code: 'too_soon', retryAfter: Math.ceil(waitMs / 1000), waitMs };
  }
  return { ok: true };
}

/** Narrations a story may still have. */
export function versionsRemaining(versions: number): number {
  return Math.max(0, AUDIO_VERSIONS_PER_STORY - versions);
}

/** @param isReadAgain whether the story has this version, in whose place the new one comes */
export function judgeNarration(
  counts: NarrationCounts,
  plan: Plan,
  { isReadAgain = false } = {},
): LimitDecision {
  if (counts.running !== null) {
    return { ok: false, code: 'generation_in_progress', generationId: counts.running };
  }
  if (!isReadAgain && versionsRemaining(counts.versions) === 0)
    return { ok: false, code: 'audio_limit_reached' };
  // The limit of stories with audio is the limit of stories.
  if (counts.versions === 0 && counts.storiesWithAudio >= storiesLimit(plan)) {
    return { ok: false, code: 'audio_story_limit_reached' };
  }
  return { ok: true };
}

/** Editions have no quota: each narration has one of a kind, made of speech that is mostly cached, one at a time. */
export function judgeEdition(running: string | null): LimitDecision {
  return running === null
    ? { ok: true }
    : { ok: false, code: 'generation_in_progress', generationId: running };
}

/** Daily limit of stops, since a stopped story is refunded although its tokens were paid. */
export function judgeStop(stopsToday: number): LimitDecision {
  return stopsToday < STOPS_PER_DAY ? { ok: true } : { ok: false, code: 'stop_limit_reached' };
}
