import type { AudioOutput } from './audio-output.ts';
import type { ResolvedSource } from './audio-source.ts';
import type { AwaitedPlace } from './awaited-place.ts';
import { PlaybackError } from './failure.ts';
import type { FileProxy } from './file-proxy.ts';
import { growingDownload } from './growing-download.ts';
import { checkReachable, loadSound } from './loading-chain.ts';
import { MP3, mp3MediaSource, StreamedSource } from './media-source.ts';
import { readFrameHeader } from './mp3-frame.ts';
import { silentWav } from './silence.ts';

/** Connections that may fail one after the other before a narration in the making is given up: about 20 s. */
const GROWING_PATIENCE = 8;

/** The two elements a sound may come out of. On phones that allow no Web Audio they are the same one. */
export type Outputs = { processed: AudioOutput; plain: AudioOutput };

/** A sound that can be played. */
export type OpenSound = {
  output: AudioOutput;
  /** Whether it comes piece by piece through a media source, so that what has arrived can be jumped to. */
  isStreamed: boolean;
};

export type Opening = {
  outputs: Outputs;
  fetch: typeof fetch;
  proxy: FileProxy;
  /** Where it is to go on, as long as that has not arrived. */
  awaited: AwaitedPlace;
  /** Ends the opening, or the download that goes on behind it. */
  signal: AbortSignal;
  /** Told after every portion, as more can be jumped to. */
  onGrowth: () => void;
  /** The rest will not come. */
  onBroken: (thrown: unknown) => void;
};

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
}

/** Resolves when the element could begin; rejects with `elementError` or when `signal` is aborted. */
function playable(element: HTMLMediaElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const on = (target: EventTarget, name: string, then: () => void) =>
      target.addEventListener(
        name,
        () => {
          settled.abort();
          then();
        },
        { signal: settled.signal },
      );
    on(element, 'canplay', resolve);
    on(element, 'error', () => reject(new PlaybackError('elementError', undefined, element.error)));
    on(signal, 'abort', () => reject(signal.reason));
  });
}

/**
 * Opens a narration that is being made, at an address that is not known yet. Attaches itself before the first `await`,
 * so that `output.start()` right after the call is still within the press of the button.
 */
export async function openGrowing(
  url: Promise<string>,
  isWhole: (seconds: number) => Promise<boolean>,
  opening: Opening,
): Promise<OpenSound> {
  const { outputs, signal, fetch } = opening;
  const Source = mp3MediaSource();
  if (Source) {
    const source = new StreamedSource(outputs.processed.element, opening.awaited, Source);
    signal.addEventListener('abort', () => source.close());
    const begun = playable(outputs.processed.element, signal);
    begun.catch(() => undefined);
    const address = await url;
    const chunks = growingDownload(address, {
      fetch,
      wait,
      signal,
      isWhole: async (bytes) => isWhole(await source.secondsIn(bytes)),
      patience: GROWING_PATIENCE,
    });
    await untilHeard(begun, chunks, source, opening);
    return { output: outputs.processed, isStreamed: true };
  }
  playSilence(outputs.plain, signal);
  const address = await url;
  signal.throwIfAborted();
  outputs.plain.element.src = address;
  await playable(outputs.plain.element, signal);
  return { output: outputs.plain, isStreamed: false };
}

/** An element that has played within the press of a button may play again later, when the sound is there. */
function playSilence({ element }: AudioOutput, signal: AbortSignal): void {
  const silence = URL.createObjectURL(silentWav());
  signal.addEventListener('abort', () => URL.revokeObjectURL(silence));
  element.src = silence;
}

/** Hands what arrives to the source. Resolves when all of it is there. */
async function pump(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  source: StreamedSource,
  { signal, onGrowth }: Opening,
): Promise<void> {
  for await (const chunk of chunks) {
    await source.push(chunk);
    onGrowth();
  }
  if (signal.aborted) return;
  await source.end();
  onGrowth();
}

/** Resolves when the source can be heard. What fails before that rejects, what fails later is told to `onBroken`. */
async function untilHeard(
  begun: Promise<void>,
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  source: StreamedSource,
  opening: Opening,
): Promise<void> {
  const pumping = pump(chunks, source, opening);
  await Promise.race([begun, pumping.then(() => begun)]);
  pumping.catch((thrown) => {
    if (!opening.signal.aborted) opening.onBroken(thrown);
  });
}

/** Opens a finished file by the first of the ways that works; see `loadSound`. */
export async function openFinished(source: ResolvedSource, opening: Opening): Promise<OpenSound> {
  const { outputs, signal, fetch, proxy } = opening;
  if (source.kind === 'bytes') return playBytes(source.bytes, opening, signal);
  const { url } = source;
  const address = new URL(url, location.href);
  return loadSound<OpenSound>(
    {
      direct: (step) => fetchSound(url, opening, step),
      proxy: async (step) => {
        const content = await proxy.fetchFile(address.href, MP3, step);
        if (typeof content === 'string') throw new PlaybackError('invalidData');
        return playBytes(new Uint8Array(content), opening, step);
      },
      element: async (step) => {
        const { element } = outputs.plain;
        const ready = playable(element, step);
        element.src = url;
        await ready;
        return { output: outputs.plain, isStreamed: false };
      },
    },
    (check) => checkReachable(url, fetch, check),
    signal,
  );
}

/** With a media source it plays as it arrives; else it has to be there as a whole. `step` ends with the attempt. */
async function fetchSound(url: string, opening: Opening, step: AbortSignal): Promise<OpenSound> {
  const { outputs, signal, fetch } = opening;
  const Source = mp3MediaSource();
  if (!Source) {
    const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal: step });
    if (!response.ok) throw new Error(`The sound was answered with ${response.status}`);
    return playBytes(new Uint8Array(await response.arrayBuffer()), opening, step);
  }
  // The download outlives the step that began it, unless the step failed.
  const failed = new AbortController();
  const give = AbortSignal.any([signal, failed.signal]);
  const source = new StreamedSource(outputs.processed.element, opening.awaited, Source);
  give.addEventListener('abort', () => source.close());
  const isWhole = async (bytes: number) => {
    if (bytes === 0) throw new PlaybackError('noData');
    return true;
  };
  const chunks = growingDownload(url, { fetch, wait, signal: give, isWhole, patience: 1 });
  const begun = playable(outputs.processed.element, step);
  try {
    await untilHeard(begun, chunks, source, { ...opening, signal: give });
  } catch (thrown) {
    failed.abort();
    throw thrown;
  }
  return { output: outputs.processed, isStreamed: true };
}

async function playBytes(
  bytes: Uint8Array<ArrayBuffer>,
  opening: Opening,
  step: AbortSignal,
): Promise<OpenSound> {
  if (bytes.length === 0) throw new PlaybackError('noData');
  if (readFrameHeader(bytes) === null) throw new PlaybackError('invalidData');
  const { processed } = opening.outputs;
  const url = URL.createObjectURL(new Blob([bytes], { type: MP3 }));
  opening.signal.addEventListener('abort', () => URL.revokeObjectURL(url));
  const ready = playable(processed.element, step);
  processed.element.src = url;
  await ready;
  return { output: processed, isStreamed: false };
}
