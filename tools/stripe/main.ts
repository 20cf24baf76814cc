import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { secretNames } from '../deploy/account.ts';
import { logIn } from '../deploy/cloudflare.ts';
import { targetOf } from '../deploy/configuration.ts';
import { ownerPath, readOwner } from '../deploy/owner.ts';
import { fetchDeployed } from '../deploy/reached.ts';
import { wrangler } from '../deploy/wrangler.ts';
import { composedFor } from '../storage/composed-folder.ts';
import { repair } from './repair.ts';
import { refusalOfKey, setUpStripe } from './setup.ts';

/**
 * `npm run stripe`: product, price, webhook and portal at Stripe, and their ids and secrets as secrets of the deployed
 * Worker. Needs STRIPE_SECRET_KEY as an environment variable, and a deployment before. Can be repeated.
 *
 *     npm run stripe -- --dry-run                 says what it would make
 *     npm run stripe -- --live                    with a live key
 *     npm run stripe -- --environment staging
 */

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    environment: { type: 'string', default: 'production' },
    owner: { type: 'string', default: ownerPath() },
  },
});

const WEBHOOK_SECRET = 'STRIPE_WEBHOOK_SECRET';

async function main(): Promise<void> {
  const { 'dry-run': isDry, live } = values;
  const { environment, worker, api, app, payments } = targetOf(readOwner(values.owner), values.environment);
  if (!payments) throw new Error(`payments is null in ${values.owner}: Premium is not sold.`);
  const key = process.env.STRIPE_SECRET_KEY ?? '';
  const refusal = refusalOfKey(key, environment, live);
  if (refusal) throw new Error(refusal);
  const base = process.env.STRIPE_API_BASE ? new URL(process.env.STRIPE_API_BASE) : null;
  const stripe = new Stripe(key, {
    telemetry: false,
    ...(base && { protocol: 'http', host: base.hostname, port: base.port }),
  });
  const config = isDry ? '' : composedFor(environment);
  const known = isDry ? [] : ((await secretNames((await logIn()).cloudflare, worker)) ?? []);
  if (!isDry && known.length === 0)
    throw new Error('There is no deployed Worker yet, which the secrets are for. Run: npm run deploy');
  const say = (line: string) => console.log(`  ${line}`);
  const put = async (secrets: Record<string, string | null>) => {
    const given = Object.entries(secrets).filter((entry): entry is [string, string] => entry[1] !== null);
    await wrangler(['secret', 'bulk', '--config', config], {
      input: JSON.stringify(Object.fromEntries(given)),
    });
    say(`secrets  ${given.map(([name]) => name).join(', ')}`);
  };
  const needsTaxCode = payments.tax !== 'none';
  const made = await setUpStripe(stripe, { environment, needsTaxCode, isDry, say });
  const secrets = { STRIPE_SECRET_KEY: key, STRIPE_PRICE_ID: made.priceId, STRIPE_PORTAL_ID: made.portalId };
  if (!isDry && known.includes(WEBHOOK_SECRET)) await put(secrets);
  await repair(stripe, {
    environment,
    hosts: [api, app],
    isDry,
    say,
    fetching: fetchDeployed,
    // All at once in the first run: the Worker needs all of them or none.
    putSecret: (secret) => put({ ...secrets, [WEBHOOK_SECRET]: secret }),
  });
  if (isDry) return;
  console.log(
    '  left     failed payments: retry, then cancel (https://dashboard.stripe.com/revenue-recovery/retries); your name and address (https://dashboard.stripe.com/settings/public)',
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
