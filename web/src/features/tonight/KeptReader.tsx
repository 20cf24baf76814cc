import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../../contract/options.ts';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { useNight } from '../../lib/use-night.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { FilePlayer } from '../player/FilePlayer.tsx';
import type { Player } from '../player/playback/player.ts';
import { startOf } from '../player/playback/timeline.ts';
import { useAnnounced } from '../player/use-announced.ts';
import { finishedText, useSpokenSentence } from '../player/use-spoken-sentence.ts';
import { openRoom } from '../story/room-memory.ts';
import type { KeptStory } from './kept/kept-stories.ts';
import { KeptPage } from './KeptPage.tsx';
import { KeptRoom } from './KeptRoom.tsx';
import { openKept, openSound, practiceOf, soundOf } from './sounds.ts';

type KeptReaderProps = { kept: KeptStory; player: Player; onClose: () => void };

const NOT_SPOKEN: readonly SpokenSentence[] = [];

/** A kept story to hear and read: picture, text in its languages, one row with the sound; a sleep edition in its room first. */
export function KeptReader({ kept: opened, player, onClose }: KeptReaderProps) {
  const { t } = useWords('library');
  // As it was opened, also when it is kept again meanwhile: its sound is heard to its end with its words.
  const [kept] = useState(opened);
  const { story, picture, sounds } = kept;
  const [language, setLanguage] = useState<Language>(story.language);
  const [isPractice, setPractice] = useState(false);
  const practice = practiceOf(kept);
  const sound = isPractice && practice ? practice : soundOf(kept, language);
  const text = useMemo(() => finishedText(sound?.timeline), [sound]);
  const { index, saidIn, canPlayFrom, playFrom } = useSpokenSentence(player, text);
  const told = sound?.language ?? story.language;
  const heard = saidIn ?? told;
  // A practice edition has both languages: its button stands for the other one.
  const others = practice
    ? new Set(isPractice ? [told] : [])
    : new Set(sounds.map((one) => one.language).filter((one) => one !== told));
  const isForSleep = sound?.isAsleep ?? false;
  const [left] = useState(() => openRoom(story.id));
  const [isInRoom, setInRoom] = useState(isForSleep);
  const playButton = useFocusAfter<HTMLButtonElement>(isInRoom);
  useNight(isForSleep);
  const duration = sound?.duration ?? 0;
  const timeline = sound?.timeline ?? NOT_SPOKEN;
  useAnnounced({ player, title: story.title || t('story.untitled'), cover: picture, duration, timeline });
  // After a reload it waits for a press.
  useEffect(() => {
    if (player.getState().name === 'empty' && sound)
      player.openFile(Promise.resolve(sound.url), { wanted: false });
  }, [player, sound]);

  /** Plays from a sentence, or from the beginning, in a language. */
  const hearIn = useCallback(
    (next: Language, sentence: number | null) => {
      const start = sentence === null ? null : startOf(soundOf(kept, next)?.timeline ?? [], sentence);
      setLanguage(next);
      setPractice(false);
      openKept(player, kept, next, start ?? 0);
    },
    [kept, player],
  );
  const onHear = useCallback(
    (sentence: number, side: Language) => {
      if (isPractice || side === heard) playFrom(sentence);
      else if (sounds.some((one) => one.language === side)) hearIn(side, sentence);
    },
    [isPractice, heard, playFrom, sounds, hearIn],
  );
  if (isInRoom) {
    return (
      <KeptRoom
        kept={kept}
        language={heard}
        player={player}
        text={text}
        left={left?.sentence}
        onWake={() => setInRoom(false)}
      />
    );
  }
  return (
    <>
      <KeptPage
        kept={kept}
        spoken={index}
        heard={heard}
        onHear={canPlayFrom ? onHear : undefined}
        onClose={onClose}
      />
      {sound ? (
        <FilePlayer playRef={playButton} player={player} duration={duration} timeline={timeline}>
          {[...others].map((one) => (
            <Button key={one} onClick={() => hearIn(one, index)}>
              {t(`tonight.hearIn.${one}`)}
            </Button>
          ))}
          {practice && !isPractice ? (
            <Button
              onClick={() => {
                setPractice(true);
                openSound(player, practice);
              }}
            >
              {t('tonight.practise')}
            </Button>
          ) : null}
        </FilePlayer>
      ) : null}
    </>
  );
}
