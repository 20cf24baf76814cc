import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../i18n/words.ts';
import { useNight } from '../../lib/use-night.ts';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { FilePlayer } from '../player/FilePlayer.tsx';
import type { Player } from '../player/playback/player.ts';
import { useAnnounced } from '../player/use-announced.ts';
import { finishedText, useSpokenSentence } from '../player/use-spoken-sentence.ts';
import { openRoom } from '../story/room-memory.ts';
import type { KeptStory } from './kept/kept-stories.ts';
import { KeptPage } from './KeptPage.tsx';
import { KeptRoom } from './KeptRoom.tsx';
import { joinRow, partAt, type Row, type RowPart } from './row.ts';

type RowReaderProps = {
  /** By a press, which plays it; null after a reload. */
  opened: Row | null;
  stories: readonly KeptStory[];
  player: Player;
  onClose: () => void;
};

/** Stories one after the other, in the room; outside it is the page of the one that is heard, in the night's colours. */
export function RowReader({ opened, stories, player, onClose }: RowReaderProps) {
  const [row] = useState(() => opened ?? joinRow(stories));
  useEffect(() => row.close, [row]);
  // After a reload it waits for a press.
  useEffect(() => {
    if (player.getState().name === 'empty') player.openFile(row.url, { wanted: false });
  }, [player, row]);
  const [joined, setJoined] = useState<{ parts: RowPart[]; duration: number } | null>(null);
  useEffect(() => {
    // A row that cannot be joined is reported by the player.
    row.parts.then(setJoined, () => undefined);
  }, [row]);
  useNight(true);
  return joined && joined.parts.length > 0 ? (
    <JoinedRow {...joined} player={player} onClose={onClose} />
  ) : (
    <FilePlayer player={player} duration={0} timeline={[]} />
  );
}

/** Place in the row at which a reload found the room; null when it did not. */
function roomOf(parts: readonly RowPart[]): { at: number; sentence: number | null } | null {
  for (const [at, { kept, sound }] of parts.entries()) {
    const room = openRoom(kept.id);
    // Of a later story its beginning, which is not the row's.
    if (room) return { at, sentence: room.sentence ?? (at > 0 ? (sound.timeline[0]?.index ?? null) : null) };
  }
  return null;
}

type JoinedRowProps = { parts: RowPart[]; duration: number } & Pick<RowReaderProps, 'player' | 'onClose'>;

function JoinedRow({ parts, duration, player, onClose }: JoinedRowProps) {
  const { t } = useWords('library');
  const [left] = useState(() => roomOf(parts));
  const at = useSyncExternalStore(player.subscribeTime, () =>
    left && player.position === 0 ? left.at : partAt(parts, player.position),
  );
  const { kept, sound } = parts[at] as RowPart;
  const text = useMemo(() => finishedText(sound.timeline), [sound]);
  const timeline = useMemo(() => parts.flatMap((part) => part.sound.timeline), [parts]);
  const { index, canPlayFrom, playFrom } = useSpokenSentence(player, text);
  const [isInRoom, setInRoom] = useState(true);
  const playButton = useFocusAfter<HTMLButtonElement>(isInRoom);
  const title = kept.story.title || t('story.untitled');
  useAnnounced({ player, title, cover: kept.picture, duration, timeline });
  if (isInRoom) {
    const language = sound.language;
    return (
      <KeptRoom
        key={kept.id}
        {...{ kept, language, player, text }}
        left={left?.at === at ? left.sentence : null}
        onWake={() => setInRoom(false)}
      />
    );
  }
  return (
    <>
      <KeptPage
        key={kept.id}
        kept={kept}
        spoken={index}
        heard={sound.language}
        onHear={canPlayFrom ? playFrom : undefined}
        onClose={onClose}
      />
      <FilePlayer playRef={playButton} player={player} duration={duration} timeline={timeline} />
    </>
  );
}
