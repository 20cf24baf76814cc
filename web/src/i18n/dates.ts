import { currentLocale } from './locale.ts';

/**
 * A moment to the second, in the reader's time zone, such as *23 de noviembre de 2026, 14:05:09 CET*. `at` is ISO 8601.
 */
export function momentInWords(at: string): string {
  return new Date(at).toLocaleString(currentLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
}

/** A day in words, such as *21 de diciembre de 2026*. `at` is ISO 8601. */
export function dayInWords(at: string): string {
  return new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
}
