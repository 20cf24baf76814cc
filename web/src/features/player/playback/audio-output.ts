import { painted } from '../../../lib/painted.ts';
import { silentWav } from './silence.ts';

/** Fade at a start and before a stop, in seconds: too short to notice, long enough not to click. */
const FADE_IN = 0.015;
const FADE_OUT = 0.03;
/** Seconds after a seek in which a decoder that starts in the middle of an MP3 is not yet stable. */
const UNSTEADY = 0.06;
/** Milliseconds until a fade-out has been heard. */
const UNTIL_SILENT = FADE_OUT * 1000 + 10;

/**
 * Web Audio support of an element. Not in WebKit, where the sound stops when the phone is locked, on Macs for a media
 * source from the start, and in GNOME Web after a seek in one. Playing on is more important than fades. WebKit is
 * recognised by its vendor, or by AirPlay, which no other engine has.
 */
function mayBeProcessed(element: HTMLMediaElement): boolean {
  const isWebKit = navigator.vendor?.startsWith('Apple') || 'webkitShowPlaybackTargetPicker' in element;
  return typeof AudioContext !== 'undefined' && !isWebKit;
}

/**
 * An audio element with, where possible, a Web Audio gain for fades without clicks. Not used for files without CORS
 * permission (`processed` false), which Web Audio plays as silence.
 */
export class AudioOutput {
  readonly element: HTMLAudioElement;
  readonly isProcessed: boolean;
  #gain: GainNode | null = null;
  #isConnecting = false;
  #isDisposed = false;
  #stopping: ReturnType<typeof setTimeout> | undefined;
  /** Time of the audio clock at which the decoder is stable after a seek. */
  #steadyAt = 0;
  #seeking: ReturnType<typeof setTimeout> | undefined;
  #isHeldOpen = false;

  constructor(processed: boolean, element = new Audio()) {
    this.element = element;
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
   * Starts playback; must be called within a press of a button, before any `await`. Resolves when it sounds; rejects
   * with the element's errors, `NotAllowedError` when the browser requires a press first.
   */
  start(): Promise<void> {
    clearTimeout(this.#stopping);
    this.#connect();
    if (this.element.paused) this.#ramp(0, 0);
    else this.#rise();
    return this.element.play();
  }

  /** Fades out and pauses. */
  stop(): void {
    if (this.element.paused) return;
    if (!this.#gain) {
      this.element.pause();
      return;
    }
    this.#ramp(0, FADE_OUT);
    clearTimeout(this.#stopping);
    this.#stopping = setTimeout(() => {
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

  /** Whether only the silence of `loadSilence` plays: then the element's events are not about a sound. */
  get isHeldOpen(): boolean {
    return this.#isHeldOpen;
  }

  /**
   * Plays silence until `signal` is aborted: an element that has played within a press may play later, when the sound
   * has arrived.
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

  /** Stops at once and removes the file. */
  clear(): void {
    this.#isHeldOpen = false;
    clearTimeout(this.#stopping);
    clearTimeout(this.#seeking);
    this.element.pause();
    this.element.removeAttribute('src');
    this.element.load();
  }

  /**
   * Connects the element to Web Audio. Before the first press a context, and with it the element, would stay silent.
   * Constructing a context takes tens of milliseconds, so that it waits for the paint that follows the press.
   */
  #connect(): void {
    if (this.#gain) {
      const { context } = this.#gain;
      if (context.state !== 'running' && context instanceof AudioContext)
        context.resume().catch(() => undefined);
      return;
    }
    const pressed = navigator.userActivation?.hasBeenActive ?? false;
    if (!this.isProcessed || !pressed || this.#isConnecting) return;
    this.#isConnecting = true;
    painted().then(() => this.#construct());
  }

  #construct(): void {
    if (this.#isDisposed) return;
    const context = new AudioContext();
    this.#gain = context.createGain();
    context.createMediaElementSource(this.element).connect(this.#gain).connect(context.destination);
    this.element.volume = 1;
  }

  /** Fades in, after a seek as soon as the decoder is stable. */
  #rise(): void {
    const now = this.#gain?.context.currentTime ?? 0;
    this.#ramp(1, FADE_IN, Math.max(0, this.#steadyAt - now));
  }

  /** Linear ramp from now, or from `delay` seconds on. */
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

  /** Closes the audio context: a page may have only a few. */
  dispose(): void {
    this.#isDisposed = true;
    this.clear();
    const context = this.#gain?.context;
    // Browsers without Web Audio lack even the class.
    if (context && context instanceof AudioContext) context.close().catch(() => undefined);
  }
}
