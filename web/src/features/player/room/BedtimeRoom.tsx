import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { joinPunctuation } from '../../../../../contract/join-punctuation.ts';
import type { Language } from '../../../../../contract/options.ts';
import type { Sentence } from '../../../../../contract/schemas/stories.ts';
import { useWords } from '../../../i18n/words.ts';
import { useRootMark } from '../../../lib/root-mark.ts';
import { HoldButton } from '../../../ui/HoldButton.tsx';
import { useShutDialog } from '../../../ui/use-shut-dialog.ts';
import { forgetRoom, rememberRoom } from '../../story/room-memory.ts';
import type { PlaybackState } from '../playback/playback-state.ts';
import type { Player } from '../playback/player.ts';
import { PlayButton } from '../PlayButton.tsx';
import { usePlaybackState } from '../use-playback.ts';
import type { SpokenText } from '../use-spoken-sentence.ts';
import './bedtime-room.css';
import { lightOf, type Place, placeAt } from './place.ts';

/** Milliseconds for which a touch shows the way out in the dark. */
const SHOWN_MS = 6_000;

/** Title and text that are heard. `language` of both. */
export type RoomStory = { id: string; title: string; language: Language; sentences: readonly Sentence[] };

type BedtimeRoomProps = {
  story: RoomStory;
  player: Player;
  text: SpokenText;
  picture: ReactNode;
  /** What follows the story, in one line; by default silence. */
  ahead?: string;
  /** Sentence at which a reload found the room. */
  left?: number | null;
  /** Plays what does not play; within a press. */
  onPlay: () => void;
  onWake: () => void;
  /** What went wrong, with its way on. */
  problem?: ReactNode;
};

/** States in which the sound waits for a press. */
const WAITING: readonly PlaybackState['name'][] = ['empty', 'ready', 'blocked', 'paused'];

function usePlace(player: Player, text: SpokenText): Place {
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [player.subscribeTime(listener), text.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [player, text],
  );
  return useSyncExternalStore(subscribe, () => placeAt(text.timeline(), player.position, text.isComplete()));
}

/**
 * Bedtime: nothing but the story's picture at night and the sentences as they are heard, which go out one by one; after
 * the last it is dark. Only a grown-up's press on its one button, or Escape, leaves it.
 */
export function BedtimeRoom(props: BedtimeRoomProps) {
  const { story, player, text, picture, ahead, left = null, onPlay, onWake, problem } = props;
  const { t } = useWords('player');
  const { dialog, props: shut } = useShutDialog(onWake);
  const aheadId = useId();
  const playback = usePlaybackState(player);
  const place = usePlace(player, text);
  const isDark = place === 'after';
  useRootMark('asleep');
  useBlackBars();
  const isTouched = useTouched(dialog);
  useEffect(() => {
    player.setFrames(!isDark);
    return () => player.setFrames(true);
  }, [player, isDark]);

  const sentence = useRef(left);
  if (typeof place === 'number') sentence.current = place;
  useEffect(() => {
    const remember = () => rememberRoom(story.id, sentence.current);
    remember();
    document.addEventListener('visibilitychange', remember);
    return () => {
      document.removeEventListener('visibilitychange', remember);
      forgetRoom();
    };
  }, [story.id]);

  return (
    <dialog
      {...shut}
      className="bedtime-room"
      data-theme="night"
      aria-label={t('player.sleep')}
      aria-describedby={aheadId}
      data-dark={isDark || undefined}
      data-touched={isTouched || undefined}
    >
      <div className="room-picture">{picture}</div>
      <div className="room-text" lang={story.language} translate="no">
        {typeof place === 'number' ? (
          <HeardParagraph sentences={story.sentences} place={place} />
        ) : isDark ? null : (
          <p className="room-title">{story.title}</p>
        )}
      </div>
      <p id={aheadId} className={place === 'before' ? 'room-ahead' : 'sr-only'}>
        {ahead ?? t('player.room.silence')}
      </p>
      <div className="contents">{problem}</div>
      {!problem && WAITING.includes(playback.name) ? <PlayButton state={playback} onToggle={onPlay} /> : null}
      <HoldButton className="room-wake" hint={t('player.room.hold')} onHold={onWake}>
        {t('player.room.wake')}
      </HoldButton>
    </dialog>
  );
}

/** Paragraph of the spoken sentence: what was read goes out, and from two thirds of the story on what is to come too. */
function HeardParagraph({ sentences, place }: { sentences: readonly Sentence[]; place: number }) {
  const spoken = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // A paragraph may be longer than a small screen. Newer browsers answer with a promise, which is no clean-up.
    spoken.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const at = sentences.findIndex(({ index }) => index === place);
  const heard = sentences[at];
  if (!heard) return null;
  const light = lightOf(at, sentences.length);
  return (
    <p
      key={heard.paragraph}
      className="room-paragraph"
      data-alone={light < 1 || undefined}
      style={{ '--light': light } as CSSProperties}
    >
      {sentences
        .filter(({ paragraph }) => paragraph === heard.paragraph)
        .map(({ index, text }) => (
          <span
            key={index}
            ref={index === place ? spoken : undefined}
            className="room-sentence"
            aria-current={index === place || undefined}
            data-heard={index < place || undefined}
          >
            {`${joinPunctuation(text)} `}
          </span>
        ))}
    </p>
  );
}

/** Whether the room was touched a moment ago. */
function useTouched(room: { current: HTMLElement | null }): boolean {
  const [touchedAt, setTouchedAt] = useState<number | null>(null);
  useEffect(() => {
    const touched = ({ timeStamp }: Event) => setTouchedAt(timeStamp);
    const { current } = room;
    current?.addEventListener('pointerdown', touched);
    return () => current?.removeEventListener('pointerdown', touched);
  }, [room]);
  useEffect(() => {
    if (touchedAt === null) return;
    const timer = setTimeout(() => setTouchedAt(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [touchedAt]);
  return touchedAt !== null;
}

/** The bars of a phone's browser in black, as the room. */
function useBlackBars(): void {
  useEffect(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = metas.map(({ content }) => content);
    for (const meta of metas) meta.content = '#000000';
    return () => metas.forEach((meta, at) => (meta.content = before[at] ?? ''));
  }, []);
}
