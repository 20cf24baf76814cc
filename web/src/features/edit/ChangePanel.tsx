import { Suspense, useState } from 'react';
import type { Scene } from '../../../../contract/scene.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import SentenceForm from './SentenceForm.tsx';

const PictureForm = lazyPart(() => import('../picture/PictureForm.tsx'));

/** Scenes of a story's pictures, by part. */
const picturesOf = ({ laterPictures = [] }: Pick<Story, 'laterPictures'>, beginning: Scene) => ({
  beginning,
  ...Object.fromEntries(laterPictures.map(({ part, scene }) => [part, scene])),
});

type ChangePanelProps = { story: Story; onClose: () => void };

/** What may be changed in a finished story: a sentence, or its pictures where it has any of its own. */
export default function ChangePanel({ story, onClose }: ChangePanelProps) {
  const { t } = useWords('edit');
  const [what, setWhat] = useState<'sentence' | 'picture'>('sentence');
  const { scene } = story;
  return (
    <>
      {scene ? (
        <Segments
          legend={t('edit.what')}
          value={what}
          options={(['sentence', 'picture'] as const).map((value) => ({
            value,
            label: t(`edit.kinds.${value}`),
          }))}
          onChange={setWhat}
        />
      ) : null}
      {scene && what === 'picture' ? (
        <Suspense fallback={<Spinner label={t('common.loading')} />}>
          <PictureForm storyId={story.id} pictures={picturesOf(story, scene)} onClose={onClose} />
        </Suspense>
      ) : (
        <SentenceForm story={story} />
      )}
    </>
  );
}
