import type { Language } from '../../contract/options.ts';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import { insertMailToken, type MailPurpose } from '../db/mail-tokens.ts';
import { countUsage } from '../db/usage-counts.ts';
import { type UserRow, userByEmail } from '../db/users.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Letter } from '../mail/letter.ts';
import { passwordResetLetter } from '../mail/password-reset.ts';
import { verificationLetter } from '../mail/verification.ts';
import type { Mail } from '../providers/mail.ts';

export type MailLinkDeps = {
  db: Database;
  /** Of the web app, whose pages the links open. */
  appOrigin: string;
  language: Language;
  send(mail: Mail): Promise<void>;
  /** Of what is counted, with our secret. */
  digest(text: string): Promise<string>;
};

/** Mails of one kind to one address, by whomever they are asked for, also when its account is deleted and opened again. */
const LINKS_PER_HOUR = 5;
/** Of all kinds together. */
const LINKS_PER_DAY = 20;

const KINDS: Record<
  MailPurpose,
  { lifetimeMs: number; page: string; letter: (language: Language, url: string) => Letter }
> = {
  verify_email: { lifetimeMs: 72 * HOUR_MS, page: '/verify-email', letter: verificationLetter },
  reset_password: { lifetimeMs: HOUR_MS, page: '/reset-password', letter: passwordResetLetter },
};

/** @returns false when this person was sent enough of these for now @throws Error when the mail was not accepted */
async function mailLink(
  deps: MailLinkDeps,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: MailPurpose,
  now: number,
): Promise<boolean> {
  const { lifetimeMs, page, letter } = KINDS[purpose];
  for (const [what, limit, periodMs] of [
    [`${purpose} to ${user.email}`, LINKS_PER_HOUR, HOUR_MS],
    [`mail to ${user.email}`, LINKS_PER_DAY, DAY_MS],
  ] as const) {
    if (!(await countUsage(deps.db, { key: await deps.digest(what), limit, periodMs }, now))) return false;
  }
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const stored = await insertMailToken(
    deps.db,
    { tokenHash: await sha256Hex(token), userId: user.id, purpose, expiresAt: now + lifetimeMs },
    { now, since: now + lifetimeMs - HOUR_MS, limit: LINKS_PER_HOUR },
  );
  if (!stored) return false;
  const url = new URL(page, deps.appOrigin);
  url.searchParams.set('token', token);
  await deps.send({ to: user.email, ...letter(deps.language, url.href) });
  return true;
}

export function mailVerificationLink(deps: MailLinkDeps, user: UserRow, now: number): Promise<boolean> {
  return mailLink(deps, user, 'verify_email', now);
}

/** Mails a link to the account with this address. Does nothing when there is none, and the caller cannot tell. */
export async function mailResetLink(deps: MailLinkDeps, email: string, now: number): Promise<void> {
  const user = await userByEmail(deps.db, email);
  if (user) await mailLink(deps, user, 'reset_password', now);
}
