import { DEFAULT_LANGUAGE } from '../../contract/options.ts';
import { database } from '../db/client.ts';
import { type ContactRow, claimForMailing, releaseForMailing, unmailedMessages } from '../db/contact.ts';
import type { Env } from '../env.ts';
import { sendMail } from '../providers/mail.ts';
import { contactLetter } from './contact-message.ts';
import type { Outbox } from './outbox.ts';

/** Messages on their way to support; an answer goes to whoever wrote. */
export function contactOutbox(env: Env): Outbox<ContactRow> {
  const db = database(env.DB);
  return {
    waiting: (since, limit) => unmailedMessages(db, since, limit),
    claim: (id, now) => claimForMailing(db, id, now),
    release: (id) => releaseForMailing(db, id),
    send: (message) =>
      sendMail(env, {
        to: env.SUPPORT_ADDRESS,
        replyTo: message.email,
        ...contactLetter(DEFAULT_LANGUAGE, message),
      }),
  };
}
