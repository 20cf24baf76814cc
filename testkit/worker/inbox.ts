import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Mail } from '../../worker/providers/mail.ts';

/** Mails to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${env.MAIL_SINK_URL}?to=${encodeURIComponent(address)}`);
  return (await answer.json<{ messages: Mail[] }>()).messages;
}

/** Waits for `count` mails. */
export function mailsArrived(address: string, count: number): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(address);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails for ${address}`);
      return mails;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Waits for the administrator's mail that contains a word. */
export function mailAbout(word: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsTo(env.ADMIN_ADDRESS)).find(({ text }) => text.includes(word));
      if (!mail) throw new Error(`no mail about ${word}`);
      return mail;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Token of a mailed link to a page. */
export function tokenIn({ text }: Mail, page: string): string {
  const token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`no link to ${page} in: ${text}`);
  return token;
}
