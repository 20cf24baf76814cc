import { createFactory } from 'hono/factory';
import { type ContactAnswer, contactRequest } from '../../contract/schemas/contact.ts';
import { spend } from '../budget/spend.ts';
import { database } from '../directory/client.ts';
import { insertContactMessage } from '../directory/contact.ts';
import { contactOutbox } from '../mail/contact-outbox.ts';
import type { App } from '../middleware/context.ts';
import { formAsJson } from '../middleware/form-body.ts';
import { countCaller, countUse } from '../middleware/rate-limit.ts';
import { userIfSignedIn } from '../middleware/session.ts';
import { jsonBody } from '../middleware/validate.ts';
import { planOf } from '../plan/plan.ts';
import { mailToOwner, spendDeps } from './background-mail.ts';
import { checkHuman } from './human-check.ts';
import { checkOrigin } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

/** Stores the message before mailing it, so that the response does not depend on mail. */
export const write = createHandlers(formAsJson, jsonBody(contactRequest), async (c) => {
  // CSRF guard: visitors of another site could send its form unknowingly.
  checkOrigin(c);
  const { user_name, user_email, subject, message, website } = c.req.valid('json');
  await countCaller(c, 'CONTACT_BY_ADDRESS', 'too_many_messages');
  const answer: ContactAnswer = { success: true };
  // Honeypot: a bot gets the normal response.
  if (website) return c.json(answer, 201);
  const now = Date.now();
  const db = database(c.env.DB);
  const user = await userIfSignedIn(c, now);
  if (user) await countUse(c.env, 'CONTACT_BY_ACCOUNT', user.id, 'too_many_messages');
  await checkHuman(c, 'contact');
  await spend(spendDeps(c), 'message_row', null, now);
  await insertContactMessage(db, {
    id: crypto.randomUUID(),
    userId: user?.id ?? null,
    name: user_name,
    email: user_email,
    subject: subject || null,
    message,
    isPriority: user !== null && planOf(user, now).kind === 'premium',
    createdAt: now,
    claimedAt: null,
    mailedAt: null,
  });
  mailToOwner(c, 'contact', contactOutbox(c.env), now);
  return c.json(answer, 201);
});
