import { useEffect, useState } from 'react';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/drawings/action-icons.tsx';
import { textIn } from '../bilingual/pairs.ts';
import { useReadingWay } from '../bilingual/reading-way.ts';
import { notify } from '../toasts/notify.ts';
import { storyFileText } from './story-file.ts';

const COPIED_MS = 3_000;

/** Copies a story in the current reading mode. */
export function CopyText({ story }: { story: Story }) {
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
