import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../ui/drawings/action-icons.tsx';
import { notify } from '../toasts/notify.ts';
import { downloadStory, storyFileText } from './story-file.ts';

const COPIED_MS = 3_000;

type StoryActionsProps = { story: Pick<Story, 'title' | 'content'>; children?: ReactNode };

/** What can be done with a finished story besides reading it. */
export function StoryActions({ story, children }: StoryActionsProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(storyFileText(story.title, story.content));
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
        onClick={() => downloadStory(story.title, story.content, t('story.byAi'))}
      >
        {t('story.download')}
      </Button>
      {children}
    </div>
  );
}
