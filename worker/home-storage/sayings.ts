import { SAYINGS_MAX } from '../../contract/limits.ts';
import type { Language } from '../../contract/options.ts';
import type { StoredSaying } from './schema.ts';

/** How voices say a word in the texts of a language. `createdAt`: milliseconds since the epoch, of the spelling. */
export type SayingRow = StoredSaying & { id: string; language: Language; createdAt: number };

const COLUMNS = 'id, language, word, said, created_at AS createdAt';

/** The user's spellings for voices, one for each word and language. Every method is synchronous. */
export class Sayings {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** By language and word. */
  all(): SayingRow[] {
    return this.#sql.exec<SayingRow>(`SELECT ${COLUMNS} FROM sayings ORDER BY language, word`).toArray();
  }

  /** Those of a language. */
  of(language: Language): StoredSaying[] {
    return this.#sql
      .exec<StoredSaying>('SELECT word, said FROM sayings WHERE language = ? ORDER BY word', language)
      .toArray();
  }

  /**
   * Stores a spelling in place of the one that the word had, whose id it gets. Idempotent.
   * @param saying its id is for a word without one
   * @returns null when the user has as many words as may be
   */
  keep({ id, language, word, said, createdAt }: SayingRow): SayingRow | null {
    const [row] = this.#sql
      .exec<SayingRow>(
        `INSERT INTO sayings (id, language, word, said, created_at) SELECT ?, ?, ?, ?, ?
         WHERE (SELECT count(*) FROM sayings) < ? OR EXISTS (SELECT 1 FROM sayings WHERE language = ? AND word = ?)
         ON CONFLICT (language, word) DO UPDATE SET said = excluded.said, created_at = excluded.created_at
         RETURNING ${COLUMNS}`,
        id,
        language,
        word,
        said,
        createdAt,
        SAYINGS_MAX,
        language,
        word,
      )
      .toArray();
    return row ?? null;
  }

  /** @returns its language; null when there is no such spelling */
  remove(id: string): Language | null {
    const [row] = this.#sql
      .exec<Pick<SayingRow, 'language'>>('DELETE FROM sayings WHERE id = ? RETURNING language', id)
      .toArray();
    return row?.language ?? null;
  }
}
