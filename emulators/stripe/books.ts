import { clockOf } from './clock.ts';
import { type EventType, newEvent, type StripeEvent } from './objects/event.ts';
import type { World } from './world.ts';

/** Context of every operation: state, clock and event output. */
export type Books = {
  world: World;
  /** Seconds since 1970 on this customer's clock; null for the general clock. */
  clock(customer: string | null): number;
  /** Emits an event with a copy of the object. */
  announce(type: EventType, object: object, at: number): void;
  /** URL of one of the emulator's pages. */
  page(path: string): string;
};

export function openBooks(
  world: World,
  deps: { now: () => number; baseUrl: () => string; onEvent: (event: StripeEvent) => void },
): Books {
  return {
    world,
    clock: (customer) => clockOf(world, customer, deps.now()),
    announce(type, object, at) {
      const event = newEvent(type, object, at);
      world.events[event.id] = event;
      deps.onEvent(event);
    },
    page: (path) => `${deps.baseUrl()}${path}`,
  };
}
