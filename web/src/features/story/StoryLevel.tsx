import { useTranslation } from 'react-i18next';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { currentLocale } from '../../i18n/locale.ts';

/** The level a story measures at, and the one that was asked for when it is another. Nothing for a story never measured. */
export function StoryLevel({ story }: { story: Pick<Story, 'measured' | 'options'> }) {
  const { t } = useTranslation();
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
