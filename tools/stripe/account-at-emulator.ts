import Stripe from 'stripe';
import { createStripeEmulator, PREMIUM_PRICE_ID } from '../../emulators/stripe/app.ts';

/** For tests: the official SDK, connected to a fresh emulator, and the requests that may have changed something. */
export function accountAtEmulator() {
  const app = createStripeEmulator();
  const asked: string[] = [];
  const stripe = new Stripe('sk_test_any', {
    host: 'stripe.test',
    protocol: 'http',
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
      const request = new Request(url, init);
      if (request.method !== 'GET') asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return app.fetch(request);
    }),
  });
  /** A new customer pays for Premium, of which Stripe makes events. */
  const subscribe = async () => {
    const { id: customer } = await stripe.customers.create({ metadata: { userId: 'u1' } });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [
        {
          price: PREMIUM_PRICE_ID,
          quantity: 1,
        },
      ],
      success_url: 'http://app.test/success',
      cancel_url: 'http://app.test/subscribe',
    });
    const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ana' };
    await app.fetch(new Request(url!, { method: 'POST', body: new URLSearchParams(card) }));
  };
  /** The endpoint accepts all events. */
  const deliverAll = () =>
    app.fetch(new Request('http://stripe.test/__emulator/webhooks/take', { method: 'POST', body: '{}' }));
  return { stripe, asked, subscribe, deliverAll };
}
