import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { textIn } from '../bilingual/pairs.ts';
import { useReadingWay } from '../bilingual/reading-way.ts';
import { notify } from '../toasts/notify.ts';
import { downloadStory, storyFileText } from './story-file.ts';

const COPIED_MS = 3_000;

type StoryActionsProps = {
  story: Pick<Story, 'title' | 'content' | 'sentences' | 'translation'>;
  children?: ReactNode;
};

/** What can be done with a finished story besides reading it; one in two languages in the way it is read. */
export function StoryActions({ story, children }: StoryActionsProps) {
  const { t } = useTranslation();
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
      notify(t('story.copyFailed'), 'error');
    }
  }

  return (
    <div className="story-actions flex flex-wrap gap-2">
      <Button icon={copied ? <CheckIcon width={20} /> : <CopyIcon width={20} />} onClick={copy}>
        <span aria-live="polite">{copied ? t('story.copied') : t('story.copy')}</span>
      </Button>
      <Button
        icon={<DownloadIcon width={20} />}
        onClick={() => downloadStory(title, content, t('story.byAi'))}
      >
        {t('story.download')}
      </Button>
      {children}
    </div>
  );
}
