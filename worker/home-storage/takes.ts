import type { Language } from '../../contract/options.ts';
import {
  TAKE_BYTES_PER_SECOND,
  TAKES_OF_ACCOUNT_S,
  TAKES_OF_STORY_S,
  UNACCEPTED_DAYS,
} from '../../contract/takes.ts';
import { DAY_MS } from '../../contract/time.ts';

/** A recording of one sentence of a story. Times are milliseconds since the epoch. */
export type TakeRow = {
  /** Also in the key of its file. */
  id: string;
  storyId: string;
  language: Language;
  /** Index of the sentence. */
  sentence: number;
  /** Digest of the text that was read (`textOf` in `narration/takes.ts`). */
  textDigest: string;
  /** SHA-256 of the samples, in base64. */
  digest: string;
  /** Of the samples. */
  bytes: number;
  /** Link by which it came; null from the account itself. */
  linkId: string | null;
  consentedAt: number;
  createdAt: number;
  /** Null while it waits for the parent. */
  acceptedAt: number | null;
};

/** Where a take belongs. */
type Place = Pick<TakeRow, 'storyId' | 'language' | 'sentence'>;

const COLUMNS = `id, story_id AS storyId, language, sentence, text_digest AS textDigest, digest, bytes,
  link_id AS linkId, consented_at AS consentedAt, created_at AS createdAt, accepted_at AS acceptedAt`;

const UNACCEPTED_MS = UNACCEPTED_DAYS * DAY_MS;

/**
 * Takes of the home's user: for each sentence one that counts, and one that waits for the parent. Every method is
 * synchronous. Those that end takes return them, whose files are to be deleted.
 */
export class Takes {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  #all(rest: string, ...bindings: SqlStorageValue[]): TakeRow[] {
    return this.#sql.exec<TakeRow>(`SELECT ${COLUMNS} FROM takes ${rest}`, ...bindings).toArray();
  }

  #seconds(condition: string, ...bindings: SqlStorageValue[]): number {
    const { bytes } = this.#sql
      .exec<{ bytes: number }>(`SELECT coalesce(sum(bytes), 0) AS bytes FROM takes ${condition}`, ...bindings)
      .one();
    return bytes / TAKE_BYTES_PER_SECOND;
  }

  /** All takes, oldest first. */
  all(): TakeRow[] {
    return this.#all('ORDER BY created_at, id');
  }

  /** Takes of a story, in the order of its text. */
  of(storyId: string): TakeRow[] {
    return this.#all('WHERE story_id = ? ORDER BY language, accepted_at IS NULL, sentence', storyId);
  }

  /** What narrations read. */
  accepted(storyId: string, language: Language): TakeRow[] {
    return this.#all('WHERE story_id = ? AND language = ? AND (accepted_at IS NULL) = 0', storyId, language);
  }

  /** The take of a place that counts, or that waits. */
  at({ storyId, language, sentence }: Place, isWaiting: boolean): TakeRow | null {
    const where = 'WHERE story_id = ? AND language = ? AND sentence = ? AND (accepted_at IS NULL) = ?';
    return this.#all(where, storyId, language, sentence, Number(isWaiting))[0] ?? null;
  }

  /** Whether a take would be more than a story or an account may have, without the one that it replaces. */
  isTooMuch({
    storyId,
    language,
    sentence,
    bytes,
    acceptedAt,
  }: Place & Pick<TakeRow, 'bytes' | 'acceptedAt'>) {
    const isWaiting = acceptedAt === null;
    const own = bytes / TAKE_BYTES_PER_SECOND;
    const freed = (this.at({ storyId, language, sentence }, isWaiting)?.bytes ?? 0) / TAKE_BYTES_PER_SECOND;
    const ofStory = this.#seconds(
      'WHERE story_id = ? AND language = ? AND (accepted_at IS NULL) = ?',
      storyId,
      language,
      Number(isWaiting),
    );
    return ofStory + own - freed > TAKES_OF_STORY_S || this.#seconds('') + own - freed > TAKES_OF_ACCOUNT_S;
  }

  /** Stores a take in the place of an earlier one. @returns what it replaces */
  put(take: TakeRow): TakeRow[] {
    const before = this.at(take, take.acceptedAt === null);
    // `OR REPLACE` fires no trigger of deletions: what was read again is not buried.
    this.#sql.exec(
      `INSERT OR REPLACE INTO takes (id, story_id, language, sentence, text_digest, digest, bytes, link_id, consented_at,
         created_at, accepted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      take.id,
      take.storyId,
      take.language,
      take.sentence,
      take.textDigest,
      take.digest,
      take.bytes,
      take.linkId,
      take.consentedAt,
      take.createdAt,
      take.acceptedAt,
    );
    return before && before.id !== take.id ? [before] : [];
  }

  /** Accepts waiting takes of a story. @returns what they replace */
  accept(storyId: string, ids: readonly string[], now: number): TakeRow[] {
    const waiting = this.of(storyId).filter(({ id, acceptedAt }) => acceptedAt === null && ids.includes(id));
    return waiting.flatMap((take) => {
      const before = this.at(take, false);
      this.#sql.exec('UPDATE OR REPLACE takes SET accepted_at = ? WHERE id = ?', now, take.id);
      return before ? [before] : [];
    });
  }

  /** Ends takes. @returns those that there were */
  remove(ids: readonly string[]): TakeRow[] {
    return this.#sql
      .exec<TakeRow>(
        `DELETE FROM takes WHERE id IN (SELECT value FROM json_each(?)) RETURNING ${COLUMNS}`,
        JSON.stringify(ids),
      )
      .toArray();
  }

  /** Forgets the takes of a deleted story, whose folder goes as a whole. */
  forget(storyId: string): void {
    this.#sql.exec('DELETE FROM takes WHERE story_id = ?', storyId);
  }

  /** Ends what has waited too long. @param now milliseconds since the epoch */
  removeExpired(now: number): TakeRow[] {
    return this.#sql
      .exec<TakeRow>(
        `DELETE FROM takes WHERE accepted_at IS NULL AND created_at <= ? RETURNING ${COLUMNS}`,
        now - UNACCEPTED_MS,
      )
      .toArray();
  }

  /** When the next waiting take has waited too long; null without any. */
  nextExpiry(): number | null {
    const { at } = this.#sql
      .exec<{ at: number | null }>('SELECT min(created_at) AS at FROM takes WHERE accepted_at IS NULL')
      .one();
    return at === null ? null : at + UNACCEPTED_MS;
  }
}
