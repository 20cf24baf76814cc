import type { Language } from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { useNarration } from './narration-context.ts';
import { SentenceButton } from './SentenceButton.tsx';

type HearSentenceProps = { index: number; language: Language; isTabStop: boolean };

/** Plays one sentence of one side of the surrounding story. */
export function HearSentence({ index, language, isTabStop }: HearSentenceProps) {
  const { t } = useWords('player');
  const { story } = useNarration();
  const labels = {
    hear: t('player.hearSentence', { language: t(`player.sentenceLanguages.${language}`) }),
    stop: t('player.stopSentence'),
  };
  return (
    <SentenceButton
      storyId={story.id}
      index={index}
      language={language}
      labels={labels}
      className="hear"
      tabIndex={isTabStop ? 0 : -1}
    />
  );
}
