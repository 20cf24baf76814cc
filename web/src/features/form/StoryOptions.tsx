import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AGE_GROUPS,
  type AgeGroup,
  CREATIVITY_LEVELS,
  LENGTH_TABLE,
  LENGTHS,
  LEVELS,
  STORY_TYPES,
} from '../../../../contract/options.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { type AnyDrawing, lazyDrawing } from '../../ui/lazy-drawing.ts';
import { PictureChoices } from '../../ui/PictureChoices.tsx';
import { Scale } from '../../ui/Scale.tsx';
import type { Draft } from '../draft/draft.ts';
import { TYPE_DRAWINGS } from '../drawings/type-drawings.ts';

const InBoth = lazyPart(() => import('./InBoth.tsx'));
const ages = () => import('../drawings/age-pictures.tsx');

const AGE_DRAWINGS: Record<AgeGroup, AnyDrawing> = {
  default: lazyDrawing(async () => (await ages()).AgeDefault),
  '3-5': lazyDrawing(async () => (await ages()).AgeThreeToFive),
  '6-8': lazyDrawing(async () => (await ages()).AgeSixToEight),
  '9-12': lazyDrawing(async () => (await ages()).AgeNineToTwelve),
};

type StoryOptionsProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

/** Age of the child. */
export function AgeChoice({ draft, onChange }: StoryOptionsProps) {
  const { t } = useTranslation();
  return (
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
  );
}

/** Type, length and level of the story. */
export function StoryOptions({ draft, onChange }: StoryOptionsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-8">
      <PictureChoices
        legend={t('storyForm.type')}
        value={draft.storyType}
        onChange={(storyType) => onChange({ storyType })}
        choices={STORY_TYPES.map((value) => ({
          value,
          label: t(`storyForm.types.${value}`),
          Drawing: TYPE_DRAWINGS[value],
        }))}
      />
      <Scale
        legend={t('storyForm.length')}
        value={draft.storyLength}
        onChange={(storyLength) => onChange({ storyLength })}
        stops={LENGTHS.map((value) => ({
          value,
          label: t(`storyForm.lengths.${value}`),
          detail: t('storyForm.lengthMinutes', { minutes: LENGTH_TABLE[value].minutes }),
        }))}
      />
      <Scale
        legend={t('storyForm.level')}
        hint={t('storyForm.levelHint')}
        value={draft.englishLevel}
        onChange={(englishLevel) => onChange({ englishLevel })}
        stops={LEVELS.map((value) => ({ value, label: t(`storyForm.levels.${value}`) }))}
      />
      <Scale
        legend={t('storyForm.creativity')}
        value={draft.creativityLevel}
        onChange={(creativityLevel) => onChange({ creativityLevel })}
        stops={CREATIVITY_LEVELS.map((value) => ({ value, label: t(`storyForm.creativityLevels.${value}`) }))}
      />
      <div className="in-both">
        <Suspense>
          <InBoth draft={draft} onChange={onChange} />
        </Suspense>
      </div>
    </div>
  );
}
