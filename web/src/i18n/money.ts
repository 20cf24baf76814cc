import { currentLanguage } from './language.ts';

/** Formatted amount of cents in the current language: `5 €`, `€5`, `€4.50`. */
export function moneyInWords({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
  return format.format(amount / 100);
}
