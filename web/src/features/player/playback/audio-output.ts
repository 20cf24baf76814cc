import { silentWav } from './silence.ts';

/** Seconds in which the loudness goes up at a start and down before a stop: too short to notice, too long to click. */
const FADE_IN = 0.015;
const FADE_OUT = 0.03;
/** Seconds after a jump in which a decoder that came in the middle of an MP3 has not found its feet yet. */
const UNSTEADY = 0.06;
/** Milliseconds until a fade down has been heard. */
const UNTIL_SILENT = FADE_OUT * 1000 + 10;

/**
 * Whether an element's sound may go through Web Audio. Not in WebKit: there it falls silent when the phone is locked, on
 * Macs for a media source from the start, and in GNOME Web after a jump in one. A bedtime story needs its sound more than
 * its fades. WebKit is known by its vendor, or by AirPlay, which no other engine has.
 */
function mayBeProcessed(element: HTMLMediaElement): boolean {
  const isWebKit = navigator.vendor?.startsWith('Apple') || 'webkitShowPlaybackTargetPicker' in element;
  return typeof AudioContext !== 'undefined' && !isWebKit;
}

/** Whether a page may change the volume. iPhones leave it to their buttons: there it stays as it was, whatever is set. */
export function volumeCanBeSet(): boolean {
  const probe = new Audio();
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/**
 * An audio element and, where that is possible, a Web Audio gain behind it for fades that do not click. It is left out
 * for files that CORS does not let us touch (`processed` false), which Web Audio would turn to silence.
 */
export class AudioOutput {
  readonly element = new Audio();
  readonly isProcessed: boolean;
  #gain: GainNode | null = null;
  #loudness = 1;
  #stopping: ReturnType<typeof setTimeout> | undefined;
  #isStopping = false;
  /** When the decoder is steady after a jump, by the audio clock. */
  #steadyAt = 0;
  #seeking: ReturnType<typeof setTimeout> | undefined;
  #isHeldOpen = false;

  constructor(processed: boolean) {
    this.element.preload = 'auto';
    this.isProcessed = processed && mayBeProcessed(this.element);
    if (this.isProcessed) this.element.crossOrigin = 'anonymous';
    this.element.addEventListener('playing', () => this.#rise());
    this.element.addEventListener('seeked', () => {
      this.#steadyAt = (this.#gain?.context.currentTime ?? 0) + UNSTEADY;
      if (!this.element.paused) this.#rise();
    });
  }

  /**
   * To be called within the press of a button, before anything is awaited. Resolves when it sounds; rejects with the
   * element's own errors, `NotAllowedError` when the browser wants a press first.
   */
  start(): Promise<void> {
    clearTimeout(this.#stopping);
    this.#isStopping = false;
    this.#connect();
    if (this.element.paused) this.#ramp(0, 0);
    else this.#rise();
    return this.element.play();
  }

  /** Fades down and pauses. */
  stop(): void {
    if (this.element.paused) return;
    if (!this.#gain) {
      this.element.pause();
      return;
    }
    this.#ramp(0, FADE_OUT);
    clearTimeout(this.#stopping);
    this.#isStopping = true;
    this.#stopping = setTimeout(() => {
      this.#isStopping = false;
      this.element.pause();
    }, UNTIL_SILENT);
  }

  seek(seconds: number): void {
    clearTimeout(this.#seeking);
    const jump = () => {
      this.element.currentTime = seconds;
    };
    if (this.element.paused || !this.#gain) {
      jump();
      return;
    }
    this.#ramp(0, FADE_OUT);
    this.#seeking = setTimeout(jump, UNTIL_SILENT);
  }

  /** 0 … 1, reached over a quarter of a second so that a row of them makes one fade. */
  setLoudness(loudness: number): void {
    if (loudness === this.#loudness) return;
    this.#loudness = loudness;
    if (!this.#gain) this.element.volume = loudness;
    // What is silent, or about to be, takes it up with its next start.
    else if (!this.element.paused && !this.#isStopping) this.#ramp(loudness, 0.25);
  }

  /** Whether it plays nothing but the silence of `loadSilence`: what it tells is not about a sound. */
  get isHeldOpen(): boolean {
    return this.#isHeldOpen;
  }

  /**
   * Gives the element silence to begin with, until `signal` is aborted: one that has played within the press of a button
   * may play again later, when the sound is there.
   */
  loadSilence(signal: AbortSignal): void {
    const silence = URL.createObjectURL(silentWav());
    signal.addEventListener('abort', () => URL.revokeObjectURL(silence));
    this.load(silence);
    this.#isHeldOpen = true;
  }

  load(url: string): void {
    this.#isHeldOpen = false;
    this.element.src = url;
  }

  /** Stops at once and forgets the file. */
  clear(): void {
    this.#isHeldOpen = false;
    clearTimeout(this.#stopping);
    clearTimeout(this.#seeking);
    this.#isStopping = false;
    this.element.pause();
    this.element.removeAttribute('src');
    this.element.load();
  }

  /** Joins the element to Web Audio. Before the first press a context would stay silent, and the element with it. */
  #connect(): void {
    if (this.#gain) {
      const { context } = this.#gain;
      if (context.state !== 'running' && context instanceof AudioContext)
        context.resume().catch(() => undefined);
      return;
    }
    const pressed = navigator.userActivation?.hasBeenActive ?? false;
    if (!this.isProcessed || !pressed) return;
    const context = new AudioContext();
    this.#gain = context.createGain();
    context.createMediaElementSource(this.element).connect(this.#gain).connect(context.destination);
    this.element.volume = 1;
  }

  /** Goes up to the loudness there should be, after a jump as soon as the decoder is steady. */
  #rise(): void {
    const now = this.#gain?.context.currentTime ?? 0;
    this.#ramp(this.#loudness, FADE_IN, Math.max(0, this.#steadyAt - now));
  }

  /** In a straight line from now, or from `delay` seconds on. */
  #ramp(to: number, seconds: number, delay = 0): void {
    if (!this.#gain) return;
    const { gain, context } = this.#gain;
    const now = context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.setValueAtTime(gain.value, now + delay);
    if (seconds === 0) gain.setValueAtTime(to, now);
    else gain.linearRampToValueAtTime(to, now + delay + seconds);
  }

  /** Closes the connection to Web Audio: a page may have only a few. */
  dispose(): void {
    this.clear();
    const context = this.#gain?.context;
    // Without Web Audio there is none, and not even the class.
    if (context && context instanceof AudioContext) context.close().catch(() => undefined);
  }
}
