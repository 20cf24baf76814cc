import type { Sink } from '../append-queue.ts';

/** Bytes per second of the sound below: the bit rate in `FRAME`. */
const BYTES_PER_SECOND = 8000;
const FRAME = [0xff, 0xf3, 0x84, 0xc4];

/** Bytes that begin like an MP3 of `BYTES_PER_SECOND`. */
export function mp3(bytes: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(bytes);
  data.set(FRAME);
  return data;
}

/** One range, or none for an empty one. */
function ranges(start: number, end: number): TimeRanges {
  return { length: end > start ? 1 : 0, start: () => start, end: () => end };
}

/** SourceBuffer with room for `capacity` seconds. */
export class FakeSink extends EventTarget implements Sink {
  mode = 'sequence';
  updating = false;
  appended: number[] = [];
  removed: [number, number][] = [];
  #start = 0;
  #end = 0;
  readonly #capacity: number;

  constructor(capacity = Number.POSITIVE_INFINITY) {
    super();
    this.#capacity = capacity;
  }

  get buffered(): TimeRanges {
    return ranges(this.#start, this.#end);
  }

  appendBuffer(data: BufferSource): void {
    if (this.updating) throw new DOMException('still updating', 'InvalidStateError');
    const seconds = data.byteLength / BYTES_PER_SECOND;
    if (this.#end - this.#start + seconds > this.#capacity)
      throw new DOMException('full', 'QuotaExceededError');
    this.appended.push(data.byteLength);
    this.#end += seconds;
    this.#update();
  }

  remove(start: number, end: number): void {
    if (this.updating) throw new DOMException('still updating', 'InvalidStateError');
    this.removed.push([start, end]);
    this.#start = Math.max(this.#start, end);
    this.#update();
  }

  #update() {
    this.updating = true;
    queueMicrotask(() => {
      this.updating = false;
      this.dispatchEvent(new Event('updateend'));
    });
  }
}

/** Dispatched as browsers do, in a later task. */
function later(target: EventTarget, name: string): void {
  setTimeout(() => target.dispatchEvent(new Event(name)), 0);
}

/** Media sources by their `URL.createObjectURL` address. */
const sources = new Map<string, FakeMediaSource>();

export class FakeMediaSource extends EventTarget {
  static isTypeSupported(type: string): boolean {
    return type === 'audio/mpeg';
  }

  readyState = 'closed';
  sink: FakeSink | null = null;

  /** Capacity in seconds of new buffers. */
  static capacity = Number.POSITIVE_INFINITY;

  attach(_element: FakeAudio): void {
    this.readyState = 'open';
    later(this, 'sourceopen');
  }

  addSourceBuffer(): FakeSink {
    this.sink = new FakeSink(FakeMediaSource.capacity);
    return this.sink;
  }

  endOfStream(): void {
    this.readyState = 'ended';
  }
}

/** Seconds ahead of the element: below `low` it asks for more, from `high` on for a pause. */
const ENOUGH = { low: 10, high: 30 };

/** Managed media source like WebKit's, which says whether it wants more. */
export class FakeManagedMediaSource extends FakeMediaSource {
  streaming = false;

