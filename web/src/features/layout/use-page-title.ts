import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the tab, in the language of the interface. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t('common.documentTitle', { page });
  }, [page, t]);
}
