import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { storyQuery } from '../api/library-queries.ts';
import { asProblem } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { EmptyPlace } from '../features/drawings/EmptyPlace.tsx';
import { deleteWithUndo } from '../features/library/story-deletion.ts';
import type { OpenedToListen } from '../features/library/StoryCard.tsx';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import FinishedStory from '../features/story-view/finished/FinishedStory.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { ArrowLeftIcon } from '../ui/drawings/action-icons.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';

export default function StoryPage() {
  const { t } = useWords('library');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const story = useQuery(storyQuery(id), queryClient);
  const { listen } = (useLocation().state ?? {}) as OpenedToListen;
  // Not after a reload, where a browser would refuse autoplay.
  const hasJustCome = useNavigationType() === 'PUSH';
  usePageTitle(story.data?.title || t('story.untitled'));

  if (story.isPending) return <PageSpinner label={t('common.loading')} />;
  if (story.isError && asProblem(story.error).code === 'not_found') {
    return (
      <EmptyPlace title={t('library.missing.title')} body={t('library.missing.body')}>
        <Link className="button button-primary" to={paths.library()}>
          {t('library.title')}
        </Link>
      </EmptyPlace>
    );
  }
  if (story.isError) {
    return (
      <div className="flex flex-col gap-4 py-6">
        <Link className="link story-status self-start" to={paths.library()}>
          <ArrowLeftIcon width={20} height={20} />
          <span>{t('library.back')}</span>
        </Link>
        <h1 className="sr-only">{t('story.untitled')}</h1>
        <LoadFailed error={story.error} onRetry={() => story.refetch()} />
      </div>
    );
  }
  function remove() {
    deleteWithUndo({ id, title: story.data?.title ?? '' });
    navigate(paths.library(), { replace: true });
  }

  return <FinishedStory story={story.data} listenAtOnce={listen && hasJustCome} onDelete={remove} />;
}
