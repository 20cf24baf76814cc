import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { unlockPage } from '../../lib/page-lock.ts';
import { noteHead } from '../../lib/prerendered.ts';

/** Names the page in the tab, in the language of the interface, and says what it is about to those who list it. */
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
