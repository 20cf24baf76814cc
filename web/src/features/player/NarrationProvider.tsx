import { type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { api, session } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useGoneCauses } from '../../api/use-gone-causes.ts';
import { steadyNow } from '../../lib/clock.ts';
import { rememberHeard } from '../story/last-heard.ts';
import { fileProxy } from './files/file-fetching.ts';
import { NarrationContext } from './narration-context.ts';
import { characterVoices } from './narration/character-voices.ts';
import { choiceFor, defaultChoice } from './narration/choice.ts';
import { createNarrationRunner, type NarrationRunner } from './narration/narration-runner.ts';
import { type NarratedStory, timelineOf } from './narration/narration-state.ts';
import { announceMedia } from './playback/media-session.ts';
import { Player } from './playback/player.ts';
import { SentencePlayer } from './playback/sentence-player.ts';
import { stepSentence } from './playback/timeline.ts';
import { useArtwork } from './playback/use-artwork.ts';
import { type SentenceSpeech, SentenceSpeechContext, soundOfSentence } from './sentence-speech.ts';

/** Narrations made in this tab, by story. */
const made = new Map<string, Narration[]>();

function newPlayer(): Player {
  return new Player({ fetch: (input, init) => fetch(input, init), proxy: fileProxy });
}

/** Reads one story aloud. Around both the story's text, which marks the spoken sentence, and the `NarrationBar`. */
export function NarrationProvider({ story, children }: { story: NarratedStory; children: ReactNode }) {
  const { t } = useTranslation();
  const [player] = useState(newPlayer);
  // The runner follows the versions of a story itself; a changed sentence is another text.
  const runner = useMemo(
    () =>
      createNarrationRunner(story, {
        client: api,
        player,
        made,
        isSignedIn: () => session.read() !== null,
        newKey: () => crypto.randomUUID(),
        now: steadyNow,
        onMade: () => queryClient.invalidateQueries({ queryKey: ['stories'] }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a runner per text of a story, not per object.
    [story.id, story.editedAt, player],
  );
  const [sentences] = useState(() => new SentencePlayer(api));
  useEffect(() => () => sentences.pause(), [sentences]);

  useGoneCauses((cause) => {
    runner.causeGone(cause);
    sentences.causeGone(cause);
  });

  const [wish, setChoice] = useState(() => defaultChoice(story.language, characterVoices.read()));
  const choice = useMemo(() => choiceFor(story, wish), [story, wish]);
  const [isForSleep, setForSleep] = useState(false);
  const [language, setLanguage] = useState(story.language);
  if (language !== story.language) {
    setLanguage(story.language);
    setChoice(defaultChoice(story.language, characterVoices.read()));
  }

  useEffect(() => runner.setVersions(story.narrations), [runner, story.narrations]);
  useEffect(() => {
    runner.joinRunning();
    return () => runner.close();
  }, [runner]);
  useEffect(() => () => player.dispose(), [player]);
  useEffect(() => renewAddressOnce(runner, player), [runner, player]);

  // Deferred: the lock screen can wait for the paint that answers the press.
  const hasSound = useDeferredValue(
    useSyncExternalStore(player.subscribe, () => player.getState().name !== 'empty'),
  );
  const isPlaying = useSyncExternalStore(player.subscribe, () => player.getState().name === 'playing');
  useEffect(() => {
    if (isPlaying) rememberHeard(story.id, new Date().toISOString());
  }, [isPlaying, story.id]);
  const title = story.title || t('story.untitled');
  const artist = t('common.brand');
  const cover = useArtwork(story, isPlaying);
  useEffect(() => {
    if (!hasSound) return;
    return announceMedia({
      player,
      title,
      artist,
      cover,
      duration: () => runner.duration(choice).seconds,
      step: (by) => stepSentence(player, timelineOf(runner.getState()), by),
    });
  }, [hasSound, player, runner, title, artist, cover, choice]);

  const value = useMemo(
    () => ({ story, runner, player, choice, setChoice, isForSleep, setForSleep }),
    [story, runner, player, choice, isForSleep],
  );
  const speech = useMemo(
    (): SentenceSpeech => ({
      sentences,
      soundOf: ({ language }) => soundOfSentence(language, runner.getState().versions, choice),
    }),
    [sentences, runner, choice],
  );
  return (
    <NarrationContext value={value}>
      <SentenceSpeechContext value={speech}>{children}</SentenceSpeechContext>
    </NarrationContext>
  );
}

/** Renews a signed address, which lasts a day, once for each failure in a row: a tab may be open overnight. */
function renewAddressOnce(runner: NarrationRunner, player: Player): () => void {
  let renewed = false;
  return player.subscribe(() => {
    const state = player.getState();
    if (state.name === 'playing' && !state.starved) renewed = false;
    const expired = state.name === 'error' && state.failure.code === 'notAccessible';
    if (!expired || renewed) return;
    renewed = true;
    // If the renewal fails too, the page keeps showing the first failure.
    runner.renewAddress().catch(() => undefined);
  });
}
