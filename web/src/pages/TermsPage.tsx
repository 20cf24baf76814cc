import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LegalPage } from '../features/info/LegalPage.tsx';
import '../features/info/legal-words.ts';
import { productNumbers } from '../features/info/numbers.ts';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { currentLanguage } from '../i18n/language.ts';
import { paths } from '../paths.ts';

const SECTIONS = ['introduction', 'use', 'subscription', 'property', 'limitation', 'contact'] as const;

export default function TermsPage() {
  const { t } = useTranslation();
  const numbers = productNumbers(currentLanguage());
  usePageTitle(t('terms.title'), t('terms.description'));
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        body: t(`terms.${id}.body`, numbers),
        after:
          id === 'contact' ? (
            <Link className="link inline-flex min-h-11 items-center self-start" to={paths.contact()}>
              {t('legal.contactLink')}
            </Link>
          ) : null,
      }))}
    />
  );
}
