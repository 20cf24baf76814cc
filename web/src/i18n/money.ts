import { currentLanguage } from './language.ts';

/** An amount in cents as it is written in the language shown: `5 €`, `€5`, `€4.50`. */
export function moneyInWords({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  });
  return format.format(amount / 100);
}
