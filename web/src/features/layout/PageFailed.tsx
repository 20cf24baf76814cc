import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Replaces a page that failed to load or render. A reload fetches the files of the newest release. */
export function PageFailed() {
  const { t } = useTranslation();
  return (
    <Notice kind="problem" className="my-8" title={t('common.pageFailed.title')}>
      <p>{t('common.pageFailed.body')}</p>
      <Button
        className="mt-3"
        icon={<RefreshIcon width={20} height={20} />}
        onClick={() => window.location.reload()}
      >
        {t('common.pageFailed.reload')}
      </Button>
    </Notice>
  );
}
