import { Suspense, useState } from 'react';
import type { Scene } from '../../../../../contract/scene.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { useWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { PenIcon } from '../../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

const PictureForm = lazyPart(() => import('../../picture/PictureForm.tsx'));

/** Button that opens the form of a story's picture below it. */
export function ChangePicture({ story }: { story: Pick<Story, 'id'> & { scene: Scene } }) {
  const { t } = useWords('story');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<PenIcon width={20} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('picture.change')}
      </Button>
      {isOpen ? (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Spinner label={t('common.loading')} />}>
            <PictureForm story={story} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
