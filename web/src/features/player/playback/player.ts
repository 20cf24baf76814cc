import { Listeners } from '../../../lib/store.ts';
import type { FileProxy } from '../files/file-proxy.ts';
import { AudioOutput } from './audio-output.ts';
import { type AudioSource, resolveSource } from './audio-source.ts';
import { AwaitedPlace } from './awaited-place.ts';
import { pauseOthers } from './exclusive-playback.ts';
import { failureOf, type PlaybackFailure } from './failure.ts';
import {
  elementFailure,
  growingOutput,
  HAVE_FUTURE_DATA,
  isFollowedByElement,
  LostConnection,
  type Opening,
  type OpenSound,
  type Outputs,
  openFile,
  openFinished,
  openGrowing,
  openStarted,
} from './open-sound.ts';
import {
  EMPTY,
  isPlayWanted,
  type PlaybackEvent,
  type PlaybackState,
  playbackReducer,
} from './playback-state.ts';
import { Reconnections, wait } from './reconnection.ts';

/** Distance in seconds to the end of the available sound, for a seek beyond it. */
const BEFORE_THE_EDGE = 0.3;

/** Seconds by which a file's stated length may exceed the element's, which leaves out the encoder's padding. */
const PADDING = 0.5;

export type OpenOptions = {
  /** Play as soon as possible; must be set within a press of a button. */
  wanted: boolean;
  /** Start position in seconds. */
  at?: number;
};

/** Way to open a sound, repeatable. */
type Way = {
  begin: (opening: Opening) => Promise<OpenSound>;
  /** Output that the press has to start. */
  output: (outputs: Outputs) => AudioOutput;
  /** Whether the player reconnects after a loss; a `growingDownload` does so itself. */
  reconnects: boolean;
};

/**
 * Player of one sound at a time: a narration in the making, or a finished file. `subscribe` reports state changes,
 * `subscribeTime` the time, at most once a frame.
 */
export class Player {
  readonly #deps: { fetch: typeof fetch; proxy: FileProxy };
  readonly #changes = new Listeners();
  readonly #time = new Listeners();
  #state: PlaybackState = EMPTY;
  #outputs: Outputs | null = null;
  #sound: OpenSound | null = null;
  #opened = new AbortController();
  #way: Way | null = null;
  #reconnections = new Reconnections();
  readonly #awaited = new AwaitedPlace();
  /** Reason why the rest will not arrive: reported when playback gets there. */
  #broken: PlaybackFailure | null = null;
  /** Whether the sound is still being made. */
  #growing = false;
  #frame = 0;
  #hasFrames = true;

  readonly subscribe = this.#changes.subscribe;
  readonly subscribeTime = this.#time.subscribe;

  constructor(deps: { fetch: typeof fetch; proxy: FileProxy }) {
    this.#deps = deps;
  }

  readonly getState = (): PlaybackState => this.#state;

  /** Whether it plays, or would if it could. */
  get isPlayWanted(): boolean {
    return isPlayWanted(this.#state);
  }

  /** Playback position in seconds. */
  get position(): number {
    return this.#awaited.seconds ?? this.#sound?.output.element.currentTime ?? 0;
  }

  /** Seconds of sound that have arrived. */
  get available(): number {
    const buffered = this.#sound?.output.element.buffered;
    return buffered && buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  }

  /** Seconds of a finished file by the element; null while unknown. */
  get measuredDuration(): number | null {
    const duration = this.#sound?.output.element.duration ?? Number.NaN;
    return Number.isFinite(duration) ? duration : null;
  }

  /**
   * Opens a narration in the making; see `openGrowing`. `isWhole` resolves to whether this many seconds are the whole
   * sound.
   */
  openGrowing(
    url: Promise<string>,
    isWhole: (seconds: number) => Promise<boolean>,
    options: OpenOptions,
  ): void {
    this.#growing = true;
    this.#openBy(
      {
        begin: (opening) => openGrowing(url, isWhole, opening),
        output: growingOutput,
        reconnects: isFollowedByElement(),
      },
      options,
    );
  }

