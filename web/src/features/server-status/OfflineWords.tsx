import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { paths } from '../../paths.ts';

/** What works without a connection. */
export function OfflineWords() {
  const { t } = useWords('layout');
  const hasKept = useWanted().length > 0;
  return (
    <>
      <span>{t('offline')} </span>
      {hasKept ? (
        <Link className="link" to={paths.tonight()}>
          {t('offlineKept')}
        </Link>
      ) : null}
    </>
  );
}
