import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type { Total } from '../directory/tallies.ts';
import type { ProviderCost } from '../mail/morning-report.ts';

/** Reckoned costs and income, in US dollars. Prices and their sources are in docs/costs-and-limits.md. */

/**
 * Tokens of a story of medium length: to write it, to choose its pictures, and to read topic and passages for the second
 * opinion.
 */
const TOKENS = { in: 990 + 1890 + 5500, out: 750 + 90 + 100 };

/** Dollars for a million tokens, by the server's id, which ends with its model. Others have no known price. */
const MODELS: readonly [id: RegExp, price: { in: number; out: number }][] = [
  [/ gpt-6-luna$/, { in: 0.1, out: 0.5 }],
  [/gemma-4-26b-a4b-it$/, { in: 0.1, out: 0.3 }],
];

/** Dollars for a million characters, by the service's id, which names its model. Others have no known price. */
const SPEECH: readonly [id: RegExp, price: number][] = [
  [/^workers-ai /, 30],
  [/^elevenlabs .*flash/, 50],
  [/^elevenlabs .*v4.turbo/, 40],
  [/^elevenlabs /, 80],
  [/ gpt-4o-mini-tts$/, 26],
  [/^[\w.-]*inworld/, 35],
  [/^api\.venice\.ai.* tts-kokoro$/, 3.5],
  [/^api\.together\.(ai|xyz).* hexgrad.Kokoro-82M$/, 4],
];

const priceOf = <Price>(prices: readonly [id: RegExp, price: Price][], provider: string) =>
  prices.find(([id]) => id.test(provider))?.[1];

export function costsOf(totals: readonly Pick<Total, 'what' | 'detail' | 'n'>[]): ProviderCost[] {
  return totals.flatMap(({ what, detail: provider, n }): ProviderCost[] => {
    if (what === 'written') {
      const price = priceOf(MODELS, provider);
      const story = price && (TOKENS.in * price.in + TOKENS.out * price.out) / 1_000_000;
      return [{ provider, what: 'stories', n, dollars: story === undefined ? null : n * story }];
    }
    if (what !== 'characters') return [];
    const price = priceOf(SPEECH, provider);
    return [
      { provider, what: 'characters', n, dollars: price === undefined ? null : (n / 1_000_000) * price },
    ];
  });
}

/** Spain's VAT, which is in the price, and what Stripe keeps of it: card of the EEA, and Billing. */
const VAT = 0.21;
const STRIPE = { share: 0.015 + 0.007, euros: 0.25 };
/** Assumed, so that income and costs are in one currency. */
export const DOLLARS_A_EURO = 1.1;
const DAYS_A_MONTH = 30;

/** What a month of Premium leaves after tax and fees, in dollars. */
const euros = PREMIUM_PRICE.amount / 100;
const A_MONTH = (euros / (1 + VAT) - euros * STRIPE.share - STRIPE.euros) * DOLLARS_A_EURO;

/** Income after tax and fees, in dollars. @param paid days of paid subscriptions: thirty of one, or one of thirty */
export const incomeOfDays = (paid: number): number => (paid * A_MONTH) / DAYS_A_MONTH;
