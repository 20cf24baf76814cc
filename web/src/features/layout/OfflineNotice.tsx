import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { useOnline } from '../../lib/online.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Notice while the browser is offline. Open content stays usable. */
export default function OfflineNotice() {
  const { t } = useWords('layout');
  const hasKept = useWanted().length > 0;
  if (useOnline()) return null;
  return (
    <div className="column offline">
      <Notice>
        <span>{t('offline')} </span>
        {hasKept ? (
          <Link className="link" to={paths.tonight()}>
            {t('offlineKept')}
          </Link>
        ) : null}
      </Notice>
    </div>
  );
}
