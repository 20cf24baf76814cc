import type { Env } from '../env.ts';

/**
 * Secrets by what they do.
 *
 * - TOKEN_SECRET and FILE_SECRET sign what others hold: tokens, cookies, addresses. They can be changed: what was
 *   signed with the one before is accepted as long as that is set (docs/operating.md, *Changing a secret*).
 * - DIGEST_SECRET keys the digests that we store: mailboxes, tombstones, counters, the check of a feed's address. With
 *   another one they would not be found again, so it stays. It opens nothing by itself: a feed's address also has a
 *   secret of its own, in the home's row.
 */

const withoutEmpty = (secrets: (string | undefined)[]) => secrets.filter((secret) => !!secret) as string[];

/** Secrets of tokens and cookies that are accepted, the present one first. */
export const tokenSecrets = (env: Pick<Env, 'TOKEN_SECRET' | 'TOKEN_SECRET_BEFORE'>): readonly string[] =>
  withoutEmpty([env.TOKEN_SECRET, env.TOKEN_SECRET_BEFORE]);

/** Secrets of addresses of files and books that are accepted, the present one first. */
export const fileSecrets = (env: Pick<Env, 'FILE_SECRET' | 'FILE_SECRET_BEFORE'>): readonly string[] =>
  withoutEmpty([env.FILE_SECRET, env.FILE_SECRET_BEFORE]);
