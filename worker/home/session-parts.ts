import type { AccountUses } from '../budget/account-uses.ts';
import type { Env } from '../env.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Generations } from '../generation/generations.ts';
import type { Accepted, TooSoon } from '../generation/outcomes.ts';
import type { Activity } from '../home-storage/activity.ts';
import type { Library } from '../home-storage/library.ts';
import type { Sessions } from '../home-storage/sessions.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { presentUser } from '../plan/present-user.ts';
import { asTold } from '../story/earlier-text.ts';
import type { StoryWithNarrations } from '../story/library.ts';
import type { Recordings } from './recordings.ts';

/** What the methods of a session are made of. */
export type SessionParts = {
  env: Env;
  sessionId: string;
  /** The user, with what the ledger counts now. */
  user(): SignedInUser;
  /** What `make` returned for this key, if nothing was written since. For what is made before anything is awaited. */
  kept<Value>(key: string, make: () => Value): Value;
  sessions: Sessions;
  library: Library;
  generations: Generations;
  recordings: Recordings;
  /** @returns `not_found`; `database_error` while something of the story cannot be saved */
  removeStory(id: string): Promise<Refusal | null>;
  activity(): Activity;
  uses: AccountUses;
  closeAccount(): Promise<void>;
  /** Lets work finish behind the answer; logs its failure. */
  behind(what: string, work: Promise<void>): void;
  /** Stores the tombstone of what ended, and deletes its files, behind the answer. */
  finishEnding(): void;
  /** Milliseconds since the epoch. */
  now: number;
};

/** What every order of a generation says about its request. */
export type Ordering = { idempotencyKey: string | null; requestId: string; country?: string };

/** Events as they are made, or null with what was saved of a generation whose events are not kept any more. */
export type Events<Saved> =
  | { live: ReadableStream<Uint8Array> }
  /** `attempt`: number of the last attempt, from 1; null when unknown. */
  | { live: null; saved: Saved; attempt: number | null; storiesRemaining: number };

/** An admission with its events, if the caller reads them. */
export type Admitted<Saved> = { admission: Accepted; events: Events<Saved> | null };

/** Not admitted: the caller may wait and ask again. */
export type Held = { admission: TooSoon; events: null };

export const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };
export const unknown = (field: string): Refusal => ({
  ok: false,
  code: 'invalid_request',
  fields: { [field]: 'unknown' },
});

/** Why a story is not shown. */
export const refusalOf = (library: Pick<Library, 'isTakenDown'>, id: string): Refusal =>
  library.isTakenDown(id) ? { ok: false, code: 'story_taken_down' } : NOT_FOUND;

/** A story, or `not_found`, `story_taken_down`. */
export function storyIn(
  { library }: Pick<SessionParts, 'library'>,
  id: string,
): StoryWithNarrations | Refusal {
  const story = library.story(id);
  if (!story) return refusalOf(library, id);
  const narrations = library.narrationsOf(id).map((row) => asTold(row, story, library));
  return { story, narrations };
}

/** How events that are not kept any more are told of. */
export function replayOf(
  { generations, user, now }: Pick<SessionParts, 'generations' | 'user' | 'now'>,
  id: string,
) {
  const { storiesRemaining } = presentUser(user(), now);
  return { attempt: generations.attemptOf(id), storiesRemaining };
}
