import { type Language, otherLanguage } from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { useLearntLanguage } from '../bilingual/learnt-language.ts';
import { useNarration } from './narration-context.ts';
import { SentenceButton } from './SentenceButton.tsx';

type HearSentenceProps = { index: number; language: Language; inBoth?: boolean; isTabStop: boolean };

/** Plays one sentence of one side of the surrounding story, or in both: in the own language, then in the learnt one. */
export function HearSentence({ index, language: side, inBoth = false, isTabStop }: HearSentenceProps) {
  const { t } = useWords('player');
  const { story } = useNarration();
  const learnt = useLearntLanguage();
  const own = otherLanguage(learnt);
  const language = inBoth ? own : side;
  const nameOf = (one: Language) => t(`player.sentenceLanguages.${one}`);
  const labels = {
    hear: inBoth
      ? t('player.hearBoth', { own: nameOf(own), learnt: nameOf(learnt) })
      : t('player.hearSentence', { language: nameOf(side) }),
    stop: t('player.stopSentence'),
  };
  return (
    <SentenceButton
      storyId={story.id}
      index={index}
      language={language}
      {...(inBoth && { next: learnt })}
      labels={labels}
      className="hear"
      tabIndex={isTabStop ? 0 : -1}
    />
  );
}
