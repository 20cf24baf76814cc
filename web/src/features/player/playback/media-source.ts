import { AppendQueue } from './append-queue.ts';
import type { AwaitedPlace } from './awaited-place.ts';

export const MP3 = 'audio/mpeg';

/** iPhones have only the managed kind, which may refuse bytes for a while to save power. */
type AnyMediaSource = MediaSource & { streaming?: boolean };
type MediaSourceClass = { new (): AnyMediaSource; isTypeSupported(type: string): boolean };

/** The browser's media source that takes an MP3 piece by piece, or null when it has none. */
export function mp3MediaSource(scope: object = globalThis): MediaSourceClass | null {
  const { MediaSource: plain, ManagedMediaSource: managed } = scope as Record<
    string,
    MediaSourceClass | undefined
  >;
  return [plain, managed].find((candidate) => candidate?.isTypeSupported(MP3)) ?? null;
}

/** Milliseconds between two looks whether the buffer has room again. */
const ROOM_CHECK_MS = 500;

/** An MP3 that plays in `element` while it is still arriving. */
export class StreamedSource {
  readonly #element: HTMLMediaElement;
  readonly #awaited: AwaitedPlace;
  readonly #source: AnyMediaSource;
  readonly #url: string;
  readonly #queue: Promise<AppendQueue>;
  readonly #closed = new AbortController();

  /** Attaches itself at once, so that `play()` may be called within the press of the button that opened it. */
  constructor(element: HTMLMediaElement, awaited: AwaitedPlace, Source: MediaSourceClass) {
    this.#element = element;
    this.#awaited = awaited;
    this.#source = new Source();
    this.#url = URL.createObjectURL(this.#source);
    this.#queue = this.#open();
    // `push` reports it; without a push nothing would report it.
    this.#queue.catch(() => undefined);
    // A managed source opens only for an element that will not be cast to another device.
    element.disableRemotePlayback = true;
    element.src = this.#url;
    element.addEventListener('waiting', () => this.#ranDry(), { signal: this.#closed.signal });
  }

  async #open(): Promise<AppendQueue> {
    await new Promise<void>((resolve) =>
      this.#source.addEventListener('sourceopen', () => resolve(), { once: true }),
    );
    // The event is a later task: the element may have another sound by then.
    this.#closed.signal.throwIfAborted();
    const buffer = this.#source.addSourceBuffer(MP3);
    // MP3 frames carry no times: each follows the one before.
    if (buffer.mode !== 'sequence') buffer.mode = 'sequence';
    return new AppendQueue({
      sink: buffer,
      // Room is made before the place that is waited for: the element itself stands still meanwhile.
      position: () => this.#awaited.seconds ?? this.#element.currentTime,
      wait: () => new Promise((resolve) => setTimeout(resolve, ROOM_CHECK_MS)),
    });
  }

  #ranDry(): void {
    const { buffered, currentTime } = this.#element;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    // A seek waits too, with plenty in the buffer.
    // A source that never opened has nothing that could run dry; `push` says why.
    if (end - currentTime < 0.3) this.#queue.then((queue) => queue.ranDry()).catch(() => undefined);
  }

  /** Resolves when there is room for more. Rejects when the browser cannot read the bytes. */
  async push(bytes: Uint8Array): Promise<void> {
    const queue = await this.#queue;
    await this.#streaming();
    if (!this.#closed.signal.aborted) await queue.push(bytes);
  }

  /**
   * Resolves at once unless a managed source has asked for a pause. It asks for more when the element comes near the end
   * of what it has. An element that stands still until a further place has arrived never does: for that the pause is not
   * kept.
   */
  async #streaming(): Promise<void> {
    const isPaused = () => this.#source.streaming === false && this.#awaited.seconds === null;
    if (!isPaused() || this.#closed.signal.aborted) return;
    const over = new AbortController();
    const { signal } = over;
    await new Promise<void>((resolve) => {
      this.#source.addEventListener('startstreaming', () => resolve(), { signal });
      this.#closed.signal.addEventListener('abort', () => resolve(), { signal });
      signal.addEventListener(
        'abort',
        this.#awaited.subscribe(() => isPaused() || resolve()),
      );
    });
    over.abort();
  }

  /** Nothing more comes: the element will say `ended` after what it has. */
  async end(): Promise<void> {
    await (await this.#queue).flush();
    if (this.#source.readyState === 'open' && !this.#closed.signal.aborted) this.#source.endOfStream();
  }

  /** Seconds of sound in so many bytes of this file; 0 as long as that is unknown. */
  async secondsIn(bytes: number): Promise<number> {
    const { bytesPerSecond } = await this.#queue;
    return bytesPerSecond === null ? 0 : bytes / bytesPerSecond;
  }

  close(): void {
    this.#closed.abort();
    this.#queue.then((queue) => queue.close()).catch(() => undefined);
    URL.revokeObjectURL(this.#url);
  }
}
