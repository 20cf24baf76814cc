import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/language.ts';

/** From when on there will be stories again, by the reader's clock. `until` is milliseconds since 1970. */
export function DayOver({ until }: { until: number }) {
  const { t } = useTranslation();
  const from = new Date(until);
  const time = from.toLocaleTimeString(currentLanguage(), { hour: 'numeric', minute: '2-digit' });
  // One o’clock is singular in Spanish: «la 1:00», «las 2:00».
  return <p>{t('dayOver.until', { count: from.getHours(), time })}</p>;
}
