import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { useOnline } from '../../lib/online.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { healthQuery } from './health-query.ts';
import { OfflineWords } from './OfflineWords.tsx';

/**
 * Warning that no stories can be made now, before the form is filled in: without a connection, or by a server that is
 * not well.
 */
export default function ServerStatusPanel() {
  const { t } = useWords('layout');
  const { t: tErrors } = useWords('errors');
  const { data: status, isFetching, refetch } = useQuery(healthQuery, queryClient);
  if (!useOnline()) {
    return (
      <Notice className="mb-8">
        <OfflineWords />
      </Notice>
    );
  }
  if (!status || status.level === 'ok') return null;
  if (isFetching) {
    return (
      <Notice className="mb-8 items-center" drawing={<Spinner />}>
        {t('serverStatus.checking')}
      </Notice>
    );
  }
  const { level, detail } = status;
  const isQuota = detail === 'quota';
  return (
    <Notice
      className="mb-8"
      kind={level === 'error' ? 'problem' : 'info'}
      title={isQuota ? tErrors('refusal.unavailable.title') : t(`serverStatus.${level}`)}
    >
      <p>{tErrors(`healthTrouble.${detail}`)}</p>
      {isQuota ? (
        <Link className="link mr-4 inline-flex min-h-11 items-center" to={paths.contact()}>
          {tErrors('refusal.unavailable.contact')}
        </Link>
      ) : null}
      <Button className="mt-3" onClick={() => refetch()}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}
