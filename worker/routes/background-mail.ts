import type { Context } from 'hono';
import type { MailLinkDeps } from '../account/mail-links.ts';
import { database } from '../db/client.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { describeError } from '../logging/error-description.ts';
import { logLine } from '../logging/log.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { callerSite } from '../middleware/rate-limit.ts';
import { sendMail } from '../providers/mail.ts';
import { appOriginOf } from './session-cookie.ts';

/** What routes that send mail have in common. */

export const mailLinkDeps = (c: Context<App>): MailLinkDeps => ({
  db: database(c.env.DB),
  appOrigin: appOriginOf(c),
  language: languageOf(c.req.header('accept-language')),
  send: (mail) => sendMail(c.env, mail),
  digest: (text) => keyedDigest(c.env.FILE_SECRET, text, UNIQUE),
  network: callerSite(c),
});

/** Work that nobody waits for: it neither delays the answer nor fails it, and its own failure is logged. */
export function inBackground(c: Context<App>, what: string, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(
    work.catch((error) => logLine('error', { mail: what, error: describeError(error) })),
  );
}
