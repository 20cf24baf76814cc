import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the tab, in the language of the interface, and says what it is about to those who list it. */
export function usePageTitle(page: string, description?: string): void {
  const { t } = useTranslation();
  const about = description ?? t('home.description');
  useEffect(() => {
    document.title = t('common.documentTitle', { page });
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
  }, [page, about, t]);
}
