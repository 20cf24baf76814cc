import type Stripe from 'stripe';
import { newId } from '../ids.ts';

export type WebhookEndpoint = Omit<Stripe.WebhookEndpoint, 'deleted'>;

/** With the secret, which only the answer to the creation has. */
export function newWebhookEndpoint(fields: {
  url: string;
  events: string[];
  metadata: Record<string, string>;
  now: number;
}): WebhookEndpoint & { secret: string } {
  return {
    id: newId('we', 24),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: fields.now,
    description: null,
    enabled_events: fields.events,
    livemode: false,
    metadata: fields.metadata,
    secret: newId('whsec', 32),
    status: 'enabled',
    url: fields.url,
  };
}
