import { Fragment, type MouseEvent, type ReactElement, useRef } from 'react';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLetterRoom } from './letter-room.ts';
import { StorySentence } from './StorySentence.tsx';
import { useFollowAlong } from './use-follow-along.ts';

/** Pictures in a text, each by the paragraph that it stands after, from 0. */
export type Drawings = ReadonlyMap<number, ReactElement>;

export type StoryTextProps = {
  sentences: readonly Sentence[];
  /** Language of the story, which may differ from the interface's. */
  language: string;
  /** Index of the spoken sentence, or null. */
  spoken?: number | null;
  drawings?: Drawings;
  /** Plays from a sentence; absent without sound. */
  onPlayFrom?: (index: number) => void;
  /** Whether sentences fade in. */
  arriving?: boolean;
};

/** Picture after this paragraph, if there is one. */
export const Drawing = ({ drawings, after }: { drawings: Drawings | undefined; after: number }) =>
  drawings?.get(after) ?? null;

/**
 * Story in paragraphs. With a narration a press on a sentence plays from there; it stays text for screen readers and
 * keyboards, which have the position in the player for it.
 */
export function StoryText(props: StoryTextProps) {
  const { sentences, language, spoken = null, drawings, onPlayFrom, arriving } = props;
  const box = useRef<HTMLDivElement>(null);
  useFollowAlong(box, spoken);
  const pressed = ({ target }: MouseEvent) => {
    const sentence = target instanceof Element && target.closest<HTMLElement>('[data-sentence]');
    if (sentence) onPlayFrom?.(Number(sentence.dataset.sentence));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider has the keys
    <div
      ref={box}
      className={classNames(
        'story-text',
        onPlayFrom && 'story-text-heard',
        useLetterRoom() && 'story-text-wide',
      )}
      onClick={onPlayFrom && pressed}
      lang={language}
      // Translators of browsers leave it alone: the marked sentence and word are those that are heard.
      translate="no"
    >
      {paragraphs(sentences).map((paragraph, at) => (
        <Fragment key={paragraph[0]?.index}>
          <p>
            {paragraph.map((sentence, place) => (
              <Fragment key={sentence.index}>
                {/* Before the sentence: after it, it would move to the next line as that arrives. */}
                {place > 0 ? ' ' : null}
                <StorySentence
                  sentence={sentence}
                  mark={sentence.index === spoken ? 'spoken' : undefined}
                  arriving={arriving}
                />
              </Fragment>
            ))}
          </p>
          <Drawing drawings={drawings} after={at} />
        </Fragment>
      ))}
    </div>
  );
}
