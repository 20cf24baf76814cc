import type { ComponentProps } from 'react';
import type { Language } from '../../../../contract/options.ts';
import { classNames } from '../../ui/class-names.ts';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { SpeakerIcon } from './icons.tsx';
import { isHeardAt, type SentencePlace } from './playback/sentence-player.ts';
import { useSentenceSpeech } from './sentence-speech.ts';

type SentenceButtonProps = Omit<SentencePlace, 'inBoth'> & {
  /** Language in which it is heard next. */
  next?: Language;
  /** Labels while the sentence is silent and while it plays. */
  labels: { hear: string; stop: string };
  className: string;
} & Pick<ComponentProps<'button'>, 'tabIndex'>;

/** Plays and stops a single sentence, in one language or in two. */
export function SentenceButton({
  storyId,
  index,
  language,
  next,
  labels,
  className,
  tabIndex,
}: SentenceButtonProps) {
  const { state, hear } = useSentenceSpeech();
  const place = { storyId, index, language };
  const isHere = isHeardAt(state, next ? { ...place, inBoth: true } : place);
  const sounds = isHere && state.name !== 'failed';
  const label = sounds ? labels.stop : labels.hear;
  return (
    <button
      type="button"
      className={classNames(className, sounds && `hear-${state.name}`)}
      data-hear={index}
      data-language={next ? `${language} ${next}` : language}
      aria-label={label}
      title={label}
      aria-busy={(isHere && state.name === 'loading') || undefined}
      tabIndex={tabIndex}
      onClick={() => hear(place, next ? { ...place, language: next } : null)}
    >
      {sounds ? <StopIcon width={20} height={20} /> : <SpeakerIcon width={20} height={20} />}
    </button>
  );
}
