import type { Page } from 'playwright-core';
import type { Knobs } from '../emulators/stripe/knobs.ts';
import { STACK } from './product.ts';

/** The built-in Stripe: its payment page, its clock and its webhooks. */

const CONTROL = `${STACK.providers}/stripe/__emulator`;

/** What the test cards of the built-in Stripe do. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  failsAtRenewal: '4000 0000 0000 0341',
};

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(CONTROL + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Moves the clock of every subscription on. */
export const daysPass = (days: number) => post('/advance', { days });

export const turnStripeKnobs = (knobs: Partial<Knobs>) => post('/knobs', knobs);

/** Fills in the payment page that is open and sends it. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL(`${STACK.providers}/stripe/**`);
  await page.locator('#number').fill(card);
  await page.locator('#expiry').fill('12/40');
  await page.locator('#cvc').fill('123');
  await page.locator('button.wide').click();
}

/**
 * Pays on the payment page at that address without a browser: for tests that need somebody who has paid, not the page.
 * @returns the page of the app that one is sent to
 * @throws Error when the card is not taken
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
