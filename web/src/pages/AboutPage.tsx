import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Builder, Painter, Writer } from '../features/info/drawings.tsx';
import '../features/info/info.css';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { paths } from '../paths.ts';

const TEAM = [
  ['developer', Builder],
  ['writer', Writer],
  ['creative', Painter],
] as const;
const VALUES = ['creativity', 'accessibility', 'quality'] as const;

export default function AboutPage() {
  const { t } = useTranslation();
  usePageTitle(t('about.title'), t('about.description'));
  return (
    <>
      <header className="info-head">
        <h1>{t('about.title')}</h1>
        <p className="prose-lead">{t('about.lead')}</p>
      </header>
      <div className="info-cards info-cards-two">
        {(['mission', 'vision'] as const).map((name) => (
          <section key={name} className="info-card">
            <h2>{t(`about.${name}.title`)}</h2>
            <p>{t(`about.${name}.body`)}</p>
          </section>
        ))}
      </div>
      <section className="mt-10" aria-labelledby="team">
        <h2 id="team" className="text-3xl">
          {t('about.teamTitle')}
        </h2>
        <div className="info-cards">
          {TEAM.map(([name, Drawing]) => (
            <div key={name} className="info-card">
              <Drawing />
              <h3>{t(`about.team.${name}.role`)}</h3>
              <p>{t(`about.team.${name}.body`)}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="mt-10" aria-labelledby="values">
        <h2 id="values" className="text-3xl">
          {t('about.valuesTitle')}
        </h2>
        <div className="info-cards">
          {VALUES.map((name) => (
            <div key={name} className="info-card">
              <h3>{t(`about.values.${name}.title`)}</h3>
              <p>{t(`about.values.${name}.body`)}</p>
            </div>
          ))}
        </div>
      </section>
      <Link className="button button-primary mt-4" to={paths.howItWorks()}>
        {t('about.more')}
      </Link>
    </>
  );
}
