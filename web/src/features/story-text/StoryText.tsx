import { Fragment, type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paragraphs } from '../../../../contract/paragraphs.ts';
import type { Sentence } from '../../../../contract/schemas/stories.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLetterRoom } from './letter-room.ts';
import { StorySentence, type StorySentenceProps } from './StorySentence.tsx';
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
} & Pick<StorySentenceProps, 'onPlayFrom' | 'arriving'>;

/** Picture after this paragraph, if there is one. */
export const Drawing = ({ drawings, after }: { drawings: Drawings | undefined; after: number }) =>
  drawings?.get(after) ?? null;

/** Story in paragraphs. With a narration every sentence can be pressed, and arrow keys move between them. */
export function StoryText(props: StoryTextProps) {
  const { sentences, language, spoken = null, drawings, onPlayFrom, arriving } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useFollowAlong(box, spoken);
  // One tab stop for the whole text, not one per sentence.
  const tabStop = spoken ?? sentences[0]?.index;
  return (
    <div
      ref={box}
      className={classNames('story-text', useLetterRoom() && 'story-text-wide')}
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
                  label={onPlayFrom && t('a11y.spokenSentence', { text: sentence.text })}
                  mark={sentence.index === spoken ? 'spoken' : undefined}
                  isTabStop={sentence.index === tabStop}
                  onPlayFrom={onPlayFrom}
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
