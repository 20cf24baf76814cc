import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../contract/time.ts';
import { act, asOwner, assertionOf } from '../../testkit/worker/access/assertion.ts';
import { spendCredit } from '../../testkit/worker/access/home-calls.ts';
import { newOwner, newPremiumOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { Buyer } from '../../testkit/worker/buyer.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { crashHome, sqlInHome } from '../../testkit/worker/in-home.ts';
import { mailsTo } from '../../testkit/worker/inbox.ts';
import { keysInR2, rowsInD1 } from '../../testkit/worker/left-behind.ts';
import { changeUser, newPerson, request } from '../../testkit/worker/person.ts';
import { ownerOf } from '../admin/owner.ts';
import { app } from '../app.ts';
import { backupKey, NOTED_SAVES, TOMBSTONE_COPIES } from '../files/backups.ts';

const HOUR_S = 3600;
const now = () => Math.floor(Date.now() / 1000);

type Row = {
  id: string;
  act: string;
  user_id: string | null;
  reason: string;
  owner: string;
  done_at: number;
};
const actsIn = async (where: string, value: string | null): Promise<Row[]> =>
  (await env.DB.prepare(`SELECT * FROM owner_acts WHERE ${where} IS ?`).bind(value).all<Row>()).results;

/** A user's own story with a report. */
async function newReport(comment = 'Da miedo'): Promise<Owner & { at: string; reportId: string }> {
  const owner = await newOwner();
  return { ...owner, ...(await reportOf(owner, comment)) };
}

async function reportOf({ buyer, storyId }: Owner, comment: string) {
  const answer = await buyer.fetch(`/api/stories/${storyId}/report`, {
    method: 'POST',
    json: {
      reason: 'frightening',
      comment,
    },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });
  expect(answer.status).toBe(201);
  const { id } = (await env.DB.prepare('SELECT id FROM story_reports WHERE story_id = ?')
    .bind(storyId)
    .first<{ id: string }>())!;
  return { at: `/admin/reports/${id}`, reportId: id };
}

const personAt = ({ buyer }: Owner) => `/admin/people/${buyer.user.id}`;

/** Keys of another issuer. */
const foreign = generateKeyPair('RS256', { extractable: true });
const claims = () => ({
  aud: ['built-in'],
  email: 'owner@cuentame.example',
  type: 'app',
  sub: 'a',
  iss: env.ACCESS_TEAM!,
  iat: now(),
  exp: now() + HOUR_S,
});
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const ROLES: Record<string, () => Promise<string | undefined>> = {
  'no assertion': async () => undefined,
  'an empty assertion': async () => '',
  'a token of the app': async () => (await newPerson()).token,
  'a forged assertion': async () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'access-1' })
      .sign((await foreign).privateKey),
  'a key that it brings along': async () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'own', jwk: await exportJWK((await foreign).publicKey) })
      .sign((await foreign).privateKey),
  'an assertion that says it needs no key': async () => `${base64({ alg: 'none' })}.${base64(claims())}.`,
  'an assertion signed with a public key as secret': async () => {
    const { keys } = await (
      await fetch(`${env.ACCESS_TEAM}/cdn-cgi/access/certs`)
    ).json<{
      keys: object[];
    }>();
    return new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'access-1' })
      .sign(new TextEncoder().encode(JSON.stringify(keys[0])));
  },
  'a changed assertion': async () => {
    const [head, , signature] = (await assertionOf({ email: 'a@example.org' })).split('.');
    return [head, base64(claims()), signature].join('.');
  },
  'an expired assertion': () => assertionOf({ exp: now() - 60 }),
  'an assertion without an end': () => assertionOf({ exp: null }),
  'an assertion of later': () => assertionOf({ nbf: now() + HOUR_S }),
  "another team's assertion": () => assertionOf({ iss: 'https://other.cloudflareaccess.com' }),
  "another application's assertion": () => assertionOf({ aud: ['another'] }),
  'an assertion of another person': () => assertionOf({ email: 'a@example.org' }),
  'an assertion of a service': () => assertionOf({ email: null, common_name: 'a' }),
  'an assertion of an organisation': () => assertionOf({ type: 'org' }),
};

