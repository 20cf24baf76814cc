import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StorySummary } from '../../../contract/stories.ts';
import { queryClient } from '../api/query-client.ts';
import { usePageTitle } from '../features/layout/use-page-title.ts';
import { DeleteStory } from '../features/library/DeleteStory.tsx';
import { storyListQuery } from '../features/library/library-queries.ts';
import { StoryCard } from '../features/library/StoryCard.tsx';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import '../features/library/words.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyLibrary } from '../ui/drawings/states.tsx';
import { Spinner } from '../ui/Spinner.tsx';

function EmptyShelf() {
  const { t } = useTranslation();
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

export default function LibraryPage() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(storyListQuery, queryClient);
  const [leaving, setLeaving] = useState<StorySummary | null>(null);
  const stories = list.data?.pages.flatMap((page) => page.stories) ?? [];
  usePageTitle(t('library.title'));

  return (
    <>
      <h1 className="my-6 text-4xl">{t('library.title')}</h1>
      {list.isPending ? <Spinner label={t('common.loading')} className="mx-auto my-16 block" /> : null}
      {list.isError ? <LoadFailed error={list.error} onRetry={() => list.refetch()} /> : null}
      {list.isSuccess && stories.length === 0 ? <EmptyShelf /> : null}
      <ul className="story-list">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} onDelete={() => setLeaving(story)} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="mt-8 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t('library.more')}
          </Button>
        </div>
      ) : null}
      {leaving ? <DeleteStory story={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}
