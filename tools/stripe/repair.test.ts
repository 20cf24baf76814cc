import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../worker/billing/webhook-events.ts';
import { SECRET_HEADER, webhookSecretDigest } from '../../worker/billing/webhook-secret.ts';
import { accountAtEmulator } from './account-at-emulator.ts';
import { type Repair, repair } from './repair.ts';

const ADDRESS = 'https://api.cuentos.org/api/stripe/webhook';

/** A deployed Worker with this secret, which checks signatures by Stripe's own SDK. */
function deployed(initial: string | null) {
  const worker = { secret: initial, accepted: [] as string[], late: 0, next: null as string | null };
  const fetching: typeof fetch = async (address, init) => {
    if (String(address) !== ADDRESS) throw new Error('getaddrinfo ENOTFOUND');
    if (worker.next !== null && worker.late-- <= 0) [worker.secret, worker.next] = [worker.next, null];
    const signature = new Headers(init?.headers).get('stripe-signature');
    if (signature === null)
      return new Response(null, {
        status: 400,
        ...(worker.secret && { headers: { [SECRET_HEADER]: await webhookSecretDigest(worker.secret) } }),
      });
    try {
      const event = Stripe.webhooks.constructEvent(String(init?.body), signature, worker.secret ?? '');
      worker.accepted.push(event.id);
      return new Response('{}');
    } catch {
      return new Response(null, { status: 400 });
    }
  };
  return { worker, fetching };
}

function owner(initial: string | null = null) {
  const { stripe, asked, subscribe, deliverAll } = accountAtEmulator();
  const { worker, fetching } = deployed(initial);
  const lines: string[] = [];
  const run = (more: Partial<Repair> = {}) => {
    lines.length = 0;
    asked.length = 0;
    return repair(stripe, {
      environment: 'production',
      hosts: ['api.cuentos.org', 'app.cuentos.org'],
      isDry: false,
      say: (line) => lines.push(line),
      putSecret: async (secret) => (worker.next = secret),
      fetching,
      pause: async () => {},
      ...more,
    });
  };
  const endpoints = async () => (await stripe.webhookEndpoints.list()).data;
  /** Whether an event of this endpoint is accepted, by the mark of its secret. */
  const isRight = async () => {
    const [one, ...more] = await endpoints();
    return more.length === 0 && one!.metadata.secret === (await webhookSecretDigest(worker.secret ?? ''));
  };
  return { stripe, asked, subscribe, deliverAll, worker, lines, run, endpoints, isRight };
}

test('the first run makes an endpoint whose secret the Worker gets, and the second changes nothing', async () => {
  const { asked, worker, lines, run, endpoints, isRight } = owner();
  worker.late = 3;
  await run();
  expect(await endpoints()).toMatchObject([
    {
      url: ADDRESS,
      enabled_events: [...WEBHOOK_EVENTS],
      status: 'enabled',
      metadata: { cuentame: 'production' },
    },
  ]);
  expect(await isRight()).toBe(true);
  await run();
  expect(asked).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^webhook {2}we_\w+ is there, and the Worker has its secret$/),
  ]);
});

/** What an owner, a dashboard or Stripe may have done since. */
const FAULTS: [string, (owned: ReturnType<typeof owner>, id: string) => unknown, string][] = [
  [
    'another secret in the Worker',
    ({ worker }) => (worker.secret = 'whsec_of_another'),
    'has another secret',
  ],
  ['the secret with a line break', ({ worker }) => (worker.secret += '\n'), 'has another secret'],
  [
    'the secret of `stripe listen`',
    ({ worker }) => (worker.secret = 'whsec_0123456789abcdef'),
    'has another secret',
  ],
  ['no secret in the Worker', ({ worker }) => (worker.secret = null), 'has another secret'],
  [
    'a disabled endpoint',
    ({ stripe }, id) => stripe.webhookEndpoints.update(id, { disabled: true }),
    'is disabled',
  ],
  [
    'an endpoint of other events',
    ({ stripe }, id) => stripe.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'] }),
    'gets other events',
  ],
  [
    'an endpoint of a former domain',
    ({ stripe }, id) =>
      stripe.webhookEndpoints.update(id, { url: 'https://api.antes.org/api/stripe/webhook' }),
    'sends to https://api.antes.org',
  ],
  [
    'an endpoint made by hand, with a slash, at the app',
    async ({ stripe }, id) => {
      await stripe.webhookEndpoints.del(id);
      await stripe.webhookEndpoints.create({
        url: 'https://app.cuentos.org/api/stripe/webhook/',
        enabled_events: ['*'],
      });
    },
    'sends to https://app.cuentos.org/api/stripe/webhook/',
  ],
  [
    'an endpoint without a mark',
    ({ stripe }, id) => stripe.webhookEndpoints.update(id, { metadata: { secret: '' } }),
    'has another secret',
  ],
];

