import Stripe from 'stripe';
import { DAY_MS, HOUR_MS } from '../../contract/time.ts';
import { WEBHOOK_EVENTS } from '../../worker/billing/webhook-events.ts';
import { SECRET_HEADER, webhookSecretDigest } from '../../worker/billing/webhook-secret.ts';
import type { Environment } from '../deploy/owner.ts';
import { all } from './lists.ts';

/** The webhook endpoint at Stripe, and whether the deployed Worker has its secret. */

const PATH = '/api/stripe/webhook';
/**
 * How far back events are sent again. Stripe tries for three days; the Worker handles no event twice, and mails about a
 * refund or dispute once in seven days.
 */
const AGAIN_MS = 6 * DAY_MS;

export const webhookAddress = (host: string) => `https://${host}${PATH}`;

/**
 * Which secret the deployed Worker checks events with.
 * @param address of the webhook
 * @returns its digest; null when payments are not set up there, or by a release that does not say it
 * @throws Error when the Worker does not answer
 */
export async function secretOfWorker(
  address: string,
  fetching: typeof fetch = fetch,
): Promise<string | null> {
  try {
    const answer = await fetching(address, { method: 'POST', body: '', signal: AbortSignal.timeout(20_000) });
    await answer.arrayBuffer();
    return answer.headers.get(SECRET_HEADER);
  } catch (error) {
    throw new Error(`${address} does not answer: ${(error as Error).message}. Deploy first.`);
  }
}

export type Found = {
  environment: Environment;
  /** Hosts of this deployment, of which the first gets the events. */
  hosts: readonly [api: string, app: string];
  /** Digest of the Worker's secret, from `secretOfWorker`. */
  workerHas: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

export type Webhook = {
  /** The endpoint that brings every event to the Worker; null: there is none. */
  right: Stripe.WebhookEndpoint | null;
  /** Other endpoints of this deployment, each with what is wrong with it. */
  others: { id: string; wrong: string }[];
};

/** Finds the endpoints of this deployment: by its mark, or by one of its hosts. */
export async function findWebhook(stripe: Stripe, found: Found): Promise<Webhook> {
  const { environment, hosts, workerHas } = found;
  const endpoints = await all((query) => stripe.webhookEndpoints.list(query));
  const ours = endpoints.filter(
    ({ url, metadata }) =>
      metadata.cuentame === environment || (hosts.includes(hostOf(url)) && url.includes('stripe/webhook')),
  );
  const wrongOf = ({ url, status, enabled_events, metadata }: Stripe.WebhookEndpoint): string | null => {
    if (url !== webhookAddress(hosts[0])) return `sends to ${url}`;
    if (status !== 'enabled') return 'is disabled';
    if (enabled_events.toSorted().join() !== [...WEBHOOK_EVENTS].toSorted().join())
      return 'gets other events';
    return workerHas !== null && metadata.secret === workerHas ? null : 'has another secret than the Worker';
  };
  const right = ours.find((endpoint) => wrongOf(endpoint) === null) ?? null;
  if (right && (await hasUndelivered(stripe, right, found.now))) {
    const wrong = 'has events that did not arrive';
    return { right: null, others: ours.map((one) => ({ id: one.id, wrong: wrongOf(one) ?? wrong })) };
  }
  const others = ours.flatMap((endpoint) =>
    endpoint === right ? [] : [{ id: endpoint.id, wrong: wrongOf(endpoint) ?? 'is there twice' }],
  );
  return { right, others };
}

/** By then Stripe has tried an event a second time. */
const TRIED_MS = HOUR_MS / 2;

/**
 * Whether Stripe still has events that an endpoint should have got: its secret was rolled in the dashboard, which
 * nothing tells. Another endpoint of the account that fails has the same effect, and a new endpoint does no harm.
 */
async function hasUndelivered(
  stripe: Stripe,
  { created }: Stripe.WebhookEndpoint,
  now: number,
): Promise<boolean> {
  const gte = Math.max(created, Math.floor((now - AGAIN_MS) / 1000));
  const lte = Math.floor((now - TRIED_MS) / 1000);
  if (lte < gte) return false;
  const types = [...WEBHOOK_EVENTS];
  const events = await all((query) => stripe.events.list({ ...query, created: { gte, lte }, types }));
  return events.some(({ pending_webhooks }) => pending_webhooks > 0);
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

/**
 * Makes an endpoint, marked with the digest of its secret. Those that were there stay until the Worker has the secret.
 * @returns the secret, which Stripe tells only now
 */
export async function makeWebhook(
  stripe: Stripe,
  { environment, hosts }: Pick<Found, 'environment' | 'hosts'>,
): Promise<string> {
  const made = await stripe.webhookEndpoints.create({
    url: webhookAddress(hosts[0]),
    enabled_events: [...WEBHOOK_EVENTS],
    metadata: { cuentame: environment },
  });
  if (!made.secret) throw new Error(`Stripe made ${made.id} without telling its secret.`);
  const secret = await webhookSecretDigest(made.secret);
  await stripe.webhookEndpoints.update(made.id, { metadata: { cuentame: environment, secret } });
  return made.secret;
}

const AT_ONCE = 4;

/**
 * Sends the Worker the events that an endpoint with another secret, or a disabled one, did not bring, oldest first.
 * @param address of the webhook, as it is reached
 * @returns how many were accepted, and how many were not
 */
export async function sendAgain(
  stripe: Stripe,
  { address, secret, now }: { address: string; secret: string; now: number },
  fetching: typeof fetch = fetch,
): Promise<{ accepted: number; refused: number }> {
  const created = { gte: Math.floor((now - AGAIN_MS) / 1000) };
  const events = await all((query) => stripe.events.list({ ...query, created, types: [...WEBHOOK_EVENTS] }));
  const counts = { accepted: 0, refused: 0 };
  const queue = events.toReversed().values();
  const worker = async () => {
    for (const event of queue) {
      const body = JSON.stringify(event);
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
      const answer = await fetching(address, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(30_000),
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signature,
        },
      }).catch(() => null);
      await answer?.arrayBuffer();
      counts[answer?.ok ? 'accepted' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}
