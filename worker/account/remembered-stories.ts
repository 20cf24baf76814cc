import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import { usesOf } from '../db/usage-counts.ts';
import type { Env } from '../env.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';

/** Twelve months: as long as the privacy page says. */
const REMEMBERED_MS = 365 * DAY_MS;

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches, so that spellings of one address are one. What follows a plus is a tag of the owner's at all
 * large providers. Dots count for nothing at Gmail only, which also has two names; elsewhere they may be two people.
 * @param email as we store addresses: in lower case
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Under which the free stories of an address are remembered: nobody can read from it whose they were. */
const keyOf = ({ FILE_SECRET }: Pick<Env, 'FILE_SECRET'>, email: string) =>
  keyedDigest(FILE_SECRET, `free stories of ${mailboxOf(email)}`, UNIQUE);

/** What deleting an account has to leave behind, so that opening it again gives no new free stories. */
export async function rememberedAs(env: Pick<Env, 'FILE_SECRET'>, email: string, now: number) {
  return { key: await keyOf(env, email), now, endsAt: now + REMEMBERED_MS };
}

/** Free stories that deleted accounts of this address had in the last twelve months. */
export async function storiesBefore(env: Env, db: Database, email: string, now: number): Promise<number> {
  return usesOf(db, await keyOf(env, email), now);
}
