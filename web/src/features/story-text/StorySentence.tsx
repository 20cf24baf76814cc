import { type KeyboardEvent, memo } from 'react';
import type { Language } from '../../../../contract/options.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { joinPunctuation } from './join-punctuation.ts';

/** Steps of the arrow keys between sentences. */
export const STEPS: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus to the sentence that many sentences further. */
export function stepFrom(sentence: HTMLElement, offset: number): void {
  const all = [...(sentence.closest('.story-text')?.querySelectorAll<HTMLElement>('.sentence') ?? [])];
  all[all.indexOf(sentence) + offset]?.focus();
}

/** Mark of the sentence being read aloud: in this language, or in the other one. */
export type SentenceMark = 'spoken' | 'beside';

export type StorySentenceProps = {
  sentence: Sentence;
  /** Language, if it differs from the surrounding text's. */
  lang?: Language;
  /** Label for screen readers while it can be played. */
  label?: string;
  mark?: SentenceMark;
  /** Whether it is the story's only tab stop. */
  isTabStop: boolean;
  /** Plays from a sentence; absent without sound. */
  onPlayFrom?: (index: number) => void;
  /** Whether it fades in. */
  arriving?: boolean;
};

/** One sentence. Memoised, so that an arriving or spoken sentence does not render the whole story. */
export const StorySentence = memo(function StorySentence(props: StorySentenceProps) {
  const { sentence, lang, label, mark, isTabStop, onPlayFrom, arriving } = props;
  const { index, text } = sentence;
  const className = classNames('sentence', mark && `sentence-${mark}`, arriving && 'inking');
  if (!onPlayFrom) {
    return (
      <span data-sentence={index} className={className} lang={lang}>
        {joinPunctuation(text)}
      </span>
    );
  }

  function press(event: KeyboardEvent<HTMLSpanElement>) {
    const offset = STEPS[event.key];
    if (event.key === 'Enter' || event.key === ' ') onPlayFrom?.(index);
    else if (offset !== undefined) stepFrom(event.currentTarget, offset);
    else return;
    event.preventDefault();
  }

  return (
    // A button element cannot wrap over two lines.
    <span
      data-sentence={index}
      className={className}
      lang={lang}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-current={mark === 'spoken' || undefined}
      onClick={() => onPlayFrom(index)}
      onKeyDown={press}
    >
      {joinPunctuation(text)}
    </span>
  );
});
