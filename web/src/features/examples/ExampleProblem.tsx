import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { errorWords } from '../../api/error-words.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { RefreshIcon } from '../../ui/drawings/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dropSound } from '../player/playback/started-sound.ts';
import { ErrorReference } from '../problems/ErrorReference.tsx';
import { testConnection } from './connection-test.ts';

/** Shown when there are no stories and the reason is unknown. */
const connectionQuery = {
  queryKey: ['examples', 'connection'],
  queryFn: () => testConnection(api),
  retry: false,
  staleTime: 0,
};

/** Error in place of the examples, with its reason if known and a reload. */
export function ExampleProblem({ error }: { error: unknown }) {
  const { t } = useWords('examples');
  const { t: tErrors } = useWords('errors');
  const connection = useQuery({ ...connectionQuery, enabled: !error }, queryClient);
  const reason = error || connection.error;
  const facts = reason ? asProblem(reason).facts : null;
  // Nothing here could stop it.
  useEffect(dropSound, []);
  return (
    <Notice kind="problem" className="my-6" title={t('examples.noneFound')}>
      {facts ? <p>{errorWords(tErrors, facts)}</p> : null}
      <Button
        className="mt-3"
        icon={<RefreshIcon width={20} height={20} />}
        onClick={() => window.location.reload()}
      >
        {t('common.retry')}
      </Button>
      {facts ? <ErrorReference problem={facts} /> : null}
    </Notice>
  );
}
