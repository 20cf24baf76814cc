import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { minutesAndSeconds } from '../../ui/duration.ts';
import { Slider } from '../../ui/Slider.tsx';
import type { Player } from './playback/player.ts';
import { stepSentence } from './playback/timeline.ts';
import { useProgress } from './use-playback.ts';

type ProgressSliderProps = {
  player: Player;
  /** Seconds; read again during playback, because an estimate changes. */
  duration: () => number;
  isExact: boolean;
  disabled?: boolean;
};

/** Playback position from 0 to 100 in steps of 0.1, with elapsed and total time. */
export function ProgressSlider({ player, duration, isExact, disabled }: ProgressSliderProps) {
  const { t } = useWords('player');
  const progress = useProgress(player, duration);
  // While the thumb is held, playback does not move it.
  const [held, setHeld] = useState<number | null>(null);
  const whole = duration();
  const value = held ?? Math.round(progress.share * 1000) / 10;
  const times = {
    position: minutesAndSeconds(held === null ? progress.position : (held / 100) * whole),
    duration: minutesAndSeconds(whole),
  };
  const available = whole > 0 ? Math.min(1, player.available / whole) : 0;
  return (
    <div className="progress" style={{ '--available': `${available * 100}%` } as CSSProperties}>
      <span className="progress-time">{times.position}</span>
      <Slider
        label={t('player.position')}
        value={value}
        valueText={isExact ? t('player.positionOf', times) : t('player.positionOfAbout', times)}
        disabled={disabled}
        onChange={setHeld}
        onCommit={(share) => {
          player.seek((share / 100) * duration());
          // On a key press `onValueCommit` comes before `onValueChange`.
          queueMicrotask(() => setHeld(null));
        }}
      />
      <span className="progress-time">{isExact ? times.duration : `~${times.duration}`}</span>
    </div>
  );
}

/** Seconds that an arrow key seeks. The slider's own step, a thousandth of the story, is too small. */
const ARROW_SECONDS = 5;

/** Keys that go to the next and the previous sentence, larger steps of a slider. */
const SENTENCE_KEYS: Record<string, -1 | 1 | undefined> = { PageUp: 1, PageDown: -1 };

/**
 * Keyboard control: arrow keys seek from any control; on the slider space plays and pauses, as on the button, and the
 * keys of a page go from sentence to sentence.
 */
export function PlayerKeys({
  player,
  timeline,
  className,
  children,
}: {
  player: Player;
  timeline: () => readonly SpokenSentence[];
  className?: string;
  children: ReactNode;
}) {
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const arrow = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isSlider = target.getAttribute('role') === 'slider';
    const sentence = SENTENCE_KEYS[event.key];
    const mine =
      (arrow !== undefined && (isSlider || target.tagName === 'BUTTON')) ||
      (isSlider && (event.key === ' ' || sentence !== undefined));
    if (!mine || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (sentence !== undefined) stepSentence(player, timeline(), sentence);
    else if (arrow === undefined) player.toggle();
    else player.seek(player.position + arrow * ARROW_SECONDS);
  }
  return (
    <div className={className} onKeyDownCapture={onKey}>
      {children}
    </div>
  );
}
