import { LONGEST_HOLD_MS } from '../../contract/limits.ts';
import type { Refusal } from '../errors/refusal.ts';
import { type Clock, realClock } from './clock.ts';
import type { Accepted, Admission } from './rpc.ts';

/** A timer may fire a little early, and the object reads another machine's clock. */
const TIMER_SLACK_MS = 50;

/**
 * Asks for admission. A request that comes just before the gap between two stories is over waits for that and asks once
 * more: a client that counts the gap itself counts it from an earlier moment than we do. It waits here, in the
 * Worker, so that the object decides at once, every time; of several that wait, the first to ask again starts.
 */
export async function admitOrHold(
  ask: () => Promise<Admission>,
  clock: Pick<Clock, 'after'> = realClock,
): Promise<Accepted | Refusal> {
  const first = await ask();
  const isHeld = !first.ok && 'waitMs' in first && first.waitMs <= LONGEST_HOLD_MS;
  if (!isHeld) return withoutWait(first);
  await new Promise<void>((resolve) => clock.after(first.waitMs + TIMER_SLACK_MS, resolve));
  return withoutWait(await ask());
}

/** The milliseconds are for us; a client is told whole seconds. */
function withoutWait(admission: Admission): Accepted | Refusal {
  if (admission.ok || !('waitMs' in admission)) return admission;
  const { waitMs: _, ...refusal } = admission;
  return refusal;
}
