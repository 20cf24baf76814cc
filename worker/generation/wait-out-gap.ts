import { LONGEST_HOLD_MS } from '../../contract/limits.ts';
import type { Refusal } from '../errors/refusal.ts';
import { type Clock, realClock } from './clock.ts';
import type { Accepted, TooSoon } from './outcomes.ts';

/** Slack for early timers and for the clock of the object's machine. */
const TIMER_SLACK_MS = 50;

/**
 * Asks for admission; shortly before the end of the gap between two stories it waits and asks once more, since a client
 * that counts the gap itself starts counting earlier. The wait is in the Worker: the object never waits, and of several
 * held requests the first to ask again starts.
 */
export async function waitOutGap(
  ask: () => Promise<Accepted | TooSoon>,
  clock: Pick<Clock, 'after'> = realClock,
): Promise<Accepted | Refusal> {
  const first = await ask();
  if (first.ok || first.waitMs > LONGEST_HOLD_MS) return withoutWait(first);
  await new Promise<void>((resolve) => clock.after(first.waitMs + TIMER_SLACK_MS, resolve));
  return withoutWait(await ask());
}

/** Milliseconds are internal; a client gets whole seconds. */
function withoutWait(admission: Accepted | TooSoon): Accepted | Refusal {
  if (admission.ok) return admission;
  const { waitMs: _, ...refusal } = admission;
  return refusal;
}
