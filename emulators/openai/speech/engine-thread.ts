import { parentPort } from 'node:worker_threads';
import loadESpeakNg, { type ESpeakNgEvent } from '@echogarden/espeak-ng-emscripten';
import type {
  ESpeakJob,
  FliteJob,
  JobMessage,
  ResultMessage,
  SpeechJob,
  Spoken,
  WordStart,
} from './engine.ts';
import { fliteRate, speakByFlite } from './flite.ts';
import { normaliseLevel, trimSilence } from './level.ts';
import { sampleRate, toInt16 } from './pcm.ts';
import { createResampler } from './resample.ts';

// At full volume some voices clip inside the engine; the level is set afterwards.
const engineVolume = 60;

const { eSpeakNGWorker } = await loadESpeakNg();
const engine = new eSpeakNGWorker();
const engineRate = engine.get_samplerate();
const resampleESpeak = createResampler(engineRate, sampleRate);
const resampleFlite = createResampler(fliteRate, sampleRate);

function speak(job: SpeechJob): Spoken {
  const { sound, words } = job.engine === 'flite' ? { sound: byFlite(job), words: [] } : byESpeak(job);
  return { pcm: toInt16(normaliseLevel(sound, sampleRate)), words };
}

function byFlite({ text, voice }: FliteJob): Float32Array {
  const spoken = join([speakByFlite(text, voice)]);
  return resampleFlite(trimSilence(spoken, fliteRate));
}

function byESpeak(job: ESpeakJob): { sound: Float32Array; words: WordStart[] } {
  if (engine.set_voice(job.voice, '', 0, 0, 0) !== 0) {
    throw new Error(`no voice called ${job.voice}`);
  }
  engine.set_rate(job.wordsPerMinute);
  engine.set_pitch(job.pitch);
  engine.set_range(job.range);
  engine.set_volume(engineVolume);
  const blocks: Int16Array[] = [];
  const events: ESpeakNgEvent[] = [];
  engine.synthesize(job.text, (samples, some) => {
    blocks.push(samples);
    events.push(...(some ?? []));
    return false;
  });
  const whole = join(blocks);
  const spoken = trimSilence(whole, engineRate);
  const trimmed = (spoken.byteOffset - whole.byteOffset) / Float32Array.BYTES_PER_ELEMENT / engineRate;
  const words = events
    .filter(({ type }) => type === 'word')
    .map(({ text_position, audio_position }) => ({
      place: text_position - 1,
      start: Math.max(0, audio_position / 1000 - trimmed),
    }));
  return { sound: resampleESpeak(spoken), words };
}

function join(blocks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(blocks.reduce((length, block) => length + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    for (const sample of block) {
      samples[at++] = sample / 32768;
    }
  }
  return samples;
}

parentPort?.on('message', ({ id, job }: JobMessage) => {
  let answer: ResultMessage;
  try {
    answer = { id, ...speak(job) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer, 'pcm' in answer ? [answer.pcm.buffer] : []);
});
