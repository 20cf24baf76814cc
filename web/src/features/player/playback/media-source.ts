import { AppendQueue } from './append-queue.ts';
import type { AwaitedPlace } from './awaited-place.ts';

export const MP3 = 'audio/mpeg';

/** iPhones have only the managed kind, which may pause the input to save power. */
type AnyMediaSource = MediaSource & { streaming?: boolean };
type MediaSourceClass = { new (): AnyMediaSource; isTypeSupported(type: string): boolean };

/** The browser's media source for MP3 in pieces, or null. */
export function mp3MediaSource(scope: object = globalThis): MediaSourceClass | null {
  const { MediaSource: plain, ManagedMediaSource: managed } = scope as Record<
    string,
    MediaSourceClass | undefined
  >;
  return [plain, managed].find((candidate) => candidate?.isTypeSupported(MP3)) ?? null;
}

/** Interval of the checks for room in the buffer, in milliseconds. */
const ROOM_CHECK_MS = 500;

/** MP3 that plays in `element` while it is still arriving. */
export class StreamedSource {
  readonly #element: HTMLMediaElement;
  readonly #awaited: AwaitedPlace;
  readonly #source: AnyMediaSource;
  readonly #url: string;
  readonly #queue: Promise<AppendQueue>;
  readonly #closed = new AbortController();

  /** Attaches itself at once, so that `play()` may be called within the press that opened it. */
  constructor(element: HTMLMediaElement, awaited: AwaitedPlace, Source: MediaSourceClass) {
    this.#element = element;
    this.#awaited = awaited;
    this.#source = new Source();
    this.#url = URL.createObjectURL(this.#source);
    this.#queue = this.#open();
    // `push` reports it; without a push nothing would.
    this.#queue.catch(() => undefined);
    // A managed source opens only for an element that disables remote playback.
    element.disableRemotePlayback = true;
    element.src = this.#url;
    element.addEventListener('waiting', () => this.#ranDry(), { signal: this.#closed.signal });
  }

  async #open(): Promise<AppendQueue> {
    await new Promise<void>((resolve) =>
      this.#source.addEventListener('sourceopen', () => resolve(), { once: true }),
    );
    // `sourceopen` is a later task: the element may have another sound by then.
    this.#closed.signal.throwIfAborted();
    const buffer = this.#source.addSourceBuffer(MP3);
    // MP3 frames carry no times: sequence mode puts each after the previous one.
    if (buffer.mode !== 'sequence') buffer.mode = 'sequence';
    return new AppendQueue({
      sink: buffer,
      // Room is made before a pending seek's target: meanwhile the element itself stands still.
      position: () => this.#awaited.seconds ?? this.#element.currentTime,
      wait: () => new Promise((resolve) => setTimeout(resolve, ROOM_CHECK_MS)),
    });
  }

  #ranDry(): void {
    const { buffered, currentTime } = this.#element;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    // A seek also waits, with a full buffer. A source that never opened cannot run dry; `push` reports why.
    if (end - currentTime < 0.3) this.#queue.then((queue) => queue.ranDry()).catch(() => undefined);
  }

  /** Resolves when there is room for more. Rejects when the browser cannot decode the bytes. */
  async push(bytes: Uint8Array): Promise<void> {
    const queue = await this.#queue;
    await this.#streaming();
    if (!this.#closed.signal.aborted) await queue.push(bytes);
  }

  /**
   * Resolves at once unless a managed source has asked for a pause, which ends when the element comes near the end of
   * the buffer. An element that waits for a seek's target never comes near it: for that the pause is ignored.
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

  /** End of the file: the element will fire `ended` after its buffer. */
  async end(): Promise<void> {
    await (await this.#queue).flush();
    if (this.#source.readyState === 'open' && !this.#closed.signal.aborted) this.#source.endOfStream();
  }

  /** Seconds of sound in this many bytes of the file; 0 while unknown. */
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