/** Every page of the app's routes, each with a method. */
const PAGES = [
  ...new Set(
    app.routes
      .filter(({ path, method }) => path.startsWith('/admin') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

async function ask(page: string, assertion: string | undefined, owner: { reportId: string } & Owner) {
  const [method, path] = page.split(' ') as [string, string];
  const id = path.includes('people') ? owner.buyer.user.id : owner.reportId;
  const name = path.includes('people') ? 'sign_out' : 'take_down';
  const headers = {
    'accept-language': 'en',
    origin: 'http://app.test',
    ...(assertion !== undefined && { 'cf-access-jwt-assertion': assertion }),
  };
  const form = { id: crypto.randomUUID(), reason: 'A reason', email: owner.buyer.email };
  return request(path.replace(':id', id).replace(':act', name), {
    method,
    headers,
    redirect: 'manual',
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  });
}

describe.each(Object.entries(ROLES))('%s', (_, make) => {
  test('opens no page and does nothing', async () => {
    expect(PAGES.length).toBeGreaterThan(9);
    const [owner, assertion] = [await newReport(), await make()];
    for (const page of PAGES) {
      const answer = await ask(page, assertion, owner);
      expect([page, answer.status]).toEqual([page, 404]);
      expect(await answer.text()).not.toContain(owner.secret);
    }
    expect(await actsIn('user_id', owner.buyer.user.id)).toEqual([]);
    expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
  });
});

test.each([
  { ACCESS_TEAM: '' },
  { ACCESS_AUDIENCE: '' },
  { ACCESS_EMAILS: '' },
  { ACCESS_EMAILS: ' , ' },
  { ACCESS_TEAM: undefined },
])('without %o the page exists for no one', async (settings) => {
  const headers = { 'cf-access-jwt-assertion': await assertionOf() };
  const unconfigured = { ...env, ...settings };
  for (const page of PAGES) {
    const [method, path] = page.split(' ') as [string, string];
    const answer = await app.fetch(
      new Request(`http://api.test${path}`, { method, headers }),
      unconfigured,
      createExecutionContext(),
    );
    expect([page, answer.status]).toEqual([page, 404]);
  }
});

test('without an answer of Access there is no owner', async () => {
  const settings = { ...env, ACCESS_TEAM: 'http://unreachable.test' };
  const assertion = await assertionOf({ iss: 'http://unreachable.test' });
  expect(await ownerOf(settings, assertion, Date.now())).toBe(null);
});

test('every owner of the settings opens every page, and a form leads to one', async () => {
  for (const email of ['owner@cuentame.example', 'second.owner@cuentame.example']) {
    const [owner, assertion] = [await newReport(), await assertionOf({ email })];
    for (const page of PAGES) {
      const { status } = await ask(page, assertion, owner);
      expect([page, status]).toEqual([page, page.startsWith('POST') ? 303 : 200]);
    }
  }
});

test.each(['https://evil.example', 'null', ''])(
  'a form that comes from “%s” is refused, with the assertion that its browser adds',
  async (origin) => {
    const owner = await newReport();
    const form = { id: crypto.randomUUID(), reason: 'A reason', email: owner.buyer.email };
    for (const page of ['/admin/people', `${owner.at}/take_down`, `${personAt(owner)}/delete_account`]) {
      const answer = await asOwner(page, { form, headers: { origin } });
      expect([page, answer.status]).toEqual([page, 403]);
    }
    expect(await actsIn('user_id', owner.buyer.user.id)).toEqual([]);
  },
);

test('a page runs no script, is in no frame and is not kept', async () => {
  const owner = await newReport();
  for (const path of ['/admin', owner.at, personAt(owner), `${owner.at}/answer`]) {
    const answer = await asOwner(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /default-src 'none'; style-src 'nonce-[^']+'; base-uri 'none'; form-action 'self'/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // Otherwise a browser would send a form with the origin `null`.
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    const text = await answer.text();
    expect(text).not.toContain('<script');
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(policy)!;
    expect(text).toContain(`<style nonce="${nonce}">`);
  }
});

test('typed text is shown as text', async () => {
  const owner = await newReport('<script>alert(1)</script><b>');
  const page = await (await asOwner(owner.at)).text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;');
  expect(page).not.toContain('<script');
});

test('a report shows its story, and no page shows another', async () => {
  const owner = await newReport();
  const other = await newOwner();
  const page = await (await asOwner(owner.at)).text();
  for (const shown of [owner.text, 'Da miedo', owner.buyer.email]) expect(page).toContain(shown);
  // A story that was not reported has no address.
  expect((await asOwner(`/admin/reports/${other.storyId}`)).status).toBe(404);
  const person = await (await asOwner(personAt(other))).text();
  expect(person).not.toContain(other.text);
  expect(person).not.toContain('El cuento de');
  expect(await (await asOwner('/admin')).text()).not.toContain(owner.secret);
});

test('the pages are in the language of the browser', async () => {
  const spanish = await (await asOwner('/admin', { headers: { 'accept-language': 'es' } })).text();
  expect(spanish).toContain('Esperan una decisión');
  expect(await (await asOwner('/admin')).text()).toContain('Waiting for a decision');
});

test('the mail about a report leads to its page', async () => {
  const owner = await newReport();
  await vi.waitFor(async () => {
    const mails = await mailsTo(env.ADMIN_ADDRESS);
    const mail = mails.find(({ text }) => text.includes(owner.secret));
    expect(mail?.text).toContain(`http://app.test${owner.at}`);
  });
});

describe('an act', () => {
  test('that was interrupted can be sent again after a minute, not before', async () => {
    const owner = await newOwner();
    const id = crypto.randomUUID();
    const begun = Date.now();
    await env.DB.prepare(
      `INSERT INTO owner_acts (id, act, user_id, reason, owner, begun_at, claimed_at)
        VALUES (?, 'give_month', ?, 'A reason', 'owner@cuentame.example', ?, ?)`,
    )
      .bind(id, owner.buyer.user.id, begun, begun)
      .run();
    const send = () => asOwner(`${personAt(owner)}/give_month`, { form: { id, reason: 'A reason' } });
    expect((await send()).status).toBe(303);
    expect((await owner.buyer.me()).subscriptionState).toBe('none');
    expect(await (await asOwner(personAt(owner))).text()).toContain('not finished');
    advanceClock(61_000);
    expect((await send()).status).toBe(303);
    expect((await owner.buyer.me()).subscriptionState).toBe('given');
  });

  test('needs a reason', async () => {
    const owner = await newReport();
    const form = { id: crypto.randomUUID(), reason: '  ' };
    const answer = await asOwner(`${owner.at}/take_down`, { form });
    expect(answer.status).toBe(400);
    // The same act is asked again.
    expect(await answer.text()).toContain(form.id);
    expect(await actsIn('report_id', owner.reportId)).toEqual([]);
  });

  test('of another form cannot be done under the same id', async () => {
    const owner = await newReport();
    const { id } = await act(owner.at, 'settle');
    for (const form of [
      { id, reason: 'A reason' },
      { id, reason: 'Another reason' },
    ])
      expect((await asOwner(`${owner.at}/take_down`, { form })).status).toBe(422);
    expect((await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status).toBe(200);
  });

  test('that fails can be sent again, and is done once', async () => {
    const owner = await newPremiumOwner();
    const { id } = await act(personAt(owner), 'refund', { payment: 'pi_unknown' });
    const [failed] = await actsIn('id', id);
    expect(failed).toMatchObject({ act: 'refund', done_at: null });
    const page = await (await asOwner(`${personAt(owner)}/refund`)).text();
    const payment = /name="payment" value="([^"]+)"/.exec(page)![1]!;
    const answer = await asOwner(`${personAt(owner)}/refund`, { form: { id, reason: 'A reason', payment } });
    expect(answer.status).toBe(303);
    expect(await owner.buyer.refunds()).toHaveLength(1);
  });

  test('that is not one answers 404', async () => {
    const owner = await newReport();
    for (const path of [`${owner.at}/refund`, `${personAt(owner)}/take_down`, `${owner.at}/__proto__`])
      expect([path, (await asOwner(path)).status]).toEqual([path, 404]);
  });
});

/** What was done is done once, recorded once, and shown on its page. */
async function expectOnce(at: string, name: string, more: Record<string, string> = {}) {
  const { answers, id } = await act(at, name, more, 2);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const [row, ...others] = await actsIn('id', id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ act: name, reason: 'A reason', owner: 'owner@cuentame.example' });
  expect(row!.done_at).not.toBe(null);
  const shown = await (await asOwner(answers[0]!.headers.get('location')!)).text();
  expect(shown).toContain('A reason');
  expect(shown).toContain('by owner@cuentame.example');
  return row!;
}

describe('twice, as a form is sent', () => {
  test('a take-down and its end are one each', async () => {
    const owner = await newReport();
    const read = async () => (await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).status;
    await expectOnce(owner.at, 'take_down');
    expect(await read()).toBe(404);
    // A report of a story that was taken down still has its text.
    expect(await (await asOwner(owner.at)).text()).toContain(owner.text);
    await expectOnce(owner.at, 'put_back');
    expect(await read()).toBe(200);
    // The first form, sent a third time by a reloaded page.
    expect(await actsIn('report_id', owner.reportId)).toHaveLength(2);
  });

  test('an answer is one mail to the reporter', async () => {
    const owner = await newReport();
    await expectOnce(owner.at, 'answer', { text: 'Lo hemos mirado.\n\nGracias.' });
    const mails = await mailsTo(owner.buyer.email);
    expect(mails.filter(({ subject }) => subject === 'Sobre tu aviso en Cuéntame')).toHaveLength(1);
    expect(mails[0]!.text).toContain('Lo hemos mirado.');
    expect(mails[0]!.replyTo).toBe(env.SUPPORT_ADDRESS);
  });

  test('a credit comes back once', async () => {
    const owner = await newReport();
    await spendCredit(owner);
    const left = async () => (await owner.buyer.me()).storiesRemaining;
    const before = await left();
    await expectOnce(owner.at, 'return_credit');
    expect(await left()).toBe(before + 1);
    expect(await (await asOwner(owner.at)).text()).not.toContain('return_credit"');
  });

  test('a story that was taken down is deleted', async () => {
    const owner = await newReport();
    await act(owner.at, 'take_down');
    await expectOnce(owner.at, 'delete_story');
    expect((await keysInR2()).filter((key) => key.includes(owner.storyId))).toEqual([]);
    expect(await (await asOwner(owner.at)).text()).toContain('The story is deleted.');
  });

  test('a decided report leaves the list', async () => {
    const owner = await newReport();
    const waits = async () =>
      (await (await asOwner('/admin')).text()).split('Decided')[0]!.includes(owner.reportId);
    expect(await waits()).toBe(true);
    await expectOnce(owner.at, 'settle');
    expect(await waits()).toBe(false);
  });

  test('the last payment is refunded once, and Premium ends', async () => {
    const owner = await newPremiumOwner();
    const row = await expectOnce(personAt(owner), 'refund');
    expect(await owner.buyer.refunds()).toEqual(await owner.buyer.charges());
    expect(row).toMatchObject({ result: expect.stringMatching(/^\d+\.\d\d EUR$/) });
    expect((await owner.buyer.me()).subscriptionState).toBe('ended');
    expect(await owner.buyer.subscriptionsAtStripe()).toEqual(['canceled']);
    // Its event changes nothing more.
    await owner.buyer.receiveEvents();
    expect(await owner.buyer.refunds()).toHaveLength(1);
  });

  test('a month is given once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') });
    const owner = await newOwner();
    await expectOnce(personAt(owner), 'give_month');
    const me = await owner.buyer.me();
    expect(me).toMatchObject({ subscriptionState: 'given', storiesRemaining: 30 });
    expect(me.accessUntil).toBe('2026-12-23T12:00:00.000Z');
    expect(me.subscriptionStatus).toBe('cancelled');
    await act(personAt(owner), 'give_month');
    expect((await owner.buyer.me()).accessUntil).toBe('2027-01-23T12:00:00.000Z');
    const subscription = await owner.buyer.subscription();
    expect(subscription).toMatchObject({ canSubscribe: true, canResume: false, canCancel: false });
    advanceClock(70 * 86_400_000);
    const again = await owner.buyer.signInAgain();
    expect(await again.me()).toMatchObject({ subscriptionState: 'none', accessUntil: null });
  });

  test('all sessions end', async () => {
    const owner = await newOwner();
    await expectOnce(personAt(owner), 'sign_out');
    expect((await owner.buyer.fetch('/api/auth/me')).status).toBe(401);
    const { email, password } = owner.buyer;
    const json = { email, password };
    expect((await request('/api/auth/login', { method: 'POST', json })).status).toBe(200);
  });

  test('an account is deleted by the way of its own deletion', async () => {
    const owner = await newPremiumOwner();
    const { id } = owner.buyer.user;
    const customer = await owner.buyer.customer();
    const row = await expectOnce(personAt(owner), 'delete_account');
    expect(row.user_id).toBe(null);
    expect(await rowsInD1(id, owner.buyer.email)).toEqual({});
    await vi.waitFor(async () => expect((await keysInR2()).filter((key) => key.includes(id))).toEqual([]));
    await expect(() => owner.buyer.subscriptionsAtStripe(customer)).rejects.toThrow('No such customer');
    expect((await owner.buyer.fetch('/api/auth/me')).status).toBe(401);
    expect((await asOwner(personAt(owner))).status).toBe(404);
  });
});

