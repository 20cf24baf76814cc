import type { Browser } from 'playwright-core';
import type { Language } from '../contract/options.ts';
import type { SessionAnswer } from '../contract/schemas/auth.ts';
import { CARDS, payWith } from './checkout.ts';
import { Parent } from './parent.ts';
import { STACK } from './product.ts';

/** Who may be looking at a page. Somebody who cancelled has stories left until the end of the paid month. */
export const ROLES = ['visitor', 'free', 'premium', 'cancelled'] as const;
export type Role = (typeof ROLES)[number];

/**
 * An account that a client of the first version opened, which asked nobody about the terms.
 * @returns its address and password, and a token
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

/** Somebody new in that role, made as people become it: with a new account, by paying and by cancelling. */
export async function someone(browser: Browser, language: Language, role: Role): Promise<Parent> {
  if (role === 'visitor') return Parent.open(browser, language);
  if (role === 'free') return Parent.withAccount(browser, language);
  const parent = await Parent.withAccount(browser, language, '/subscribe');
  const { page, words } = parent;
  await page.getByRole('button', { name: words.subscribe.action, exact: true }).click();
  await payWith(page, CARDS.pays);
  await page.getByText(words.success.confirmed.title).first().waitFor({ timeout: 15_000 });
  if (role === 'premium') return parent;
  await page.goto(`${STACK.app}/profile`);
  await page.getByRole('button', { name: words.profile.plan.cancel, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: words.profile.plan.cancelConfirm }).click();
  await page.getByRole('button', { name: words.premium.resume, exact: true }).waitFor();
  return parent;
}
