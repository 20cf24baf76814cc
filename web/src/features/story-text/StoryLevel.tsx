import { LENGTH_TABLE } from '../../../../contract/options.ts';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';

type StoryLevelProps = {
  story: Pick<Story, 'measured' | 'options'> & Partial<Pick<Story, 'content'>>;
  /** Further words of the same line. */
  children?: string;
};

/** Words that are read aloud in a minute, by the table of lengths. */
const WORDS_A_MINUTE = LENGTH_TABLE.medium.usualWords / LENGTH_TABLE.medium.minutes;

/** Rough time of reading aloud, from the text or, without it, from the requested length. */
function minutesOf({ content, options }: StoryLevelProps['story']): number {
  if (content === undefined) return LENGTH_TABLE[options.storyLength].minutes;
  return Math.max(1, Math.round(content.trim().split(/\s+/).length / WORDS_A_MINUTE));
}

/** Measured level and minutes of a story, and the requested level when it differs. */
export function StoryLevel({ story, children }: StoryLevelProps) {
  const { t } = useWords('story');
  const { measured, options } = story;
  const level = measured && t(`storyForm.levels.${measured.level}`);
  const words = [
    level === undefined || measured?.level === options.englishLevel
      ? level
      : t('level.other', { asked: t(`storyForm.levels.${options.englishLevel}`), level }),
    t('level.minutes', { minutes: minutesOf(story) }),
    children,
  ];
  return <p className="field-hint">{words.filter(Boolean).join(' · ')}</p>;
}
