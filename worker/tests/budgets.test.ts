import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { askWith, ROUTES } from '../../testkit/worker/access/route-table.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { ACCOUNT_BUDGETS, type AccountEffect, BUDGETS, type Effect } from '../budget/budgets.ts';
import { trySpend } from '../budget/spend.ts';
import { database } from '../directory/client.ts';
import { waitingWithdrawals } from '../directory/withdrawals.ts';
import { keyedDigest, UNIQUE } from '../files/digest.ts';
import { deliver } from '../mail/outbox.ts';
import { withdrawalOutbox } from '../mail/withdrawal-outbox.ts';

/** Tables with a bounded number of rows, or whose rows are counters of a day. */
const BOUNDED = ['usage_counts', 'tallies', 'daily_totals', 'provider_status', 'daily_spending', 'incidents'];

/** Number of rows of each other table of the directory, of stored files, and of mails to a user. */
async function causedSoFar({ buyer }: Owner): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'`,
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !BOUNDED.includes(name));
  const rows = await env.DB.batch<{ n: number }>(
    tables.map((name) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)),
  );
  const [files, mails] = await Promise.all([env.FILES.list(), mailsTo(buyer.email)]);
  return {
    ...Object.fromEntries(tables.map((name, place) => [name, rows[place]!.results[0]!.n])),
    files: files.objects.length,
    mails: mails.length,
  };
}

/** What bounds a day of it: budgets, the plan with its credits, or what can be made only once. */
type Bound =
  | Effect
  | AccountEffect
  | 'plan'
  | 'limit of registrations'
  | 'one of each voice'
  | 'sentences of a day';

/** Everything that a request may leave behind, and what bounds a day of it. */
const CAUSES: Record<string, { leaves: string[]; bound: Bound[] }> = {
  'POST /api/auth/verify-email/resend': { leaves: ['mail_tokens', 'mails'], bound: ['verification_mail'] },
  'POST /api/auth/forgot-password': { leaves: ['mail_tokens', 'mails'], bound: ['reset_mail'] },
  'DELETE /api/account': { leaves: ['tombstones'], bound: ['limit of registrations'] },
  'POST /api/contact': { leaves: ['contact_messages'], bound: ['message_row', 'owner_mail'] },
  'POST /api/stories/generate': { leaves: ['files', 'free_stories'], bound: ['plan'] },
  'DELETE /api/stories/:id': { leaves: ['tombstones'], bound: ['plan'] },
  'DELETE /api/feed': { leaves: ['tombstones'], bound: ['feed'] },
  'POST /api/feed/address': { leaves: ['tombstones'], bound: ['feed'] },
  'POST /api/links': { leaves: ['files'], bound: ['link'] },
  'POST /api/sayings/speech': { leaves: ['files'], bound: ['saying_heard'] },
  'POST /api/stories/:id/report': {
    leaves: ['story_reports'],
    bound: ['report', 'message_row', 'owner_mail'],
  },
  'PUT /api/recordings/:link/:language/:n': { leaves: ['files'], bound: ['take'] },
  'DELETE /api/recordings/:link/:language/:n': { leaves: ['tombstones'], bound: ['take'] },
  'PUT /api/stories/:id/takes/:language/:n': { leaves: ['files'], bound: ['take'] },
  'DELETE /api/stories/:id/takes': { leaves: ['tombstones'], bound: ['take'] },
  'DELETE /api/stories/:id/takes/:take': { leaves: ['tombstones'], bound: ['take'] },
  'GET /api/stories/:id/sentences/:n/speech': { leaves: ['files'], bound: ['sentences of a day'] },
  'GET /api/audio/voices/:voice/sample': { leaves: ['files'], bound: ['one of each voice'] },
  'POST /api/audio/generate': { leaves: ['files'], bound: ['plan'] },
  'POST /api/audio/:id/sleep-edition': { leaves: ['files'], bound: ['plan'] },
  'POST /api/audio/:id/practice-edition': { leaves: ['files'], bound: ['plan'] },
  'GET /files/pictures/:version/:seal/:file': { leaves: ['files'], bound: ['scene'] },
  'POST /api/withdrawal': {
    leaves: ['mails', 'withdrawals'],
    bound: ['withdrawal_row', 'withdrawal_mail', 'customer_withdrawal_mail'],
  },
  'POST /api/examples/:id/report': { leaves: ['story_reports'], bound: ['message_row', 'owner_mail'] },
  'POST /e/:link/:file': { leaves: ['story_reports'], bound: ['message_row', 'owner_mail'] },
};

