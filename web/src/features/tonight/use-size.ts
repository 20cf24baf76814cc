import { currentLocale } from '../../i18n/locale.ts';

/** Bytes in words, in megabytes to one decimal. */
export function useSize(): (bytes: number) => string {
  const format = new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / 1_000_000);
}
