import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** In place of a page that could not be loaded or shown. A reload brings the files of the newest release. */
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
