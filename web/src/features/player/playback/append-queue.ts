import { PlaybackError } from './failure.ts';
import { readFrameHeader } from './mp3-frame.ts';

/** Seconds of sound gathered before the first append. */
const FIRST_SECONDS = 0.5;
/** Seconds gathered after the buffer ran dry, doubled each time: a few long waits are better than many short ones. */
const REFILL_SECONDS = { first: 1, last: 8 };
/** Seconds kept behind the playback position when room is made: first the long one, then the short one. */
const KEPT_BEHIND = [30, 5];

/** The used part of a SourceBuffer. */
export type Sink = Pick<SourceBuffer, 'updating' | 'appendBuffer' | 'remove' | 'buffered'> & EventTarget;

export type AppendQueueDeps = {
  sink: Sink;
  /** Playback position in seconds. */
  position: () => number;
  /** Delay before the next attempt when there is no room. */
  wait: () => Promise<void>;
};

/**
 * Queue of appends of an MP3 to a SourceBuffer, in portions of any size, one append at a time. A small reserve is
 * gathered at the start and after the buffer ran dry, so that the sound does not stutter. A full buffer loses what has
 * been played; `push` resolves only when there was room, which holds the download back.
 */
export class AppendQueue {
  readonly #deps: AppendQueueDeps;
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;
  #reserve = FIRST_SECONDS;
  #refill = REFILL_SECONDS.first;
  /** Bit rate from the file's first frame; null until that has arrived. */
  #bytesPerSecond: number | null = null;
  #closed = false;
  /** Chain of the appends: each starts when the previous one has ended. */
  #appended: Promise<void> = Promise.resolve();

  constructor(deps: AppendQueueDeps) {
    this.#deps = deps;
  }

  get bytesPerSecond(): number | null {
    return this.#bytesPerSecond;
  }

  /** Resolves when the bytes are appended or gathered. Rejects when the SourceBuffer refuses them. */
  async push(bytes: Uint8Array): Promise<void> {
    this.#gathered.push(bytes);
    this.#gatheredBytes += bytes.length;
    this.#bytesPerSecond ??=
      readFrameHeader(joined(this.#gathered, this.#gatheredBytes))?.bytesPerSecond ?? null;
    if (this.#bytesPerSecond === null) return;
    if (this.#gatheredBytes >= this.#reserve * this.#bytesPerSecond) await this.#release();
  }

  /** End of the file: appends the rest, however small. Throws when none of it was MP3. */
  async flush(): Promise<void> {
    if (this.#bytesPerSecond === null) throw new PlaybackError('invalidData');
    if (this.#gatheredBytes > 0) await this.#release();
    await this.#appended;
  }

  /** Reports that everything appended has been played: a reserve is gathered before the next append. */
  ranDry(): void {
    this.#reserve = this.#refill;
    this.#refill = Math.min(this.#refill * 2, REFILL_SECONDS.last);
  }

  /** Ends a push that waits for room. */
  close(): void {
    this.#closed = true;
  }

  #release(): Promise<void> {
    const bytes = joined(this.#gathered, this.#gatheredBytes);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    this.#reserve = 0;
    this.#appended = this.#appended.then(() => this.#append(bytes));
    return this.#appended;
  }

  async #append(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { sink, wait } = this.#deps;
    while (!this.#closed) {
      await this.#idle();
      if (this.#closed) return;
      try {
        sink.appendBuffer(bytes);
        return await this.#idle();
      } catch (thrown) {
        if (!isQuotaExceeded(thrown)) throw thrown;
        if (!(await this.#makeRoom())) await wait();
      }
    }
  }

  /** Removes what has been played; false when there is nothing to remove. */
  async #makeRoom(): Promise<boolean> {
    const { sink, position } = this.#deps;
    if (sink.buffered.length === 0) return false;
    const start = sink.buffered.start(0);
    for (const kept of KEPT_BEHIND) {
      const end = position() - kept;
      if (end - start < 1) continue;
      sink.remove(start, end);
      await this.#idle();
      return true;
    }
    return false;
  }

  /** Resolves when the SourceBuffer has finished its operation; rejects when it failed. */
  #idle(): Promise<void> {
    const { sink } = this.#deps;
    if (!sink.updating) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const { signal } = ended;
      const settle = (then: () => void) => {
        ended.abort();
        then();
      };
      sink.addEventListener('updateend', () => settle(resolve), { signal });
      sink.addEventListener('error', () => settle(() => reject(new PlaybackError('invalidData'))), {
        signal,
      });
    });
  }
}

function isQuotaExceeded(thrown: unknown): boolean {
  // Newer browsers throw a class of that name instead of a DOMException.
  return (thrown as { name?: string } | null)?.name === 'QuotaExceededError';
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
