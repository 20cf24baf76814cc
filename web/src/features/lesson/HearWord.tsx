import { useWords } from '../../i18n/words.ts';
import { SentenceButton } from '../player/SentenceButton.tsx';
import type { WordCard } from './word-cards.ts';

/** Plays the sentence of a word. */
export function HearWord({ card }: { card: WordCard & { index: number } }) {
  const { t } = useWords('lesson');
  const { storyId, index, language, word } = card;
  return (
    <SentenceButton
      storyId={storyId}
      index={index}
      language={language}
      labels={{ hear: t('lesson.hear', { word }), stop: t('lesson.stop', { word }) }}
      className="icon-button"
    />
  );
}
