import { Resolver } from 'node:dns/promises';

/**
 * DNS records with which mailboxes take our mail: those of Cloudflare's Email Sending
 * (developers.cloudflare.com/email-service/concepts/email-authentication, 2026-11-29), read as receivers read them.
 */

/** Texts of a host's TXT records, each in its pieces; throws with `code`, as `node:dns`. */
export type ResolveTxt = (host: string) => Promise<string[][]>;

const NONE = ['ENOTFOUND', 'ENODATA', 'NOTFOUND', 'NODATA'];
const SENDER = 'include:_spf.mx.cloudflare.net';

const byDns: ResolveTxt = (host) => new Resolver({ timeout: 5000, tries: 2 }).resolveTxt(host);

async function textsAt(host: string, resolve: ResolveTxt): Promise<string[]> {
  try {
    // A long record comes in pieces, which belong together without a space.
    return (await resolve(host)).map((pieces) => pieces.join(''));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (NONE.includes(code)) return [];
    throw new Error(`The records of ${host} could not be asked (${code}).`);
  }
}

/** RFC 7208, 4.5: exactly one record whose version is `v=spf1`. */
async function spfProblems(domain: string, resolve: ResolveTxt): Promise<string[]> {
  const host = `cf-bounce.${domain}`;
  const records = (await textsAt(host, resolve)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (records.length === 0) return [`SPF is missing: TXT ${host} "v=spf1 ${SENDER} ~all".`];
  if (records.length > 1) return [`SPF is there ${records.length} times at ${host}, which counts as none.`];
  const terms = records[0]!.toLowerCase().split(/ +/);
  const own = terms.findIndex((term) => term.replace(/^\+/, '') === SENDER);
  const all = terms.findIndex((term) => /^[+?~-]?all$/.test(term));
  return own < 0 || (all >= 0 && all < own) ? [`SPF at ${host} lacks ${SENDER} before "all".`] : [];
}

/** `a=b; c=d`, in order; names of tags are case-sensitive. */
const tagsOf = (text: string) =>
  text
    .split(';')
    .map((tag) => tag.split('=').map((part) => part.trim()))
    .filter(([name]) => name !== '')
    .map(([name = '', ...value]): [string, string] => [name, value.join('=')]);

/** RFC 6376, 3.6.1: an empty key is a revoked one. */
async function dkimProblems(domain: string, resolve: ResolveTxt): Promise<string[]> {
  const host = `cf-bounce._domainkey.${domain}`;
  const keys = (await textsAt(host, resolve))
    .map((text) => new Map(tagsOf(text)))
    .filter((tags) => tags.has('p') && ['DKIM1', undefined].includes(tags.get('v')));
  if (keys.length === 0) return [`DKIM is missing: a TXT record at ${host}, from the page of Email Sending.`];
  return keys.some((tags) => tags.get('p') !== '') ? [] : [`DKIM at ${host} has an empty key.`];
}

/** RFC 7489, 6.6.3: one record at the domain, else at a domain above it. */
async function dmarcProblems(domain: string, resolve: ResolveTxt): Promise<string[]> {
  const labels = domain.split('.');
  for (let from = 0; from <= labels.length - 2; from++) {
    const host = `_dmarc.${labels.slice(from).join('.')}`;
    const records = (await textsAt(host, resolve)).filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text));
    if (records.length > 1)
      return [`DMARC is there ${records.length} times at ${host}, which counts as none.`];
    if (records.length === 0) continue;
    const policy = new Map(tagsOf(records[0]!)).get('p')?.toLowerCase() ?? '';
    if (['none', 'quarantine', 'reject'].includes(policy)) return [];
    return [`DMARC at ${host} has no policy: p=none, p=quarantine or p=reject.`];
  }
  return [`DMARC is missing: TXT _dmarc.${domain} "v=DMARC1; p=none".`];
}

/**
 * @param domain of the sender's address
 * @returns a sentence for each record that is missing or wrong
 */
export async function mailProblems(domain: string, resolve: ResolveTxt = byDns): Promise<string[]> {
  const asked = [spfProblems, dkimProblems, dmarcProblems].map((ask) =>
    ask(domain, resolve).catch((error: Error) => [error.message]),
  );
  return (await Promise.all(asked)).flat();
}
