import { Fragment, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from '../../../../contract/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { paragraphs } from './paragraphs.ts';
import { useFollowAlong } from './use-follow-along.ts';

/** An opening dash stays on the line of the word it opens: a word joiner, since browsers may break after any dash. */
function unbroken(text: string): string {
  return text.replace(/—(?=[\p{L}¿¡])/gu, '—\u2060');
}

type StoryTextProps = {
  sentences: readonly Sentence[];
  /** The language of the story, which need not be that of the interface. */
  language: string;
  /** The sentence heard now, or null. */
  spoken?: number | null;
  /** Plays from a sentence; absent while there is nothing to hear. */
  onPlayFrom?: (index: number) => void;
  /** Sentences fade in as they come. */
  arriving?: boolean;
};

/** What the arrow keys do among the sentences. */
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The story in paragraphs. While there is a narration every sentence can be tapped, and arrows walk through them. */
export function StoryText({ sentences, language, spoken = null, onPlayFrom, arriving }: StoryTextProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useFollowAlong(box, spoken);
  // One tab stop for the whole text: a story of a hundred sentences must not be a hundred presses of Tab.
  const tabStop = spoken ?? sentences[0]?.index;

  function press(event: KeyboardEvent<HTMLSpanElement>, index: number) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPlayFrom?.(index);
      return;
    }
    const offset = STEPS[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    const all = [...(box.current?.querySelectorAll<HTMLElement>('.sentence') ?? [])];
    all[all.indexOf(event.currentTarget) + offset]?.focus();
  }

  function attributes({ index, text }: Sentence) {
    const isSpoken = index === spoken;
    const className = classNames('sentence', isSpoken && 'sentence-spoken', arriving && 'inking');
    if (!onPlayFrom) return { className };
    return {
      className,
      role: 'button',
      tabIndex: index === tabStop ? 0 : -1,
      'aria-label': t('a11y.spokenSentence', { text }),
      'aria-current': isSpoken || undefined,
      onClick: () => onPlayFrom(index),
      onKeyDown: (event: KeyboardEvent<HTMLSpanElement>) => press(event, index),
    };
  }

  return (
    <div ref={box} className="story-text" lang={language}>
      {paragraphs(sentences).map((paragraph) => (
        <p key={paragraph[0]?.index}>
          {paragraph.map((sentence) => (
            <Fragment key={sentence.index}>
              <span data-sentence={sentence.index} {...attributes(sentence)}>
                {unbroken(sentence.text)}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
