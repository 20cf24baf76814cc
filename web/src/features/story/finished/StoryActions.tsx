import { Suspense, useEffect, useId, useState } from 'react';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { useWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { BookIcon, CheckIcon, CopyIcon, PlusIcon, TrashIcon } from '../../../ui/drawings/action-icons.tsx';
import { MoreIcon } from '../../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { textIn } from '../../bilingual/pairs.ts';
import { useReadingWay } from '../../bilingual/reading-way.ts';
import { ListenHere } from '../../player/index.ts';
import { ReportLink } from '../../report/ReportLink.tsx';
import { notify } from '../../toasts/notify.ts';
import { storyFileText } from './story-file.ts';

const StoryExport = lazyPart(() => import('../../export/StoryExport.tsx'));

const COPIED_MS = 3_000;

/** Copies a story in the current reading mode. */
function CopyButton({ story }: { story: Story }) {
  const { t } = useWords('story');
  const { title, content } = textIn(useReadingWay(), story);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(storyFileText(title, content));
      setCopied(true);
    } catch {
      notify(t('storyActions.copyFailed'), 'error');
    }
  }

  return (
    <Button icon={copied ? <CheckIcon width={20} /> : <CopyIcon width={20} />} onClick={copy}>
      <span aria-live="polite">{copied ? t('storyActions.copied') : t('storyActions.copy')}</span>
    </Button>
  );
}

export type StoryActionsProps = {
  story: Story;
  /** Opens the form for another story; absent in the library. */
  onAnother?: () => void;
  onDelete: () => void;
};

/** End of a story, by use: listen, another one, take it along, and the rest behind a menu. */
export function StoryActions({ story, onAnother, onDelete }: StoryActionsProps) {
  const { t } = useWords('story');
  const [open, setOpen] = useState<'take' | 'menu' | null>(null);
  const id = useId();
  const opener = (panel: 'take' | 'menu') => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? id : undefined,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  return (
    <div className="story-actions">
      <div className="story-ends">
        <ListenHere />
        {onAnother ? (
          <Button icon={<PlusIcon width={20} />} onClick={onAnother}>
            {t('story.another')}
          </Button>
        ) : null}
        <Button icon={<BookIcon width={20} />} {...opener('take')}>
          {t('storyActions.take')}
        </Button>
        <Button variant="plain" icon={<MoreIcon width={20} />} {...opener('menu')}>
          {t('storyActions.menu')}
        </Button>
      </div>
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
        <div id={id} className="flex flex-wrap items-center gap-2 pt-3">
          <CopyButton story={story} />
          <Button icon={<TrashIcon width={20} />} onClick={onDelete}>
            {t('storyActions.delete')}
          </Button>
          <ReportLink of={{ kind: 'stories', id: story.id }} />
        </div>
      ) : null}
    </div>
  );
}
