import type Stripe from 'stripe';
import { webhookSecretDigest } from '../../worker/billing/webhook-secret.ts';
import {
  type Found,
  findWebhook,
  makeWebhook,
  secretOfWorker,
  sendAgain,
  webhookAddress,
} from './webhook.ts';

export type Repair = Pick<Found, 'environment' | 'hosts'> & {
  isDry: boolean;
  say(line: string): void;
  /** Puts the secret into the deployed Worker. */
  putSecret(secret: string): Promise<unknown>;
  /** For tests. */
  fetching?: typeof fetch;
  pause?(): Promise<unknown>;
  now?: number;
};

/** A secret reaches all of Cloudflare's places within some seconds. */
const MOST_TRIES = 30;
const PAUSE_MS = 2000;

/**
 * Makes events arrive: one enabled endpoint with our events and address, whose secret the Worker has. A secret is never
 * taken for right because there is one: another endpoint's refuses every event.
 * @throws Error when the Worker does not answer, or keeps another secret
 */
export async function repair(stripe: Stripe, repair: Repair): Promise<void> {
  const { environment, hosts, isDry, say, putSecret, fetching = fetch, now = Date.now() } = repair;
  const { pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) } = repair;
  const address = webhookAddress(hosts[0]);
  const workerHas = await secretOfWorker(address, fetching).catch((error: Error) => {
    if (!isDry) throw error;
    say(`webhook  ${error.message}`);
    return null;
  });
  const found = { environment, hosts, workerHas, now };
  const { right, others } = await findWebhook(stripe, found);
  for (const { id, wrong } of others) say(`webhook  ${id} ${wrong}: is removed`);
  say(
    right
      ? `webhook  ${right.id} is there, and the Worker has its secret`
      : `webhook  is made for ${address}`,
  );
  if (isDry) return;
  const secret = right ? null : await makeWebhook(stripe, found);
  if (secret !== null) {
    await putSecret(secret);
    const expected = await webhookSecretDigest(secret);
    for (let tries = 0; (await secretOfWorker(address, fetching)) !== expected; tries++) {
      if (tries === MOST_TRIES)
        throw new Error(`${address} has not the new secret yet. Run this again in some minutes.`);
      await pause();
    }
    say('webhook  the Worker has the secret');
  }
  // Only now: until then they are what brought events, if anything did.
  for (const { id } of others) await stripe.webhookEndpoints.del(id);
  if (secret === null || others.length === 0) return;
  // Stripe does not try those of a removed endpoint again.
  const { accepted, refused } = await sendAgain(stripe, { address, secret, now }, fetching);
  say(`webhook  ${accepted} events of the last six days sent again, ${refused} refused`);
}
