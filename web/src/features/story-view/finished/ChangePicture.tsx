import { Suspense, useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { PenIcon } from '../../../ui/drawings/icons.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Chosen } from '../../picture/PictureForm.tsx';

const PictureForm = lazyPart(() => import('../../picture/PictureForm.tsx'));

type ChangePictureProps = { storyId: string; pictures: Chosen };

/** Button that opens the form of a story's pictures below it. */
export function ChangePicture(form: ChangePictureProps) {
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
            <PictureForm {...form} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  );
}
