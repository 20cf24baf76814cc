import { AUDIO_CLIENT_TIMEOUT_MS } from '../../../../../contract/limits.ts';
import {
  DEFAULT_SLEEP_MINUTES,
  type EditionChoice,
  type SleepMinutes,
} from '../../../../../contract/narration.ts';
import type { Language } from '../../../../../contract/options.ts';
import type { AudioEvent, EditionEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, Story } from '../../../../../contract/schemas/stories.ts';
import type { ApiClient, ApiRequest } from '../../../api/create-client.ts';
import { type Following, type FollowOptions, followEvents } from '../../../api/event-stream.ts';
import type { Cause } from '../../../api/problem-cause.ts';
import { asProblem } from '../../../api/problem.ts';
import { type Deferred, deferred } from '../../../lib/deferred.ts';
import { createStore } from '../../../lib/store.ts';
import { PlaybackError } from '../playback/failure.ts';
import type { Player } from '../playback/player.ts';
import { type NarrationChoice, textRead } from './choice.ts';
import { isAddress, type NarrationEffect, type NarrationInput, step } from './narration-machine.ts';
import { durationOf, initialNarration, type NarratedStory } from './narration-state.ts';

export type NarrationRunnerDeps = {
  client: ApiClient;
  player: Pick<
    Player,
    'openGrowing' | 'openFinished' | 'openFile' | 'grown' | 'close' | 'seek' | 'isPlayWanted' | 'position'
  >;
  /** Versions made in this tab, by story: an earlier answer of the library lacks them. */
  made: Map<string, Narration[]>;
  isSignedIn: () => boolean;
  newKey: () => string;
  now: () => number;
  /** Called after a narration is made: cached data of the story is out of date. */
  onMade: (narration: Narration) => void;
};

export type NarrationRunner = ReturnType<typeof createNarrationRunner>;

/** Tolerance in seconds between the file and the narration's duration: the encoder's rounding, and a little more. */
const TOLERANCE = 0.5;

const GENERATE_PATH = '/api/audio/generate';
const editionPath = (narrationId: string, edition: EditionChoice) => {
  const query = edition.kind === 'sleep' ? `minutes=${edition.minutes}` : `learns=${edition.learns}`;
  return `/api/audio/${encodeURIComponent(narrationId)}/${edition.kind}-edition?${query}`;
};
/** What orders an edition with its narration. */
const withEdition = (edition: EditionChoice | undefined) => {
  if (!edition) return {};
  return edition.kind === 'sleep' ? { sleepMinutes: edition.minutes } : { learns: edition.learns };
};
const eventsPath = (generationId: string) => `/api/audio/${generationId}/events`;

