// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../../contract/schemas/auth.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { type Mounted, mount, settled } from '../../testing/mount.ts';
import { loadStripe } from './stripe-script.ts';

vi.mock('./stripe-script.ts', () => ({ loadStripe: vi.fn() }));

await startI18n();
const { loadWords } = await import('../../i18n/words.ts');
await loadWords('errors', 'subscription');
const { SubscribeButton } = await import('./SubscribeButton.tsx');

let page: Mounted;
let asked: unknown[];
let answer: () => Promise<Response>;
beforeEach(() => {
  asked = [];
  vi.mocked(loadStripe).mockResolvedValue(undefined);
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    asked.push([new URL(url, 'https://api.example').pathname, body && JSON.parse(String(body))]);
    return answer();
  });
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});

async function subscribe(email = 'ana@example.org') {
  page = await mount(createElement(SubscribeButton, { user: { id: 'u1', email } as User }));
  await settled(() => page.find('button').click());
}

// @spec 8.36
test('a missing email is reported, and no request sent', async () => {
  await subscribe('');
  expect(asked).toEqual([]);
  expect(page.find('[role=alert], .notice').textContent).toContain('correo');
});

test('a missing Stripe script is reported before and after the press, and no request sent', async () => {
  vi.mocked(loadStripe).mockRejectedValue(new Error('blocked'));
  page = await mount(
    createElement(SubscribeButton, { user: { id: 'u1', email: 'ana@example.org' } as User }),
  );
  expect(page.text()).toContain('Stripe');
  await settled(() => page.find('button').click());
  expect(page.text()).toContain('Stripe');
  expect(asked).toEqual([]);
});

test('an answer without an address is reported and opens nothing', async () => {
  answer = async () => Response.json({});
  await subscribe();
  expect(asked).toEqual([
    [
      '/api/stripe/create-checkout-session',
      {
        email: 'ana@example.org',
        successUrl: `${location.origin}/success`,
        cancelUrl: `${location.origin}/subscribe`,
      },
    ],
  ]);
  expect(page.find('button').getAttribute('aria-busy')).not.toBe('true');
  expect(page.find('.notice').textContent).not.toBe('');
});

test('after a withdrawal the express request is asked for, and sent once its box is ticked', async () => {
  answer = async () => Response.json({ code: 'start_request_required', status: 409 }, { status: 409 });
  await subscribe();
  expect(page.text()).toContain('Pido expresamente que Premium empiece ya');
  const button = page.find('button') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  const box = page.find('input[type=checkbox]') as HTMLInputElement;
  expect(document.activeElement).toBe(box);
  await settled(() => box.click());
  expect(button.disabled).toBe(false);
  answer = () => new Promise(() => undefined);
  await settled(() => button.click());
  expect(asked.at(-1)).toEqual([
    '/api/stripe/create-checkout-session',
    expect.objectContaining({ requestsStart: true }),
  ]);
});

test('a second press during checkout is ignored', async () => {
  answer = () => new Promise(() => undefined);
  await subscribe();
  expect(page.find('button').getAttribute('aria-busy')).toBe('true');
  await settled(() => page.find('button').click());
  expect(asked).toHaveLength(1);
});

test('a refusal refetches the user, whose plan may have changed in another tab', async () => {
  const { session } = await import('../../api/client.ts');
  session.begin({ token: 'a.b.c', user: { id: 'u1', email: 'ana@example.org' } as User });
  answer = async () => Response.json({ code: 'already_subscribed', status: 409 }, { status: 409 });
  await subscribe();
  expect(page.find('[role=alert], .notice').textContent).not.toBe('');
  expect(JSON.stringify(asked)).toContain('/api/auth/me');
  session.end();
});
