import { Link } from 'react-router-dom';
import { Classroom, Generator, Pencil } from '../features/info/drawings.tsx';
import { InfoCard, InfoPage } from '../features/info/InfoPage.tsx';
import { useWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';

const COMING = [
  ['education', Classroom],
  ['assistant', Pencil],
] as const;

export default function ServicesPage() {
  const { t } = useWords('info');
  return (
    <InfoPage title={t('services.title')} description={t('services.description')} lead={t('services.lead')}>
      <div className="info-cards">
        <InfoCard
          Heading="h2"
          Drawing={Generator}
          title={t('services.generator.title')}
          body={t('services.generator.body')}
        >
          <Link className="button button-primary" to={paths.home()}>
            {t('services.tryNow')}
          </Link>
        </InfoCard>
        {COMING.map(([name, Drawing]) => (
          <InfoCard
            key={name}
            Heading="h2"
            Drawing={Drawing}
            title={t(`services.${name}.title`)}
            body={t(`services.${name}.body`)}
          >
            <p className="soon">{t('services.soon')}</p>
          </InfoCard>
        ))}
      </div>
    </InfoPage>
  );
}
