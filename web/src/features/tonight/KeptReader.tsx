import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '../../../../contract/options.ts';
import { useWords } from '../../i18n/words.ts';
import { showTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/Button.tsx';
import { ArrowLeftIcon } from '../../ui/drawings/action-icons.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PairedText } from '../bilingual/PairedText.tsx';
import { PairedTitle } from '../bilingual/PairedTitle.tsx';
import { FilePlayer, finishedText, type Player, startOf, useSpokenSentence } from '../player/index.ts';
import { MadeByAi, STORY_ITEM } from '../story-text/MadeByAi.tsx';
import { StoryText } from '../story-text/StoryText.tsx';
import type { KeptStory } from './kept/kept-stories.ts';
import { openKept, soundOf } from './sounds.ts';

type KeptReaderProps = { kept: KeptStory; player: Player; onClose: () => void };

/** A kept story to hear and read: picture, text in its languages, one row with the sound. */
export function KeptReader({ kept, player, onClose }: KeptReaderProps) {
  const { t } = useWords('library');
  const { story, picture, sounds } = kept;
  const [language, setLanguage] = useState<Language>(story.language);
  const sound = soundOf(kept, language);
  const text = useMemo(() => finishedText(sound?.timeline), [sound]);
  const { index, canPlayFrom, playFrom } = useSpokenSentence(player, text);
  const heard = sound?.language ?? story.language;
  const others = sounds.map((one) => one.language).filter((one) => one !== heard);
  const isAsleep = sound?.isAsleep ?? false;
  useEffect(() => {
    if (!isAsleep) return;
    document.documentElement.dataset.theme = 'night';
    return showTheme;
  }, [isAsleep]);
  // After a reload: without a press it waits.
  useEffect(() => {
    if (player.getState().name === 'empty' && sound)
      player.openFile(Promise.resolve(sound.url), { wanted: false });
  }, [player, sound]);

  /** Plays from the same sentence, or from another one, in a language. */
  const hearIn = useCallback(
    (next: Language, sentence: number | null) => {
      const start = sentence === null ? null : startOf(soundOf(kept, next)?.timeline ?? [], sentence);
      setLanguage(next);
      openKept(player, kept, next, start ?? 0);
    },
    [kept, player],
  );
  const onHear = useCallback(
    (sentence: number, side: Language) => {
      if (side === heard) playFrom(sentence);
      else if (sounds.some((one) => one.language === side)) hearIn(side, sentence);
    },
    [heard, playFrom, sounds, hearIn],
  );
  const title = story.title || t('story.untitled');
  return (
    <>
      <article className="tonight-reader" {...STORY_ITEM}>
        <MadeByAi />
        <IconButton label={t('tonight.back')} onClick={onClose}>
          <ArrowLeftIcon />
        </IconButton>
        <img
          className="tonight-picture"
          src={picture.url}
          alt=""
          width={picture.pixels}
          height={picture.pixels}
        />
        {story.translation ? (
          <>
            <PairedTitle
              title={story.title}
              language={story.language}
              translated={story.translation.title}
              other={story.translation.language}
            />
            <PairedText
              sentences={story.sentences}
              language={story.language}
              translated={story.translation.sentences}
              other={story.translation.language}
              spoken={index}
              spokenLanguage={heard}
              onHear={canPlayFrom ? onHear : undefined}
            />
          </>
        ) : (
          <>
            <h1 className="story-title" lang={story.language} itemProp="name">
              {title}
            </h1>
            <StoryText
              sentences={story.sentences}
              language={story.language}
              spoken={index}
              onPlayFrom={canPlayFrom ? playFrom : undefined}
            />
          </>
        )}
        <p className="field-hint">{t('story.byAi')}</p>
      </article>
      {sound ? (
        <FilePlayer
          player={player}
          title={title}
          cover={picture}
          duration={sound.duration}
          timeline={sound.timeline}
        >
          {[...new Set(others)].map((one) => (
            <Button key={one} onClick={() => hearIn(one, index)}>
              {t(`tonight.hearIn.${one}`)}
            </Button>
          ))}
        </FilePlayer>
      ) : null}
    </>
  );
}
