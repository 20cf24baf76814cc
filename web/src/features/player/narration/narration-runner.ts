import { AUDIO_CLIENT_TIMEOUT_MS } from '../../../../../contract/limits.ts';
import { DEFAULT_SLEEP_MINUTES, type SleepMinutes } from '../../../../../contract/narration.ts';
import { type Language, languageOfVoice } from '../../../../../contract/options.ts';
import type { AudioEvent, SleepEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence, Story } from '../../../../../contract/schemas/stories.ts';
import type { ApiClient } from '../../../api/create-client.ts';
import { type Following, type FollowOptions, followEvents } from '../../../api/event-stream.ts';
import type { Cause } from '../../../api/problem-cause.ts';
import { asProblem, Problem } from '../../../api/problem.ts';
import { type Deferred, deferred } from '../../../lib/deferred.ts';
import { fieldsOf } from '../../../lib/json-fields.ts';
import { parsedUrl } from '../../../lib/parsed-url.ts';
import { Listeners } from '../../../lib/store.ts';
import { estimateDuration } from '../playback/estimate.ts';
import { PlaybackError } from '../playback/failure.ts';
import type { Player } from '../playback/player.ts';
import { sentenceAt } from '../playback/timeline.ts';
import { languageRead, madeAlready, type NarrationChoice, textRead, toSleepEdition } from './choice.ts';
import {
  exactDuration,
  initialNarration,
  isAsleep,
  isAwaitable,
  isBusy,
  isLimitReached,
  type NarrationInput,
  type NarrationState,
  narrationReducer,
  problemIn,
  timelineOf,
} from './narration-state.ts';

/** Fields of a story that narration needs. */
export type NarratedStory = Pick<
  Story,
  'id' | 'title' | 'content' | 'sentences' | 'language' | 'narrations'
> &
  Partial<Pick<Story, 'options' | 'picture' | 'translation' | 'cast'>>;

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

/** Tolerance in seconds between the file and the narration's duration: the encoder's rounding, and a little more. */
const TOLERANCE = 0.5;

/** Tolerance in seconds between the times of one sentence in two narrations by the same voice. */
const SAME_SECONDS = 0.05;

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/.test(value) && parsedUrl(value) !== null;

const GENERATE_PATH = '/api/audio/generate';
const sleepPath = (narrationId: string, minutes: SleepMinutes) =>
  `/api/audio/${encodeURIComponent(narrationId)}/sleep-edition?minutes=${minutes}`;
const sleepRequest = (narrationId: string, minutes: SleepMinutes) => ({
  path: sleepPath(narrationId, minutes),
  request: { method: 'POST', body: {} } as const,
});
const eventsPath = (generationId: string) => `/api/audio/${generationId}/events`;

/** State of one story's narrations: requests them, follows their events and gives the sound to the player. */
export class NarrationRunner {
  readonly #deps: NarrationRunnerDeps;
  readonly #story: NarratedStory;
  readonly #changes = new Listeners();
  #state: NarrationState;
  #stream: Following | null = null;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  /** Pending answers that the player waits for: the address, and whether the sound is complete. */
  #address: Deferred<string> | null = null;
  #length: Deferred<number | null> | null = null;
  /** Sentence that played before a restart on the server, until its new times are known. */
  #resume: SpokenSentence | null = null;
  /** Address of the sound for `#resume`. */
  #resumeUrl: string | null = null;

  /** Minutes of the sleep edition that follows the narration in the making; null without one. */
  #sleepAfter: SleepMinutes | null = null;

  readonly subscribe = this.#changes.subscribe;

  constructor(story: NarratedStory, deps: NarrationRunnerDeps) {
    this.#story = story;
    this.#deps = deps;
    this.#state = initialNarration(deps.made.get(story.id) ?? []);
    this.setVersions(story.narrations);
  }

  readonly getState = (): NarrationState => this.#state;