test('an interrupted deletion ends with its form sent again', async () => {
  const owner = await newOwner();
  const at = personAt(owner);
  const id = crypto.randomUUID();
  const form = { id, reason: 'A reason' };
  await env.DB.prepare(
    `INSERT INTO owner_acts (id, act, user_id, reason, owner, begun_at, claimed_at)
      VALUES (?, 'delete_account', ?, 'A reason', 'owner@cuentame.example', 0, 0)`,
  )
    .bind(id, owner.buyer.user.id)
    .run();
  expect((await asOwner(`${at}/delete_account`, { form })).status).toBe(303);
  expect(await rowsInD1(owner.buyer.user.id, owner.buyer.email)).toEqual({});
  // The request ended before it could say so.
  await env.DB.prepare('UPDATE owner_acts SET done_at = NULL WHERE id = ?').bind(id).run();
  const again = await asOwner(`${at}/delete_account`, { form });
  expect([again.status, again.headers.get('location')]).toEqual([303, '/admin/totals']);
  expect((await actsIn('id', id))[0]!.done_at).not.toBe(null);
  const unknown = { id: crypto.randomUUID(), reason: 'A reason' };
  expect((await asOwner(`${at}/delete_account`, { form: unknown })).status).toBe(404);
});

test('a home that is being deleted counts as closed', async () => {
  const owner = await newReport();
  await sqlInHome(owner.buyer.user.id, 'INSERT INTO timers (name, due_at) VALUES (?, ?)', 'closing', 9e15);
  await crashHome(owner.buyer.user.id);
  expect(await (await asOwner(personAt(owner))).text()).toContain('being deleted');
  expect(await (await asOwner(owner.at)).text()).toContain('The story is deleted.');
  const { answers } = await act(personAt(owner), 'delete_account');
  expect(answers[0]!.status).toBe(303);
});

