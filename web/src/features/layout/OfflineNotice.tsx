import { useLocation } from 'react-router-dom';
import { owedSignOut } from '../../api/client.ts';
import { useWords } from '../../i18n/words.ts';
import { useOnline } from '../../lib/online.ts';
import { useStore } from '../../lib/store.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OfflineWords } from '../server-status/OfflineWords.tsx';
import { replacesForm } from '../story/story-state.ts';
import { useStoryState } from '../story/story-store.ts';

/**
 * Notices while the browser is offline, where open content stays usable, and while a sign-out has not arrived. Over the
 * form of the home page its own panel says the first.
 */
export default function OfflineNotice() {
  const { t } = useWords('layout');
  const state = useStoryState();
  const hasPanel = useLocation().pathname === paths.home() && !replacesForm(state);
  const isOnline = useOnline() || hasPanel;
  const isSignOutLate = useStore(owedSignOut.isLate, () => false);
  if (isOnline && !isSignOutLate) return null;
  return (
    <div className="column offline">
      {isOnline ? null : (
        <Notice>
          <OfflineWords />
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
