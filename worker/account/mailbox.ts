import type { Env } from '../env.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';

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

/** The digest under which a mailbox's free stories are counted: the address cannot be read from it. */
export const mailboxDigest = ({ FILE_SECRET }: Pick<Env, 'FILE_SECRET'>, email: string) =>
  keyedDigest(FILE_SECRET, `free stories of ${mailboxOf(email)}`, UNIQUE);
