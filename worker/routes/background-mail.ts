import type { Context } from 'hono';
import type { MailLinkDeps } from '../account/mail-links.ts';
import { type SpendDeps, trySpend } from '../budget/spend.ts';
import { database } from '../directory/client.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { deliver, type Outbox } from '../mail/outbox.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { callerSite, hasNetworks } from '../middleware/rate-limit.ts';
import { sendMail } from '../providers/mail.ts';
import { appOriginOf } from './session-cookie.ts';

/** Dependencies of routes that mail links. */

export const spendDeps = (c: Context<App>): SpendDeps => ({
  db: database(c.env.DB),
  digest: (text) => keyedDigest(c.env.DIGEST_SECRET, text, UNIQUE),
  network: hasNetworks(c) ? callerSite(c) : null,
});

export const mailLinkDeps = (c: Context<App>): MailLinkDeps => ({
  ...spendDeps(c),
  appOrigin: appOriginOf(c),
  language: languageOf(c.req.header('accept-language')),
  send: (mail) => sendMail(c.env, mail),
});

/**
 * Mails stored rows to the owner behind the answer, while the day's budget lasts: the new one and one of an earlier
 * outage. The nightly sweep mails what is left.
 */
export function mailToOwner<Row extends { id: string }>(
  c: Context<App>,
  what: string,
  outbox: Outbox<Row>,
  now: number,
): void {
  const mailed = trySpend(spendDeps(c), 'owner_mail', null, now).then(({ ok }) =>
    ok ? deliver(outbox, now, 2) : undefined,
  );
  inBackground(c, what, mailed);
}

/** Runs work after the response (`waitUntil`); a failure is logged and does not affect the response. */
export function inBackground(c: Context<App>, what: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(
    work.catch((error) => logLine('error', { mail: what, error: redactedErrorMessage(error) })),
  );
}
