import { createFactory } from 'hono/factory';
import { handleEvent } from '../billing/sync.ts';
import { database } from '../directory/client.ts';
import type { UserRow } from '../directory/users.ts';
import { ApiError } from '../errors/refusal.ts';
import { handOver } from '../home/hand-over.ts';
import { duplicateOutbox } from '../mail/duplicate-outbox.ts';
import { deliver } from '../mail/outbox.ts';
import type { App } from '../middleware/context.ts';
import { readWebhook, stripeGateway } from '../providers/stripe.ts';
import { inBackground } from './background-mail.ts';

const { createHandlers } = createFactory<App>();

/**
 * Receives Stripe's events. Errors on our side answer 5xx, so that Stripe redelivers; a forged event, or a signed body
 * that is none, answers 400 and changes nothing.
 */
export const receive = createHandlers(async (c) => {
  const body = await c.req.text();
  const signature = c.req.header('stripe-signature');
  const event = signature ? await readWebhook(c.env, body, signature) : null;
  if (!event) throw new ApiError('invalid_signature');
  // Stripe's dashboard shows this response to the administrator.
  if (event === 'thin') throw new ApiError('webhook_not_snapshot');
  if (event === 'no event') throw new ApiError('invalid_request', { fields: { body: 'invalid' } });
  const deps = {
    db: database(c.env.DB),
    stripe: stripeGateway(c.env),
    handOver: (row: UserRow) => handOver(c.env, row),
    now: Date.now(),
  };
  const outcome = await handleEvent(deps, event);
  if (outcome === 'handled') inBackground(c, 'refund', deliver(duplicateOutbox(c.env), deps.now));
  return c.json({ received: true, outcome });
});
