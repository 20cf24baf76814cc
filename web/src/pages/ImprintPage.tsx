import { Link } from 'react-router-dom';
import { LegalPage } from '../features/info/LegalPage.tsx';
import { WhoIsResponsible } from '../features/info/WhoIsResponsible.tsx';
import { useWords } from '../i18n/words.ts';
import { hasPart } from '../lib/parts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

const SECTIONS = ['owner', 'made', 'disputes'] as const;

export default function ImprintPage() {
  const { t } = useWords('legal');
  usePageTitle(t('imprint.title'), t('imprint.description'));
  const contact = hasPart('mail') ? (
    <Link className="link inline-flex min-h-11 items-center self-start" to={paths.contact()}>
      {t('legal.contactLink')}
    </Link>
  ) : null;
  const below = { owner: <WhoIsResponsible />, made: null, disputes: contact };
  return (
    <LegalPage
      title={t('imprint.title')}
      lead={t('imprint.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`imprint.${id}.title`),
        body: t(`imprint.${id}.body`),
        below: below[id],
      }))}
    />
  );
}
