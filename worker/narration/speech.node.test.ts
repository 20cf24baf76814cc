import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPENAI_VOICES } from '../providers/openai-voices.ts';
import { type Delivery, type SpeechDeps, speak } from './speech.ts';
import type { SpeechProvider } from './speech-provider.ts';

const DELIVERY: Delivery = { voice: 'coral', instructions: 'Como un cuento.', speed: 1 };
type Change = Partial<Omit<SpeechDeps, 'provider'>> & { provider?: Partial<SpeechProvider> };
const FIRST = [{ index: 0, paragraph: 0, text: 'Uno vino.' }];

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** A provider whose every answer sounds different, and a cache in memory. */
function studio() {
  const kept = new Map<string, Uint8Array>();
  let asked = 0;
  const deps: SpeechDeps = {
    allow: async () => {},
    provider: {
      ...{ id: 'one', voices: OPENAI_VOICES, sampleRate: 24_000 },
      async *stream() {
        asked += 1;
        yield Uint8Array.of(asked, 0);
      },
    },
    folder: 'speech/ana/s/',
    cache: {
      get: async (key: string) => {
        const bytes = kept.get(key);
        return bytes ? { body: new Blob([bytes.slice()]).stream() } : null;
      },
      put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes.slice()),
    } as unknown as SpeechDeps['cache'],
  };
  async function hear(
    delivery: Partial<Delivery> = {},
    { provider = {}, ...change }: Change = {},
  ): Promise<number[]> {
    const heard: number[] = [];
    const signal = new AbortController().signal;
    for await (const { samples } of speak(
      FIRST,
      { ...DELIVERY, ...delivery },
      { ...deps, ...change, provider: { ...deps.provider, ...provider } },
      signal,
    )) {
      for await (const chunk of samples as AsyncIterable<Uint8Array>) heard.push(...chunk);
    }
    // What was heard is kept a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return heard;
  }
  return { hear, kept, asked: () => asked };
}

test('what was spoken once is heard again without asking for it', async () => {
  const { hear, asked } = studio();
  expect(await hear()).toEqual([1, 0]);
  expect(await hear()).toEqual([1, 0]);
  expect(asked()).toBe(1);
});

test.each<[string, Partial<Delivery>, Change]>([
  ['another voice', { voice: 'ash' }, {}],
  ['another manner', { instructions: 'Como un trueno.' }, {}],
  ['another speed', { speed: 0.7 }, {}],
  ['another provider', {}, { provider: { id: 'another' } }],
  ['another person’s story', {}, { folder: 'speech/eva/t/' }],
])('%s is another sound', async (_, delivery, change) => {
  const { hear } = studio();
  expect(await hear()).toEqual([1, 0]);
  expect(await hear(delivery, change)).toEqual([2, 0]);
  expect(await hear()).toEqual([1, 0]);
  expect(await hear(delivery, change)).toEqual([2, 0]);
});

test('sound that broke off is not kept', async () => {
  const { hear, kept } = studio();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Uint8Array.of(9);
    throw new Error('connection lost');
  }
  await expect(hear({}, { provider: { stream: broken } })).rejects.toThrow('connection lost');
  expect(kept.size).toBe(0);
  expect(await hear()).toEqual([1, 0]);
});

test('what cannot be kept is heard all the same', async () => {
  const { hear } = studio();
  const full = { get: async () => null, put: () => Promise.reject(new Error('full')) };
  expect(await hear({}, { cache: full as unknown as SpeechDeps['cache'] })).toEqual([1, 0]);
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ speech: 'not cached' }));
});

test('a provider whose sound would be played at the wrong speed is asked for nothing', async () => {
  const { hear, asked } = studio();
  await expect(hear({}, { provider: { sampleRate: 44_100 } })).rejects.toThrow(
    'one speaks at 44100 Hz, not at 24000',
  );
  expect(asked()).toBe(0);
});
