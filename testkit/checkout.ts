import type { Page } from 'playwright-core';
import type { Knobs } from '../emulators/stripe/knobs.ts';
import { STACK } from './product.ts';

/** The built-in Stripe: its payment page, its clock and its webhooks. */

const CONTROL = `${STACK.providers}/stripe/__emulator`;

/** Test cards of the built-in Stripe. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
};

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(CONTROL + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Advances the clock of every subscription. */
export const daysPass = (days: number) => post('/advance', { days });

export const turnStripeKnobs = (knobs: Partial<Knobs>) => post('/knobs', knobs);

/** Submits the open payment page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL(`${STACK.providers}/stripe/**`);
  await page.locator('#number').fill(card);
  await page.locator('#expiry').fill('12/40');
  await page.locator('#cvc').fill('123');
  await page.locator('button.wide').click();
}

/**
 * Pays without a browser, for tests that only need a paying user.
 * @returns the app's page after the payment
 * @throws Error when the card is declined
 */
export async function payAt(address: string, card: string): Promise<URL> {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ number: card, expiry: '12/40', cvc: '123' }),
    redirect: 'manual',
  });
  const next = answer.headers.get('location');
  if (answer.status !== 303 || next === null) throw new Error(`pay: ${answer.status} ${await answer.text()}`);
  return new URL(next);
}
