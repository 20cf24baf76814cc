import { useQuery } from '@tanstack/react-query';
import { Suspense, startTransition, useCallback, useEffect, useId, useState } from 'react';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useWords, withWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import {
  BookIcon,
  CheckIcon,
  LettersIcon,
  PlusIcon,
  ShareIcon,
  TrashIcon,
} from '../../../ui/drawings/action-icons.tsx';
import { Moon } from '../../../ui/drawings/brand.tsx';
import { MoreIcon } from '../../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { preloadReport, ReportLink } from '../../report/ReportLink.tsx';
import { nightQuery } from '../../series/series-queries.ts';
import { useAnotherNight } from '../../series/use-another-night.ts';
import { letterRoom, useLetterRoom } from '../../story-text/letter-room.ts';
import { ChangeStory } from './ChangeStory.tsx';

const StoryExport = lazyPart(() =>
  withWords(import('../../export/StoryExport.tsx'), 'export', 'library', 'practice'),
);

const NightEnd = lazyPart(() => withWords(import('../../series/NightEnd.tsx'), 'series'));

const AllNights = lazyPart(() => withWords(import('../../series/AllNights.tsx'), 'series'));

const SendStory = lazyPart(() => withWords(import('../../links/SendStory.tsx'), 'series'));

/** More room between letters and words, for all stories. */
function LetterSwitch() {
  const { t } = useWords('story');
  const isWide = useLetterRoom();
  return (
    <Button
      aria-pressed={isWide}
      icon={isWide ? <CheckIcon width={20} /> : <LettersIcon width={20} />}
      onClick={() => letterRoom.set(!isWide)}
    >
      {t('storyActions.letters')}
    </Button>
  );
}

export type StoryActionsProps = {
  story: Story;
  /** Opens the form for another story; absent in the library. */
  onAnother?: () => void;
  onDelete: () => void;
};

/** End of a story, by use: another night, another story, take it along, and the rest behind a menu. */
export function StoryActions({ story, onAnother, onDelete }: StoryActionsProps) {
  const { t } = useWords('story');
  const [open, setOpen] = useState<'take' | 'menu' | null>(null);
  const [isSending, setSending] = useState(false);
  const endSending = useCallback(() => setSending(false), []);
  const id = useId();
  const another = useAnotherNight();
  const { data: night } = useQuery({ ...nightQuery(story.id), enabled: isSending }, queryClient);
  // What opens does so at the touch, and pushes what is below it only once.
  useEffect(() => {
    StoryExport.preload();
    AllNights.preload();
    preloadReport();
  }, []);
  const opener = (panel: 'take' | 'menu') => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? id : undefined,
    // A transition: the pressed button is painted first, the panel in the next frames.
    onClick: () => startTransition(() => setOpen(open === panel ? null : panel)),
  });
  return (
    <div className="story-actions">
      <div className="story-ends">
        <Button icon={<Moon width={20} height={20} />} onClick={() => another(story)}>
          {t('storyActions.night')}
        </Button>
        {onAnother ? (
          <Button icon={<PlusIcon width={20} />} onClick={onAnother}>
            {t('story.another')}
          </Button>
        ) : null}
        <Button icon={<BookIcon width={20} />} {...opener('take')}>
          {t('storyActions.take')}
        </Button>
        <Button icon={<ShareIcon width={20} />} onClick={() => setSending(true)}>
          {t('storyActions.send')}
        </Button>
        <Button icon={<MoreIcon width={20} />} {...opener('menu')}>
          {t('storyActions.menu')}
        </Button>
      </div>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className="night-next" />}>
          <NightEnd story={story} />
        </Suspense>
      </ErrorBoundary>
      {open === 'take' ? (
        <div id={id}>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<Spinner label={t('common.loading')} />}>
              <StoryExport story={story} />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
      {open === 'menu' ? (
        <div id={id} className="story-menu">
          <ErrorBoundary fallback={null}>
            <Suspense>
              <AllNights storyId={story.id} />
            </Suspense>
          </ErrorBoundary>
          <LetterSwitch />
          <Button icon={<TrashIcon width={20} />} onClick={onDelete}>
            {t('storyActions.delete')}
          </Button>
          <ChangeStory key={story.id} story={story} />
          <ReportLink of={{ kind: 'stories', id: story.id }} />
        </div>
      ) : null}
      {isSending ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <SendStory story={story} isNight={Boolean(night?.series)} onClose={endSending} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
