import { Link } from 'react-router-dom';
import { SleepingLamp } from '../features/drawings/SleepingLamp.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

export default function ConfigurationErrorPage() {
  const { t } = useWords('account');
  usePageTitle(t('configuration.title'));
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-8 text-center">
      <SleepingLamp className="h-auto w-64" />
      <h1 className="text-3xl">{t('configuration.title')}</h1>
      <p>{t('configuration.body')}</p>
      <p className="field-hint">{t('configuration.forOwner')}</p>
      <Link className="button button-primary" to={paths.login()}>
        {t('configuration.login')}
      </Link>
    </div>
  );
}
