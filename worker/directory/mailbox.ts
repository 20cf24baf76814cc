import type { Env } from '../env.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalises an address to its mailbox, so that spelling variants count as one. A `+tag` is removed for every provider.
 * Dots are removed only for Gmail, which also has two domains; elsewhere dots distinguish mailboxes.
 * @param email in lower case, as stored
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Keyed digest under which a mailbox's free stories are counted; the address cannot be recovered from it. */
export const mailboxDigest = ({ DIGEST_SECRET }: Pick<Env, 'DIGEST_SECRET'>, email: string) =>
  keyedDigest(DIGEST_SECRET, `free stories of ${mailboxOf(email)}`, UNIQUE);
