import { DEFAULT_LANGUAGE } from '../../contract/options.ts';
import { database } from '../directory/client.ts';
import { type ContactRow, unmailedMessages } from '../directory/contact.ts';
import { claimForMailing, markMailed, releaseForMailing } from '../directory/mail-claims.ts';
import { contactMessages } from '../directory/schema.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { contactLetter } from './contact-message.ts';
import type { Outbox } from './outbox.ts';

/** Outbox of contact messages to support; replies go to the sender. */
export function contactOutbox(env: Env): Outbox<ContactRow> {
  const db = database(env.DB);
  return {
    waiting: (since, now, limit) => unmailedMessages(db, since, now, limit),
    claim: (id, now) => claimForMailing(db, contactMessages, id, now),
    done: ({ id }, now) => markMailed(db, contactMessages, id, now),
    release: (id, now) => releaseForMailing(db, contactMessages, id, now),
    send: (message) =>
      sendMail(env, {
        to: env.SUPPORT_ADDRESS,
        replyTo: message.email,
        ...contactLetter(DEFAULT_LANGUAGE, message),
      }),
  };
}
