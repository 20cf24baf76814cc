import type { ReceivedMail } from '../emulators/mail/inbox.ts';
import { STACK } from './product.ts';

/** Waits for the newest mail to an address, and returns its first link to the app. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${STACK.providers}/mail/messages?to=${encodeURIComponent(email)}`);
    const { messages } = (await answer.json()) as { messages: ReceivedMail[] };
    for (const { text } of messages) {
      const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
      if (link) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with a link to ${path} came to ${email}`);
}
