import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { storyListQuery, storyQuery } from '../api/library-queries.ts';
import { queryClient } from '../api/query-client.ts';
import { readView } from '../api/shelf-view.ts';
import '../features/lesson/lesson.css';
import { wordCardsOf } from '../features/lesson/word-cards.ts';
import { WordActions } from '../features/lesson/WordActions.tsx';
import { WordList } from '../features/lesson/WordList.tsx';
import { WordSpeech } from '../features/lesson/WordSpeech.tsx';
import { LoadFailed } from '../features/problems/LoadFailed.tsx';
import { useWords } from '../i18n/words.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { ArrowLeftIcon } from '../ui/drawings/action-icons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const NEWEST_FIRST = readView(new URLSearchParams());

/** Words of the user's bilingual stories. */
export default function WordsPage() {
  const { t } = useWords('lesson');
  const { t: tLibrary } = useWords('library');
  usePageTitle(t('lesson.title'));
  const list = useInfiniteQuery(storyListQuery(NEWEST_FIRST), queryClient);
  const listed = list.data?.pages.flatMap((page) => page.stories) ?? [];
  const stories = useQueries(
    { queries: listed.filter(({ options }) => options.secondLanguage).map(({ id }) => storyQuery(id)) },
    queryClient,
  );
  const told = stories
    .flatMap(({ data }) => data ?? [])
    .map((story) => ({ story, cards: wordCardsOf(story) }))
    .filter((each) => each.cards.length > 0);
  const cards = told.flatMap((each) => each.cards);
  const isPending = list.isPending || stories.some((story) => story.isPending);
  const failed = stories.filter((story) => story.isError);

  return (
    <>
      <Link className="link mt-4 inline-flex min-h-11 items-center gap-2" to={paths.library()}>
        <ArrowLeftIcon width={20} height={20} />
        <span>{tLibrary('library.back')}</span>
      </Link>
      <h1 className="my-4 text-4xl">{t('lesson.title')}</h1>
      {list.isError ? <LoadFailed error={list.error} onRetry={() => list.refetch()} /> : null}
      {cards.length > 0 ? (
        <>
          <p className="mb-4 text-pretty text-ink-soft">{t('lesson.lead')}</p>
          <WordActions cards={cards} />
          <WordSpeech stories={told.map(({ story }) => story)}>
            {told.map(({ story, cards: ofStory }) => (
              <section key={story.id} className="mt-8">
                <h2 className="text-xl" lang={story.language}>
                  <Link className="link inline-flex min-h-11 items-center" to={paths.story(story.id)}>
                    {story.title || t('story.untitled')}
                  </Link>
                </h2>
                <WordList cards={ofStory} />
              </section>
            ))}
          </WordSpeech>
        </>
      ) : null}
      {isPending ? <Spinner label={t('common.loading')} className="mx-auto my-8 block" /> : null}
      {failed.length > 0 ? (
        <Notice kind="problem">
          <p>{t('lesson.someFailed')}</p>
          <Button className="mt-3" onClick={() => failed.forEach((story) => void story.refetch())}>
            {t('common.retry')}
          </Button>
        </Notice>
      ) : null}
      {list.isSuccess && !isPending && failed.length === 0 && cards.length === 0 && !list.hasNextPage ? (
        <p>{t('lesson.empty')}</p>
      ) : null}
      {list.hasNextPage ? (
        <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {t('lesson.more')}
        </Button>
      ) : null}
    </>
  );
}
