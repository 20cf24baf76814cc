import type { Language } from '../../contract/options.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { insertMailToken, type MailPurpose } from '../directory/mail-tokens.ts';
import { countShared, type SharedLimit } from '../directory/shared-limit.ts';
import { type UserRow, userByEmail } from '../directory/users.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Letter } from '../mail/letter.ts';
import { passwordResetLetter } from '../mail/password-reset.ts';
import { verificationLetter } from '../mail/verification.ts';
import type { Mail } from '../providers/mail.ts';

export type MailLinkDeps = {
  db: Database;
  /** Origin of the web app, where the mailed links lead. */
  appOrigin: string;
  language: Language;
  send(mail: Mail): Promise<void>;
  /** Keyed digest of the counter's name. */
  digest(text: string): Promise<string>;
  /** Network of the request. */
  network: string;
};

/**
 * Limit of links mailed to one address. Counts survive the deletion of the account. A share is reserved for other
 * networks, so that one network cannot block the owner's own request.
 */
const OF_ONE_KIND: SharedLimit = { all: 8, kept: 3, firstOfEach: 2, perNetwork: 5, periodMs: HOUR_MS };
const OF_ALL_KINDS: SharedLimit = { all: 20, kept: 10, firstOfEach: 2, perNetwork: 10, periodMs: DAY_MS };

const KINDS: Record<
  MailPurpose,
  { lifetimeMs: number; page: string; letter: (language: Language, url: string) => Letter }
> = {
  verify_email: { lifetimeMs: 72 * HOUR_MS, page: '/verify-email', letter: verificationLetter },
  reset_password: { lifetimeMs: HOUR_MS, page: '/reset-password', letter: passwordResetLetter },
};

/** Whether the mail was sent, or in how many seconds the next one is allowed. */
export type SentLink = { ok: true } | { ok: false; retryAfter: number };

/** Counts a mail to an address that anybody may type. */
export async function countMail(
  { db, digest, network }: Pick<MailLinkDeps, 'db' | 'digest' | 'network'>,
  email: string,
  kind: MailPurpose | 'withdrawal',
  now: number,
): Promise<SentLink> {
  for (const [what, limit] of [
    [`${kind} to ${email}`, OF_ONE_KIND],
    [`mail to ${email}`, OF_ALL_KINDS],
  ] as const) {
    const counted = await countShared(db, { what, network, digest }, limit, now);
    if (!counted.ok) return counted;
  }
  return { ok: true };
}

/** @throws Error when the mail service rejects the mail */
async function mailLink(
  deps: MailLinkDeps,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: MailPurpose,
  now: number,
): Promise<SentLink> {
  const { lifetimeMs, page, letter } = KINDS[purpose];
  const counted = await countMail(deps, user.email, purpose, now);
  if (!counted.ok) return counted;
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const link = { tokenHash: await sha256Hex(token), userId: user.id, purpose, expiresAt: now + lifetimeMs };
  await insertMailToken(deps.db, link, now);
  const url = new URL(page, deps.appOrigin);
  url.searchParams.set('token', token);
  await deps.send({ to: user.email, ...letter(deps.language, url.href) });
  return { ok: true };
}

export function mailVerificationLink(
  deps: MailLinkDeps,
  user: Pick<UserRow, 'id' | 'email'>,
  now: number,
): Promise<SentLink> {
  return mailLink(deps, user, 'verify_email', now);
}

/** Mails a reset link when the address has an account. The result is the same without one. */
export async function mailResetLink(deps: MailLinkDeps, email: string, now: number): Promise<void> {
  const user = await userByEmail(deps.db, email);
  if (user) await mailLink(deps, user, 'reset_password', now);
}
