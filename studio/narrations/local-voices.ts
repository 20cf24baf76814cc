import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { speechEngine } from '../../emulators/openai/speech/engine.ts';
import { normaliseLevel, trimSilence } from '../../emulators/openai/speech/level.ts';
import { sampleRate, silence, toBytes, toInt16 } from '../../emulators/openai/speech/pcm.ts';
import { createResampler } from '../../emulators/openai/speech/resample.ts';

/**
 * Server with OpenAI's `POST /v1/audio/speech` for the voices of the examples: women by SVOX Pico, which must be
 * installed (Debian: `libttspico-utils`, non-free), the man by Flite.
 */

const order = z.object({ input: z.string().min(1), voice: z.enum(['es-ES', 'en-GB', 'rms']) });

/** Seconds of silence at each end, as from the built-in provider. */
const EDGE = 0.08;

/** Pico's sample rate in Hz, and the length of its file header. */
const PICO_HZ = 16_000;
const WAV_HEADER = 44;

/** First-order shelf that doubles what is above 3 kHz (6 dB), since the voice sounds dull. */
const SHELF_HZ = 3000;
const SHELF_SHARE = 1 - Math.exp((-2 * Math.PI * SHELF_HZ) / PICO_HZ);

const resample = createResampler(PICO_HZ, sampleRate);
const runProgram = promisify(execFile);

async function runPico(parameters: string[]): Promise<void> {
  try {
    await runProgram('pico2wave', parameters);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    if (!isMissing) throw cause;
    throw new Error(
      'pico2wave is not installed: it is in libttspico-utils, of the non-free section of Debian',
    );
  }
}

/** @throws Error when pico2wave is not installed or fails */
async function byPico(language: 'es-ES' | 'en-GB', text: string): Promise<Int16Array> {
  const folder = mkdtempSync(join(tmpdir(), 'pico-'));
  const file = join(folder, 'spoken.wav');
  try {
    await runPico(['-l', language, '-w', file, speakable(text)]);
    const bytes = new Uint8Array(readFileSync(file)).slice(WAV_HEADER);
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (sample) => sample / 32_768);
    let low = 0;
    const bright = samples.map((sample) => {
      low += (sample - low) * SHELF_SHARE;
      return sample + (sample - low);
    });
    return toInt16(normaliseLevel(resample(trimSilence(bright, PICO_HZ)), sampleRate));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Removes markup, and punctuation that Pico would read out. */
const speakable = (text: string) =>
  text
    .replace(/[<>]/g, ' ')
    .replace(/[«»“”"]/g, '')
    .replace(/\s*—\s*/g, ', ')
    .replace(/^[\s,]+/, '');

async function speak({ input, voice }: z.infer<typeof order>): Promise<Uint8Array> {
  const spoken =
    voice === 'rms'
      ? await speechEngine.speak({ engine: 'flite', text: input, voice })
      : await byPico(voice, input);
  const edge = toBytes(silence(EDGE));
  return Buffer.concat([edge, toBytes(spoken), edge]);
}

/** Answers 16-bit mono PCM at 24 kHz for any requested format; 500 with the reason when a voice fails. */
export async function startLocalVoices(port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const pcm = await speak(order.parse(JSON.parse(Buffer.concat(chunks).toString())));
      response.writeHead(200, { 'content-type': 'audio/pcm' }).end(pcm);
    } catch (error) {
      console.error('local voices:', error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
