import { overNetwork } from '../../../api/problem.ts';
import { anySignal } from '../../../lib/abort.ts';
import type { FileProxy } from '../files/file-proxy.ts';
import type { AudioOutput } from './audio-output.ts';
import type { ResolvedSource } from './audio-source.ts';
import type { AwaitedPlace } from './awaited-place.ts';
import { PlaybackError } from './failure.ts';
import { growingDownload, throwIfRefused } from './growing-download.ts';
import { checkReachable, LOADING_LIMIT, loadSound } from './loading-chain.ts';
import { MP3, mp3MediaSource, StreamedSource } from './media-source.ts';
import { readFrameHeader } from './mp3-frame.ts';
import { GROWING_PATIENCE, wait } from './reconnection.ts';

/** The two audio outputs. On phones that allow no Web Audio they are the same one. */
export type Outputs = { processed: AudioOutput; plain: AudioOutput };

/** Opened sound, ready to play. */
export type OpenSound = {
  output: AudioOutput;
  /** Whether it arrives through a media source, so that the buffered part can be seeked. */
  isStreamed: boolean;
  /**
   * Only for an element that downloads a file in the making itself and cannot tell its end: resolves to whether this
   * many seconds are the whole sound.
   */
  isWhole?: (seconds: number) => Promise<boolean>;
};

/** Connection loss that a new connection may mend. */
export class LostConnection extends PlaybackError {
  constructor(cause: unknown) {
    super('elementError', undefined, cause);
  }
}

/** `MediaError` code for bytes that cannot be decoded. */
const MEDIA_ERR_DECODE = 3;

/** `readyState` of an element that can play. */
export const HAVE_FUTURE_DATA = 3;

/** Error of a failed element: a lost connection, unless it could not decode the bytes. */
export function elementFailure({ error }: HTMLMediaElement): PlaybackError {
  return error?.code === MEDIA_ERR_DECODE
    ? new PlaybackError('elementError', undefined, error)
    : new LostConnection(error);
}

export type Opening = {
  outputs: Outputs;
  fetch: typeof fetch;
  proxy: FileProxy;
  /** Target of a pending seek. */
  awaited: AwaitedPlace;
  /** Whether the time counts against the limit of loading: it is to play, and has not played before. */
  isAwaited: () => boolean;
  /** Aborts the opening, or the download behind it. */
  signal: AbortSignal;
  /** Called after every portion, as more can be seeked. */
  onGrowth: () => void;
  /** Called when the rest will not arrive. */
  onBroken: (thrown: unknown) => void;
};

/** Resolves when the element can start; rejects with `elementError` or when `signal` is aborted. */
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
    on(element, 'error', () => reject(elementFailure(element)));
    on(signal, 'abort', () => reject(signal.reason));
  });
}

/** Whether the element itself downloads a narration in the making: this browser has no media source for MP3. */
export function isFollowedByElement(): boolean {
  return mp3MediaSource() === null;
}

/** Output of `openGrowing`. */
export function growingOutput({ processed, plain }: Outputs): AudioOutput {
  return isFollowedByElement() ? plain : processed;
}

/**
 * Opens a narration in the making, whose address may come later. Attaches itself before the first `await`, so that
 * `start()` of the `growingOutput` right after the call is still within the press. Rejects with `LostConnection` when a
 * retry may help.
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
  return openFile(url, isWhole, opening);
}

/**
 * Opens a file that the element downloads itself, so that no script has to run during playback: a locked phone runs
 * none. Plays silence from before the first `await` until the address is known.
 * @param isWhole of a file in the making, which has no limit of its own
 */
export async function openFile(
  url: Promise<string>,
  isWhole: OpenSound['isWhole'],
  opening: Opening,
): Promise<OpenSound> {
  const { plain } = opening.outputs;
  plain.loadSilence(opening.signal);
  const address = await url;
  opening.signal.throwIfAborted();
  plain.load(address);
  const settled = new AbortController();
  const ended = anySignal(opening.signal, settled.signal);
  try {
    await Promise.race([
      playable(plain.element, ended),
      ...(isWhole ? [] : [limitOfLoading(opening.isAwaited, ended)]),
    ]);
  } catch (thrown) {
    if (thrown instanceof LostConnection) await throwIfGone(address, opening);
    // It would begin to sound when its bytes come after all.
    else if (!opening.signal.aborted) plain.clear();
    throw thrown;
  } finally {
    settled.abort();
  }
  return { output: plain, isStreamed: false, ...(isWhole && { isWhole }) };
}

