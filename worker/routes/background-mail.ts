import type { Context } from 'hono';
import type { MailLinkDeps } from '../account/mail-links.ts';
import { database } from '../directory/client.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { callerSite } from '../middleware/rate-limit.ts';
import { sendMail } from '../providers/mail.ts';
import { appOriginOf } from './session-cookie.ts';

/** Dependencies of routes that mail links. */

export const mailLinkDeps = (c: Context<App>): MailLinkDeps => ({
  db: database(c.env.DB),
  appOrigin: appOriginOf(c),
  language: languageOf(c.req.header('accept-language')),
  send: (mail) => sendMail(c.env, mail),
  digest: (text) => keyedDigest(c.env.DIGEST_SECRET, text, UNIQUE),
  network: callerSite(c),
});

/** Runs work after the response (`waitUntil`); a failure is logged and does not affect the response. */
export function inBackground(c: Context<App>, what: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(
    work.catch((error) => logLine('error', { mail: what, error: redactedErrorMessage(error) })),
  );
}
