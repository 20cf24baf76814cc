import { waitUntil } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { database } from './client.ts';
import { addTallies, type Tally } from './tallies.ts';

/** Counts that this isolate has not written yet, by tally. */
const pending = new Map<string, { tally: Tally; n: number }>();
/** When counts were last written, or began. Nothing is written about the first answers of an isolate alone. */
let writtenAt: number | null = null;
/** When counts with a fault were last written. */
let faultsWrittenAt = 0;

/** Ordinary counts are written once in this time by each isolate, so that hardly any answer costs a statement. */
const EVERY_MS = 60_000;
/** Counts with a fault. */
const FAULTS_EVERY_MS = 5_000;

const keyOf = (tally: Tally) => `${tally.what} ${'detail' in tally ? tally.detail : ''}`;

function add(counts: Iterable<{ tally: Tally; n: number }>): void {
  for (const { tally, n } of counts) {
    const before = pending.get(keyOf(tally))?.n ?? 0;
    pending.set(keyOf(tally), { tally, n: before + n });
  }
}

/**
 * Counts in this isolate's memory, and writes now and then behind the answer. What an isolate that ends has not written
 * is lost; faults are written at once, unless some were just before. Never throws.
 * @param isUrgent whether a fault is among them
 */
export function count(
  env: Pick<Env, 'DB'>,
  tallies: readonly Tally[],
  { isUrgent, now }: { isUrgent: boolean; now: number },
): void {
  add(tallies.map((tally) => ({ tally, n: 1 })));
  writtenAt ??= now;
  // The distance, since a clock may be set back.
  const isOver = (since: number, periodMs: number) => Math.abs(now - since) >= periodMs;
  const isDue = isOver(writtenAt, EVERY_MS) || (isUrgent && isOver(faultsWrittenAt, FAULTS_EVERY_MS));
  if (!isDue) return;
  writtenAt = now;
  if (isUrgent) faultsWrittenAt = now;
  waitUntil(write(env, now));
}

async function write(env: Pick<Env, 'DB'>, now: number): Promise<void> {
  const counts = [...pending.values()];
  pending.clear();
  try {
    await addTallies(database(env.DB), counts, now);
  } catch (error) {
    // Counted with the next ones.
    add(counts);
    logLine('warn', { tallies: 'not written', error: redactedErrorMessage(error) });
  }
}

/** Counts at once, for what happens rarely. Never throws. */
export async function countNow(env: Pick<Env, 'DB'>, tallies: readonly Tally[], now: number): Promise<void> {
  try {
    await addTallies(
      database(env.DB),
      tallies.map((tally) => ({ tally, n: 1 })),
      now,
    );
  } catch (error) {
    logLine('warn', { tallies: 'not written', error: redactedErrorMessage(error) });
  }
}
