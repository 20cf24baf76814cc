import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Example } from '../../../../../contract/schemas/examples.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AudioPlayer } from '../../player/AudioPlayer.tsx';
import { fileProxy } from '../../player/files/file-fetching.ts';
import { Player } from '../../player/playback/player.ts';
import { BedtimeRoom } from '../../player/room/BedtimeRoom.tsx';
import { playLeft } from '../../player/room/play-left.ts';
import { finishedText, useSpokenSentence } from '../../player/use-spoken-sentence.ts';
import { ReportLink } from '../../report/ReportLink.tsx';
import { AiIcon } from '../../story-text/AiIcon.tsx';
import { AUDIO_ITEM, MadeByAi, STORY_ITEM } from '../../story-text/MadeByAi.tsx';
import { StoryText } from '../../story-text/StoryText.tsx';
import { openRoom } from '../../story/room-memory.ts';
import { fetchAudio } from '../cached-files.ts';
import { MiddleImage } from '../ExampleImage.tsx';
import { languageOf } from '../filters.ts';
import { storedFileUrl } from '../stored-file.ts';
import type { LoadedText } from '../text-loading.ts';

/** Marker of the API for the built-in development voices; `contract/schemas/examples.ts` defines it. */
const BUILT_IN_VOICE = 'built-in';

type ExampleBodyProps = {
  example: Example;
  /** Null while loading. */
  text: LoadedText | null;
  isHeard: boolean;
  /** Whether *listen* was just pressed, so that it may play without another press. */
  playAtOnce: boolean;
  onRetry: () => void;
  picture: ReactElement | null;
  /** Further actions. */
  children: ReactNode;
};

/** Text of the example with its player, whose spoken sentence is marked. */
export function ExampleBody(props: ExampleBodyProps) {
  const { example, text, isHeard, playAtOnce, onRetry, picture, children } = props;
  const { t } = useWords('examples');
  const [player] = useState(() => new Player({ fetch: fetchAudio, proxy: fileProxy }));
  useEffect(() => () => player.dispose(), [player]);
  // Runs after the player's effect, which has opened the file by then.
  useEffect(() => {
    if (isHeard && playAtOnce) player.play();
  }, [player, isHeard, playAtOnce]);
  const [left] = useState(() => openRoom(example.id));
  const { middle } = example;
  const language = languageOf(example);
  const narration = text?.kind === 'own' ? text.narration : null;
  const timeline = isHeard ? narration?.timeline : undefined;
  const spoken = useMemo(() => finishedText(timeline), [timeline]);
  const heard = useSpokenSentence(player, spoken);

  return (
    <>
      <div className="example-dialog-body" {...STORY_ITEM}>
        <MadeByAi />
        {picture}
        <div className="contents">{children}</div>
        {text === null ? (
          <Spinner label={t('examples.loadingText')} className="mx-auto my-8 block" />
        ) : text.kind === 'failed' ? (
          <Notice kind="problem">
            <p>{t('examples.textFailed')}</p>
            <Button className="mt-3" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          </Notice>
        ) : (
          <>
            {text.kind === 'bundled' && text.title !== example.title ? (
              <>
                <Notice>{t('examples.otherStory')}</Notice>
                <h3 className="text-2xl" lang={text.language}>
                  {text.title}
                </h3>
              </>
            ) : null}
            <StoryText
              sentences={text.sentences}
              language={text.kind === 'bundled' ? text.language : language}
              spoken={heard.index}
              onPlayFrom={heard.canPlayFrom ? heard.playFrom : undefined}
              drawings={
                text.kind === 'own' && middle
                  ? new Map([[middle.paragraph - 1, <MiddleImage key="middle" middle={middle} />]])
                  : undefined
              }
            />
            <p className="field-hint mt-4">
              <AiIcon />
              <span>{t('examples.madeByAi')}</span>
            </p>
            {text.kind === 'own' ? <ReportLink of={{ kind: 'examples', id: example.id }} /> : null}
          </>
        )}
      </div>
      {isHeard ? (
        <footer className="example-dialog-player">
          <p className="example-voice">
            {example.voice === BUILT_IN_VOICE ? (
              t('examples.builtInVoice')
            ) : (
              <span {...AUDIO_ITEM}>
                <MadeByAi />
                <AiIcon />
                <span>{t('examples.aiVoice')}</span>
              </span>
            )}
          </p>
          <AudioPlayer
            player={player}
            source={storedFileUrl(example.audioPath)}
            title={example.title}
            duration={example.duration ?? undefined}
            timeline={timeline}
            wasInRoom={left !== null}
            room={
              text?.kind === 'own'
                ? (onWake) => (
                    <BedtimeRoom
                      story={{ id: example.id, title: example.title, language, sentences: text.sentences }}
                      player={player}
                      text={spoken}
                      picture={picture}
                      left={left?.sentence}
                      onPlay={() => playLeft(player, spoken, left?.sentence)}
                      onWake={onWake}
                    />
                  )
                : undefined
            }
          />
        </footer>
      ) : null}
    </>
  );
}
