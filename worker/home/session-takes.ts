import type { Language } from '../../contract/options.ts';
import { isRefusal, type Refusal } from '../errors/refusal.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import type { NewTake, TakesOfStory } from './recordings.ts';
import { type SessionParts, storyIn } from './session-parts.ts';

/** What the family reads aloud. Part of `UserSession`. */
export class SessionTakes {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** What the family has read of a story, or `not_found`, `story_taken_down`. */
  takes(storyId: string): TakesOfStory | Refusal {
    const found = storyIn(this.#parts, storyId);
    return isRefusal(found) ? found : this.#parts.recordings.of(found.story);
  }

  /** Keeps a take of the account itself, which counts at once. @returns or the refusals of `Recordings.keep` */
  async keepTake(storyId: string, take: NewTake): Promise<TakeRow | Refusal> {
    const outcome = await this.#parts.generations.readingOver(storyId);
    return outcome.ok ? this.#parts.recordings.keep(storyId, take, null) : outcome;
  }

  /** Accepts takes that came by a link. @returns or the refusals of `takes` */
  acceptTakes(storyId: string, ids: readonly string[]): TakesOfStory | Refusal {
    const found = storyIn(this.#parts, storyId);
    if (isRefusal(found)) return found;
    this.#parts.recordings.accept(storyId, ids);
    return this.#parts.recordings.of(found.story);
  }

  /** Ends a take, those of a language, or all of a story. @returns the refusals of `Recordings.remove` */
  removeTakes(storyId: string, which: { id?: string; language?: Language }): Promise<Refusal | null> {
    return this.#parts.recordings.remove(
      storyId,
      ({ id, language }) => (which.id ?? id) === id && (which.language ?? language) === language,
    );
  }
}
