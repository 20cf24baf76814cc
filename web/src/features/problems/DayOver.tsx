import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/language.ts';

/** From when on there will be stories again, by the reader's clock. `until` is milliseconds since 1970. */
export function DayOver({ until }: { until: number }) {
  const { t } = useTranslation();
  const time = new Date(until).toLocaleTimeString(currentLanguage(), { hour: 'numeric', minute: '2-digit' });
  return <p>{t('dayOver.until', { time })}</p>;
}
