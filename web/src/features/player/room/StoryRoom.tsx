import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { useNarratedText, useNarration } from '../narration-context.ts';
import { sideHeard } from '../narration/choice.ts';
import { languageHeard } from '../narration/narration-state.ts';
import { BedtimeRoom } from './BedtimeRoom.tsx';
import { RoomPicture } from './RoomPicture.tsx';

type StoryRoomProps = {
  /** Minutes of music after the story. */
  minutes: number;
  /** Sentence at which a reload found the room. */
  left: number | null;
  onPlay: () => void;
  onWake: () => void;
  problem: ReactNode;
};

/** Room of the surrounding story, in the language that is heard. */
export function StoryRoom({ minutes, ...room }: StoryRoomProps) {
  const { t } = useWords('player');
  const { story, runner, player } = useNarration();
  const heard = useSyncExternalStore(runner.subscribe, () =>
    languageHeard(runner.getState(), player.position),
  );
  const { id, scene, options } = story;
  const side = useMemo(() => sideHeard(story, heard), [story, heard]);
  return (
    <BedtimeRoom
      story={{ ...side, id, title: side.title || t('story.untitled') }}
      player={player}
      text={useNarratedText()}
      picture={<RoomPicture scene={scene} options={options} />}
      ahead={t('player.room.music', { minutes })}
      {...room}
    />
  );
}
