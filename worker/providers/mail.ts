import { waitUntil } from 'cloudflare:workers';
import { seenText } from '../../contract/typed-text.ts';
import { countNow } from '../directory/counter.ts';
import type { Env } from '../env.ts';
import { logLine } from '../logging/log.ts';
import { withFoot } from './mail-foot.ts';
import { failureName } from './plain-code.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply address, where it is not ours. */
  replyTo?: string;
};

const SENDER_NAME = 'Cuéntame';
const SINK_TIMEOUT_MS = 10_000;

/**
 * Sends one mail with its foot, or puts it into the development inbox. Line breaks are removed from the subject: they
 * would start a header of the sender's choice. Without mail in this deployment nothing happens.
 * @throws Error when it was not accepted
 */
export async function sendMail(env: Env, mail: Mail): Promise<void> {
  const isSent = await deliver(env, mail).catch((error) => {
    waitUntil(countNow(env, [{ what: 'mail', detail: 'failed' }], Date.now()));
    throw error;
  });
  if (isSent) waitUntil(countNow(env, [{ what: 'mail', detail: 'ok' }], Date.now()));
}

/** @returns false without mail in this deployment */
async function deliver(env: Env, mail: Mail): Promise<boolean> {
  const message = {
    ...withFoot(mail, env.RESPONSIBLE),
    subject: seenText(mail.subject),
    from: { name: SENDER_NAME, email: env.MAIL_FROM },
  };
  const failed = (error: unknown) => {
    throw new Error(`the mail was not sent: ${failureName(error)}`);
  };
  if (!env.MAIL_SINK_URL) {
    // What the mail is about stays stored; routes that promise a mail are refused.
    if (!env.EMAIL || !env.MAIL_FROM) {
      logLine('info', { mail: 'not configured' });
      return false;
    }
    await env.EMAIL.send(message).catch(failed);
    return true;
  }
  const answer = await fetch(env.MAIL_SINK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(SINK_TIMEOUT_MS),
  }).catch(failed);
  if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`);
  return true;
}
