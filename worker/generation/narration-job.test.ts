import { expect, test } from 'vitest';
import { MemoryTrack, music, toBytes, voice } from '../../testkit/worker/sound.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { MusicSource } from '../narration/music-bed.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { LiveAudio } from './live-audio.ts';
import { type NarrationDeps, narrationJob } from './narration-job.ts';

const order = {
  language: 'es',
  source: 'story',
  storyKey: 'stories/a/b.json',
  voiceId: 'female',
  speechRate: 1,
  musicTrack: 'bedtime',
} as const;

/** A running job whose music opens when the test says so. */
function running() {
  const opening = Promise.withResolvers<MusicSource | null>();
  const events: LoggedEvent[] = [];
  let asked = false;
  async function* speech(): AsyncGenerator<SentenceAudio> {
    asked = true;
    yield { index: 0, paragraphStart: true, samples: toBytes(voice(0.3, 1)) };
  }
  const deps = {
    readScript: async () => ({ sentences: [{ index: 0, paragraph: 0, text: 'Érase una vez.' }], cast: [] }),
    speak: speech,
    bitRate: 64,
    openMusic: () => opening.promise,
    fileOf: () => 'audio/a/c.mp3',
    pathOf: async () => '/files/audio/a/c.mp3',
    storeFile: async () => {},
  } as unknown as NarrationDeps;
  const generation = {
    id: 'c',
    kind: 'narration',
    status: 'running',
    idempotencyKey: null,
    fingerprint: 'f',
    request: '',
    storyId: 'b',
    plan: { kind: 'free' },
    requestId: 'r',
    admittedAt: 0,
    deadline: 0,
    attempt: 1,
    restarts: 0,
    failure: null,
    retryAfter: null,
    order,
  } as Parameters<ReturnType<typeof narrationJob>['perform']>[0];
  const job = narrationJob(deps, new LiveAudio());
  const performed = job.perform(generation, (event) => events.push(event), new AbortController().signal);
  return { opening, events, performed, isAsked: () => asked };
}

const typesOf = (events: LoggedEvent[]) => events.map(({ type }) => type);

test('a narration starts and asks for its speech before its music is open', async () => {
  const { opening, events, performed, isAsked } = running();
  await expect.poll(isAsked).toBe(true);
  expect(typesOf(events)).toEqual(['start']);
  opening.resolve(new MemoryTrack(music(0.5, 4)));
  await performed;
  expect(typesOf(events)).toEqual(['start', 'spoken', 'mixed']);
});

test('a narration whose music cannot be opened fails after its start', async () => {
  const { opening, events, performed } = running();
  opening.reject(new Error('no track'));
  await expect(performed).rejects.toThrow('no track');
  expect(typesOf(events)).toEqual(['start']);
});
