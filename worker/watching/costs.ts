import { PREMIUM_PRICE } from '../../contract/limits.ts';
import type { Total } from '../directory/tallies.ts';

/** Reckoned costs, in US dollars. Prices and their sources are in docs/costs-and-limits.md. */

/** A story with its second opinion, by OpenAI's default model; another costs about as little. */
const STORY = 0.0011;

/** A million characters, by the service's id, which names its model. Others have no known price. */
const SPEECH: readonly [id: RegExp, price: number][] = [
  [/^workers-ai /, 30],
  [/^elevenlabs .*flash/, 50],
  [/^elevenlabs .*v4.turbo/, 40],
  [/^elevenlabs /, 80],
  [/ gpt-4o-mini-tts$/, 26],
  [/^[\w.-]*inworld/, 35],
];

/** What one provider did in a day, and what it costs; null where the price is not known. */
export type ProviderCost = {
  provider: string;
  what: 'stories' | 'characters';
  n: number;
  dollars: number | null;
};

export function costsOf(totals: readonly Pick<Total, 'what' | 'detail' | 'n'>[]): ProviderCost[] {
  return totals.flatMap(({ what, detail: provider, n }): ProviderCost[] => {
    if (what === 'written') return [{ provider, what: 'stories', n, dollars: n * STORY }];
    if (what !== 'characters') return [];
    const price = SPEECH.find(([id]) => id.test(provider))?.[1];
    return [
      { provider, what: 'characters', n, dollars: price === undefined ? null : (n / 1_000_000) * price },
    ];
  });
}

const DAYS_A_MONTH = 30;

/** Income in cents with tax. @param paid days of paid subscriptions: thirty of one, or one of thirty */
export const incomeOfDays = (paid: number): number => (paid * PREMIUM_PRICE.amount) / DAYS_A_MONTH;
