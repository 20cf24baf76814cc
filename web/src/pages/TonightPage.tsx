import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { useUser } from '../api/use-user.ts';
import { EmptyPlace } from '../features/drawings/EmptyPlace.tsx';
import { fileProxy } from '../features/player/files/file-fetching.ts';
import { Player } from '../features/player/playback/player.ts';
import { GrownUps } from '../features/tonight/GrownUps.tsx';
import { KeptReader } from '../features/tonight/KeptReader.tsx';
import { RefusedToKeep } from '../features/tonight/RefusedToKeep.tsx';
import { MOST_IN_A_ROW, openRow, type Row } from '../features/tonight/row.ts';
import { RowReader } from '../features/tonight/RowReader.tsx';
import { shelfQuery } from '../features/tonight/shelf-query.ts';
import { openKept } from '../features/tonight/sounds.ts';
import { useWords } from '../i18n/words.ts';
import { useWanted } from '../lib/kept-list.ts';
import { useRootMark } from '../lib/root-mark.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import '../features/tonight/tonight.css';
import { HeadphonesIcon } from '../ui/drawings/action-icons.tsx';
import { HoldButton } from '../ui/HoldButton.tsx';

/**
 * Kept stories for a child at bedtime: a picture each, a press plays. Nothing else of the app is on this page; a long
 * press of a grown-up leads to the rest.
 */
export default function TonightPage() {
  const { t } = useWords('library');
  const user = useUser();
  const wanted = useWanted();
  const shelf = useQuery(shelfQuery(user?.id), queryClient);
  const [player] = useState(
    () => new Player({ fetch: (input, init) => fetch(input, init), proxy: fileProxy }),
  );
  useEffect(() => () => player.dispose(), [player]);
  const [params, setParams] = useSearchParams();
  const [isGrownUp, setGrownUp] = useState(false);
  const [row, setRow] = useState<Row | null>(null);
  usePageTitle(t('tonight.title'));
  useRootMark('tonight');

  const order = new Map(wanted.map(({ id }, at) => [id, at]));
  const stories = (shelf.data?.stories ?? [])
    .filter(({ id }) => order.has(id))
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const lost = (shelf.data?.lost ?? []).filter(({ id }) => order.has(id));
  const open = stories.find(({ id }) => id === params.get('story'));
  const inARow = stories.filter(({ sounds }) => sounds.length > 0).slice(0, MOST_IN_A_ROW);
  const isInARow = row !== null || (params.has('row') && inARow.length > 1);
  if (shelf.isPending) return <div className="tonight" />;
  // A child has nothing to press here: the page leads on.
  if (shelf.isSuccess && stories.length === 0 && lost.length === 0) {
    return (
      <div className="tonight">
        <EmptyPlace title={t('tonight.title')} body={t('tonight.empty')}>
          <Link className="button button-primary" to={paths.library()}>
            {t('library.title')}
          </Link>
        </EmptyPlace>
      </div>
    );
  }

  function close() {
    player.close();
    setRow(null);
    setParams({}, { replace: true });
  }
  return (
    <div className="tonight">
      {open ? (
        <KeptReader key={open.id} kept={open} player={player} onClose={close} />
      ) : isInARow ? (
        <RowReader opened={row} stories={inARow} player={player} onClose={close} />
      ) : isGrownUp ? (
        <GrownUps stories={stories} onDone={() => setGrownUp(false)} />
      ) : (
        <>
          <header className="tonight-top">
            <h1 className="text-3xl">{t('tonight.title')}</h1>
            <HoldButton hint={t('tonight.hold')} onHold={() => setGrownUp(true)}>
              {t('tonight.grownUps')}
            </HoldButton>
          </header>
          {shelf.isError ? <RefusedToKeep reason="refused" /> : null}
          {lost.map(({ id, title }) => (
            <p key={id} role="status" className="tonight-lost">
              {t('tonight.lost', { title: title || t('story.untitled') })}
            </p>
          ))}
          {inARow.length > 1 ? (
            <Button
              variant="primary"
              size="large"
              icon={<HeadphonesIcon />}
              onClick={() => {
                setRow(openRow(player, inARow));
                setParams({ row: '' }, { replace: true });
              }}
            >
              {t('tonight.inARow', { count: inARow.length })}
            </Button>
          ) : null}
          <ul className="tonight-shelf">
            {stories.map((kept) => (
              <li key={kept.id}>
                <button
                  type="button"
                  className="tonight-story"
                  onClick={() => {
                    openKept(player, kept, kept.story.language);
                    setParams({ story: kept.id }, { replace: true });
                  }}
                >
                  <img
                    src={kept.picture.url}
                    alt=""
                    width={kept.picture.pixels}
                    height={kept.picture.pixels}
                  />
                  <span lang={kept.story.language}>{kept.story.title || t('story.untitled')}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
