import type { Language } from '../../contract/options.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { type SpendDeps, trySpend } from '../budget/spend.ts';
import { insertMailToken, type MailPurpose } from '../directory/mail-tokens.ts';
import { mailboxOf } from '../directory/mailbox.ts';
import { countShared, type SharedLimit } from '../directory/shared-limit.ts';
import { type UserRow, userByEmail } from '../directory/users.ts';
import { sha256Hex } from '../files/digest.ts';
import type { Letter } from '../mail/letter.ts';
import { passwordResetLetter } from '../mail/password-reset.ts';
import { verificationLetter } from '../mail/verification.ts';
import type { Mail } from '../providers/mail.ts';

export type MailLinkDeps = SpendDeps & {
  /** Origin of the web app, where the mailed links lead. */
  appOrigin: string;
  language: Language;
  send(mail: Mail): Promise<void>;
};

/**
 * Limit of links of one kind mailed to one mailbox within an hour; the day's is in `BUDGETS`. Counts survive the
 * deletion of the account. A share is reserved for other networks, so that one network cannot block the owner's own
 * request.
 */
const PER_HOUR: SharedLimit = { all: 8, kept: 3, firstOfEach: 2, perNetwork: 5, periodMs: HOUR_MS };

const KINDS: Record<
  MailPurpose,
  {
    lifetimeMs: number;
    page: string;
    budget: 'verification_mail' | 'reset_mail';
    letter: (language: Language, url: string) => Letter;
  }
> = {
  verify_email: {
    lifetimeMs: 72 * HOUR_MS,
    page: '/verify-email',
    budget: 'verification_mail',
    letter: verificationLetter,
  },
  reset_password: {
    lifetimeMs: HOUR_MS,
    page: '/reset-password',
    budget: 'reset_mail',
    letter: passwordResetLetter,
  },
};

/** Whether the mail was sent, or in how many seconds the next one is allowed. */
export type SentLink = { ok: true } | { ok: false; retryAfter: number };

/** @throws Error when the mail service rejects the mail */
async function mailLink(
  deps: MailLinkDeps,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: MailPurpose,
  now: number,
): Promise<SentLink> {
  const { lifetimeMs, page, budget, letter } = KINDS[purpose];
  const use = {
    what: `${purpose} to ${mailboxOf(user.email)}`,
    network: deps.network ?? 'local',
    digest: deps.digest,
  };
  const counted = await countShared(deps.db, use, PER_HOUR, now);
  if (!counted.ok) return counted;
  const spent = await trySpend(deps, budget, user.email, now);
  if (!spent.ok) return spent;
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