  override attach(element: FakeAudio): void {
    super.attach(element);
    this.#stream(true);
    element.addEventListener('timeupdate', () => this.#monitor(element));
    element.addEventListener('seeking', () => this.#monitor(element));
  }

  override addSourceBuffer(): FakeSink {
    const sink = super.addSourceBuffer();
    sink.addEventListener('updateend', () =>
      FakeAudio.attachedTo(this)?.dispatchEvent(new Event('timeupdate')),
    );
    return sink;
  }

  #monitor(element: FakeAudio): void {
    const ahead = element.arrived - element.currentTime;
    if (this.streaming && ahead >= ENOUGH.high) this.#stream(false);
    else if (!this.streaming && ahead < ENOUGH.low) this.#stream(true);
  }

  #stream(wanted: boolean): void {
    this.streaming = wanted;
    later(this, wanted ? 'startstreaming' : 'endstreaming');
  }
}

/** Step of a playing element in milliseconds. */
const STEP_MS = 50;

/**
 * Audio element whose time passes with the (fake) timers. Of a media source it plays the buffer; of an address whatever
 * the test lets arrive.
 */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];

  static attachedTo(source: FakeMediaSource): FakeAudio | undefined {
    return FakeAudio.made.find((element) => element.source === source);
  }

  preload = '';
  crossOrigin: string | null = null;
  disableRemotePlayback = false;
  volume = 1;
  paused = true;
  ended = false;
  seeking = false;
  error: { code: number } | null = null;
  source: FakeMediaSource | null = null;
  /** Addresses in the order they were set. */
  readonly addresses: string[] = [];
  /** Seconds that the browser reports as seekable; null: all the available sound. */
  seekableTo: number | null = null;
  #time = 0;
  #arrived = 0;
  #isPlayable = false;
  #isSounding = false;
  #isComplete = false;

  constructor(address?: string) {
    super();
    FakeAudio.made.push(this);
    setInterval(() => this.#step(), STEP_MS);
    if (address !== undefined) this.src = address;
  }

  /** `HAVE_FUTURE_DATA`, or `HAVE_NOTHING`. */
  get readyState(): number {
    return this.#isPlayable && this.#time < this.arrived ? 3 : 0;
  }

  get src(): string {
    return this.addresses.at(-1) ?? '';
  }

  set src(address: string) {
    this.load();
    this.addresses.push(address);
    this.source = sources.get(address) ?? null;
    this.source?.attach(this);
  }

  removeAttribute(): void {
    this.source = null;
  }

  load(): void {
    this.paused = true;
    this.ended = false;
    this.error = null;
    this.#time = 0;
    this.#arrived = 0;
    this.#isPlayable = false;
    this.#isSounding = false;
    this.#isComplete = false;
  }

  get buffered(): TimeRanges {
    return this.source?.sink?.buffered ?? ranges(0, this.#arrived);
  }

  get seekable(): TimeRanges {
    return ranges(0, this.seekableTo ?? this.arrived);
  }

  get duration(): number {
    return this.#isWhole ? this.arrived : Number.NaN;
  }

  /** Seconds of available sound. */
  get arrived(): number {
    const { buffered } = this;
    return buffered.length > 0 ? buffered.end(0) : 0;
  }

  get #isWhole(): boolean {
    return this.source ? this.source.readyState === 'ended' : this.#isComplete;
  }

  get currentTime(): number {
    return this.#time;
  }

  set currentTime(seconds: number) {
    this.#time = this.#isWhole ? Math.min(seconds, this.arrived) : seconds;
    this.ended = false;
    this.seeking = true;
    later(this, 'seeking');
  }

  async play(): Promise<void> {
    if (!this.paused) return;
    this.paused = false;
    this.ended = false;
    this.#isSounding = false;
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#isSounding = false;
    later(this, 'pause');
  }

  /** The plain file has arrived up to this second, or completely. */
  arrive(seconds: number, isComplete = false): void {
    this.#arrived = seconds;
    this.#isComplete = isComplete;
  }

  /** Lost connection as in Firefox: the buffer plays on. @param code of a MediaError */
  lose(code: number): void {
    this.error = { code };
    later(this, 'error');
  }

  /** Whether it is audible. */
  get isSounding(): boolean {
    return this.#isSounding && !this.seeking;
  }

  #step(): void {
    if (!this.#isPlayable && this.arrived > 0) {
      this.#isPlayable = true;
      later(this, 'canplay');
    }
    if (this.seeking && (this.arrived > this.#time || this.#isWhole)) {
      this.seeking = false;
      this.#isSounding = false;
      later(this, 'seeked');
    }
    if (this.paused || this.seeking || !this.#isPlayable) return;
    if (this.#time < this.arrived) {
      if (!this.#isSounding) later(this, 'playing');
      this.#isSounding = true;
      this.#time = Math.min(this.arrived, this.#time + STEP_MS / 1000);
      later(this, 'timeupdate');
    } else if (this.#isWhole && !this.ended) {
      this.ended = true;
      this.paused = true;
      this.#isSounding = false;
      later(this, 'pause');
      later(this, 'ended');
    } else if (this.#isSounding) {
      this.#isSounding = false;
      later(this, 'waiting');
    }
  }
}

/** Web Audio with what a fade needs. */
export class FakeAudioContext {
  readonly state = 'running';
  readonly destination = {};
  readonly currentTime = 0;

  createGain(): object {
    const gain = {
      value: 1,
      cancelScheduledValues: () => undefined,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
    };
    return { gain, context: this, connect: () => undefined };
  }

  createMediaElementSource() {
    return { connect: (next: unknown) => next };
  }

  async close(): Promise<void> {}
}

/** File of this many seconds, over a connection that takes `msPerSecond` for each. */
export function fileOf(seconds: number, msPerSecond: number): typeof fetch {
  return async () => {
    let second = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, msPerSecond));
          if (second === seconds) controller.close();
          else controller.enqueue(mp3(BYTES_PER_SECOND));
          second += 1;
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body);
  };
}

/** Classes that not all browsers have. */
export type Classes = {
  MediaSource?: typeof FakeMediaSource;
  ManagedMediaSource?: typeof FakeMediaSource;
  AudioContext?: typeof FakeAudioContext;
};

/** Globals of a browser with these classes, for `vi.stubGlobal`. */
export function browserWith(classes: Classes): Record<string, unknown> {
  FakeAudio.made = [];
  FakeMediaSource.capacity = Number.POSITIVE_INFINITY;
  sources.clear();
  let made = 0;
  class FakeUrl extends URL {
    static override createObjectURL(object: object): string {
      const address = `blob:fake/${++made}`;
      if (object instanceof FakeMediaSource) sources.set(address, object);
      return address;
    }
    static override revokeObjectURL(): void {}
  }
  return {
    Audio: FakeAudio,
    URL: FakeUrl,
    MediaSource: undefined,
    ManagedMediaSource: undefined,
    AudioContext: undefined,
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: () => undefined,
    ...classes,
  };
}