test('forms that are sent at once are one act', async () => {
  const owner = await newOwner();
  const form = { id: crypto.randomUUID(), reason: 'A reason' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => asOwner(`${personAt(owner)}/give_month`, { form })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const days = (Date.parse((await owner.buyer.me()).accessUntil!) - Date.now()) / 86_400_000;
  expect(days).toBeLessThan(32);
  expect(await actsIn('id', form.id)).toHaveLength(1);
});

test('a month is not given to a subscription that renews, which would lose it', async () => {
  const owner = await newPremiumOwner();
  const { answers } = await act(personAt(owner), 'give_month');
  expect(answers[0]!.status).toBe(409);
  expect((await owner.buyer.me()).subscriptionState).toBe('active');
});

test('a month begins after the time that was paid', async () => {
  const owner = await newOwner();
  const end = Date.parse('2026-12-10T00:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') });
  await changeUser(
    owner.buyer,
    `subscription_status = 'cancelled', period_start = ${end - 30 * 86_400_000}, period_end = ${end}`,
  );
  await act(personAt(owner), 'give_month');
  expect((await owner.buyer.me()).subscriptionState).toBe('cancelled');
  advanceClock(20 * 86_400_000);
  const buyer = await new Buyer(owner.buyer).signInAgain();
  expect(await buyer.me()).toMatchObject({
    subscriptionState: 'given',
    accessUntil: '2027-01-10T00:00:00.000Z',
    monthlyStoriesGenerated: 0,
  });
});

