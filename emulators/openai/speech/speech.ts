import type { Context } from 'hono';
import { z } from 'zod';
import type { Emulator } from '../emulator.ts';
import { invalidRequest } from '../errors.ts';
import { refusalFor } from '../failures.ts';
import { modelFor } from '../models.ts';
import { readBody } from '../request-body.ts';
import type { LogEntry } from '../request-log.ts';
import { ConnectionCut, hangForever, streamedBody, waitUntil } from '../streamed-body.ts';
import { chooseAccent } from './accent.ts';
import { narrate } from './narrate.ts';
import { sampleRate, toBytes } from './pcm.ts';
import { voices } from './voices.ts';
import { wavHeader } from './wav.ts';

/** OpenAI's limit of `input`, in characters. */
const longestInput = 4096;

/** Samples of a chunk, a tenth of a second, so that a pace set by a knob is even. */
const blockSamples = sampleRate / 10;

/** Documented parameters (openai 7.59.0, `SpeechCreateParams`) but `speed`: rates are made by the Worker. */
const speechParameters = {
  model: z.string().min(1),
  input: z
    .string()
    .min(1)
    .max(longestInput, { error: `longer than ${longestInput} characters` }),
  voice: z.string(),
  instructions: z.string().max(4096, { error: 'longer than 4096 characters' }).nullish(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).default('mp3'),
  stream_format: z.enum(['audio', 'sse']).optional(),
};

/** `POST /v1/audio/speech`. Streams 16-bit mono PCM at 24 kHz, bare or as WAV, while it is synthesised. */
export async function createSpeech(c: Context, emulator: Emulator): Promise<Response> {
  const { log } = emulator;
  const entry = emulator.entryOf(c);
  const { refusesUnknown } = emulator.server;
  const request = await readBody(
    c,
    refusesUnknown ? z.strictObject(speechParameters) : z.object(speechParameters),
  );
  const { model, input, voice, response_format: format } = request;
  modelFor(emulator, model, 'speech');
  if (format !== 'pcm' && format !== 'wav') {
    throw invalidRequest(
      `This server speaks 'pcm' and 'wav' only, not '${format}'.`,
      'response_format',
      'unsupported_value',
    );
  }
  const profile = voices[voice];
  if (profile === undefined) {
    const known = Object.keys(voices).sort().join(', ');
    throw invalidRequest(`Invalid value: '${voice}'. Supported voices: ${known}.`, 'voice', 'invalid_value');
  }
  const accent = chooseAccent(input, request.instructions ?? '', profile.accent);
  entry.speech = { voice, accent, characters: input.length, audioSeconds: 0 };

  const failure = emulator.knobs.takeFailure('failSpeech');
  entry.failure = failure;
  const refusal = failure === null ? null : refusalFor(failure, model);
  if (refusal !== null) {
    throw refusal;
  }
  const body = streamedBody(
    (signal) => {
      if (failure === 'hang') {
        return hangForever(signal);
      }
      if (failure === 'silence') {
        return once(new Uint8Array(2 * sampleRate));
      }
      if (failure === 'html') {
        return once(new TextEncoder().encode('<!doctype html><title>502 Bad Gateway</title>'.padEnd(200)));
      }
      const wordsPerMinute = Math.round(profile.wordsPerMinute * emulator.knobs.current.speechTempo);
      const spoken = narrate(input, { profile: { ...profile, wordsPerMinute }, accent });
      const speech = paced(spoken, emulator, entry, signal);
      const sent = format === 'wav' ? withHeader(wavHeader(), speech) : speech;
      return failure === 'cut' ? brokenOff(sent) : sent;
    },
    { clientSignal: c.req.raw.signal, log, entry },
  );
  return c.body(body, 200, { 'content-type': format === 'wav' ? 'audio/wav' : 'application/octet-stream' });
}

async function* once(bytes: Uint8Array<ArrayBuffer>): Bytes {
  yield bytes;
}

type Bytes = AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;

/** Sends each block no earlier than the knobs allow, and stops the synthesis when the client disconnects. */
async function* paced(
  pieces: AsyncGenerator<Int16Array<ArrayBuffer>, void, void>,
  { knobs, now }: Emulator,
  entry: LogEntry,
  signal: AbortSignal,
): Bytes {
  const { speechFirstByteMs, speechRealTimeFactor } = knobs.current;
  const start = entry.receivedAt + speechFirstByteMs;
  let sentSeconds = 0;
  for await (const pcm of pieces) {
    for (let at = 0; at < pcm.length; at += blockSamples) {
      await waitUntil(start + sentSeconds * 1000 * (speechRealTimeFactor ?? 0), now, signal);
      const block = pcm.subarray(at, at + blockSamples);
      sentSeconds += block.length / sampleRate;
      if (entry.speech !== undefined) {
        entry.speech.audioSeconds = sentSeconds;
      }
      yield toBytes(block);
    }
  }
}

/** Sends the header together with the first samples, not before them. */
async function* withHeader(header: Uint8Array<ArrayBuffer>, blocks: Bytes): Bytes {
  let sent = false;
  for await (const block of blocks) {
    if (!sent) {
      yield header;
      sent = true;
    }
    yield block;
  }
}

/** Half a second of speech, then a broken connection. */
async function* brokenOff(speech: Bytes): Bytes {
  let left = sampleRate;
  for await (const block of speech) {
    yield block;
    left -= block.length;
    if (left <= 0) {
      break;
    }
  }
  throw new ConnectionCut('The connection was cut on request.');
}
