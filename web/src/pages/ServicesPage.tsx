import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Classroom, Generator, Pencil } from '../features/info/drawings.tsx';
import '../features/info/info.css';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { paths } from '../paths.ts';

const COMING = [
  ['education', Classroom],
  ['assistant', Pencil],
] as const;

export default function ServicesPage() {
  const { t } = useTranslation();
  usePageTitle(t('services.title'), t('services.description'));
  return (
    <>
      <header className="info-head">
        <h1>{t('services.title')}</h1>
        <p className="prose-lead">{t('services.lead')}</p>
      </header>
      <div className="info-cards">
        <section className="info-card">
          <Generator />
          <h2>{t('services.generator.title')}</h2>
          <p>{t('services.generator.body')}</p>
          <Link className="button button-primary" to={paths.home()}>
            {t('services.tryNow')}
          </Link>
        </section>
        {COMING.map(([name, Drawing]) => (
          <section key={name} className="info-card">
            <Drawing />
            <h2>{t(`services.${name}.title`)}</h2>
            <p>{t(`services.${name}.body`)}</p>
            <p className="soon">{t('services.soon')}</p>
          </section>
        ))}
      </div>
    </>
  );
}
