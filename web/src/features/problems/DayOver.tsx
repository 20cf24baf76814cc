import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';

/** Local time of the next stories. `until` is milliseconds since 1970. */
export function DayOver({ until }: { until: number }) {
  const { t } = useWords('errors');
  const from = new Date(until);
  const clock = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' });
  const hours = clock.resolvedOptions().hour12 ? from.getHours() % 12 : from.getHours();
  // One o’clock is singular in Spanish: «la 1:00», «las 2:00».
  return <p>{t('dayOver.until', { count: hours, time: clock.format(from) })}</p>;
}
