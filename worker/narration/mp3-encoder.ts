import { BIT_RATE, type BitRate, SAMPLE_RATE } from './format.ts';
// Imported at start-up, which takes 0.1 ms: V8 compiles a function at its first call. The instance is made by the first
// encoder.
import mp3Wasm from './vendor/mp3.wasm';

/** Exports of `vendor/mp3.wasm`. Numbers are addresses in its memory unless stated otherwise. */
interface Lame {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  /** Takes the address of the settings (`encoderSettings`). @returns a handle; 0 when refused */
  enc_init(settings: number): number;
  /** Allocates room for `samples`. @returns the address of the list of channel addresses */
  enc_get_pcm(handle: number, samples: number): number;
  /** @returns the number of bytes ready, negative on error */
  enc_encode(handle: number, samples: number): number;
  enc_flush(handle: number): number;
  enc_get_out_buf(handle: number): number;
  enc_free(handle: number): void;
}

/** The module's settings as int32: channels, Hz in, kbit/s, VBR quality (float -1: constant rate), Hz out. */
function encoderSettings(bitRate: BitRate): Int32Array {
  const settings = Int32Array.of(1, SAMPLE_RATE, bitRate, 0, SAMPLE_RATE);
  new Float32Array(settings.buffer)[3] = -1;
  return settings;
}

/**
 * One WebAssembly instance for all narrations of an isolate. An instance takes 16 MB before it has encoded anything, an
 * encoder inside it 2.5 MB, and the isolate has 128 MB; the npm package's JavaScript would create an instance per
 * encoder.
 */
let shared: Lame | undefined;

function lame(): Lame {
  if (shared) return shared;
  const instance = new WebAssembly.Instance(mp3Wasm, {
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: {
      proc_exit: (status: number) => {
        throw new Error(`LAME stopped with status ${status}`);
      },
    },
  });
  const exports = instance.exports as unknown as Lame;
  exports._initialize();
  shared = exports;
  return exports;
}

/**
 * Frees encoders that were dropped without `free()`, as when a Durable Object is aborted in the middle of a narration.
 */
const abandoned = new FinalizationRegistry(({ module, handle }: { module: Lame; handle: number }) => {
  module.enc_free(handle);
});

/**
 * MP3 stream (LAME, constant bit rate, mono). Encode short blocks and yield in between. Ends with `finish()`; `free()`
 * releases its memory when it is abandoned before that.
 */
export class Mp3Encoder {
  #lame: Lame;
  #handle: number;

  constructor(bitRate: BitRate = BIT_RATE) {
    const module = lame();
    const wanted = encoderSettings(bitRate);
    const settings = module.malloc(wanted.byteLength);
    if (settings === 0) throw new Error('MP3 encoder: out of memory');
    new Int32Array(module.memory.buffer, settings, wanted.length).set(wanted);
    this.#lame = module;
    this.#handle = module.enc_init(settings);
    module.free(settings);
    if (this.#handle === 0) throw new Error('MP3 encoder: LAME refused its settings');
    abandoned.register(this, { module, handle: this.#handle }, this);
  }

  /** Takes samples between -1 and 1. @returns the frames completed by them (often none for a short block) */
  encode(block: Float32Array): Uint8Array {
    if (block.length === 0) return new Uint8Array(0);
    const module = this.#lame;
    const handle = this.#open();
    const channels = module.enc_get_pcm(handle, block.length);
    if (channels === 0) throw new Error('MP3 encoder: out of memory');
    const channel = new Uint32Array(module.memory.buffer, channels, 1)[0] as number;
    new Float32Array(module.memory.buffer, channel, block.length).set(block);
    return this.#output(this.#guard(() => module.enc_encode(handle, block.length)));
  }

  /** @returns the last frames; the encoder takes no more samples after that */
  finish(): Uint8Array {
    const handle = this.#open();
    const rest = this.#output(this.#guard(() => this.#lame.enc_flush(handle)));
    this.free();
    return rest;
  }

  /** May be called at any time and more than once. */
  free(): void {
    if (this.#handle === 0) return;
    abandoned.unregister(this);
    this.#lame.enc_free(this.#handle);
    this.#handle = 0;
  }

  #open(): number {
    if (this.#handle === 0) throw new Error('MP3 encoder: already finished');
    return this.#handle;
  }

  /** After a trap the instance's memory cannot be trusted: later encoders get a new one. */
  #guard(run: () => number): number {
    try {
      return run();
    } catch (error) {
      if (shared === this.#lame) shared = undefined;
      abandoned.unregister(this);
      this.#handle = 0;
      throw error;
    }
  }

  /** Copies, because the module writes its next result over this one. */
  #output(bytes: number): Uint8Array {
    if (bytes < 0) throw new Error(`MP3 encoder: LAME error ${bytes}`);
    return new Uint8Array(this.#lame.memory.buffer, this.#lame.enc_get_out_buf(this.#handle), bytes).slice();
  }
}
