import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SeriesNight } from '../../../../contract/schemas/series.ts';
import { queryClient } from '../../api/query-client.ts';
import { useUser } from '../../api/use-user.ts';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { keepHere } from '../tonight/kept/keep-here.ts';
import { NotKept } from '../tonight/kept/kept-stories.ts';
import { RefusedToKeep } from '../tonight/RefusedToKeep.tsx';
import { MOST_IN_A_ROW } from '../tonight/row.ts';

/** Stores the last nights that have a voice on this device, in their order, to be played in a row. */
export function KeepNights({ nights }: { nights: readonly SeriesNight[] }) {
  const { t } = useWords('series');
  const { t: ofLibrary } = useWords('library');
  const user = useUser();
  const kept = new Set(useWanted().map(({ id }) => id));
  const heard = nights.filter(({ story }) => story.hasAudio).slice(0, MOST_IN_A_ROW);
  const missing = heard.filter(({ story }) => !kept.has(story.id));
  const keeping = useMutation(
    {
      networkMode: 'always',
      mutationFn: async () => {
        const oldestFirst = missing.map(({ story }) => story.id).reverse();
        if (user) await keepHere(oldestFirst, user.id);
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['tonight'] }),
      onError: (thrown) => {
        if (!(thrown instanceof NotKept)) notifyThrown(thrown);
      },
    },
    queryClient,
  );
  if (heard.length === 0) return <p className="field-hint">{t('series.silent')}</p>;
  return (
    <div>
      {missing.length > 0 ? (
        <Button variant="plain" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {keeping.isPending ? t('series.keeping') : t('series.keep')}
        </Button>
      ) : (
        <p className="field-hint" role="status">
          <span>{t('series.kept', { count: heard.length })}</span>{' '}
          <Link className="link" to={paths.tonight()}>
            {ofLibrary('tonight.open')}
          </Link>
        </p>
      )}
      {keeping.error instanceof NotKept ? <RefusedToKeep reason={keeping.error.reason} /> : null}
    </div>
  );
}
