import type { World } from './world.ts';

export const DAY_S = 86_400;

/** Seconds since 1970, as this customer's subscription sees them. */
export function clockOf(world: World, customer: string | null, now: number): number {
  const own = customer === null ? 0 : (world.clock.customers[customer] ?? 0);
  return Math.floor(now / 1000) + world.clock.everybody + own;
}

/** Moves the clock on, of one customer or of everybody. */
export function moveClock(world: World, days: number, customer: string | null): void {
  const seconds = Math.round(days * DAY_S);
  if (customer === null) world.clock.everybody += seconds;
  else world.clock.customers[customer] = (world.clock.customers[customer] ?? 0) + seconds;
}

/** The same day and time of a later month, or that month's last day. @param from seconds since 1970 */
export function addMonths(from: number, months: number): number {
  const date = new Date(from * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
