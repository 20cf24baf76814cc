import { LONGEST_TAKE_S } from '../../../../contract/takes.ts';

/** Why there is no recording. */
export type MicrophoneFault = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

/** Why a recording ended before its reader said so. It is kept all the same. */
export type Interruption = 'taken' | 'hidden' | 'lost';

export type Recorded = { bytes: ArrayBuffer; type: string; interruption: Interruption | null };

/**
 * Types in the order of preference: Safari says that it records WebM with Opus, and cannot decode it, nor Opus in MP4;
 * other engines have no AAC, or decode it as well.
 */
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

const typeOf = (): string | undefined => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault;
  constructor(fault: MicrophoneFault, options?: ErrorOptions) {
    super(`microphone: ${fault}`, options);
    this.fault = fault;
  }
}

/** The names of `getUserMedia`'s errors in browsers of any age. */
function faultOf(thrown: unknown): MicrophoneFault {
  switch ((thrown as Error | null)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
    case 'PermissionDeniedError':
      return 'denied';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
    case 'TrackStartError':
      return 'busy';
    default:
      return 'failed';
  }
}

/** A second more than a take has, so that a longer reading is judged as one. */
const LONGEST_RECORDING_MS = (LONGEST_TAKE_S + 1) * 1000;

/** A recording in progress. */
export type Recording = {
  /** Ends it. */
  stop(): void;
  /** Resolves at its end, also by the browser. @throws MicrophoneError `failed` for a recording without a byte */
  done: Promise<Recorded>;
};

/**
 * Records from the microphone until it is stopped, lasts too long, or is taken by a call, put aside or unplugged.
 * @throws MicrophoneError
 */
export async function record(): Promise<Recording> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    throw new MicrophoneError('unsupported');
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      // Without what telephones do to a voice, but for its noise.
      audio: { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: false },
    });
  } catch (cause) {
    throw new MicrophoneError(faultOf(cause), { cause });
  }
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const mimeType = typeOf();
    return recording(new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType }), stream, release);
  } catch (cause) {
    release();
    throw new MicrophoneError('unsupported', { cause });
  }
}

function recording(recorder: MediaRecorder, stream: MediaStream, release: () => void): Recording {
  const chunks: Blob[] = [];
  let interruption: Interruption | null = null;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const interrupted = (why: Interruption) => () => {
    interruption ??= why;
    stop();
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') interrupted('hidden')();
  };
  const limit = setTimeout(stop, LONGEST_RECORDING_MS);
  const [track] = stream.getAudioTracks();
  const done = new Promise<Recorded>((resolve, reject) => {
    // Safari has one piece at the end, whatever interval it is given; pieces alone cannot be decoded.
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
    };
    recorder.onstop = async () => {
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', hidden);
      release();
      try {
        const type = recorder.mimeType || chunks[0]?.type || '';
        const bytes = await new Blob(chunks, { type }).arrayBuffer();
        if (bytes.byteLength === 0) throw new MicrophoneError('failed');
        resolve({ bytes, type, interruption });
      } catch (thrown) {
        reject(thrown);
      }
    };
  });
  recorder.addEventListener('error', interrupted('lost'));
  track?.addEventListener('mute', interrupted('taken'));
  track?.addEventListener('ended', interrupted('lost'));
  document.addEventListener('visibilitychange', hidden);
  recorder.start();
  return { stop, done };
}
