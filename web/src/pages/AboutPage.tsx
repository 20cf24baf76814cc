import { Link } from 'react-router-dom';
import { Builder, Painter, Writer } from '../features/info/drawings.tsx';
import { InfoCard, InfoPage } from '../features/info/InfoPage.tsx';
import { useWords } from '../i18n/words.ts';
import { paths } from '../paths.ts';

const TEAM = [
  ['developer', Builder],
  ['writer', Writer],
  ['creative', Painter],
] as const;
const VALUES = ['creativity', 'accessibility', 'quality'] as const;

export default function AboutPage() {
  const { t } = useWords('info');
  return (
    <InfoPage title={t('about.title')} description={t('about.description')} lead={t('about.lead')}>
      <div className="info-cards info-cards-two">
        {(['mission', 'vision'] as const).map((name) => (
          <InfoCard key={name} Heading="h2" title={t(`about.${name}.title`)} body={t(`about.${name}.body`)} />
        ))}
      </div>
      <section className="mt-10" aria-labelledby="team">
        <h2 id="team" className="text-3xl">
          {t('about.teamTitle')}
        </h2>
        <div className="info-cards">
          {TEAM.map(([name, Drawing]) => (
            <InfoCard
              key={name}
              Heading="h3"
              Drawing={Drawing}
              title={t(`about.team.${name}.role`)}
              body={t(`about.team.${name}.body`)}
            />
          ))}
        </div>
      </section>
      <section className="mt-10" aria-labelledby="values">
        <h2 id="values" className="text-3xl">
          {t('about.valuesTitle')}
        </h2>
        <div className="info-cards">
          {VALUES.map((name) => (
            <InfoCard
              key={name}
              Heading="h3"
              title={t(`about.values.${name}.title`)}
              body={t(`about.values.${name}.body`)}
            />
          ))}
        </div>
      </section>
      <Link className="button button-primary mt-4" to={paths.howItWorks()}>
        {t('about.more')}
      </Link>
    </InfoPage>
  );
}
