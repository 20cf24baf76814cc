import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AGE_GROUPS, type AgeGroup, LENGTH_TABLE, LENGTHS } from '../../../../contract/options.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { type AnyDrawing, lazyDrawing } from '../../ui/lazy-drawing.ts';
import { PictureChoices } from '../../ui/PictureChoices.tsx';
import { Segments } from '../../ui/Segments.tsx';
import type { Draft } from '../draft/draft.ts';

const InBoth = lazyPart(() => import('./InBoth.tsx'));
const MoreOptions = lazyPart(() => import('./MoreOptions.tsx'));
const ages = () => import('../drawings/age-pictures.tsx');

const AGE_DRAWINGS: Record<AgeGroup, AnyDrawing> = {
  default: lazyDrawing(async () => (await ages()).AgeDefault),
  '3-5': lazyDrawing(async () => (await ages()).AgeThreeToFive),
  '6-8': lazyDrawing(async () => (await ages()).AgeSixToEight),
  '9-12': lazyDrawing(async () => (await ages()).AgeNineToTwelve),
};

type StoryOptionsProps = {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  onReset: () => void;
};

/** Age and length of the story, the second language, and the rarer options behind a line. */
export const StoryOptions = memo(
  function StoryOptions({ draft, onChange, onReset }: StoryOptionsProps) {
    const { t } = useTranslation();
    return (
      <>
        <PictureChoices
          legend={t('storyForm.age')}
          value={draft.ageGroup}
          onChange={(ageGroup) => onChange({ ageGroup })}
          choices={AGE_GROUPS.map((value) => ({
            value,
            label: t(`storyForm.ages.${value}`),
            Drawing: AGE_DRAWINGS[value],
          }))}
        />
        <Segments
          legend={t('storyForm.length')}
          hasHeading
          value={draft.storyLength}
          onChange={(storyLength) => onChange({ storyLength })}
          options={LENGTHS.map((value) => ({
            value,
            label: t(`storyForm.lengths.${value}`),
            detail: t('storyForm.lengthMinutes', { minutes: LENGTH_TABLE[value].minutes }),
          }))}
        />
        <div className="later-options">
          <Suspense>
            <InBoth draft={draft} onChange={onChange} />
            <MoreOptions draft={draft} onChange={onChange} onReset={onReset} />
          </Suspense>
        </div>
      </>
    );
  },
  // Sending the form changes only its button.
  (before, next) => before.draft === next.draft,
);
