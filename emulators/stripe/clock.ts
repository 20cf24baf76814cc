import { DAY_S } from './calendar.ts';
import type { World } from './world.ts';

/** Seconds since 1970 on this customer's clock. */
export function clockOf(world: World, customer: string | null, now: number): number {
  const own = customer === null ? 0 : (world.clock.customers[customer] ?? 0);
  return Math.floor(now / 1000) + world.clock.everybody + own;
}

/** Advances the clock of one customer or of all. */
export function moveClock(world: World, days: number, customer: string | null): void {
  const seconds = Math.round(days * DAY_S);
  if (customer === null) world.clock.everybody += seconds;
  else world.clock.customers[customer] = (world.clock.customers[customer] ?? 0) + seconds;
}
