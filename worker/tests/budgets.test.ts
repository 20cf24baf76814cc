import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { askWith, ROUTES } from '../../testkit/worker/access/route-table.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { request } from '../../testkit/worker/person.ts';
import { ACCOUNT_BUDGETS, type AccountEffect, BUDGETS, type Effect } from '../budget/budgets.ts';
import { trySpend } from '../budget/spend.ts';
import { database } from '../directory/client.ts';
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
    ...{ files: files.objects.length, mails: mails.length },
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
  'POST /api/stories/:id/report': {
    leaves: ['story_reports'],
    bound: ['report', 'message_row', 'owner_mail'],
  },
  'GET /api/stories/:id/sentences/:n/speech': { leaves: ['files'], bound: ['sentences of a day'] },
  'GET /api/audio/voices/:voice/sample': { leaves: ['files'], bound: ['one of each voice'] },
  'POST /api/audio/generate': { leaves: ['files'], bound: ['plan'] },
  'POST /api/audio/:id/sleep-edition': { leaves: ['files'], bound: ['plan'] },
  'GET /files/pictures/:version/:seal/:file': { leaves: ['files'], bound: ['scene'] },
  'POST /api/withdrawal': { leaves: ['mails', 'withdrawals'], bound: ['withdrawal_row', 'withdrawal_mail'] },
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
  ...{ db: database(env.DB), network },
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
  const stored = () =>
    env.DB.prepare('SELECT stated_at, mail_due_at FROM withdrawals WHERE email = ?')
      .bind(email)
      .first<{ stated_at: number; mail_due_at: number }>();
  const row = await stored();
  expect(row!.stated_at).toBe(Date.parse(statedAt));
  expect(row!.mail_due_at).toBeGreaterThan(now() + 23 * 3_600_000);
  await deliver(withdrawalOutbox(env), now() + 25 * 3_600_000, BUDGETS.withdrawal_mail.kept);
  expect(await mailsTo(email)).toHaveLength(1);
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

const OF_ACCOUNT: Record<AccountEffect, Asking> = {
  scene: asIn('PUT /api/stories/:id/scene'),
  report: asIn('POST /api/stories/:id/report'),
  link: asIn('POST /api/links'),
  feed: asIn('PUT /api/feed'),
  billing: asIn('POST /api/subscription/portal'),
  book: { method: 'GET', ask: bookOf },
};

test.each(Object.entries(OF_ACCOUNT) as [AccountEffect, Asking][])(
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
