import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Language } from '../contract/options.ts';
import type { SessionAnswer } from '../contract/schemas/auth.ts';
import type { CheckoutAnswer, PaymentAnswer, SubscriptionChange } from '../contract/schemas/billing.ts';
import type { Story } from '../contract/schemas/stories.ts';
import { paths } from '../web/src/paths.ts';
import { CARDS, payAt } from './checkout.ts';
import { Parent, type Start } from './parent.ts';
import { STACK } from './product.ts';

/** Roles of users. A cancelled user keeps stories until the end of the paid month. */
export const ROLES = ['visitor', 'free', 'premium', 'cancelled'] as const;
export type Role = (typeof ROLES)[number];

/**
 * An account without accepted terms, as of clients of the earlier app.
 * @returns address, password and token
 */
export async function registeredBefore(): Promise<{ email: string; password: string; token: string }> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: 'una-clave-larga' };
  const answer = await fetch(`${STACK.api}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  return { ...account, token: ((await answer.json()) as SessionAnswer).token };
}

/**
 * Sends a request with a session.
 * @throws Error for a refusal
 */
async function ask<Answer>(
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body: unknown = {},
): Promise<Answer> {
  const answer = await fetch(STACK.api + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: STACK.app },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * Pays for Premium.
 * @returns the page that confirms the payment
 */
async function pay({ token, user }: SessionAnswer): Promise<Start> {
  const { url } = await ask<CheckoutAnswer>(token, 'POST', '/api/stripe/create-checkout-session', {
    email: user.email,
    successUrl: STACK.app + paths.success(),
    cancelUrl: STACK.app + paths.subscribe(),
  });
  const { pathname, search } = await payAt(url, CARDS.pays);
  return { path: pathname + search, user };
}

/**
 * Makes a story for a new account and begins at its page, without the pages and the live writing of the way to it. The
 * providers should be fast: `turnKnobs(FAST)`.
 * @param order options of the story; `!tiny` in its topic keeps the rest of the test light, too
 */
export function atStory(order: { topic: string; language: Language } & Record<string, string>) {
  return async ({ token, user }: SessionAnswer): Promise<Start> => {
    const story = { storyLength: 'short', ...order };
    const { id } = await ask<Story>(token, 'POST', '/api/stories/generate', story);
    return { path: paths.story(id), user };
  };
}

/** Pays for Premium and cancels it. */
async function payAndCancel(session: SessionAnswer): Promise<Start> {
  const { path } = await pay(session);
  const payment = `/api/stripe/success${new URL(path, STACK.app).search}`;
  const { state } = await ask<PaymentAnswer>(session.token, 'GET', payment);
  if (state !== 'confirmed') throw new Error(`The payment is ${state}.`);
  const { user } = await ask<SubscriptionChange>(session.token, 'POST', '/api/subscription/cancel');
  return { path: paths.profile(), user };
}

/**
 * A new user in a role, made by the API requests of the app's pages; the pages have their own tests. Visitors and free
 * users start at a page of text, which is light, paying ones at the success page, cancelled ones at the profile.
 */
export async function someone(
  browser: Browser,
  language: Language,
  role: Role,
  wishes: BrowserContextOptions = {},
): Promise<Parent> {
  switch (role) {
    case 'visitor':
      return Parent.open(browser, language, paths.about(), wishes);
    case 'free':
      return Parent.withAccount(browser, language, paths.about(), wishes);
    case 'premium': {
      const parent = await Parent.withAccount(browser, language, pay, wishes);
      await parent.page.getByText(parent.words.success.confirmed.title).first().waitFor({ timeout: 15_000 });
      return parent;
    }
    case 'cancelled': {
      const parent = await Parent.withAccount(browser, language, payAndCancel, wishes);
      await parent.page.getByRole('button', { name: parent.words.premium.resume, exact: true }).waitFor();
      return parent;
    }
  }
}
