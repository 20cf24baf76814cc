import type { Language } from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { sideHeard } from '../player/narration/choice.ts';
import type { Player } from '../player/playback/player.ts';
import { BedtimeRoom } from '../player/room/BedtimeRoom.tsx';
import { playLeft } from '../player/room/play-left.ts';
import type { SpokenText } from '../player/use-spoken-sentence.ts';
import type { KeptStory } from './kept/kept-stories.ts';

type KeptRoomProps = {
  kept: Pick<KeptStory, 'story' | 'picture'>;
  /** Language of the sound. */
  language: Language;
  player: Player;
  text: SpokenText;
  /** Sentence at which a reload found the room. */
  left?: number | null;
  onWake: () => void;
};

/** Room of a kept story, with the picture that is on this device. */
export function KeptRoom({ kept: { story, picture }, language, player, text, left, onWake }: KeptRoomProps) {
  const { t } = useWords('player');
  const side = sideHeard(story, language);
  return (
    <BedtimeRoom
      story={{ ...side, id: story.id, title: side.title || t('story.untitled') }}
      player={player}
      text={text}
      picture={<img src={picture.url} alt="" />}
      ahead={t('player.room.kept')}
      left={left}
      onPlay={() => playLeft(player, text, left)}
      onWake={onWake}
    />
  );
}