describe('a person is found', () => {
  test('by an address, which is in no address of a page', async () => {
    const owner = await newOwner();
    const form = { email: ` ${owner.buyer.email.toUpperCase()} ` };
    const answer = await asOwner('/admin/people', { form });
    expect(answer.headers.get('location')).toBe(personAt(owner));
    const page = await (await asOwner(personAt(owner))).text();
    for (const shown of [owner.buyer.email, 'A phone', 'A tablet', 'Free']) expect(page).toContain(shown);
  });

  test('not by another address, nor by text that is none', async () => {
    for (const email of ['nobody@example.org', 'x', '', `${'a'.repeat(400)}@example.org`]) {
      const answer = await asOwner('/admin/people', { form: { email } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('No account has this email.');
    }
  });
});

test('yesterday and this month are what the morning mail says, of the days’ totals', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-11-23T12:00:00Z') });
  const insert = env.DB.prepare('INSERT OR REPLACE INTO daily_totals VALUES (?, ?, ?, ?)');
  const total = (day: string, what: string, detail: string, n: number) => insert.bind(day, what, detail, n);
  await env.DB.batch([
    total('2031-10-31', 'story', 'saved', 7000),
    total('2031-11-01', 'story', 'saved', 100),
    total('2031-11-01', 'users', 'all', 900),
    total('2031-11-01', 'users', 'active', 30),
    total('2031-11-21', 'characters', 'workers-ai aura-2', 1_000_000),
    total('2031-11-22', 'story', 'saved', 23),
    total('2031-11-22', 'story', 'provider_failed', 2),
    total('2031-11-22', 'first_sentence', '800', 20),
    total('2031-11-22', 'users', 'all', 1000),
    total('2031-11-22', 'users', 'active', 60),
    total('2031-11-22', 'characters', 'workers-ai aura-2', 1_000_000),
  ]);
  const page = await (await asOwner('/admin/totals')).text();
  const row = (name: string) => new RegExp(`${name}</th><td>(.*?)</td><td>(.*?)</td>`).exec(page)?.slice(1);
  expect(row('People')).toEqual(Array(2).fill('1,000, 0 new; Premium 60, 0 unpaid or disputed'));
  expect(row('Stories')).toEqual(['23 saved of 0 asked for', '123 saved of 0 asked for']);
  expect(row('Failures')).toEqual(Array(2).fill('provider_failed 2; in browsers 0'));
  expect(row('First sentence')).toEqual(Array(2).fill('p50 0.8 s, p95 0.8 s, p99 0.8 s (20)'));
  expect(row('Income')![0]).toContain('about $8.30 after VAT and fees, against a cost of $30.00');
  expect(row('Income')![1]).toContain('about $12.45 after VAT and fees, against a cost of $60.00');
  expect(page).toMatch(/To decide: reports \d+, withdrawals \d+; open incidents \d+\./);
  expect(page).not.toContain('7,1');
  expect(page).toContain('Age of backups: of deletions, none yet; of everything, none yet.');
  const at = (kind: typeof TOMBSTONE_COPIES | typeof NOTED_SAVES, hours: number) =>
    env.BACKUPS!.put(backupKey(kind, Date.now() - hours * HOUR_MS), '');
  await Promise.all([at(TOMBSTONE_COPIES, 0.7), at(TOMBSTONE_COPIES, 1.7), at(NOTED_SAVES, 13)]);
  const saved = await (await asOwner('/admin/totals')).text();
  expect(saved).toContain('Age of backups: of deletions, 42 min; of everything, 13 h.');
  // On the first day of a month the report is of the month that ended; yesterday has no sums before they are made.
  vi.setSystemTime(Date.parse('2031-12-01T00:00:10Z'));
  const early = await (await asOwner('/admin/totals')).text();
  expect(early).toContain('<th scope="col">2031-11-30</th><th scope="col">2031-11</th>');
  expect(early).toMatch(/Stories<\/th><td>–<\/td><td>123 saved/);
});

test('the pages answer at the address with a slash at its end as well', async () => {
  expect((await asOwner('/admin/')).status).toBe(200);
  expect((await request('/admin/')).status).toBe(404);
});