/** Runs one story's narration machine against the API and the player. */
export function createNarrationRunner(story: NarratedStory, deps: NarrationRunnerDeps) {
  const { client, player, made } = deps;
  const store = createStore(initialNarration(made.get(story.id) ?? []));
  let stream: Following | null = null;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** Pending answers that the player waits for: the address, and whether the sound is complete. */
  let address: Deferred<string> | null = null;
  let length: Deferred<number | null> | null = null;

  function dispatch(input: NarrationInput) {
    const before = store.read();
    const { state, effects } = step(before, input, {
      story,
      position: player.position,
      isPlayWanted: player.isPlayWanted,
      isSignedIn: deps.isSignedIn(),
      now: deps.now(),
    });
    if (state !== before) store.set(state);
    for (const effect of effects) run(effect);
  }

  function release() {
    clearTimeout(deadline);
    stream?.close();
    stream = null;
  }

  function open({ wanted, at, isFile }: Extract<NarrationEffect, { type: 'open' }>) {
    const opened = deferred<string>();
    const whole = deferred<number | null>();
    address = opened;
    length = whole;
    opened.promise.catch(() => undefined);
    // After a failure no more sound will come: what has arrived is complete.
    const isWhole = (seconds: number) =>
      whole.promise.then((all) => all === null || seconds > all - TOLERANCE);
    if (isFile) player.openFile(opened.promise, { wanted, at }, isWhole);
    else player.openGrowing(opened.promise, isWhole, { wanted, at });
  }

  function resolveAddress(audioUrl: unknown) {
    if (typeof audioUrl !== 'string') address?.reject(new PlaybackError('noUrlReceived'));
    else if (audioUrl === '') address?.reject(new PlaybackError('noUrlProvided'));
    else if (isAddress(audioUrl)) address?.resolve(audioUrl);
    else address?.reject(new PlaybackError('invalidUrl'));
  }

  function listen(from: Pick<FollowOptions<AudioEvent | EditionEvent>, 'begin' | 'generationId'>) {
    stream?.close();
    const following: Following = followEvents<AudioEvent | EditionEvent>({
      client,
      ...from,
      eventsPath,
      onEvent: (event) => stream === following && dispatch({ type: 'told', event }),
      onConnection: (connection) => stream === following && dispatch({ type: 'connection', connection }),
      onAnswer: (answer) => stream === following && dispatch({ type: 'answered', answer, id: deps.newKey() }),
    });
    stream = following;
    clearTimeout(deadline);
    deadline = setTimeout(() => dispatch({ type: 'timed-out' }), AUDIO_CLIENT_TIMEOUT_MS);
    following.finished.catch((thrown: unknown) => {
      if (stream === following) dispatch({ type: 'refused', problem: asProblem(thrown) });
    });
  }

  const begin = (path: string, request: ApiRequest) =>
    listen({ begin: { path, request: { method: 'POST', ...request } } });

  async function runningNarration(): Promise<string | null> {
    type Current = { narration: { generationId: string; storyId: string } | null };
    const { narration } = await client.call<Current>('/api/stories/current');
    return narration?.storyId === story.id ? narration.generationId : null;
  }

  function run(effect: NarrationEffect) {
    switch (effect.type) {
      case 'open':
        open(effect);
        return;
      case 'address':
        resolveAddress(effect.audioUrl);
        return;
      case 'complete':
        length?.resolve(effect.seconds);
        return;
      case 'grown':
        player.grown();
        return;
      case 'play':
        player.openFinished(effect.sound, {
          wanted: true,
          ...(effect.at !== undefined && { at: effect.at }),
        });
        return;
      case 'play-file': {
        const { url, at } = effect;
        player.openFile(Promise.resolve(url), { wanted: true, ...(at !== undefined && { at }) });
        return;
      }
      case 'seek':
        player.seek(effect.seconds);
        return;
      case 'close-player':
        player.close();
        return;
      case 'order': {
        const { choice, edition } = effect;
        const { content: text } = textRead(story, choice.voiceId);
        begin(GENERATE_PATH, {
          body: { text, ...choice, ...withEdition(edition) },
          headers: { 'Idempotency-Key': deps.newKey() },
        });
        return;
      }
      case 'order-edition':
        begin(editionPath(effect.narrationId, effect.edition), { body: {} });
        return;
      case 'follow':
        listen({ begin: null, generationId: effect.generationId });
        return;
      case 'make-sleep': {
        const { narrationId, minutes, behind } = effect;
        const request = { method: 'POST', body: {}, timeoutMs: AUDIO_CLIENT_TIMEOUT_MS } as const;
        client.call<Narration>(editionPath(narrationId, { kind: 'sleep', minutes }), request).then(
          (narration) => dispatch({ type: 'sleep-made', narration, behind }),
          (thrown) => dispatch({ type: 'sleep-refused', problem: asProblem(thrown), behind }),
        );
        return;
      }
      case 'look-up': {
        const { refused } = effect;
        runningNarration().then(
          (generationId) => dispatch({ type: 'looked-up', generationId, refused }),
          () => dispatch({ type: 'looked-up', generationId: null, refused }),
        );
        return;
      }
      case 'keep':
        made.set(story.id, store.read().versions);
        deps.onMade(effect.narration);
        return;
      case 'end-deadline':
        clearTimeout(deadline);
        return;
      case 'release':
        release();
    }
  }

  const setVersions = (versions: readonly Narration[]) => dispatch({ type: 'versions-known', versions });
  setVersions(story.narrations);

  return {
    getState: store.read,
    subscribe: store.subscribe,
    setVersions,
    /** Duration in seconds and whether it is exact; an estimate from the text until it is known. */
    duration: (choice: NarrationChoice) => durationOf(store.read(), story, choice),
    /** Must be called within a press of a button, as `listenForSleep` and `choose`. */
    listen: (choice: NarrationChoice, isForSleep = false) => dispatch({ type: 'listen', choice, isForSleep }),
    listenForSleep: (
      choice: NarrationChoice,
      version: Narration | null = null,
      minutes: SleepMinutes = DEFAULT_SLEEP_MINUTES,
    ) => dispatch({ type: 'listen-for-sleep', choice, version, minutes }),
    practise: (choice: NarrationChoice, version: Narration | null, learns: Language) =>
      dispatch({ type: 'practise', choice, version, learns }),
    choose: (narration: Narration, edition: EditionChoice | null = null) =>
      dispatch({ type: 'choose', narration, edition }),
    /** Replaces an expired signed address (they last a day) and plays the version again. */
    async renewAddress(): Promise<void> {
      const { phase: of } = store.read();
      if (of.name !== 'made' || !deps.isSignedIn()) return;
      const { narrations } = await client.call<Story>(`/api/stories/${encodeURIComponent(story.id)}`);
      dispatch({ type: 'renewed', versions: narrations, of });
    },
    /** Withdraws a refusal whose cause is gone. */
    causeGone: (cause: Cause) => dispatch({ type: 'cause-gone', cause }),
    /** Finds and joins a narration of this story in the making. Waits for a press to play. */
    async joinRunning(): Promise<void> {
      if (!deps.isSignedIn()) return;
      const generationId = await runningNarration().catch(() => null);
      if (generationId !== null) dispatch({ type: 'found', generationId });
    },
    close() {
      release();
      player.close();
    },
  };
}