  /** Marks the open narration as completely made. */
  grown(): void {
    this.#growing = false;
  }

  openFinished(source: AudioSource | null, options: OpenOptions): void {
    this.#growing = false;
    const begin = async (opening: Opening) => openFinished(resolveSource(source, location.href), opening);
    this.#openBy({ begin, output: ({ processed }) => processed, reconnects: false }, options);
  }

  /** Opens a finished file that `element` has begun to play. */
  openStarted(source: AudioSource, element: HTMLAudioElement): void {
    this.#growing = false;
    let isStarted = true;
    const begin = async (opening: Opening) => {
      const open = isStarted ? openStarted : openFinished;
      isStarted = false;
      return open(resolveSource(source, location.href), opening);
    };
    this.#openBy({ begin, output: ({ plain }) => plain, reconnects: false }, { wanted: true }, element);
  }

  /**
   * Opens a file, whose address may come later, for a locked phone; see `openFile`. `isWhole`, of a file in the making,
   * as in `openGrowing`.
   */
  openFile(url: Promise<string>, options: OpenOptions, isWhole?: OpenSound['isWhole']): void {
    this.#growing = isWhole !== undefined;
    const begin = (opening: Opening) => openFile(url, isWhole, opening);
    this.#openBy({ begin, output: ({ plain }) => plain, reconnects: true }, options);
  }