test('everything that a request leaves behind has a daily budget', async () => {
  const unbounded: string[] = [];
  const shared = await newOwner();
  for (const [route, { ask, changes }] of Object.entries(ROUTES)) {
    const owner = changes ? await newOwner() : shared;
    const asked = await ask(owner);
    const before = await causedSoFar(owner);
    const answer = await askWith(owner.buyer.token, route.split(' ')[0]!, asked);
    await answer.arrayBuffer();
    // Work behind the answer.
    if (!route.startsWith('GET')) await scheduler.wait(100);
    const after = await causedSoFar(owner);
    const left = Object.keys(after).filter((what) => after[what]! > (before[what] ?? 0));
    unbounded.push(
      ...left
        .filter((what) => !CAUSES[route]?.leaves.includes(what))
        .map((what) => `${route} leaves ${what}`),
    );
  }
  expect(unbounded, 'give it a row in worker/budget/budgets.ts').toEqual([]);
}, 120_000);

const now = () => Date.now();
const deps = (network: string) => ({
  db: database(env.DB),
  network,
  digest: (text: string) => keyedDigest(env.DIGEST_SECRET, text, UNIQUE),
});

const anAddress = () => `${crypto.randomUUID()}@example.org`;

/** Sets a counter, of one network or of all. */
async function setUses(effect: Effect, network: string | null, uses: number): Promise<void> {
  const what = network === null ? effect : `${effect} from ${network}`;
  await env.DB.prepare('INSERT OR REPLACE INTO usage_counts (key, uses, ends_at) VALUES (?, ?, ?)')
    .bind(await keyedDigest(env.DIGEST_SECRET, what, UNIQUE), uses, now() + 3_600_000)
    .run();
}

test.each(Object.keys(BUDGETS) as Effect[])(
  'one network has its share of %s a day, and leaves the others theirs',
  async (effect) => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await setUses(effect, one, BUDGETS[effect].perNetwork - 1);
    expect(await trySpend(deps(one), effect, anAddress(), now())).toMatchObject({ ok: true });
    expect(await trySpend(deps(one), effect, anAddress(), now())).toMatchObject({ ok: false });
    expect(await trySpend(deps(other), effect, anAddress(), now())).toMatchObject({ ok: true });
  },
);

test.each(Object.keys(BUDGETS) as Effect[])(
  'a crowd that spends %s leaves the first uses of each network',
  async (effect) => {
    await setUses(effect, null, BUDGETS[effect].all - BUDGETS[effect].kept);
    const network = crypto.randomUUID();
    for (let n = 0; n < BUDGETS[effect].firstOfEach; n++)
      expect(await trySpend(deps(network), effect, anAddress(), now())).toMatchObject({ ok: true });
    expect(await trySpend(deps(network), effect, anAddress(), now())).toMatchObject({ ok: false });
  },
);

test('spellings of one mailbox are counted together', async () => {
  const [name, ...spellings] = ['abuela', 'a.buela', 'abuela+1', 'a.b.u.e.l.a+x'];
  const id = crypto.randomUUID().slice(0, 8);
  const address = (local: string, n: number) => `${local}${id}@${n % 2 ? 'gmail' : 'googlemail'}.com`;
  const { perMailbox } = BUDGETS.withdrawal_mail;
  let accepted = 0;
  for (let n = 0; n < 3 * perMailbox; n++) {
    const local = [name!, ...spellings][n % 4]!;
    const counted = await trySpend(
      deps(crypto.randomUUID()),
      'withdrawal_mail',
      address(local.split('+')[0]!, n),
      now(),
    );
    if (counted.ok) accepted += 1;
  }
  expect(accepted).toBe(perMailbox);
});

const state = (email: string, network: string) =>
  request('/api/withdrawal', {
    method: 'POST',
    json: { email, name: 'Ana' },
    headers: { 'cf-connecting-ip': network },
  });

test('a withdrawal above the budget of mails is recorded with its second, and mailed the next day', async () => {
  const network = crypto.randomUUID();
  await setUses('withdrawal_mail', network, BUDGETS.withdrawal_mail.perNetwork);
  const email = anAddress();
  const answer = await state(email, network);
  expect(answer.status).toBe(202);
  const { statedAt } = await answer.json<{ statedAt: string }>();
  await scheduler.wait(200);
  expect(await mailsTo(email)).toEqual([]);
  const rowOf = () =>
    env.DB.prepare('SELECT stated_at, mail_due_at FROM withdrawals WHERE email = ?')
      .bind(email)
      .first<{ stated_at: number; mail_due_at: number }>();
  const row = await rowOf();
  expect(row!.stated_at).toBe(Date.parse(statedAt));
  expect(row!.mail_due_at).toBeGreaterThan(now() + 23 * 3_600_000);
  await deliver(withdrawalOutbox(env, 'all'), now() + 25 * 3_600_000, BUDGETS.withdrawal_mail.kept);
  expect(await mailsTo(email)).toHaveLength(1);
});

const stored = async (email: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM withdrawals WHERE email = ?')
    .bind(email)
    .first<number>('n'))!;

/** An address whose account has been to the checkout. */
async function customersAddress(): Promise<string> {
  const { user } = await newPerson();
  await env.DB.prepare('UPDATE users SET stripe_customer_id = ? WHERE id = ?')
    .bind(`cus_${crypto.randomUUID()}`, user.id)
    .run();
  return user.email;
}

