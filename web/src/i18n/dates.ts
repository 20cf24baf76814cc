import { currentLocale } from './locale.ts';

/** A day in words, such as *21 de diciembre de 2026*. `at` is ISO 8601. */
export function dayInWords(at: string): string {
  return new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
}