/** Interval in milliseconds at which a wait for an element is counted. */
const COUNTED = 500;

/** Rejects with `loadTimeout` after ten seconds on end in which the sound was awaited. */
async function limitOfLoading(isAwaited: () => boolean, signal: AbortSignal): Promise<never> {
  for (let waited = 0; waited < LOADING_LIMIT; waited = isAwaited() ? waited + COUNTED : 0) {
    await wait(COUNTED, signal);
    signal.throwIfAborted();
  }
  throw new PlaybackError('loadTimeout');
}

/** Reason of an element's failure, which does not tell it. Throws `notAccessible` when the address is refused. */
async function throwIfGone(url: string, { fetch, signal }: Opening): Promise<void> {
  const asked = fetch(url, { method: 'HEAD', mode: 'cors', credentials: 'omit', signal });
  const answer = await asked.catch(() => null);
  if (answer) throwIfRefused(answer);
}

/** Feeds the download to the source. Resolves at its end. */
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

/** Resolves when the source is playable. Rejects with earlier failures; passes later ones to `onBroken`. */
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

/**
 * Opens a finished file that an element already downloads, the plain output's. Where it does not play yet, that is the
 * first step of `openFinished`, which goes on when it fails.
 */
export async function openStarted(source: ResolvedSource, opening: Opening): Promise<OpenSound> {
  const { plain } = opening.outputs;
  const { element } = plain;
  const sound: OpenSound = { output: plain, isStreamed: false };
  if (!element.error && element.readyState >= HAVE_FUTURE_DATA) return sound;
  return openFinished(source, opening, async (step) => {
    // Another step's sound would be heard together with it.
    step.addEventListener('abort', () => plain.clear());
    if (element.error) throw elementFailure(element);
    await playable(element, step);
    return sound;
  });
}

/**
 * Opens a finished file by the first step that works; see `loadSound`.
 * @param started tried before the direct request, within its time
 */
export async function openFinished(
  source: ResolvedSource,
  opening: Opening,
  started?: (step: AbortSignal) => Promise<OpenSound>,
): Promise<OpenSound> {
  const { outputs, signal, fetch, proxy } = opening;
  if (source.kind === 'bytes') return playBytes(source.bytes, opening, signal);
  const { url } = source;
  const address = new URL(url, location.href);
  return loadSound<OpenSound>(
    {
      direct: async (step) => {
        const sound = await started?.(step).catch(() => step.throwIfAborted());
        return sound ?? fetchSound(url, opening, step);
      },
      proxy: async (step) => {
        const content = await proxy.fetchFile(address.href, MP3, step);
        if (typeof content === 'string') throw new PlaybackError('invalidData');
        return playBytes(new Uint8Array(content), opening, step);
      },
      element: async (step) => {
        const { element } = outputs.plain;
        const ready = playable(element, step);
        outputs.plain.load(url);
        await ready;
        return { output: outputs.plain, isStreamed: false };
      },
    },
    (check) => checkReachable(url, fetch, check),
    signal,
  );
}

/** With a media source it plays while it arrives; else it is loaded completely. `step` ends with the attempt. */
async function fetchSound(url: string, opening: Opening, step: AbortSignal): Promise<OpenSound> {
  const { outputs, signal, fetch } = opening;
  const Source = mp3MediaSource();
  if (!Source) {
    const response = await overNetwork(fetch(url, { mode: 'cors', credentials: 'omit', signal: step }));
    if (!response.ok) throw new Error(`The sound was answered with ${response.status}`);
    return playBytes(new Uint8Array(await overNetwork(response.arrayBuffer())), opening, step);
  }
  // The download outlives its step, unless the step failed.
  const failed = new AbortController();
  const give = anySignal(signal, failed.signal);
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
  processed.load(url);
  await ready;
  return { output: processed, isStreamed: false };
}
