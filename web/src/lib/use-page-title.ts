import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { unlockPage } from './page-lock.ts';
import { noteHead } from './prerendered.ts';

/** Sets the document's title in the language of the interface, and its description for search engines. */
export function usePageTitle(page: string, description?: string): void {
  const { t } = useTranslation();
  const about = description ?? t('home.description');
  const title = t('common.documentTitle', { page });
  if (import.meta.env.SSR) noteHead({ title, description: about });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
    unlockPage();
  }, [title, about]);
}
