// @vitest-environment happy-dom
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubscriptionState, User } from '../../../../contract/schemas/auth.ts';
import { session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled, until } from '../../testing/mount.ts';

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'profile', 'subscription');
const { PlanSection } = await import('./PlanSection.tsx');

const USER = {
  id: 'u1',
  email: 'ana@example.org',
  subscriptionStatus: 'none',
  subscriptionState: 'none',
  isPremium: false,
  storiesGenerated: 2,
  monthlyStoriesGenerated: 0,
  storiesRemaining: 1,
  accessUntil: null,
} as User;

let page: Mounted;
let answer: (path: string) => Response | undefined;
beforeEach(() => {
  answer = () => undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    const found = answer(new URL(url, 'https://api.example').pathname);
    if (found === undefined) throw new TypeError('Failed to fetch');
    return found;
  });
  queryClient.setDefaultOptions({ queries: { retry: false } });
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function plan(of: Partial<User>) {
  page = await mount(
    createElement(MemoryRouter, null, createElement(PlanSection, { user: { ...USER, ...of } })),
  );
  await settled(() => new Promise((resolve) => setTimeout(resolve)));
}

// @spec 2.70
test.each([
  ['none', /gratis/i, false],
  ['active', /^Premium activo$/, true],
  ['cancelled', /cancelado/, false],
  ['past_due', /pago pendiente/, true],
  ['ended', /terminado/, false],
] as const)('the state %s is shown as %s, with the Premium badge: %s', async (state, words, isPremium) => {
  await plan({ subscriptionState: state, isPremium });
  expect(page.find('strong').textContent).toMatch(words);
  expect(document.querySelectorAll('.premium-badge')).toHaveLength(isPremium ? 1 : 0);
});

test('the plan shows the stories lent while a renewal is being charged', async () => {
  const subscription = { subscriptionState: 'active', renewsAt: '2027-02-01T12:00:00.000Z' };
  const price = { amount: 500, currency: 'eur', interval: 'month' };
  const shown = async (renewalPending: boolean) => {
    answer = (path) =>
      path === '/api/subscription' ? Response.json({ ...subscription, renewalPending, price }) : undefined;
    await plan({ subscriptionState: 'active', isPremium: true });
    return document.body.textContent;
  };
  expect(await shown(true)).toMatch(/2 cuentos del nuevo; los demás llegan con el pago/);
  await page.unmount();
  queryClient.clear();
  expect(await shown(false)).not.toContain('los demás llegan con el pago');
});

test.each<[string, Partial<User>, boolean]>([
  ['left free stories', { storiesRemaining: 2, storiesGenerated: 1 }, true],
  ['no story left', { storiesRemaining: 0, storiesGenerated: 3 }, false],
  [
    'the stories of a Premium month',
    { subscriptionState: 'active', isPremium: true, storiesRemaining: 9 },
    false,
  ],
])('the plan says that free stories do not expire, with %s', async (_, user, says) => {
  await plan(user);
  expect(document.body.textContent.includes('no caducan')).toBe(says);
});

test('the plan shows the server’s remaining stories over remembered ones', async () => {
  answer = (path) => (path === '/api/stories/remaining' ? Response.json({ storiesRemaining: 2 }) : undefined);
  await plan({ storiesRemaining: 1, storiesGenerated: 2 });
  expect(page.find('.plan-number').textContent).toContain('2');
});

// @spec 7.35
test.each<[string, Partial<User>, string]>([
  ['three minus the written ones', { storiesGenerated: 1 }, '2'],
  [
    'the month’s stories less those used',
    { subscriptionState: 'active', isPremium: true, monthlyStoriesGenerated: 7, storiesGenerated: 3 },
    '23',
  ],
])('when the server cannot be reached the remaining stories are %s', async (_, user, left) => {
  // A different remembered count, to prove that it is not the shown one.
  await plan({ storiesRemaining: 11, ...user });
  expect(page.find('.plan-number').textContent).toMatch(new RegExp(`\\b${left}\\b`));
  expect(page.find('.plan-number').textContent).not.toContain('11');
});

test('the plan shows a change made in another tab', async () => {
  const cancelled = {
    state: 'cancelled',
    subscriptionState: 'cancelled',
    periodEnd: '2026-12-21T00:00:00Z',
    renewsAt: null,
    endedAt: null,
    renewalPending: false,
    price: { amount: 500, currency: 'eur' },
    canSubscribe: false,
    canResume: true,
    canCancel: false,
    hasPortal: false,
  };
  let isResumed = false;
  answer = (path) => {
    if (path === '/api/subscription')
      return Response.json(isResumed ? { ...cancelled, canResume: false, canCancel: true } : cancelled);
    if (path !== '/api/subscription/resume') return undefined;
    isResumed = true;
    return Response.json({ code: 'no_subscription', status: 409 }, { status: 409 });
  };
  const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  await plan({ subscriptionState: 'cancelled', accessUntil: '2026-12-21T00:00:00Z' });
  expect(names()).toHaveLength(1);
  const [resume] = names();
  await page.press(resume!);
  await until(() => expect(names()).not.toContain(resume));
});

/** What the server does when a subscription is cancelled: an overdue or paused one has no paid period to keep. */
const CANCELLED: [SubscriptionState, string | null, 'at once' | 'at its end'][] = [
  ['active', '2026-12-21T00:00:00Z', 'at its end'],
  ['active', null, 'at once'],
  ['past_due', '2026-12-21T00:00:00Z', 'at once'],
  ['past_due', null, 'at once'],
  ['paused', '2026-12-21T00:00:00Z', 'at once'],
  ['paused', null, 'at once'],
];

test.each(CANCELLED)('a subscription %s until %s is said to end %s', async (state, periodEnd, ends) => {
  const subscription = {
    subscriptionState: state,
    periodEnd,
    accessUntil: periodEnd,
    renewsAt: null,
    endedAt: null,
    renewalPending: false,
    price: { amount: 500, currency: 'eur' },
    canSubscribe: false,
    canResume: false,
    canCancel: true,
    hasPortal: false,
  };
  const sent: string[] = [];
  answer = (path) => {
    if (path === '/api/subscription') return Response.json(subscription);
    if (path !== '/api/subscription/cancel') return undefined;
    sent.push(path);
    const accessUntil = ends === 'at its end' ? periodEnd : null;
    const after = { ...subscription, canCancel: false, accessUntil };
    const user = { ...USER, subscriptionState: accessUntil === null ? 'ended' : 'cancelled' };
    return Response.json({ ...after, subscriptionState: user.subscriptionState, user });
  };
  session.begin({ token: 'a.b.c', user: { ...USER, subscriptionState: state } });
  await plan({ subscriptionState: state });
  await until(() => expect(document.body.textContent).toContain('Cancelar la suscripción'));
  await page.press('Cancelar la suscripción');
  const dialog = () => document.querySelector('[role=alertdialog]');
  const says = dialog()!.textContent;
  expect([says.includes('Premium termina ahora mismo'), says.includes('21 de diciembre')]).toEqual(
    ends === 'at once' ? [true, false] : [false, true],
  );
  // Asking alone changes nothing.
  expect(sent).toEqual([]);
  const [keep, confirm] = dialog()!.querySelectorAll('button');
  expect(keep!.textContent).not.toBe(confirm!.textContent);
  await settled(() => confirm!.click());
  await until(() => expect(dialog()).toBeNull());
  expect(sent).toHaveLength(1);
  // The badge and the limits follow, on every page.
  const known = ends === 'at once' ? 'ended' : 'cancelled';
  expect(session.read()?.user?.subscriptionState).toBe(known);
  session.end();
});