test('a withdrawal above both budgets of a flood is recorded and mailed at once for a customer alone', async () => {
  const [customer, stranger] = [await customersAddress(), anAddress()];
  await setUses('withdrawal_row', null, BUDGETS.withdrawal_row.all);
  await setUses('withdrawal_mail', null, BUDGETS.withdrawal_mail.all);
  const answers = await Promise.all([customer, stranger].map((email) => state(email, crypto.randomUUID())));
  const shapes = await Promise.all(answers.map(async (answer) => Object.keys(await answer.json<object>())));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(shapes[0]).toEqual(shapes[1]);
  await expect.poll(async () => (await mailsTo(customer)).length).toBe(1);
  await expect.poll(() => stored(stranger)).toBe(0);
  expect([await stored(customer), (await mailsTo(stranger)).length]).toEqual([1, 0]);
});

test('withdrawals by spellings of one mailbox share its minute and its rows of a day', async () => {
  const [first, ...others] = ['a', 'b', 'c', 'd'].map(
    (tag) => `abuelo+${tag}@${crypto.randomUUID()}.example`,
  );
  const spellings = [first!, ...others].map((email) =>
    email.replace(/@.*/, first!.slice(first!.indexOf('@'))),
  );
  const network = crypto.randomUUID();
  const statuses = [];
  for (const email of spellings) statuses.push((await state(email, network)).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test("a flood's unsent acknowledgements go after those of customers, and are counted apart for the owner", async () => {
  const now_ = now();
  const due = now_ - 3 * 3_600_000;
  const rows = Array.from({ length: 300 }, (_, n) =>
    env.DB.prepare(
      `INSERT INTO withdrawals (id, email, name, stated_at, outcome, mail_due_at) VALUES (?, ?, 'Ana', ?, 'unconfirmed', ?)`,
    ).bind(`flood-${n}`, `flood-${n}@example.org`, now_ - 3 * 86_400_000 - n, due),
  );
  const customer = await customersAddress();
  await env.DB.batch([
    ...rows,
    env.DB.prepare(
      `INSERT INTO withdrawals (id, email, name, stated_at, outcome, mail_due_at, claimed_at)
       VALUES ('genuine', ?, 'Ana', ?, 'unconfirmed', ?, 1)`,
    ).bind(customer, now_ - 2 * 86_400_000, due + 1),
  ]);
  // A mail that was refused before comes after the untried ones of its own pass.
  await deliver(withdrawalOutbox(env, 'of customers'), now_, 1);
  expect(await mailsTo(customer)).toHaveLength(1);
  expect(await waitingWithdrawals(database(env.DB), now_)).toMatchObject({
    customers: 1,
    others: 300,
    oldestOfCustomers: now_ - 2 * 86_400_000,
  });
  await env.DB.prepare("DELETE FROM withdrawals WHERE id GLOB 'flood-*'").run();
});

/** Uses up a budget of the account. */
const useUp = (userId: string, effect: AccountEffect) =>
  sqlInHome(
    userId,
    'INSERT OR REPLACE INTO account_uses VALUES (?, ?, ?)',
    effect,
    new Date().toISOString().slice(0, 10),
    ACCOUNT_BUDGETS[effect],
  );

/** Path of a book that the owner may load. */
async function bookOf({ buyer, storyId }: Owner) {
  const answer = await buyer.fetch(`/api/stories/${storyId}/book`);
  const { pathname, search } = new URL((await answer.json<{ url: string }>()).url);
  return { path: pathname + search };
}

type Asking = { method: string; ask: (typeof ROUTES)[string]['ask'] };
const asIn = (route: string): Asking => ({ method: route.split(' ')[0]!, ask: ROUTES[route]!.ask });

/** A renewal follows what is kept, and a night what a reader opens, behind its answer. */
type AskedEffect = Exclude<AccountEffect, 'renewal' | 'link_night'>;

const OF_ACCOUNT: Record<AskedEffect, Asking> = {
  scene: asIn('PUT /api/stories/:id/scenes'),
  memory: asIn('PUT /api/stories/:id/memory'),
  report: asIn('POST /api/stories/:id/report'),
  sentence: asIn('PUT /api/stories/:id/sentences/:n'),
  side: asIn('POST /api/stories/:id/sentences/:n/translation'),
  link: asIn('POST /api/links'),
  feed: asIn('PUT /api/feed'),
  saying: asIn('PUT /api/sayings'),
  saying_heard: asIn('POST /api/sayings/speech'),
  billing: asIn('POST /api/subscription/portal'),
  book: { method: 'GET', ask: bookOf },
  take: asIn('PUT /api/stories/:id/takes/:language/:n'),
};

test.each(Object.entries(OF_ACCOUNT) as [AskedEffect, Asking][])(
  'the budget of %s lasts until midnight',
  async (effect, { method, ask }) => {
    const owner = await newOwner();
    const asked = await ask(owner);
    await useUp(owner.buyer.user.id, effect);
    const answer = await askWith(owner.buyer.token, method, asked);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ code: 'account_limit_reached' });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 3600);
  },
);
