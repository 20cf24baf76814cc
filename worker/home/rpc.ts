import type { TokenLifetime } from '../../contract/schemas/auth.ts';
import type { Identity } from '../auth/access-token.ts';
import type { Refusal } from '../errors/refusal.ts';
import type { Device, SessionRow } from '../home-storage/sessions.ts';
import type { SignedInUser, UserCopy } from '../home-storage/user.ts';

/** RPC interface of the home: plain data, since calls cross isolates. */

/** A session with its user. */
export type Begun = { session: SessionRow; user: SignedInUser };

/**
 * How a home came back: it was there (`kept`), was filled from its last snapshot, or has none and is `empty`. With its
 * stories and narrations afterwards, stories of tombstones, and files without a row.
 */
export type Restored = {
  outcome: 'kept' | 'restored' | 'empty';
  stories: number;
  narrations: number;
  buried: number;
  unknownFiles: number;
};

/** Result of a named method, or its refusal. */
export type Answer = { ok: true; value: unknown } | Refusal;

/**
 * Methods of the Durable Object. Each says whose home it asks. After the deletion of the account every method refuses
 * or answers nothing.
 */
export interface HomeRpc extends Rpc.DurableObjectBranded {
  /**
   * Checks the session and calls a method of `UserSession`, in one call. `session_ended` for any other session, and for
   * an object that is nobody's home.
   */
  ask(identity: Identity, method: string, args: unknown[]): Promise<Answer>;
  /** Calls a method of `SignedAccess`, for an address whose signature the caller has verified. */
  open(userId: string, method: string, args: unknown[]): Promise<Answer>;
  /**
   * Calls a method of `OwnerAccess`, for the owner of the service, whom the caller has verified. `session_ended` while
   * the account is being deleted.
   */
  manage(userId: string, method: string, args: unknown[]): Promise<Answer>;
  /**
   * Starts a session of a sign-in. A copy older than the home's changes nothing else.
   * @param sessionId random, new for each sign-in; the same one begins no second session
   * @param mayMake whether an object that is no home becomes one: the caller knows that the directory has the user
   * @returns null when the password of the copy was replaced, or the account is being deleted
   */
  begin(copy: UserCopy, device: Device, sessionId: string, mayMake: boolean): Begun | 'no_home' | null;
  /**
   * Exchanges a refresh secret that the caller has verified.
   * @returns null when the session ended
   */
  exchange(identity: Identity, number: number, asked: TokenLifetime): Begun | null;
  /** Ends a session of a token that the caller has verified. */
  endSession(identity: Identity): void;
  /**
   * Stores a written directory row, unless it is older, and ends the sessions of replaced credentials.
   * @returns the user as stored; null when the object is no home
   */
  take(copy: UserCopy): SignedInUser | null;
  /**
   * Takes a directory row, and sets the alarm again if the platform has dropped it.
   * @param mayMake as in `begin`
   * @returns when the home next has something to do, in milliseconds since the epoch
   */
  wake(copy: UserCopy, mayMake: boolean): Promise<number | 'no_home'>;
  /** Title of a reported story, taken down or not, and the key of its document; null when it was deleted. */
  storyFile(userId: string, storyId: string): { title: string; key: string } | null;
  /** Writes a snapshot to R2 now, if something changed since the last one. For the operator's tasks alone. */
  snapshot(userId: string): Promise<void>;
  /**
   * Makes an empty object the user's home from its last snapshot. A home that is there takes the row, however old. For
   * the operator's tasks alone. @throws Error for a damaged snapshot
   */
  restore(copy: UserCopy): Promise<Restored>;
}
