import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Series } from '../../../contract/schemas/series.ts';
import type { StorySummary } from '../../../contract/schemas/stories.ts';
import { storyListQuery } from '../api/library-queries.ts';
import { queryClient } from '../api/query-client.ts';
import { isNarrowed, readView, type ShelfView, viewQuery } from '../api/shelf-view.ts';
import '../features/library/library.css';
import { useUser } from '../api/use-user.ts';
import { EmptyLibrary } from '../features/drawings/EmptyLibrary.tsx';
import { ShelfControls } from '../features/library/ShelfControls.tsx';
import { useDeleting } from '../features/library/story-deletion.ts';
import { StoryCard } from '../features/library/StoryCard.tsx';
import { useIsWriting, WritingCard } from '../features/library/WritingCard.tsx';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import { SERIES } from '../features/series/series-address.ts';
import { seriesQuery } from '../features/series/series-queries.ts';
import { useWords, withWords } from '../i18n/words.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { SearchIcon } from '../ui/drawings/action-icons.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';

const SeriesView = lazyPart(() => withWords(import('../features/series/SeriesView.tsx'), 'series'));
const SeriesCard = lazyPart(() => withWords(import('../features/series/SeriesCard.tsx'), 'series'));
const MonthPicture = lazyPart(() => import('../features/profile/MonthPicture.tsx'));

function EmptyShelf() {
  const { t } = useWords('library');
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <EmptyLibrary className="h-auto w-64" />
      <h2 className="text-2xl">{t('library.empty.title')}</h2>
      <p className="text-ink-soft">{t('library.empty.body')}</p>
      <Link className="button button-primary" to={paths.home()}>
        {t('library.empty.action')}
      </Link>
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useWords('library');
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center" role="status">
      <EmptyLibrary className="h-auto w-48" />
      <p>{t('library.noMatch')}</p>
      <Button onClick={onClear}>{t('library.clear')}</Button>
    </div>
  );
}

/** Card of a story; of the last night of a series that of the series. */
function Card({ story, series }: { story: StorySummary; series: Series | undefined }) {
  const card = <StoryCard story={story} />;
  if (series === undefined) return card;
  return (
    <Suspense fallback={card}>
      <SeriesCard series={series} story={story} />
    </Suspense>
  );
}

/** The shelf, or one series of it. */
export default function LibraryPage() {
  const { t } = useWords('library');
  const id = useSearchParams()[0].get(SERIES);
  if (id === null) return <Shelf />;
  return (
    <Suspense fallback={<PageSpinner label={t('common.loading')} />}>
      <SeriesView key={id} id={id} />
    </Suspense>
  );
}

function Shelf() {
  const { t } = useWords('library');
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const list = useInfiniteQuery(storyListQuery(view), queryClient);
  // Only among all stories, where the other nights are in sight, too.
  const series = useQuery({ ...seriesQuery, enabled: !isNarrowed(view) }, queryClient);
  const deleting = useDeleting();
  const isWriting = useIsWriting();
  const [isSearching, setSearching] = useState(() => isNarrowed(view));
  const searchId = useId();
  const stories =
    list.data?.pages.flatMap((page) => page.stories).filter(({ id }) => !deleting.has(id)) ?? [];
  const seriesOf = new Map(isNarrowed(view) ? [] : series.data?.map((one) => [one.last.id, one]));
  const isEmpty = list.isSuccess && stories.length === 0 && !list.hasNextPage;
  usePageTitle(t('library.title'));

  const show = (next: ShelfView) => setParams(viewQuery(next), { replace: true, preventScrollReset: true });
  const clear = () => show(readView(new URLSearchParams()));
  function toggleSearch() {
    setSearching(!isSearching);
    // What narrows the shelf is in sight.
    if (isSearching) clear();
  }
  if (isEmpty && !isWriting && !isNarrowed(view) && !list.isPlaceholderData) {
    return (
      <>
        <h1 className="my-6 text-4xl">{t('library.title')}</h1>
        <EmptyShelf />
      </>
    );
  }
  return (
    <>
      <header className="shelf-top">
        <div>
          <h1 className="text-4xl">{t('library.title')}</h1>
          <p className="flex flex-wrap items-center gap-x-4">
            <button
              type="button"
              className="link inline-flex min-h-11 items-center gap-2"
              aria-expanded={isSearching}
              aria-controls={isSearching ? searchId : undefined}
              onClick={toggleSearch}
            >
              <SearchIcon width={20} height={20} />
              <span>{t('library.find')}</span>
            </button>
            {stories.some(({ options }) => options.secondLanguage) ? (
              <Link className="link inline-flex min-h-11 items-center" to={paths.words()}>
                {t('library.words')}
              </Link>
            ) : null}
          </p>
        </div>
        {user ? (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="shelf-sky" />}>
              <MonthPicture user={user} left={user.storiesRemaining} className="shelf-sky" />
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </header>
      {isSearching ? (
        <div id={searchId}>
          <ShelfControls view={view} onChange={(changes) => show({ ...view, ...changes })} />
        </div>
      ) : null}
      {list.isPending ? <PageSpinner label={t('common.loading')} /> : null}
      {list.isError ? <LoadFailed error={list.error} onRetry={() => list.refetch()} /> : null}
      {isEmpty && isNarrowed(view) ? <NoMatch onClear={clear} /> : null}
      <ul className={classNames('story-list', list.isPlaceholderData && 'shelf-waiting')}>
        {isWriting && !isNarrowed(view) ? <WritingCard /> : null}
        {stories.map((story) => (
          <Card key={story.id} story={story} series={seriesOf.get(story.id)} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="mt-8 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t('library.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
