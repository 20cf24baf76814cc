import { NEW_SENTENCES_PER_DAY } from '../../contract/limits.ts';
import type { VoiceId, Language } from '../../contract/options.ts';
import type { CastMember, SpeechSpan } from '../../contract/schemas/stories.ts';
import { DAY_MS, secondsToMidnight } from '../../contract/time.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Buyer } from '../plan/plan.ts';
import type { StoredSaying } from './schema.ts';

/** Order of the speech of one sentence. */
export type SentenceOrder = {
  storyId: string;
  index: number;
  /** Of the side that is spoken. */
  language: Language;
  text: string;
  voiceId: VoiceId;
  /** Words of the text that the voice says by another spelling. */
  said: StoredSaying[];
  /** Present for a word alone that is tried in a spelling, which has a budget of its own. */
  isTrial?: true;
  /** The figures, where they speak in this sentence in voices of their own. */
  figures: { cast: CastMember[]; speech: SpeechSpan[] } | null;
  buyer: Buyer;
  /** Of the HTTP request. */
  requestId: string;
};

/** A sentence counted in the user's allowance of this UTC day. */
export type BoughtSentence = {
  storyId: string;
  language: string;
  index: number;
  voiceId: string;
  /** Whether with the voices of figures. */
  cast: boolean;
  /** `YYYY-MM-DD`. */
  day: string;
};

type Sentence = Pick<SentenceOrder, 'storyId' | 'language' | 'index' | 'voiceId' | 'figures'>;

/** Count of one sentence during its purchase, kept after a successful one. Ended exactly once. */
export type Taken = { ok: true; end(wasHeard: boolean): void };

type LimitReached = Refusal & { code: 'sentence_limit_reached' };

/** A row by its key. */
const ROW = 'day = ? AND story_id = ? AND language = ? AND sentence = ? AND voice_id = ? AND has_cast = ?';

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Daily allowance of bought single sentences: a row for each sentence, language, voice (with or without those of figures) and day, so that a repeated
 * request of the same day is not counted again.
 */
export class SentenceAllowance {
  readonly #sql: SqlStorage;
  /** Number of pending purchases in this instance by row. */
  readonly #open = new Map<string, number>();
  readonly #noteChanges: () => void;

  /** @param noteChanges called in the same turn as a new row: the instance may die during the purchase */
  constructor(sql: SqlStorage, noteChanges: () => void) {
    this.#sql = sql;
    this.#noteChanges = noteChanges;
  }

  /**
   * Counts a sentence before its purchase. Synchronous, so that simultaneous requests cannot exceed the limit.
   * @param now milliseconds since the epoch
   */
  take({ storyId, language, index, voiceId, figures }: Sentence, now: number): Taken | LimitReached {
    const day = dayOf(now);
    const row = [day, storyId, language, index, voiceId, figures === null ? 0 : 1];
    const key = JSON.stringify(row);
    const isOpen = this.#open.has(key);
    if (!isOpen && this.#count(ROW, ...row) > 0) return { ok: true, end: () => {} };
    if (!isOpen) {
      const refusal = this.#refusal(day, now);
      if (refusal) return refusal;
      this.#sql.exec(
        `INSERT INTO bought_sentences (day, story_id, language, sentence, voice_id, has_cast)
         VALUES (?, ?, ?, ?, ?, ?)`,
        ...row,
      );
      this.#noteChanges();
    }
    this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return { ok: true, end: (wasHeard) => this.#end(key, row, wasHeard) };
  }

  #refusal(day: string, now: number): LimitReached | null {
    // Only today counts; yesterday's rows are kept for a clock that is set back.
    this.#sql.exec('DELETE FROM bought_sentences WHERE day < ?', dayOf(now - DAY_MS));
    if (this.#count('day = ?', day) < NEW_SENTENCES_PER_DAY) return null;
    return { ok: false, code: 'sentence_limit_reached', retryAfter: secondsToMidnight(now) };
  }

  /**
   * A sentence that was delivered stays counted; an undelivered one is released unless another request is buying it.
   */
  #end(key: string, row: SqlStorageValue[], wasHeard: boolean): void {
    const buyers = this.#open.get(key);
    if (buyers === undefined) return;
    if (wasHeard) this.#open.delete(key);
    else if (buyers > 1) this.#open.set(key, buyers - 1);
    else {
      this.#open.delete(key);
      this.#sql.exec(`DELETE FROM bought_sentences WHERE ${ROW}`, ...row);
    }
  }

  /** All that is still counted, oldest first. */
  all(): BoughtSentence[] {
    return this.#sql
      .exec<Omit<BoughtSentence, 'cast'> & { cast: number }>(
        `SELECT story_id AS storyId, language, sentence AS "index", voice_id AS voiceId, has_cast AS "cast", day
         FROM bought_sentences ORDER BY day, story_id, sentence`,
      )
      .toArray()
      .map((row) => ({ ...row, cast: row.cast === 1 }));
  }

  #count(condition: string, ...bindings: SqlStorageValue[]): number {
    return this.#sql
      .exec<{ n: number }>(`SELECT count(*) AS n FROM bought_sentences WHERE ${condition}`, ...bindings)
      .one().n;
  }
}
