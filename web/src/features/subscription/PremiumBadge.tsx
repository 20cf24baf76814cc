import { useTranslation } from 'react-i18next';

/** Badge of a Premium account. */
export function PremiumBadge() {
  const { t } = useTranslation();
  return <span className="premium-badge">{t('nav.premium')}</span>;
}
