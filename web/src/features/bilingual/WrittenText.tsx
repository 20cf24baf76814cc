import type { StoryTranslation } from '../../../../contract/schemas/stories.ts';
import { StoryText, type StoryTextProps } from '../story-text/StoryText.tsx';
import { PairedText, type PairedTextProps } from './PairedText.tsx';

type WrittenTextProps = {
  /** Sentences of the other language so far; absent for a story in one language. */
  translation: Pick<StoryTranslation, 'language' | 'sentences'> | null | undefined;
} & Omit<PairedTextProps, 'translated' | 'other'> &
  Pick<StoryTextProps, 'onPlayFrom'>;

/** Text of a story. A press plays by `onPlayFrom` in one language, by `onHear` in two. */
export function WrittenText({ translation, onPlayFrom, ...text }: WrittenTextProps) {
  if (translation) {
    return <PairedText {...text} translated={translation.sentences} other={translation.language} />;
  }
  const { sentences, language, spoken, drawings, arriving } = text;
  return (
    <StoryText
      sentences={sentences}
      language={language}
      spoken={spoken}
      drawings={drawings}
      onPlayFrom={onPlayFrom}
      arriving={arriving}
    />
  );
}
