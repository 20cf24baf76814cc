import { clockOf } from './clock.ts';
import { type EventType, newEvent, type StripeEvent } from './objects/event.ts';
import type { World } from './world.ts';

/** What every operation on the world needs: the world itself, its time, and somewhere to announce what happened. */
export type Books = {
  world: World;
  /** Seconds since 1970 as this customer sees it; null asks for the time of those who have no customer yet. */
  clock(customer: string | null): number;
  /** Announces that something happened, with the object as it is now. */
  announce(type: EventType, object: object, at: number): void;
  /** The address of one of the emulator's pages. */
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
