import type { Env } from '../env.ts';
import type { Deletions } from '../home-storage/deletions.ts';
import type { Library } from '../home-storage/library.ts';
import type { Outbox } from '../home-storage/outbox.ts';
import type { Timers } from '../home-storage/timers.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import type { ExternalServices } from './external-services.ts';

/** The home as its generations see it. */
export type GenerationsDeps = {
  env: Env;
  services: ExternalServices;
  storage: DurableObjectStorage;
  /** Keeps the object alive until the promise settles. */
  waitUntil(promise: Promise<unknown>): void;
  userId(): string;
  user(): SignedInUser;
  library: Library;
  deletions: Deletions;
  outbox: Outbox;
  timers: Timers;
  /** Sets the timer of the next snapshot, for a change that has no timer of its own. Synchronous until it is set. */
  noteChanges(): void;
};
