import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ResetConsent } from '../features/consent/ResetConsent.tsx';
import { LegalPage } from '../features/info/LegalPage.tsx';
import { KeptTable, ProcessorsTable } from '../features/info/PersonalDataTables.tsx';
import { StorageTable } from '../features/info/StorageTable.tsx';
import { WhoIsResponsible } from '../features/info/WhoIsResponsible.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

const SECTIONS = ['introduction', 'data', 'dataUse', 'security', 'cookies', 'rights'] as const;

export default function PrivacyPage() {
  const { t } = useWords('legal');
  usePageTitle(t('privacy.title'), t('privacy.description'));
  const below: Partial<Record<(typeof SECTIONS)[number], ReactElement>> = {
    introduction: <WhoIsResponsible />,
    data: <KeptTable />,
    dataUse: (
      <>
        <ProcessorsTable />
        <p>{t('privacy.dataUse.others')}</p>
      </>
    ),
    cookies: (
      <>
        <StorageTable />
        <p>{t('privacy.cookies.others')}</p>
        <ResetConsent className="button button-quiet self-start" done={t('privacy.cookies.changed')}>
          {t('privacy.cookies.change')}
        </ResetConsent>
      </>
    ),
    rights: (
      <Link className="link inline-flex min-h-11 items-center self-start" to={paths.contact()}>
        {t('legal.contactLink')}
      </Link>
    ),
  };
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        body: t(`privacy.${id}.body`),
        below: below[id],
      }))}
    />
  );
}
