import { TRANSLATION_TRIES } from '../../contract/limits.ts';

/** Counter of translation tries for each story. */
export class TranslationTries {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Counts one try, which can be released. @returns false when none is left */
  take(storyId: string): boolean {
    const taken = this.#sql.exec(
      `INSERT INTO translation_tries (story_id, tries) VALUES (?, 1)
       ON CONFLICT (story_id) DO UPDATE SET tries = tries + 1 WHERE tries < ? RETURNING tries`,
      storyId,
      TRANSLATION_TRIES,
    );
    return taken.toArray().length === 1;
  }

  giveBack(storyId: string): void {
    this.#sql.exec(
      'UPDATE translation_tries SET tries = tries - 1 WHERE story_id = ? AND tries > 0',
      storyId,
    );
  }

  /** @returns tries by story */
  all(): Map<string, number> {
    const rows = this.#sql.exec<{ story_id: string; tries: number }>(
      'SELECT story_id, tries FROM translation_tries',
    );
    return new Map(rows.toArray().map(({ story_id, tries }) => [story_id, tries]));
  }

  /** Deletes the counter of a deleted story. */
  forget(storyId: string): void {
    this.#sql.exec('DELETE FROM translation_tries WHERE story_id = ?', storyId);
  }
}