  /** Duration in seconds and whether it is exact; an estimate from the text until it is known. */
  duration(choice: NarrationChoice): { seconds: number; isExact: boolean } {
    const exact = exactDuration(this.#state);
    if (exact !== null) return { seconds: exact, isExact: true };
    const { phase } = this.#state;
    const asked = (phase.name === 'making' || phase.name === 'asking' ? phase.choice : null) ?? choice;
    const track = phase.name === 'making' ? phase.musicTrack : null;
    const seconds = estimateDuration({
      lengths: textRead(this.#story, asked.voiceId).sentences.map(({ text }) => text.length),
      speechRate: asked.speechRate,
      hasMusic: (track ?? asked.musicTrack) !== 'none',
      timeline: timelineOf(this.#state),
    });
    return { seconds, isExact: false };
  }

  /** Plays the version that matches the choice, or requests and plays it. Must be called within a press of a button. */
  listen(choice: NarrationChoice, isForSleep = false): void {
    if (isBusy(this.#state)) return;
    if (isForSleep) {
      this.listenForSleep(choice);
      return;
    }
    const version = madeAlready(this.#state.versions, choice, this.#story);
    if (version) {
      this.choose(version);
      return;
    }
    const refusal = this.#refusal();
    if (refusal) {
      this.#refuse(refusal);
      return;
    }
    const heard = this.#isOtherLanguage(languageRead(this.#story, choice.voiceId))
      ? this.#heardSentence()
      : null;
    this.#dispatch({ type: 'asked', choice, heardBefore: heard && timelineOf(this.#state) });
    // Until the other language reaches this sentence, the mark stays.
    this.#openSound(true, heard ? this.#deps.player.position : 0);
    this.#resume = heard;
    this.#follow({ begin: this.#order(choice) });
  }

  /** Request for a new narration, and in the same request for its sleep edition. */
  #order(choice: NarrationChoice, sleepMinutes?: SleepMinutes) {
    const { content: text } = textRead(this.#story, choice.voiceId);
    const request = {
      method: 'POST',
      body: { text, ...choice, ...(sleepMinutes && { sleepMinutes }) },
      headers: { 'Idempotency-Key': this.#deps.newKey() },
    } as const;
    return { path: GENERATE_PATH, request };
  }

  /**
   * Plays the sleep edition of a version, by default of the one that matches the choice. A missing version is made at
   * the same time. It plays as one file from its first second, so that a locked phone plays it to its end. A narration
   * that is still being made and heard plays on, and its sleep edition follows. Must be called within a press of a
   * button.
   */
  listenForSleep(
    choice: NarrationChoice,
    version = madeAlready(this.#state.versions, choice, this.#story),
    minutes: SleepMinutes = DEFAULT_SLEEP_MINUTES,
  ): void {
    if (isAwaitable(this.#state)) {
      this.#sleepAfter = minutes;
      this.#dispatch({ type: 'sleep-wanted', minutes, isBehind: true });
    }
    if (isBusy(this.#state)) return;
    if (version?.sleepEdition?.minutes === minutes) {
      this.choose(version, true);
      return;
    }
    const { phase } = this.#state;
    const isHeard = phase.name === 'made' && phase.narration.id === version?.id && this.#heardSentence();
    if (isHeard && version) {
      if (!this.#state.isSleepMade) this.#sleepBehind(version.id, minutes);
      return;
    }
    const refusal = version && this.#deps.isSignedIn() ? null : this.#refusal();
    if (refusal) {
      this.#refuse(refusal);
      return;
    }
    this.#release();
    this.#dispatch({ type: 'sleep-wanted', minutes, isBehind: false });
    this.#dispatch({ type: 'asked', choice, isAsleep: true });
    this.#openSound(true);
    this.#followSleep(version ? sleepRequest(version.id, minutes) : this.#order(choice, minutes));
  }

  /** Makes a sleep edition while its narration plays; it takes over at the sentence. */
  async #sleepBehind(narrationId: string, minutes: SleepMinutes): Promise<void> {
    const { phase } = this.#state;
    this.#dispatch({ type: 'sleep-wanted', minutes, isBehind: true });
    try {
      const path = sleepPath(narrationId, minutes);
      const narration = await this.#deps.client.call<Narration>(path, {
        ...{ method: 'POST', body: {}, timeoutMs: AUDIO_CLIENT_TIMEOUT_MS },
      });
      this.#dispatch({ type: 'sleep-made', narration });
      this.#deps.made.set(this.#story.id, this.#state.versions);
      this.#deps.onMade(narration);
      if (this.#state.phase === phase && this.#deps.player.isPlayWanted) this.choose(narration, true);
    } catch (thrown) {
      this.#dispatch({ type: 'sleep-made', narration: null });
      if (this.#state.phase === phase) this.#settleFailure(asProblem(thrown));
    }
  }

  #followSleep(begin: FollowOptions<SleepEvent>['begin']): void {
    this.#followBy<SleepEvent>((stream) => ({
      begin,
      onEvent: (event) => this.#stream === stream() && this.#hear(event),
      onConnection: (connection) =>
        this.#stream === stream() && this.#dispatch({ type: 'connection', connection }),
    }));
  }

  /** Reason to refuse without asking the server. */
  #refusal(): Problem | null {
    if (isLimitReached(this.#state)) return new Problem({ code: 'audio_limit_reached', status: 403 });
    if (!this.#deps.isSignedIn()) return new Problem({ code: 'not_authenticated', status: 401 });
    const { content } = this.#story;
    const isText = typeof content === 'string' && content.trim() !== '';
    return isText ? null : new Problem({ code: 'invalid_request', status: 400 });
  }

  /**
   * Joins a narration of this story that was started before a reload or on another device. Waits for a press to play.
   */
  join(generationId: string, wanted = false): void {
    if (isBusy(this.#state)) return;
    this.#dispatch({ type: 'joined', generationId });
    this.#openSound(wanted);
    this.#follow({ begin: null, generationId });
  }

  /** Plays an existing version. */
  choose(narration: Narration, isForSleep = false): void {
    if (isBusy(this.#state)) return;
    this.#release();
    const file = isForSleep ? toSleepEdition(narration) : null;
    const isSameText = this.#isOtherLanguage(narration.language) || this.#isOtherFile(narration, !!file);
    const heard = isSameText ? this.#heardSentence() : null;
    // A sentence without a pair is missing in the other language: continue with the next one.
    const next = heard && (file ?? narration).timeline.find(({ index }) => index >= heard.index);
    const options = { wanted: true, ...(next && { at: next.start }) };
    if (file) {
      if (narration.sleepEdition)
        this.#dispatch({ type: 'sleep-wanted', minutes: narration.sleepEdition.minutes, isBehind: false });
      this.#dispatch({ type: 'chosen', narration: file, isAsleep: true });
      this.#deps.player.openFile(Promise.resolve(file.audioUrl), options);
      return;
    }
    this.#dispatch({ type: 'chosen', narration });
    this.#deps.player.openFinished({ url: narration.audioUrl }, options);
  }

  /** Whether another file of this narration is open: then playback resumes at the current sentence. */
  #isOtherFile({ id, sleepEdition }: Narration, isForSleep: boolean): boolean {
    const { phase } = this.#state;
    if (phase.name !== 'made' || phase.narration.id !== id) return false;
    const isAsleep = phase.isAsleep ?? false;
    const hasOtherMusic = isAsleep && phase.narration.sleepEdition?.minutes !== sleepEdition?.minutes;
    return isAsleep !== isForSleep || hasOtherMusic;
  }

  /** Whether this language differs from the open one: then playback resumes at the current sentence. */
  #isOtherLanguage(language: Language): boolean {
    const { phase } = this.#state;
    return phase.name === 'made' && phase.narration.language !== language;
  }

  /** Merges the library's versions with those made in this tab since. */
  setVersions(versions: readonly Narration[]): void {
    const listed = new Set(versions.map(({ id }) => id));
    const unlisted = this.#state.versions.filter(({ id }) => !listed.has(id));
    this.#dispatch({ type: 'versions-known', versions: [...versions, ...unlisted] });
  }

  /** Replaces an expired signed address (they last a day) and plays the version again. */
  async renewAddress(): Promise<void> {
    const { phase } = this.#state;
    if (phase.name !== 'made' || !this.#deps.isSignedIn()) return;
    const { narrations } = await this.#deps.client.call<Story>(
      `/api/stories/${encodeURIComponent(this.#story.id)}`,
    );
    this.setVersions(narrations);
    const renewed = narrations.find(({ id }) => id === phase.narration.id);
    if (renewed && this.#state.phase === phase) this.choose(renewed, phase.isAsleep);
  }

  /** Withdraws a refusal whose cause is gone. */
  causeGone(cause: Cause): void {
    this.#dispatch({ type: 'cause-gone', cause });
  }

  close(): void {
    this.#release();
    this.#deps.player.close();
  }

  #openSound(wanted: boolean, at = 0): void {
    this.#resumeUrl = null;
    const address = deferred<string>();
    const length = deferred<number | null>();
    this.#address = address;
    this.#length = length;
    address.promise.catch(() => undefined);
    // After a failure no more sound will come: what has arrived is complete.
    const isWhole = (seconds: number) =>
      length.promise.then((whole) => whole === null || seconds > whole - TOLERANCE);
    const { player } = this.#deps;
    if (isAsleep(this.#state)) player.openFile(address.promise, { wanted, at }, isWhole);
    else player.openGrowing(address.promise, isWhole, { wanted, at });
  }

  #follow(from: Pick<Parameters<typeof followEvents<AudioEvent>>[0], 'begin' | 'generationId'>): void {
    this.#followBy<AudioEvent>((stream) => ({
      ...from,
      onEvent: (event) => this.#stream === stream() && this.#hear(event),
      onAnswer: (answer) => this.#stream === stream() && this.#take(answer),
      onConnection: (connection) =>
        this.#stream === stream() && this.#dispatch({ type: 'connection', connection }),
    }));
  }

  /** @param by options of the stream; its argument returns this stream, to compare with the current one */
  #followBy<Event extends AudioEvent | SleepEvent>(
    by: (stream: () => Following) => Omit<Parameters<typeof followEvents<Event>>[0], 'client' | 'eventsPath'>,
  ): void {
    this.#stream?.close();
    const following: Following = followEvents<Event>({
      client: this.#deps.client,
      eventsPath,
      ...by(() => following),
    });
    this.#stream = following;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#timeOut(), AUDIO_CLIENT_TIMEOUT_MS);
    following.finished.catch((thrown: unknown) => {
      if (this.#stream === following) this.#refuse(asProblem(thrown));
    });
  }

  /** Answer with the whole sound: an address, or base64. Only our own server adds the other fields. */
  #take(answer: unknown): void {
    const { phase } = this.#state;
    const { audioUrl: source, audioData } = fieldsOf(answer);
    const audioUrl = source && typeof source === 'object' ? fieldsOf(source).url : source;
    this.#release();
    this.#giveUpSleep();
    if (phase.name !== 'asking') return;
    const hasData = typeof audioData === 'string';
    if (!hasData && !isAddress(audioUrl)) {
      this.#dispatch({ type: 'unheard' });
      this.#resolveAddress(audioUrl);
      return;
    }
    const { voiceId, speechRate, musicTrack, cast } = phase.choice;
    const narration: Narration = {
      ...{ id: this.#deps.newKey(), storyId: this.#story.id, voiceId, speechRate, musicTrack },
      ...(cast && { cast }),
      language: languageOfVoice(voiceId),
      ...{ audioUrl: hasData ? '' : `${audioUrl}`, duration: 0, timeline: [] },
    };
    this.#dispatch({ type: 'chosen', narration });
    const sound = hasData ? { audioData } : { url: narration.audioUrl };
    this.#deps.player.openFinished(sound, { wanted: true });
  }

  #hear(event: AudioEvent | SleepEvent): void {
    const problem = problemIn(event);
    if (problem) {
      this.#refuse(problem);
      return;
    }
    if (event.type === 'reset' && this.#state.phase.name === 'making') {
      // A restart: another sound, perhaps at another address, in another voice and with other times.
      this.#length?.resolve(null);
      this.#resume ??= this.#heardSentence();
      this.#openSound(this.#deps.player.isPlayWanted, this.#deps.player.position);
    }
    this.#dispatch({ type: 'told', event });
    if (event.type === 'reset' && !this.#resume) this.#dispatch({ type: 'caught-up' });
    if (event.type === 'start') {
      if (this.#resume) this.#resumeUrl = event.audioUrl;
      else this.#resolveAddress(event.audioUrl);
    }
    if (event.type === 'spoken' && this.#resume && event.index >= this.#resume.index) this.#resumeAt(event);
    if (event.type === 'mixed' || event.type === 'done') this.#resumeAt(null);
    if (event.type === 'mixed') this.#length?.resolve('length' in event ? event.length : event.duration);
    if (event.type === 'done') {
      clearTimeout(this.#deadline);
      this.#length?.resolve(this.#secondsOf(event.narration));
      this.#deps.player.grown();
      this.#deps.made.set(this.#story.id, this.#state.versions);
      this.#deps.onMade(event.narration);
      if (this.#sleepAfter !== null) this.#sleepBehind(event.narration.id, this.#sleepAfter);
      this.#sleepAfter = null;
    }
  }

  /** Seconds of the file that plays. */
  #secondsOf({ duration, sleepEdition }: Narration): number {
    return isAsleep(this.#state) && sleepEdition ? sleepEdition.length : duration;
  }

  /** Sentence at the playback position; null before the first. */
  #heardSentence(): SpokenSentence | null {
    const timeline = timelineOf(this.#state);
    const index = sentenceAt(timeline, this.#deps.player.position, false);
    return timeline.find((sentence) => sentence.index === index) ?? null;
  }

  /**
   * Resumes at the previous sentence now that its new time is known: at its beginning, or at the exact position when
   * the voice is the same, which the equal times show.
   */
  #resumeAt(spoken: SpokenSentence | null): void {
    const heard = this.#resume;
    const url = this.#resumeUrl;
    if (!heard) return;
    this.#resume = null;
    this.#resumeUrl = null;
    const isSame =
      spoken &&
      Math.abs(spoken.start - heard.start) < SAME_SECONDS &&
      Math.abs(spoken.end - heard.end) < SAME_SECONDS;
    // If the other language has neither this sentence nor a later one, it is read from the beginning.
    if (!isSame) this.#deps.player.seek(spoken?.start ?? 0);
    this.#dispatch({ type: 'caught-up' });
    if (url !== null) this.#resolveAddress(url);
  }

  #resolveAddress(audioUrl: unknown): void {
    if (typeof audioUrl !== 'string') this.#address?.reject(new PlaybackError('noUrlReceived'));
    else if (audioUrl === '') this.#address?.reject(new PlaybackError('noUrlProvided'));
    else if (!isAddress(audioUrl)) {
      this.#address?.reject(new PlaybackError('invalidUrl'));
    } else this.#address?.resolve(audioUrl);
  }

  #refuse(problem: Problem): void {
    const { phase } = this.#state;
    const { code, generationId } = problem.facts;
    if (code === 'generation_in_progress' && generationId && phase.name === 'asking') {
      // Another tab started this narration or another one: its first event tells.
      this.#inProgress(generationId, problem);
      return;
    }
    this.#settleFailure(problem);
  }

  /** Joins the running generation if it is this story's, else reports that another one is running. */
  #inProgress(generationId: string, problem: Problem): void {
    this.#release();
    this.#runningNarration().then(
      (running) => {
        if (this.#state.phase.name !== 'asking') return;
        if (running?.generationId !== generationId) return this.#settleFailure(problem);
        this.#dispatch({ type: 'joined', generationId });
        this.#openSound(true);
        this.#follow({ begin: null, generationId });
      },
      () => this.#settleFailure(problem),
    );
  }

  #settleFailure(problem: Problem): void {
    const hadSound = this.#state.phase.name === 'making' && this.#state.phase.timeline.length > 0;
    this.#giveUpSleep();
    this.#dispatch({ type: 'refused', problem, now: this.#deps.now() });
    this.#length?.resolve(null);
    this.#release();
    // Sound that started plays to its end; otherwise the player is closed.
    if (!hadSound) this.#deps.player.close();
  }

  /** Withdraws the sleep edition that waits for a narration. */
  #giveUpSleep(): void {
    if (this.#sleepAfter !== null) this.#dispatch({ type: 'sleep-made', narration: null });
    this.#sleepAfter = null;
  }

  #timeOut(): void {
    this.#settleFailure(new Problem({ code: 'audio_timed_out' }));
  }

  /** Finds and joins a narration of this story in the making. */
  async joinRunning(): Promise<void> {
    if (!this.#deps.isSignedIn()) return;
    const running = await this.#runningNarration().catch(() => null);
    if (running && this.#state.phase.name === 'none') this.join(running.generationId);
  }

  async #runningNarration(): Promise<{ generationId: string } | null> {
    type Current = { narration: { generationId: string; storyId: string } | null };
    const { narration } = await this.#deps.client.call<Current>('/api/stories/current');
    return narration?.storyId === this.#story.id ? narration : null;
  }

  #release(): void {
    clearTimeout(this.#deadline);
    this.#stream?.close();
    this.#stream = null;
  }

  #dispatch(input: NarrationInput): void {
    const next = narrationReducer(this.#state, input);
    if (next === this.#state) return;
    this.#state = next;
    this.#changes.notify();
  }
}
