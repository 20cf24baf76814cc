import {
  AUDIO_VERSIONS_PER_STORY,
  FREE_STORIES,
  PREMIUM_PRICE,
  PREMIUM_STORIES_PER_MONTH,
} from '../../../../contract/limits.ts';
import type { Language } from '../../../../contract/options.ts';

/** What the texts say of the product's numbers, as a person of this language writes them. */
export function productNumbers(language: Language) {
  const { amount, currency } = PREMIUM_PRICE;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
  return {
    free: FREE_STORIES,
    premium: PREMIUM_STORIES_PER_MONTH,
    versions: AUDIO_VERSIONS_PER_STORY,
    price: format.format(amount / 100),
  };
}
