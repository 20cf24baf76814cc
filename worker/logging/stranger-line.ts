import { HOUR_MS } from '../../contract/time.ts';
import { logLine } from './log.ts';

/** Lines an hour, kind and isolate: enough to see a fault or an attack, too few to pay for one. */
const PER_HOUR = 100;

const written = new Map<string, { hour: number; lines: number }>();

/**
 * Writes a line that a request of a stranger causes, within a budget. The first line left out says so.
 * @param kind of the line, from a closed list
 * @param now milliseconds since the epoch
 */
export function logStrangersLine(
  kind: 'admin' | 'browser',
  line: Record<string, unknown>,
  now: number,
): void {
  const hour = Math.floor(now / HOUR_MS);
  const before = written.get(kind);
  const lines = before?.hour === hour ? before.lines + 1 : 1;
  written.set(kind, { hour, lines });
  if (lines <= PER_HOUR) logLine('warn', line);
  else if (lines === PER_HOUR + 1) logLine('warn', { leftOut: kind, untilHour: hour + 1 });
}
