import { Suspense, useState } from 'react';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { useWords, withWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { PenIcon } from '../../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

const ChangePanel = lazyPart(() =>
  withWords(import('../../edit/ChangePanel.tsx'), 'edit', 'bilingual', 'errors'),
);

/** Button that opens below it what may be changed in a story: a sentence, and its pictures. */
export function ChangeStory({ story }: { story: Story }) {
  const { t } = useWords('story');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<PenIcon width={20} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(story.scene ? 'storyActions.changeAny' : 'storyActions.change')}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <ChangePanel story={story} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
