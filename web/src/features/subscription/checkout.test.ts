import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';
import { openCheckout } from './checkout.ts';

const user = { email: 'ana@example.com' };

function setUp(answer: () => Promise<unknown>) {
  const call = vi.fn(answer);
  const deps = {
    client: { call } as unknown as ApiClient,
    loadStripe: () => Promise.resolve(),
    origin: 'https://app.example',
  };
  return { call, deps };
}

// @spec 2.21, 7.17, 7.18
test('checkout opens the server’s page, which returns to the app', async () => {
  const { call, deps } = setUp(async () => ({ url: 'https://pay.example/c/1' }));
  expect(await openCheckout(deps, user)).toEqual({ ok: true, url: 'https://pay.example/c/1' });
  expect(call).toHaveBeenCalledWith('/api/stripe/create-checkout-session', {
    method: 'POST',
    body: {
      email: 'ana@example.com',
      successUrl: 'https://app.example/success',
      cancelUrl: 'https://app.example/subscribe',
    },
  });
});

// @spec 5.11, 8.36
test('checkout without an email sends no request', async () => {
  const { call, deps } = setUp(async () => ({ url: 'https://pay.example' }));
  expect(await openCheckout(deps, { email: '' })).toEqual({ ok: false, reason: 'email_missing' });
  expect(call).not.toHaveBeenCalled();
});

// @spec 7.34, 8.38
test('checkout without Stripe’s script sends no request', async () => {
  const { call, deps } = setUp(async () => ({ url: 'https://pay.example' }));
  const blocked = { ...deps, loadStripe: () => Promise.reject(new Error('blocked')) };
  expect(await openCheckout(blocked, user)).toEqual({ ok: false, reason: 'stripe_missing' });
  expect(call).not.toHaveBeenCalled();
});

// @spec 8.37
test.each([undefined, {}, { url: '' }])('an answer without an address, %j, is reported', async (answer) => {
  const { deps } = setUp(async () => answer);
  expect(await openCheckout(deps, user)).toEqual({ ok: false, reason: 'no_url' });
});

// @spec 8.39
test('a refusal keeps the server’s facts', async () => {
  const { deps } = setUp(() => Promise.reject(new Problem({ code: 'already_subscribed', status: 409 })));
  expect(await openCheckout(deps, user)).toMatchObject({
    ok: false,
    reason: 'refused',
    problem: { code: 'already_subscribed', status: 409 },
  });
});
