import type { Language } from '../../contract/options.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Generations } from '../generation/generations.ts';
import type { Activity } from '../home-storage/activity.ts';
import type { Ledger } from '../home-storage/ledger.ts';
import type { Library } from '../home-storage/library.ts';
import type { SessionRow, Sessions } from '../home-storage/sessions.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { wordsOf } from '../story/stored-story.ts';

export type OwnerParts = {
  library: Library;
  ledger: Ledger;
  sessions: Sessions;
  generations: Generations;
  user(): SignedInUser;
  activity(): Activity;
  /** Gives the place of a returned story back to the directory, behind the answer. */
  releaseStory(id: string): void;
  removeStory(id: string): Promise<Refusal | null>;
  /** Stores the home's state in R2 behind the answer, so that a restore does not undo what was decided. */
  snapshot(): void;
  closeAccount(): Promise<void>;
  /** Milliseconds since the epoch. */
  now: number;
};

const NOT_FOUND: Refusal = { ok: false, code: 'not_found' };

/** A story as its report is decided. */
export type ReportedStory = {
  title: string;
  language: Language;
  /** One per language, with words and questions. */
  texts: string[];
  /** Milliseconds since the epoch; null for a shown story. */
  takenDownAt: number | null;
  /** Null for a story whose credit was never spent. */
  credit: 'spent' | 'returned' | null;
};

/** A user without the words of any story. */
export type PersonInHome = {
  user: SignedInUser;
  activity: Activity;
  sessions: SessionRow[];
  stories: number;
  narrations: number;
};

/**
 * What the owner of the service may do. The only way to it is `Home.manage`, which no route of the app calls; the
 * callers (`worker/admin/`) have verified the owner and recorded the act. All methods are idempotent. A refusal is a
 * value; a method that can only refuse answers null instead of it.
 */
export class OwnerAccess {
  readonly #parts: OwnerParts;
  constructor(parts: OwnerParts) {
    this.#parts = parts;
  }

  /** @param id of a story that was reported @returns null when it was deleted */
  reportedStory(id: string): ReportedStory | null {
    const { library, ledger } = this.#parts;
    const story = library.anyStory(id);
    if (!story) return null;
    const { title, language, takenDownAt, document } = story;
    return { title, language, takenDownAt, texts: wordsOf(document), credit: ledger.creditOf(id) };
  }

  /**
   * Hides a story from every surface, and ends what is being made of it.
   * @returns `not_found`; `database_error` while something of the story cannot be saved
   */
  async takeDown(id: string): Promise<Refusal | null> {
    const { library, generations, snapshot } = this.#parts;
    if (!library.hasStory(id)) return NOT_FOUND;
    if (!(await generations.hideStory(id))) return { ok: false, code: 'database_error' };
    snapshot();
    return null;
  }

  /** @returns `not_found` */
  putBack(id: string): Refusal | null {
    const { library, generations, snapshot } = this.#parts;
    if (!library.hasStory(id)) return NOT_FOUND;
    generations.showStory(id);
    snapshot();
    return null;
  }

  /** Deletes a story that was taken down, with its files. @returns `not_found` for a shown one too */
  async removeStory(id: string): Promise<Refusal | null> {
    const { library, removeStory } = this.#parts;
    if (!library.hasStory(id)) return null;
    return library.isTakenDown(id) ? removeStory(id) : NOT_FOUND;
  }

  /** Gives the credit of a story back, once. @returns `not_found` for a story whose credit was never spent */
  returnCredit(id: string): Refusal | null {
    const { ledger, releaseStory, now } = this.#parts;
    if (ledger.creditOf(id) === null) return NOT_FOUND;
    if (ledger.returnCredit(id, now)) releaseStory(id);
    return null;
  }

  person(): PersonInHome {
    const { user, activity, sessions, library, now } = this.#parts;
    const { stories, narrations } = library.counts();
    return { user: user(), activity: activity(), sessions: sessions.all(now), stories, narrations };
  }

  endSessions(): void {
    this.#parts.sessions.endAll(null);
  }

  closeAccount(): Promise<void> {
    return this.#parts.closeAccount();
  }
}
