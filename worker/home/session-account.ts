import type { User } from '../../contract/schemas/auth.ts';
import type { ExportedIds, ExportedRows, HomeExport } from '../account/home-export.ts';
import { tryPassword } from '../auth/password-attempts.ts';
import { isFresh } from '../auth/refresh-session.ts';
import { database } from '../directory/client.ts';
import type { Refusal } from '../errors/refusal.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import type { SessionRow } from '../home-storage/sessions.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import { presentUser } from '../plan/present-user.ts';
import { type SessionParts, NOT_FOUND } from './session-parts.ts';

/** Proof that a user is present. `network`: of the caller; `password`: of an account that has one. */
export type PresenceProof = { password?: string; network: string };

/** Rows of each long list that an answer has at most: in memory at once, whatever the library's size. */
const PAGE = 100;

const pagesOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, n) => ids.slice(n * PAGE, (n + 1) * PAGE));

/** The account, its devices, and everything that the home has of it. Part of `UserSession`. */
export class SessionAccount {
  readonly #parts: SessionParts;
  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  user(): SignedInUser {
    return this.#parts.user();
  }

  /** The user in the API's format, as JSON: every page asks for it. */
  presentedUser(): string {
    const { kept, user, now } = this.#parts;
    return JSON.stringify(presentUser(kept('user', user), now) satisfies User);
  }

  /** The session of the request itself. */
  device(): SessionRow | null {
    const { sessions, sessionId, now } = this.#parts;
    return sessions.live(sessionId, now);
  }

  /** Live sessions, last used first. */
  devices(): SessionRow[] {
    const { sessions, now } = this.#parts;
    return sessions.all(now);
  }

  /** @returns `not_found` */
  endDevice(id: string): Refusal | null {
    return this.#parts.sessions.end(id) ? null : NOT_FOUND;
  }

  /** Ends all sessions, or all others. */
  endDevices(isOwnKept: boolean): void {
    const { sessions, sessionId } = this.#parts;
    sessions.endAll(isOwnKept ? sessionId : null);
  }

  /**
   * Deletes the account of a user who proves to be present. What cannot be deleted at once is deleted later.
   * @returns `wrong_password`, `too_many_attempts`, `rate_limited`, `recent_sign_in_required`
   */
  async closeAccount(proof: PresenceProof): Promise<Refusal | null> {
    const refusal = await this.#authenticateAgain(proof);
    if (!refusal) await this.#parts.closeAccount();
    return refusal;
  }

  /** By password, or by a recent sign-in for an account without one. */
  async #authenticateAgain({ password, network }: PresenceProof): Promise<Refusal | null> {
    const { env, behind, now } = this.#parts;
    const { id, email, hasPassword } = this.user();
    if (!hasPassword) {
      const session = this.device();
      return session && isFresh(session, now) ? null : { ok: false, code: 'recent_sign_in_required' };
    }
    const wrong: Refusal = { ok: false, code: 'wrong_password' };
    if (password === undefined) return wrong;
    const deps = {
      db: database(env.DB),
      digest: (text: string) => keyedDigest(env.DIGEST_SECRET, text, UNIQUE),
      network,
      behind: (work: Promise<void>) => behind('wrong passwords', work),
    };
    const attempt = await tryPassword(deps, email, password, now);
    if (!attempt.ok) return attempt;
    return attempt.matches && attempt.user?.id === id ? null : wrong;
  }

  /** Counts a request that calls Stripe. @returns `account_limit_reached` */
  countBilling(): Refusal | null {
    return this.#parts.uses.take('billing', this.#parts.now);
  }

  /**
   * Everything that the home has about the user, for the export, which asks for the rows of the long lists by
   * `exportedRows`.
   */
  everything(): HomeExport {
    const { library, generations, sessions, now } = this.#parts;
    const feed = library.feed();
    const { stories, narrations } = library.allIds();
    return {
      user: this.user(),
      activity: this.#parts.activity(),
      timeZone: library.household.timeZone(),
      sessions: sessions.all(now),
      feeds: feed ? [feed] : [],
      links: library.links.open(now),
      takes: library.takes.all(),
      sayings: library.sayings.all(),
      dailyUses: this.#parts.uses.all(),
      boughtSentences: generations.boughtSentences(),
      ...library.series.all(),
      pages: {
        stories: pagesOf(stories),
        narrations: pagesOf(narrations),
        generations: pagesOf(generations.storedIds()),
      },
    };
  }

  /**
   * Rows of the export by their ids, in that order; those that were deleted meanwhile are left out.
   * @param origin for addresses of files
   */
  exportedRows(ids: ExportedIds, origin: string): ExportedRows {
    const { library, generations } = this.#parts;
    return {
      stories: library.stories(ids.stories),
      narrations: library.narrations(ids.narrations),
      generations: generations.storedGenerations(ids.generations, origin),
    };
  }
}
