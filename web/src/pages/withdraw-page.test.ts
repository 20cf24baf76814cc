// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HUMAN_CHECK_HEADER } from '../../../contract/human-check.ts';
import type { User } from '../../../contract/schemas/auth.ts';
import type { Withdrawal, WithdrawalOutcome } from '../../../contract/schemas/withdrawal.ts';
import { session } from '../api/client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { loadWords } from '../i18n/words.ts';
import { type Mounted, mount, until } from '../testing/mount.ts';

await startI18n();
await loadWords('account', 'errors', 'withdrawal');
vi.mock('../features/human-check/use-human-check.tsx', () => ({
  useHumanCheck: (action: string) => ({
    widget: createElement('i', null, `check of ${action}`),
    sending: (send: (headers: object) => unknown) => send({ [HUMAN_CHECK_HEADER]: 'passed' }),
  }),
}));
const { default: WithdrawPage } = await import('./WithdrawPage.tsx');

const ANA = { id: 'u1', email: 'ana@example.org' } as User;

let page: Mounted;
/** Requests with their bodies. */
let sent: [string, unknown][];
/** Token of the human check of the last one. */
let passed: string | null;
let answer: Response;
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body, method, headers }: RequestInit) => {
    if (method !== 'POST') return Response.json(ANA);
    passed = new Headers(headers).get(HUMAN_CHECK_HEADER);
    sent.push([new URL(url, 'http://app.test').pathname, JSON.parse(String(body))]);
    return answer;
  });
});
afterEach(async () => {
  await page.unmount();
  session.end();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const stated = (outcome: WithdrawalOutcome, change: Partial<Withdrawal> = {}) =>
  Response.json({
    statedAt: '2026-11-23T13:05:09.000Z',
    email: 'ana@example.org',
    outcome,
    refund: null,
    endsAt: null,
    ...change,
  });

async function open({ user = null, query = '' }: { user?: User | null; query?: string } = {}) {
  if (user) session.begin({ token: 'a.b.c', user });
  window.history.replaceState(null, '', `/desistimiento${query}`);
  page = await mount(createElement(MemoryRouter, null, createElement(WithdrawPage)));
}

test('a user reads the statement, confirms it, and sees date, second and amount', async () => {
  answer = stated('refunded', { refund: { amount: 500, currency: 'eur' } });
  await open({ user: ANA });
  expect(page.text()).toContain('ana@example.org: por la presente comunico que desisto');
  expect(sent).toEqual([]);
  await page.press('Confirmar desistimiento');
  await until(() => expect(page.text()).toMatch(/Recibido el 23 de noviembre de 2026.*:05:09/));
  expect(page.text()).toMatch(/5\s€/);
  expect(sent).toEqual([['/api/withdrawal', {}]]);
  expect([passed, page.text().includes('check of')]).toEqual([null, false]);
});

test('a visitor states name and address, and the page announces a mail', async () => {
  answer = stated('unconfirmed');
  await open();
  await page.press('Confirmar desistimiento');
  expect(page.text()).toContain('Dinos cómo te llamas');
  expect(sent).toEqual([]);
  expect(page.text()).toContain('check of withdrawal');
  await page.fill('[name=name]', ' Ana ');
  await page.fill('[name=email]', 'ana@example.org');
  await page.press('Confirmar desistimiento');
  await until(() => expect(page.text()).toContain('Pulsa el enlace'));
  expect(sent).toEqual([['/api/withdrawal', { name: 'Ana', email: 'ana@example.org' }]]);
  expect(passed).toBe('passed');
});

// A user may open the link of a statement that was made without signing in.
test.each([
  ['a visitor', null],
  ['a user', ANA],
])('opening the mailed link as %s confirms nothing; its button does', async (_, user) => {
  answer = stated('cancelled', { endsAt: '2026-12-10T12:00:00.000Z' });
  await open({ user, query: '?token=the-token' });
  expect(sent).toEqual([]);
  await page.press('Confirmar desistimiento');
  await until(() => expect(page.text()).toContain('Premium sigue hasta el 10 de diciembre de 2026'));
  expect(sent).toEqual([['/api/withdrawal/confirm', { token: 'the-token' }]]);
});

test('a link that is over says so', async () => {
  answer = Response.json({ code: 'link_invalid', status: 410 }, { status: 410 });
  await open({ query: '?token=the-token' });
  await page.press('Confirmar desistimiento');
  await until(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
});

test('who bought Premium before it was no longer sold still has the form', async () => {
  vi.stubEnv('VITE_LACKS', 'payments');
  await open({ user: { ...ANA, subscriptionState: 'cancelled' } });
  expect(document.querySelector('form')).not.toBeNull();
});

test('a deployment without payments has no form', async () => {
  vi.stubEnv('VITE_LACKS', 'payments');
  await open();
  expect(document.querySelector('form')).toBeNull();
  expect(page.text()).toContain('no hay contrato');
});
