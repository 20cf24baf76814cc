import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { useUser } from '../../api/use-user.ts';
import { useWords } from '../../i18n/words.ts';
import { useWanted } from '../../lib/kept-list.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Moon } from '../../ui/drawings/brand.tsx';
import { notifyThrown } from '../toasts/notify.ts';
import { keepHere } from './kept/keep-here.ts';
import { NotKept, removeKept } from './kept/kept-stories.ts';
import { RefusedToKeep } from './RefusedToKeep.tsx';
import { shelfQuery } from './shelf-query.ts';
import { useSize } from './use-size.ts';

type KeepTonightProps = { storyId: string; hasSound: boolean };

/** Stores a story on this device, shows its size and removes it again. */
export function KeepTonight({ storyId, hasSound }: KeepTonightProps) {
  const { t } = useWords('library');
  const sizeOf = useSize();
  const user = useUser();
  const wanted = useWanted().some(({ id }) => id === storyId);
  const shelf = useQuery(shelfQuery(user?.id, wanted), queryClient);
  const kept = wanted ? shelf.data?.stories.find(({ id }) => id === storyId) : undefined;
  const keeping = useMutation(
    {
      networkMode: 'always',
      mutationFn: async () => user && keepHere([storyId], user.id),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['tonight'] }),
      onError: (thrown) => {
        if (!(thrown instanceof NotKept)) notifyThrown(thrown);
      },
    },
    queryClient,
  );
  const isLost = wanted && shelf.isSuccess && !kept;
  if (!hasSound) return <p className="field-hint">{t('tonight.noSound')}</p>;
  return (
    <>
      <p className="field-hint" role="status">
        {kept
          ? t('tonight.keptHere', { size: sizeOf(kept.bytes) })
          : isLost
            ? t('tonight.lostHere')
            : t('tonight.body')}
      </p>
      {keeping.error instanceof NotKept ? <RefusedToKeep reason={keeping.error.reason} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {kept ? (
          <>
            <Link className="button button-quiet" to={paths.tonight()}>
              <Moon width={20} height={20} />
              <span>{t('tonight.open')}</span>
            </Link>
            <Button variant="plain" onClick={() => removeKept(storyId)}>
              {t('tonight.remove')}
            </Button>
          </>
        ) : (
          <Button
            busy={keeping.isPending}
            icon={<Moon width={20} height={20} />}
            onClick={() => keeping.mutate()}
          >
            {keeping.isPending ? t('tonight.keeping') : t('tonight.keep')}
          </Button>
        )}
      </div>
    </>
  );
}