  #openBy(way: Way, options: OpenOptions, started?: HTMLAudioElement): void {
    this.#way = way;
    this.#reconnections = new Reconnections();
    this.#open(way, options, started);
  }

  /** Reopens the same sound at `at` (seconds), after `pause` milliseconds. */
  #reopen(at: number, pause = 0): void {
    if (!this.#way) return;
    const way = this.#way;
    const begin = async (opening: Opening) => {
      await wait(pause, opening.signal);
      opening.signal.throwIfAborted();
      // A reconnection may take as long as the network is away: at night it goes on by itself.
      return way.begin({ ...opening, isAwaited: () => false });
    };
    this.#open(pause > 0 ? { ...way, begin } : way, { wanted: isPlayWanted(this.#state), at });
  }

  #open(
    { begin, output }: Pick<Way, 'begin' | 'output'>,
    { wanted, at }: OpenOptions,
    started?: HTMLAudioElement,
  ): void {
    this.#forget();
    const { signal } = this.#opened;
    const outputs = this.#connected(started);
    this.#awaited.seconds = at && at > 0 ? at : null;
    this.#dispatch({ type: 'opened', wanted });
    const opening = begin({
      outputs,
      ...this.#deps,
      awaited: this.#awaited,
      isAwaited: () => isPlayWanted(this.#state),
      signal,
      onGrowth: () => this.#goToAwaited(),
      onBroken: (thrown) => {
        this.#broken = failureOf(thrown);
        if (this.#state.name === 'playing' && this.#state.starved) this.#failBroken();
      },
    });
    // Within the press of the button, before any `await`.
    if (wanted) this.#start(output(outputs));
    opening.then(
      (sound) => {
        if (signal.aborted) return;
        this.#sound = sound;
        const resume = isPlayWanted(this.#state);
        this.#dispatch({ type: 'loaded' });
        this.#goToAwaited();
        if (!resume) return;
        this.#start(sound.output);
        // An element that was taken over may have begun before, and says it once.
        const { paused, readyState } = sound.output.element;
        if (!paused && readyState >= HAVE_FUTURE_DATA) this.#dispatch({ type: 'sounding' });
      },
      (thrown) => {
        if (!signal.aborted) this.#fail(thrown);
      },
    );
  }

  play(): void {
    if (this.#state.name === 'error') {
      this.retry();
      return;
    }
    if (this.#state.name === 'ended') this.#sound?.output.seek(0);
    this.#dispatch({ type: 'play-wanted' });
    const opening = this.#outputs && this.#way?.output(this.#outputs);
    const output = this.#sound?.output ?? opening;
    if (output && isPlayWanted(this.#state)) this.#start(output);
  }

  pause(): void {
    this.#dispatch({ type: 'pause-wanted' });
    this.#sound?.output.stop();
  }

  toggle(): void {
    if (isPlayWanted(this.#state)) this.pause();
    else this.play();
  }

  /** Reopens the same sound where it failed, and plays it. */
  retry(): void {
    const at = this.position;
    this.#dispatch({ type: 'opened', wanted: true });
    this.#reconnections = new Reconnections();
    this.#reopen(at);
  }

  /** Seeks to `seconds`, or to the end of the available sound. */
  seek(seconds: number): void {
    const target = Math.max(0, seconds);
    if (!this.#sound) {
      // The sound being opened starts there.
      if (this.#state.name === 'loading') this.#awaited.seconds = target;
      this.#time.notify();
      return;
    }
    if (this.#isOutOfReach(this.#sound, target)) {
      if (!this.#growing || this.#sound.isStreamed) this.#reopen(target);
      return;
    }
    const edge = this.available - BEFORE_THE_EDGE;
    const waits = this.#sound.isStreamed && target > edge;
    if (waits && !this.#growing) this.#awaitPlace(target);
    else this.#goTo(waits ? Math.max(0, edge) : target);
    this.#dispatch({ type: 'sought' });
    this.#time.notify();
  }

  /**
   * Whether a seek needs a new opening: the target has been removed from the buffer, or the server gave a plain element
   * no ranges, as for a file in the making.
   */
  #isOutOfReach({ output, isStreamed }: OpenSound, target: number): boolean {
    const { buffered, seekable } = output.element;
    if (isStreamed) return buffered.length > 0 && target < buffered.start(0) - 0.1;
    const endOf = (ranges: TimeRanges) => (ranges.length > 0 ? ranges.end(ranges.length - 1) : -1);
    // WebKitGTK calls a file of unknown length seekable without end, and stalls when it jumps in it.
    return target > PADDING + (Number.isFinite(endOf(seekable)) ? endOf(seekable) : endOf(buffered));
  }

  /** Falls silent until the target has arrived. */
  #awaitPlace(target: number): void {
    this.#awaited.seconds = target;
    this.#sound?.output.stop();
    this.#dispatch({ type: 'starved' });
    if (isPlayWanted(this.#state)) this.#failBroken();
  }

  /** Seeks to an available position. After a pending seek the sound has stopped and is started again. */
  #goTo(target: number): void {
    const hasWaited = this.#awaited.seconds !== null;
    this.#awaited.seconds = null;
    this.#sound?.output.seek(target);
    if (hasWaited && this.#sound && isPlayWanted(this.#state)) this.#start(this.#sound.output);
  }

  close(): void {
    this.#forget();
    this.#way = null;
    this.#dispatch({ type: 'closed' });
  }

  dispose(): void {
    this.close();
    this.#disconnect();
  }

  #disconnect(): void {
    this.#outputs?.processed.dispose();
    this.#outputs?.plain.dispose();
    this.#outputs = null;
  }

  #forget(): void {
    this.#opened.abort();
    this.#opened = new AbortController();
    this.#sound = null;
    this.#awaited.seconds = null;
    this.#broken = null;
    this.#outputs?.processed.clear();
    if (this.#outputs?.plain !== this.#outputs?.processed) this.#outputs?.plain.clear();
  }

  /** Performs a pending seek when its target has arrived, or when everything has. */
  #goToAwaited(): void {
    const target = this.#awaited.seconds;
    if (target === null || !this.#sound) return;
    const arrived = !this.#sound.isStreamed || this.measuredDuration !== null || this.available > target;
    if (!arrived) return;
    this.#goTo(target);
    this.#time.notify();
  }

  #start(output: AudioOutput): void {
    pauseOthers(this);
    output.start().catch((thrown: unknown) => {
      const name = (thrown as { name?: string }).name;
      if (name === 'NotAllowedError') this.#dispatch({ type: 'refused' });
      // Other errors: another file replaced it, or the element's `error` event reports it.
    });
    // Started all the same: only within the press is it allowed.
    if (this.#sound && this.#awaited.seconds !== null) output.stop();
  }

  /** @param started element of the plain output */
  #connected(started?: HTMLAudioElement): Outputs {
    if (this.#outputs && !started) return this.#outputs;
    this.#disconnect();
    const processed = new AudioOutput(true);
    const plain = started || processed.isProcessed ? new AudioOutput(false, started) : processed;
    for (const output of new Set([processed, plain])) this.#listen(output);
    this.#outputs = { processed, plain };
    return this.#outputs;
  }

  #listen(output: AudioOutput): void {
    const { element } = output;
    const on = (name: keyof HTMLMediaElementEventMap, then: () => void) =>
      element.addEventListener(name, () => {
        if (output.isHeldOpen) return;
        if (this.#sound === null || this.#sound.output === output) then();
      });
    on('playing', () => {
      if (this.#awaited.seconds === null) this.#dispatch({ type: 'sounding' });
    });
    on('waiting', () => {
      // A seek within the buffer also waits, too briefly to be shown.
      const { seeking, currentTime } = element;
      if (seeking && currentTime < this.available) return;
      if (this.#broken) this.#failBroken();
      else this.#dispatch({ type: 'starved' });
    });
    on('ended', () => this.#finish(element));
    // The system pauses too: for a call, or when headphones are unplugged.
    on('pause', () => {
      const standsStill = element.paused && !element.ended;
      if (standsStill && this.#sound && this.#awaited.seconds === null)
        this.#dispatch({ type: 'pause-wanted' });
    });
    on('error', () => {
      if (this.#sound) this.#fail(elementFailure(element));
    });
    for (const name of ['timeupdate', 'seeked', 'durationchange', 'progress'] as const)
      on(name, () => this.#time.notify());
  }

  /** End of the element's sound, which of a file in the making may not be all. */
  async #finish(element: HTMLMediaElement): Promise<void> {
    // After a seek back, `ended` may still be in the queue.
    if (!element.ended) return;
    const sound = this.#sound;
    if (sound?.isWhole) {
      const isWhole = await sound.isWhole(element.currentTime);
      if (this.#sound !== sound || !element.ended) return;
      if (!isWhole) return this.#fail(new LostConnection(null));
    }
    this.#dispatch({ type: 'finished' });
  }

  /**
   * Reconnects at the same second after a lost connection, a few times. Other failures become the state `error`, and
   * silence: the buffer would play on, and a press would not pause it.
   */
  #fail(thrown: unknown): void {
    const at = this.position;
    const isLost = this.#way?.reconnects && thrown instanceof LostConnection;
    const pause = isLost ? this.#reconnections.next(at) : null;
    if (pause !== null) this.#reopen(at, pause);
    else this.#failWith(failureOf(thrown));
  }

  #failBroken(): void {
    if (this.#broken) this.#failWith(this.#broken);
  }

  #failWith(failure: PlaybackFailure): void {
    this.#sound?.output.stop();
    this.#dispatch({ type: 'failed', failure });
  }

  #dispatch(event: PlaybackEvent): void {
    const next = playbackReducer(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    this.#changes.notify();
    this.#time.notify();
    this.#followFrames();
  }

  /** Whether time follows every frame during playback. A dark screen needs no frames: `timeupdate` is enough. */
  setFrames(wanted: boolean): void {
    this.#hasFrames = wanted;
    this.#followFrames();
  }

  /** Time follows every frame during playback; `timeupdate` alone comes four times a second. */
  #followFrames(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#state.name !== 'playing' || !this.#hasFrames) return;
    const tick = () => {
      this.#time.notify();
      this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }
}
