import { useEffect, useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { selectedWord } from './said-words.ts';

/** Milliseconds of rest after which a selection counts. */
const REST_MS = 250;

/** Question about the word that is selected in the text: opens how it is said. Empty without one. */
export default function WordInFocus({ onOpen }: { onOpen: (word: string) => void }) {
  const { t } = useWords('sayings');
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWord(selectedWord()), REST_MS);
    };
    document.addEventListener('selectionchange', changed);
    // Selected before this part had come.
    changed();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', changed);
    };
  }, []);
  if (word === null) return null;
  return (
    <button type="button" className="link word-in-focus" onClick={() => onOpen(word)}>
      {t('said.focus', { word })}
    </button>
  );
}
