import { Link } from 'react-router-dom';
import { PREMIUM_PRICE } from '../../../contract/limits.ts';
import { LegalPage } from '../features/info/LegalPage.tsx';
import { RESPONSIBLE } from '../features/info/responsible.ts';
import { WhoIsResponsible } from '../features/info/WhoIsResponsible.tsx';
import { moneyInWords } from '../i18n/money.ts';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

const SECTIONS = [
  'introduction',
  'use',
  'subscription',
  'form',
  'property',
  'limitation',
  'contact',
] as const;

export default function TermsPage() {
  const { t } = useWords('legal');
  const price = moneyInWords(PREMIUM_PRICE);
  const { name, address, email } = RESPONSIBLE;
  // The model form names address and e-mail, and no telephone (2011/83/EU, Annex I B).
  const responsible = [name, address, email].join(', ');
  usePageTitle(t('terms.title'), t('terms.description'));
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        body: t(`terms.${id}.body`, { price, responsible }),
        below:
          id === 'introduction' ? (
            <WhoIsResponsible />
          ) : id === 'contact' ? (
            <Link className="link inline-flex min-h-11 items-center self-start" to={paths.contact()}>
              {t('legal.contactLink')}
            </Link>
          ) : null,
      }))}
    />
  );
}