test.each(FAULTS)(
  '%s is repaired: one endpoint, whose secret the Worker has, and events are sent again',
  async (_, fault, said) => {
    const owned = owner();
    const { stripe, worker, lines, run, endpoints, isRight } = owned;
    await run();
    const [{ id } = { id: '' }] = await endpoints();
    await fault(owned, id);
    await owned.subscribe();
    await run({ isDry: true });
    expect(lines.join('\n')).toContain(said);
    expect(owned.asked).toEqual([]);
    await run();
    expect(lines.join('\n')).toContain(said);
    expect(await isRight()).toBe(true);
    const [now] = await endpoints();
    expect(now).toMatchObject({ url: ADDRESS, status: 'enabled', enabled_events: [...WEBHOOK_EVENTS] });
    expect(now!.id).not.toBe(id);
    const events = await stripe.events.list({ types: [...WEBHOOK_EVENTS] });
    expect(events.data.map(({ type }) => type)).toContain('invoice.paid');
    expect(worker.accepted.toSorted()).toEqual(events.data.map((event) => event.id).toSorted());
  },
);

test('events that do not arrive, as after a secret was rolled in the dashboard, replace a marked endpoint', async () => {
  const { worker, lines, run, subscribe, deliverAll, endpoints } = owner();
  await run();
  const [before] = await endpoints();
  await subscribe();
  const later = { now: Date.now() + 3600_000 };
  // Stripe is still trying.
  await run();
  expect((await endpoints())[0]!.id).toBe(before!.id);
  await deliverAll();
  await run(later);
  expect((await endpoints())[0]!.id).toBe(before!.id);
  await subscribe();
  await run(later);
  expect(lines[0]).toContain('has events that did not arrive');
  expect((await endpoints()).map(({ id }) => id)).not.toContain(before!.id);
  expect(worker.accepted.length).toBeGreaterThan(0);
});

test('a second endpoint of ours goes, and one of another product or environment stays', async () => {
  const { stripe, run, endpoints } = owner();
  await run();
  for (const [url, environment] of [
    [ADDRESS, 'production'],
    ['https://api.prueba.org/api/stripe/webhook', 'staging'],
    ['https://tienda.org/hooks', ''],
  ] as const)
    await stripe.webhookEndpoints.create({
      url,
      enabled_events: ['*'],
      metadata: environment ? { cuentame: environment } : {},
    });
  await run();
  expect((await endpoints()).map(({ url }) => url).toSorted()).toEqual([
    ADDRESS,
    'https://api.prueba.org/api/stripe/webhook',
    'https://tienda.org/hooks',
  ]);
});

test('the earlier endpoint stays until the Worker has the new secret, and the next run goes on', async () => {
  const { worker, run, endpoints, isRight } = owner();
  await run();
  worker.secret = 'whsec_of_another';
  await expect(run({ putSecret: async () => {} })).rejects.toThrow(
    'has not the new secret yet. Run this again',
  );
  expect(await endpoints()).toHaveLength(2);
  await run();
  expect(await isRight()).toBe(true);
});

test('a Worker that does not answer is a sentence, and nothing is changed', async () => {
  const { asked, run } = owner();
  await expect(run({ hosts: ['api.nowhere.org', 'app.nowhere.org'] })).rejects.toThrow(
    'https://api.nowhere.org/api/stripe/webhook does not answer: getaddrinfo ENOTFOUND. Deploy first.',
  );
  expect(asked).toEqual([]);
});
