import { beforeEach, expect, test } from 'vitest';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import type { SentenceAllowance, SentenceOrder } from '../home-storage/sentence-allowance.ts';
import type { SentenceSound } from './outcomes.ts';
import { SentenceSpeech } from './sentence-speech.ts';

/** A story whose cached speech takes a while to be looked for. */
const UNCACHED = 'uncached';
const SAMPLES = Uint8Array.of(1, 2, 3, 4);
const orderOf = (storyId: string): SentenceOrder => ({
  storyId,
  index: 0,
  language: 'es',
  voiceId: 'female',
  figures: null,
  said: [],
  text: 'El faro duerme.',
  buyer: 'free',
  requestId: 'r',
});

/** Sentences whose voice, and whose keeping, wait for the test. */
function parts() {
  const clock = new HandClock(0);
  const spoken: { storyId: string; signal: AbortSignal; finish: () => void }[] = [];
  const keeping = Promise.withResolvers<void>();
  const heard: boolean[] = [];
  const taken: string[] = [];
  const allowance = {
    take({ storyId }: SentenceOrder) {
      taken.push(storyId);
      return { ok: true, end: (wasHeard: boolean) => heard.push(wasHeard) };
    },
  } as unknown as SentenceAllowance;
  const cache = { read: Promise.resolve() };
  const sentences = new SentenceSpeech({
    allowance,
    async speak({ storyId }, allow, signal) {
      if (storyId === UNCACHED) await cache.read;
      allow();
      const { promise, resolve } = Promise.withResolvers<SentenceSound>();
      spoken.push({ storyId, signal, finish: () => resolve({ samples: SAMPLES }) });
      return promise;
    },
    ended: () => {},
    clock,
    waitUntil: () => {},
    kept: () => keeping.promise,
  });
  return { clock, sentences, spoken, heard, taken, cache, keeping };
}

let all: ReturnType<typeof parts>;
beforeEach(() => {
  all = parts();
});

const NOT_FOUND = { ok: false, code: 'not_found' };

test('a story under deletion gets no more sentences, also while a spoken one is being stored', async () => {
  const { sentences, spoken, heard, keeping } = all;
  const begun = sentences.speak(orderOf('a'));
  const asked = async (order: SentenceOrder) => {
    const answer = sentences.speak(order);
    await all.clock.advance(0);
    expect(spoken).toHaveLength(1);
    return answer;
  };
  let isOver = false;
  const ending = sentences.end('not_found', { id: 'a', folder: 'speech/a/' }).then(() => {
    isOver = true;
  });
  expect(await begun).toEqual(NOT_FOUND);
  expect([spoken[0]!.signal.aborted, heard]).toEqual([true, [false]]);
  expect(isOver).toBe(false);
  expect(await asked(orderOf('a'))).toEqual(NOT_FOUND);
  keeping.resolve();
  await ending;
  expect(await asked(orderOf('a'))).toEqual(NOT_FOUND);
});

test('the deletion of a story does not end the sentences of another', async () => {
  const { sentences, spoken, heard, keeping } = all;
  const other = sentences.speak(orderOf('b'));
  keeping.resolve();
  await sentences.end('not_found', { id: 'a', folder: 'speech/a/' });
  spoken[0]!.finish();
  expect(await other).toEqual({ ok: true, sound: { samples: SAMPLES } });
  expect(heard).toEqual([true]);
});

test('a deletion waits at most ten seconds for a sentence that is being stored', async () => {
  const { sentences, clock } = all;
  let isOver = false;
  const ending = sentences.end('not_found', { id: 'a', folder: 'speech/a/' }).then(() => {
    isOver = true;
  });
  await clock.advance(9_999);
  expect(isOver).toBe(false);
  await clock.advance(1);
  expect(isOver).toBe(true);
  await ending;
});

test('a sentence that is ended while its cache is read is not counted', async () => {
  const { sentences, cache, taken, spoken, keeping } = all;
  const read = Promise.withResolvers<void>();
  cache.read = read.promise;
  const begun = sentences.speak(orderOf(UNCACHED));
  keeping.resolve();
  await sentences.end('not_found', { id: UNCACHED, folder: `speech/${UNCACHED}/` });
  expect(await begun).toEqual(NOT_FOUND);
  read.resolve();
  await all.clock.advance(0);
  expect([taken, spoken]).toEqual([[], []]);
});
