import { useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';

function onChange(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Notice while the browser is offline. Open content stays usable. */
export default function OfflineNotice() {
  const { t } = useWords('layout');
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="column offline">
      <Notice>{t('offline')}</Notice>
    </div>
  );
}
