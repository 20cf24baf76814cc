import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Series, SeriesNight } from '../../../../contract/schemas/series.ts';
import { asProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { useWords } from '../../i18n/words.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ArrowLeftIcon } from '../../ui/drawings/action-icons.tsx';
import { PageSpinner } from '../../ui/Spinner.tsx';
import { EmptyPlace } from '../drawings/EmptyPlace.tsx';
import { useDeleting } from '../library/story-deletion.ts';
import { CardCover, CardDate, ListenLink } from '../library/StoryCard.tsx';
import { LoadFailed } from '../problems/LoadFailed.tsx';
import { KeepNights } from './KeepNights.tsx';
import { NightMemory } from './NightMemory.tsx';
import { nightsQuery } from './series-queries.ts';
import { TakeNights } from './TakeNights.tsx';
import { useAnotherNight } from './use-another-night.ts';
import './series.css';
import { WhatMayFollow } from './WhatMayFollow.tsx';

/** A series: its nights, the newest first, what happened in each, and another one. */
export default function SeriesView({ id }: { id: string }) {
  const { t } = useWords('series');
  const { t: ofLibrary } = useWords('library');
  const found = useInfiniteQuery(nightsQuery(id), queryClient);
  const deleting = useDeleting();
  const [series] = found.data?.pages ?? [];
  const nights = (found.data?.pages ?? [])
    .flatMap(({ stories }) => stories)
    .filter(({ story }) => !deleting.has(story.id));
  usePageTitle(series?.title || ofLibrary('library.title'));
  if (found.isPending) return <PageSpinner label={t('common.loading')} />;
  if (series === undefined) {
    if (asProblem(found.error).code !== 'not_found')
      return <LoadFailed error={found.error} onRetry={() => found.refetch()} />;
    return (
      <EmptyPlace title={ofLibrary('library.missing.title')} body={t('series.missing')}>
        <Link className="button button-primary" to={paths.library()}>
          {ofLibrary('library.title')}
        </Link>
      </EmptyPlace>
    );
  }
  return (
    <>
      <header className="series-top">
        <Link className="link story-status self-start" to={paths.library()}>
          <ArrowLeftIcon width={20} height={20} />
          <span>{ofLibrary('library.back')}</span>
        </Link>
        <h1 className="text-4xl" lang={series.last.language}>
          {series.title || t('story.untitled')}
        </h1>
        <Another series={series} />
        <div className="series-take">
          <KeepNights nights={nights} />
          <TakeNights seriesId={id} feedUrl={series.feedUrl} />
        </div>
      </header>
      <ol className="series-nights" reversed>
        {nights.map((night) => (
          <NightRow key={night.story.id} night={night} />
        ))}
      </ol>
      {found.hasNextPage ? (
        <div className="mt-8 text-center">
          <Button busy={found.isFetchingNextPage} onClick={() => found.fetchNextPage()}>
            {ofLibrary('library.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The next night, with what it may be about. */
function Another({ series: { last, proposals } }: { series: Series }) {
  const { t } = useWords('series');
  const another = useAnotherNight();
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="self-start"
        onClick={() => another(last, proposals[0]?.text)}
      >
        {t('series.another')}
      </Button>
      {proposals.length > 0 ? <WhatMayFollow proposals={proposals} language={last.language} /> : null}
    </>
  );
}

function NightRow({ night: { number, story, memory } }: { night: SeriesNight }) {
  const { t } = useWords('series');
  return (
    <li className="story-card series-night">
      <div className="story-card-top">
        <CardCover scene={story.scene} options={story.options} />
        <ListenLink story={story} />
      </div>
      <div className="story-card-words">
        <p className="field-hint">{t('series.night', { number })}</p>
        <h2 lang={story.language}>
          <Link to={paths.story(story.id)}>{story.title || t('story.untitled')}</Link>
        </h2>
        <CardDate story={story} />
      </div>
      <NightMemory storyId={story.id} memory={memory} language={story.language} />
    </li>
  );
}
