import { Link } from 'react-router-dom';
import { owedSignOut } from '../../api/client.ts';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { useOnline } from '../../lib/online.ts';
import { useStore } from '../../lib/store.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Notices while the browser is offline, where open content stays usable, and while a sign-out has not arrived. */
export default function OfflineNotice() {
  const { t } = useWords('layout');
  const hasKept = useWanted().length > 0;
  const isOnline = useOnline();
  const isSignOutLate = useStore(owedSignOut.isLate, () => false);
  if (isOnline && !isSignOutLate) return null;
  return (
    <div className="column offline">
      {isOnline ? null : (
        <Notice>
          <span>{t('offline')} </span>
          {hasKept ? (
            <Link className="link" to={paths.tonight()}>
              {t('offlineKept')}
            </Link>
          ) : null}
        </Notice>
      )}
      {isSignOutLate ? (
        <Notice>
          <span>{t('signOutOwed')}</span>
        </Notice>
      ) : null}
    </div>
  );
}
