import { Suspense } from 'react';
import { CREATIVITY_LEVELS, LEVELS, STORY_TYPES } from '../../../../contract/options.ts';
import { useWords, withWords } from '../../i18n/words.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceLine } from '../../ui/ChoiceLine.tsx';
import { PictureChoices } from '../../ui/PictureChoices.tsx';
import { Segments } from '../../ui/Segments.tsx';
import type { Draft } from '../draft/draft.ts';
import { TYPE_DRAWINGS } from '../drawings/type-drawings.ts';
import { isRequesting } from '../story/story-state.ts';
import { useStoryState } from '../story/story-store.ts';

const WantedField = lazyPart(() => withWords(import('../wanted/WantedField.tsx'), 'sayings'));

type MoreOptionsProps = {
  draft: Pick<Draft, 'storyType' | 'englishLevel' | 'creativityLevel' | 'targetWords'>;
  onChange: (changes: Partial<Draft>) => void;
  /** Empties the form. */
  onReset: () => void;
};

/** Type, level, creativity, wanted words and a new start, behind a line with the present choice. */
export default function MoreOptions({ draft, onChange, onReset }: MoreOptionsProps) {
  const { t } = useWords('form');
  const isBusy = isRequesting(useStoryState());
  const { storyType, englishLevel, creativityLevel, targetWords } = draft;
  return (
    <ChoiceLine
      name={t('form.more')}
      choice={t('form.chosen', {
        type: t(`storyForm.types.${storyType}`),
        level: t(`storyForm.levels.${englishLevel}`),
        creativity: t(`form.creativityLevels.${creativityLevel}`).toLocaleLowerCase(),
      })}
    >
      <div className="flex flex-col gap-6 pt-4">
        <PictureChoices
          legend={t('storyForm.type')}
          value={storyType}
          onChange={(next) => onChange({ storyType: next })}
          choices={STORY_TYPES.map((value) => ({
            value,
            label: t(`storyForm.types.${value}`),
            Drawing: TYPE_DRAWINGS[value],
          }))}
        />
        <Segments
          legend={t('storyForm.level')}
          hint={t('form.levelHint')}
          hasHeading
          value={englishLevel}
          onChange={(next) => onChange({ englishLevel: next })}
          options={LEVELS.map((value) => ({ value, label: t(`storyForm.levels.${value}`) }))}
        />
        <Segments
          legend={t('form.creativity')}
          hasHeading
          value={creativityLevel}
          onChange={(next) => onChange({ creativityLevel: next })}
          options={CREATIVITY_LEVELS.map((value) => ({
            value,
            label: t(`form.creativityLevels.${value}`),
          }))}
        />
        <Suspense>
          <WantedField typed={targetWords} onChange={(typed) => onChange({ targetWords: typed })} />
        </Suspense>
        <Button className="self-center" variant="plain" disabled={isBusy} onClick={onReset}>
          {t('storyForm.reset')}
        </Button>
      </div>
    </ChoiceLine>
  );
}
