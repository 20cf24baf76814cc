import { DAY_MS } from '../../contract/time.ts';

/** Times are milliseconds since the epoch. */
type Period = { start: number; end: number };

/** Length of the longest month. A paid period of n months is at most n of these, and longer than n - 1. */
const LONGEST_MONTH_MS = 31 * DAY_MS;

/** The same day and time of a later month in UTC, or that month's last day. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/**
 * Start of the monthly allowance at a moment: the quota's period, which may be shorter than the paid one. Months are
 * counted from the start of the paid period, which is the subscription's start or an anniversary of it. A monthly price
 * has one allowance. The last one goes on after the end of the paid period, until a renewal is paid.
 */
export function allowanceStartOf(paid: Period, now: number): number {
  let month = Math.max(1, Math.ceil((paid.end - paid.start) / LONGEST_MONTH_MS)) - 1;
  while (month > 0 && addMonths(paid.start, month) > now) month -= 1;
  return addMonths(paid.start, month);
}
