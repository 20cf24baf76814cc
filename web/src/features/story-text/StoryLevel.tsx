import type { Story } from '../../../../contract/schemas/stories.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/words.ts';

/** Measured level of a story, and the requested one when it differs. Empty for unmeasured stories. */
export function StoryLevel({ story }: { story: Pick<Story, 'measured' | 'options'> }) {
  const { t } = useWords('story');
  const { measured, options } = story;
  if (!measured) return null;
  const level = t(`storyForm.levels.${measured.level}`);
  const words = measured.wordsPerSentence.toLocaleString(currentLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <p className="field-hint">
      {measured.level === options.englishLevel
        ? t('level.measured', { level, words })
        : t('level.other', { asked: t(`storyForm.levels.${options.englishLevel}`), level, words })}
    </p>
  );
}
