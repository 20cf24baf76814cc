import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { StopIcon } from '../../ui/drawings/action-icons.tsx';
import { SpeakerIcon } from './icons.tsx';
import type { SentencePlace } from './playback/sentence-player.ts';
import { useSentenceSpeech } from './sentence-speech.ts';

type SentenceButtonProps = SentencePlace & {
  /** Labels while the sentence is silent and while it plays. */
  labels: { hear: string; stop: string };
  className: string;
} & Pick<ComponentProps<'button'>, 'tabIndex'>;

/** Plays and stops a single sentence. */
export function SentenceButton({
  storyId,
  index,
  language,
  labels,
  className,
  tabIndex,
}: SentenceButtonProps) {
  const { state, hear } = useSentenceSpeech();
  const isHere =
    state.name !== 'silent' &&
    state.storyId === storyId &&
    state.index === index &&
    state.language === language;
  const sounds = isHere && state.name !== 'failed';
  const label = sounds ? labels.stop : labels.hear;
  return (
    <button
      type="button"
      className={classNames(className, sounds && `hear-${state.name}`)}
      data-hear={index}
      data-language={language}
      aria-label={label}
      title={label}
      aria-busy={(isHere && state.name === 'loading') || undefined}
      tabIndex={tabIndex}
      onClick={() => hear({ storyId, index, language })}
    >
      {sounds ? <StopIcon width={20} height={20} /> : <SpeakerIcon width={20} height={20} />}
    </button>
  );
}
