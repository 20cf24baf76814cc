import { createFactory } from 'hono/factory';
import { handleEvent, reversalOf, reversalTally } from '../billing/handle-event.ts';
import { SECRET_HEADER, webhookSecretDigest } from '../billing/webhook-secret.ts';
import { countNow } from '../directory/counter.ts';
import { ApiError } from '../errors/refusal.ts';
import { billingDeps } from '../home/billing-deps.ts';
import { duplicateOutbox } from '../mail/duplicate-outbox.ts';
import { notifyReversal } from '../mail/notify-admin.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';
import type { App } from '../middleware/context.ts';
import { readWebhook } from '../providers/stripe.ts';
import { inBackground } from './background-mail.ts';

const { createHandlers } = createFactory<App>();

/**
 * Receives Stripe's events. Errors on our side answer 5xx, so that Stripe redelivers; a forged event, or a signed body
 * that is none, answers 400 and changes nothing.
 */
export const receive = createHandlers(async (c) => {
  const body = await c.req.text();
  const signature = c.req.header('stripe-signature');
  if (!signature) c.header(SECRET_HEADER, await webhookSecretDigest(c.env.STRIPE_WEBHOOK_SECRET));
  const event = signature ? await readWebhook(c.env, body, signature) : null;
  if (!event) throw new ApiError('invalid_signature');
  // Stripe's dashboard shows this response to the administrator.
  if (event === 'thin') throw new ApiError('webhook_not_snapshot');
  if (event === 'no event') throw new ApiError('invalid_request', { fields: { body: 'invalid' } });
  const deps = billingDeps(c.env, Date.now());
  const outcome = await handleEvent(deps, event);
  // Before the answer, also to a repeated event: Stripe delivers again when the mail service refuses.
  const reversal = outcome === 'ignored' ? null : await reversalOf(deps, event);
  if (reversal) {
    await notifyReversal(c.env, event.id, reversal, deps.now);
  }
  if (outcome === 'handled') {
    const counted = reversalTally(event, reversal !== null);
    if (counted) await countNow(c.env, [counted], deps.now);
    inBackground(c, 'refund', deliver(duplicateOutbox(c.env), deps.now));
    inBackground(c, 'withdrawal', deliver(withdrawalOutbox(c.env, 'of customers'), deps.now));
  }
  return c.json({ received: true, outcome });
});
