import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import { DAY_MS } from '../../contract/time.ts';

/** A family that opens the app once a month stays signed in. */
const LIFETIME_MS = 60 * DAY_MS;

/**
 * Grace period after an exchange in which the old secret still returns the same successor: the response was lost, or
 * two pages refreshed at once.
 */
const GRACE_MS = 60_000;

/** A signed-in device. Its refresh secret changes at every use; the id stays. Times are milliseconds since the epoch. */
export type SessionRow = {
  id: string;
  /** Number of the current refresh secret, from 1. Secrets are derived from it and not stored. */
  secretNumber: number;
  userAgent: string | null;
  createdAt: number;
  usedAt: number;
  expiresAt: number;
  /** Lifetime of its access tokens; it never gets longer. */
  tokenLifetime: TokenLifetime;
};

/** What a sign-in knows about the device. */
export type Device = { userAgent: string | null; tokenLifetime: TokenLifetime };

const COLUMNS = `id, secret_number AS secretNumber, user_agent AS userAgent, created_at AS createdAt,
  used_at AS usedAt, expires_at AS expiresAt, token_lifetime AS tokenLifetime`;

/** The sessions of the home's user. Every method is synchronous: two requests cannot exchange the same secret. */
export class Sessions {
  readonly #sql: SqlStorage;
  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * Begins a session, or answers the one that an earlier call with this id began.
   * @param id random, new for each sign-in
   * @param credentials number of the user's credentials that the sign-in verified
   */
  begin(id: string, { userAgent, tokenLifetime }: Device, credentials: number, now: number): SessionRow {
    const begun = this.live(id, now);
    if (begun) return begun;
    const session: SessionRow = {
      id,
      secretNumber: 1,
      userAgent: userAgent?.slice(0, 200) ?? null,
      createdAt: now,
      usedAt: now,
      expiresAt: now + LIFETIME_MS,
      tokenLifetime,
    };
    this.#sql.exec('DELETE FROM sessions WHERE expires_at <= ?', now);
    this.#sql.exec(
      `INSERT INTO sessions (id, secret_number, credentials, user_agent, created_at, used_at, expires_at, token_lifetime)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      session.id,
      session.secretNumber,
      credentials,
      session.userAgent,
      session.createdAt,
      session.usedAt,
      session.expiresAt,
      session.tokenLifetime,
    );
    return session;
  }

  /** @returns null when the session ended */
  live(id: string, now: number): SessionRow | null {
    const [row] = this.#sql
      .exec<SessionRow>(`SELECT ${COLUMNS} FROM sessions WHERE id = ? AND expires_at > ?`, id, now)
      .toArray();
    return row ?? null;
  }

  /** Live sessions, last used first. */
  all(now: number): SessionRow[] {
    return this.#sql
      .exec<SessionRow>(`SELECT ${COLUMNS} FROM sessions WHERE expires_at > ? ORDER BY used_at DESC`, now)
      .toArray();
  }

  /**
   * Exchanges the refresh secret of a number for the next one. A secret replayed after the grace period ends the
   * session, since a thief may hold it. A number above the current one is exchanged as well: it was issued before the
   * home was restored to an earlier state.
   * @param number of a secret that the caller has verified
   * @param asked lifetime of access tokens from now on; it only gets shorter, so that a script in a page with short
   * tokens cannot obtain a long one
   * @returns the session with the number of its current secret; null when it ended
   */
  exchange(id: string, number: number, asked: TokenLifetime, now: number): SessionRow | null {
    const session = this.live(id, now);
    if (!session) return null;
    const tokenLifetime = session.tokenLifetime === 'hour' ? 'hour' : asked;
    if (number >= session.secretNumber) {
      const next = { secretNumber: number + 1, usedAt: now, expiresAt: now + LIFETIME_MS, tokenLifetime };
      this.#sql.exec(
        'UPDATE sessions SET secret_number = ?, used_at = ?, expires_at = ?, token_lifetime = ? WHERE id = ?',
        next.secretNumber,
        next.usedAt,
        next.expiresAt,
        next.tokenLifetime,
        id,
      );
      return { ...session, ...next };
    }
    // The clock may have been set back meanwhile.
    const isRecent = Math.abs(now - session.usedAt) <= GRACE_MS;
    if (number !== session.secretNumber - 1 || !isRecent) {
      this.end(id);
      return null;
    }
    this.#sql.exec('UPDATE sessions SET token_lifetime = ? WHERE id = ?', tokenLifetime, id);
    return { ...session, tokenLifetime };
  }

  /** @returns whether there was such a session */
  end(id: string): boolean {
    return this.#sql.exec('DELETE FROM sessions WHERE id = ? RETURNING id', id).toArray().length > 0;
  }

  /** @param except id of a session that stays */
  endAll(except: string | null): void {
    this.#sql.exec('DELETE FROM sessions WHERE id IS NOT ?', except);
  }

  /** Ends the sessions begun under smaller credentials; the kept one continues under these. */
  endBefore(credentials: number, kept: string | null): void {
    this.#sql.exec('UPDATE sessions SET credentials = ? WHERE id IS ?', credentials, kept);
    this.#sql.exec('DELETE FROM sessions WHERE credentials < ?', credentials);
  }
}
