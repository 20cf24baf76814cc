import { DEFAULT_LANGUAGE } from '../../contract/options.ts';
import type { Database } from '../db/client.ts';
import { claimForMailing, releaseForMailing, unmailedMessages } from '../db/contact.ts';
import type { Mail } from '../providers/mail.ts';
import { contactLetter } from './contact-message.ts';

export type DeliveryDeps = {
  db: Database;
  supportAddress: string;
  send(mail: Mail): Promise<void>;
};

/** A message that could not be mailed is tried again with later ones, for a week. */
const RETRY_FOR_MS = 7 * 24 * 3_600_000;
const BATCH = 10;

/**
 * Mails to support whatever is stored and was not mailed yet, so that a message written while mail was down arrives with
 * the next one.
 * @throws the first failure, after trying the others
 */
export async function deliverContactMessages(deps: DeliveryDeps, now: number): Promise<void> {
  const { db, supportAddress, send } = deps;
  const failures: unknown[] = [];
  for (const message of await unmailedMessages(db, now - RETRY_FOR_MS, BATCH)) {
    if (!(await claimForMailing(db, message.id, now))) continue;
    try {
      await send({
        to: supportAddress,
        replyTo: message.email,
        ...contactLetter(DEFAULT_LANGUAGE, message),
      });
    } catch (error) {
      await releaseForMailing(db, message.id);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
