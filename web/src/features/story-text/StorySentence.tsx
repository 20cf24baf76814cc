import { memo } from 'react';
import { joinPunctuation } from '../../../../contract/join-punctuation.ts';
import type { Language } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { classNames } from '../../ui/class-names.ts';

/** Mark of the sentence being read aloud: in this language, or in the other one. */
export type SentenceMark = 'spoken' | 'beside';

type StorySentenceProps = {
  sentence: Sentence;
  /** Language, if it differs from the surrounding text's. */
  lang?: Language;
  mark?: SentenceMark;
  /** Whether it fades in. */
  arriving?: boolean;
};

/** One sentence. Memoised, so that an arriving or spoken sentence does not render the whole story. */
export const StorySentence = memo(function StorySentence(props: StorySentenceProps) {
  const { sentence, lang, mark, arriving } = props;
  return (
    <span
      data-sentence={sentence.index}
      className={classNames('sentence', mark && `sentence-${mark}`, arriving && 'inking')}
      lang={lang}
      aria-current={mark === 'spoken' || undefined}
    >
      {joinPunctuation(sentence.text)}
    </span>
  );
});
