import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VoiceId } from '../../contract/options.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { sha256Hex } from '../files/digest.ts';
import { speechKey } from '../files/keys.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { RecentFailures } from '../providers/recent-failures.ts';
import { cachedSpeech } from './cached-speech.ts';
import { InflightSpeech } from './inflight-speech.ts';
import { SOUND_READER } from './read-sound.ts';
import type { SpeechOrder, SpeechProvider, SpokenChunk } from './speech-provider.ts';
import { type SpeechDeps, speak } from './speech.ts';
import { VoiceLost } from './voice-lost.ts';
import type { PlacedWord } from './word-times.ts';

const sentence = (text: string, index = 0) => ({ index, paragraph: 0, text });
const FIRST = [sentence('Uno vino.')];
const STORY = ['Uno vino.', 'Dos fueron.', 'Tres callaron.', 'Cuatro durmieron.'].map(sentence);

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

type Kept = { bytes: Uint8Array; options: R2PutOptions | undefined };

/** Cache in memory, manual clock, and providers with distinct tones. */
function studio() {
  const kept = new Map<string, Kept>();
  const clock = new HandClock(0);
  const allowed: number[] = [];
  const moves: string[] = [];
  const asked: string[] = [];

  /** A different tone for each request; `before` may fail or wait. */
  function voice(
    id: string,
    before: (order: SpeechOrder, signal: AbortSignal) => Promise<void> = async () => {},
    change: Parameters<typeof testProvider>[2] = {},
  ): SpeechProvider {
    return testProvider(
      id,
      async function* (order, signal) {
        asked.push(`${id}: ${order.text}`);
        await before(order, signal);
        yield { pcm: spokenBytes(100_000, asked.length) };
      },
      change,
    );
  }

  const deps = {
    allow: async (characters) => void allowed.push(characters),
    moved: ({ id }, failure) => void moves.push(`${id}: ${failure.code}`),
    failures: new RecentFailures(),
    clock,
    providers: [voice('one')],
    folder: 'speech/ana/s/',
    sayings: [],
    inflight: new InflightSpeech(),
    cache: {
      get: async (key: string) => {
        const found = kept.get(key);
        if (!found) return null;
        const { bytes, options } = found;
        return {
          key,
          size: bytes.length,
          body: new Blob([bytes.slice()]).stream(),
          arrayBuffer: async () => bytes.slice().buffer,
          customMetadata: options?.customMetadata,
        };
      },
      head: async (key: string) => {
        const found = kept.get(key);
        return found
          ? { key, size: found.bytes.length, customMetadata: found.options?.customMetadata }
          : null;
      },
      list: async ({ prefix }: R2ListOptions) => ({
        objects: [...kept.keys()].filter((key) => key.startsWith(prefix!)).map((key) => ({ key })),
        truncated: false,
      }),
      put: async (key: string, bytes: Uint8Array, options?: R2PutOptions) =>
        void kept.set(key, { bytes: bytes.slice(), options }),
    } as unknown as SpeechDeps['cache'],
  } satisfies SpeechDeps;

  async function hear(change: Partial<SpeechDeps> = {}, story = FIRST, voiceId: VoiceId = 'female') {
    const heard: Uint8Array[] = [];
    const signal = new AbortController().signal;
    for await (const { samples } of speak(story, voiceId, { ...deps, ...change }, signal)) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of samples as AsyncIterable<Uint8Array>) chunks.push(chunk);
      heard.push(Buffer.concat(chunks));
    }
    // What was heard is kept a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return heard.map((bytes) => Buffer.from(bytes).toString('base64'));
  }
  return { hear, voice, kept, allowed, moves, asked, clock, deps };
}

const fails = (code: ProviderError['code'], status?: number) => async () => {
  throw new ProviderError(code, 'no', undefined, status);
};
const hangs = (_: SpeechOrder, signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

test('a cached sentence is not requested again', async () => {
  const { hear, asked } = studio();
  const once = await hear();
  expect(await hear()).toEqual(once);
  expect(asked).toHaveLength(1);
});

test('a spare voice says words by their spelling too, and only its sentences are bought again', async () => {
  const { hear, voice, allowed, asked } = studio();
  const story = ['Maeve vino.', 'Dos fueron.'].map(sentence);
  const providers = [voice('one', fails('audio_timed_out')), voice('two')];
  await hear({ providers, sayings: [{ word: 'Maeve', said: 'Meiv' }] }, story);
  expect(asked.filter((order) => order.startsWith('two'))).toEqual(['two: Meiv vino.', 'two: Dos fueron.']);
  asked.length = 0;
  allowed.length = 0;
  const sayings = [{ word: 'Maeve', said: 'Maif' }];
  await hear({ providers, sayings, partlyKept: 'preferred' }, story);
  expect([asked, allowed]).toEqual([['two: Maif vino.'], ['Maif vino.'.length]]);
});

test('of a text that is partly kept the other sentences are counted, and the provider that has most reads', async () => {
  const { hear, voice, allowed, asked } = studio();
  const changed = STORY.with(2, sentence('Tres cantaron.', 2));
  const [one, two] = [voice('one'), voice('two')];
  await hear({ providers: [two] }, STORY);
  asked.length = 0;
  allowed.length = 0;
  await hear({ providers: [one, two], partlyKept: 'preferred' }, changed);
  expect([allowed, asked]).toEqual([['Tres cantaron.'.length], ['two: Tres cantaron.']]);

  // Wholly kept, it is read by its provider whatever that did a moment ago.
  const failures = new RecentFailures();
  failures.note('two', 0);
  await hear({ providers: [one, two], failures, partlyKept: 'preferred' }, STORY);
  expect(asked).toHaveLength(1);

  // Where that provider fails, another one reads everything, and the rest is counted; alone, none does.
  const other = STORY.with(0, sentence('Uno calló.'));
  const gone = voice('two', fails('quota_exceeded', 429));
  for (const [partlyKept, bought] of [
    ['alone', 'Uno calló.'],
    ['preferred', other.map(({ text }) => text).join('')],
  ] as const) {
    allowed.length = 0;
    const hearing = hear({ providers: [one, gone], failures: new RecentFailures(), partlyKept }, other);
    if (partlyKept === 'alone') await expect(hearing).rejects.toThrow(ProviderError);
    else await hearing;
    expect(allowed.reduce((sum, characters) => sum + characters, 0)).toBe(bought.length);
  }
});

test.each<[string, string[], string[]]>([
  ['its only provider', ['two'], ['get']],
  ['the last of three providers', ['one', 'three', 'two'], ['list', 'get']],
])('a long text kept but for one sentence by %s is looked up by one list', async (_, ids, expected) => {
  const { hear, voice, deps, asked } = studio();
  const long = Array.from({ length: 90 }, (_, index) => sentence(`Fueron ${index}.`, index));
  await hear({ providers: [voice('two')] }, long);
  asked.length = 0;
  const calls: string[] = [];
  const cache = new Proxy(deps.cache, {
    get:
      (all, name) =>
      (...given: unknown[]) => {
        calls.push(String(name));
        return Reflect.get(all, name)(...given);
      },
  });
  const before: string[][] = [];
  const chosen = () => void before.push([...calls]);
  const changed = long.with(60, sentence('Callaron.', 60));
  const providers = ids.map((id) => voice(id));
  await hear({ providers, cache, chosen, partlyKept: 'preferred' }, changed);
  expect(asked).toEqual(['two: Callaron.']);
  const named = Map.groupBy(calls, (name) => name);
  expect([...named].map(([name, all]) => `${name} ${all.length}`).sort()).toEqual([
    'get 90',
    'list 1',
    'put 1',
  ]);
  // What the first sound waits for.
  expect(before).toEqual([expected]);
});

/** Dependencies that take time, and how often something was waited for: what is asked side by side counts once. */
function counted({ cache, allow }: Pick<SpeechDeps, 'cache' | 'allow'>) {
  let waits = 0;
  let open = 0;
  const takingTime =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given) => {
      if (open === 0) waits += 1;
      open += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      return ask(...given);
    };
  const slow = {
    head: takingTime(cache.head),
    put: cache.put,
    get: takingTime(cache.get as (key: string) => Promise<R2ObjectBody | null>),
  };
  return { cache: slow as SpeechDeps['cache'], allow: takingTime(allow), waits: () => waits };
}

test.each<[string, string[], number]>([
  ['its only provider', ['one'], 1],
  ['the first of three providers', ['one', 'two', 'three'], 1],
  ['the last of three providers', ['two', 'three', 'one'], 1],
])('a sentence cached by %s is one wait for R2, without the cap', async (_, ids, expected) => {
  const { hear, voice, deps, allowed, asked } = studio();
  const once = await hear();
  const { waits, ...slow } = counted(deps);
  expect(await hear({ ...slow, providers: ids.map((id) => voice(id)) })).toEqual(once);
  expect([waits(), allowed.length, asked.length]).toEqual([expected, 1, 1]);
});

test.each<[string, string[]]>([
  ['one provider', ['one']],
  ['three providers', ['one', 'two', 'three']],
])('a new sentence of %s is requested after two waits, for R2 and the cap', async (_, ids) => {
  const { hear, voice, deps, allowed } = studio();
  const { waits, ...slow } = counted(deps);
  let before = 0;
  const note = async () => {
    before = waits();
    // The cap has answered.
    expect(allowed).toEqual([FIRST[0]!.text.length]);
  };
  await hear({ ...slow, providers: ids.map((id) => voice(id, note)) });
  expect(before).toBe(2);
});

test('a new sentence that the cap refuses is not requested', async () => {
  const { hear, voice, asked } = studio();
  for (const ids of [['one'], ['one', 'two']]) {
    const refused = {
      allow: () => Promise.reject(new Error('not today')),
      providers: ids.map((id) => voice(id)),
    };
    await expect(hear(refused)).rejects.toThrow('not today');
  }
  expect(asked).toEqual([]);
});

test.each<[string, VoiceId, Partial<SpeechDeps> | 'another provider']>([
  ['another voice', 'male', {}],
  ['another provider', 'female', 'another provider'],
  ['another person’s story', 'female', { folder: 'speech/eva/t/' }],
])('%s has a separate cache entry', async (_, voiceId, change) => {
  const { hear, voice } = studio();
  const differing = change === 'another provider' ? { providers: [voice('another')] } : change;
  const first = await hear();
  const second = await hear(differing, FIRST, voiceId);
  expect(second).not.toEqual(first);
  expect(await hear()).toEqual(first);
  expect(await hear(differing, FIRST, voiceId)).toEqual(second);
});

test('a sentence that was cached under earlier rules is bought again', async () => {
  const { hear, kept, asked, deps } = studio();
  const [provider] = deps.providers as [SpeechProvider];
  const { voice, model, instructions } = provider.voices.female;
  for (const version of [[], [SOUND_READER - 1]]) {
    const order = { voice, model, instructions, text: FIRST[0]!.text };
    const key = speechKey(deps.folder, await sha256Hex(JSON.stringify([...version, provider.id, order])));
    kept.set(key, { bytes: new Uint8Array(4800).fill(7), options: undefined });
  }
  await hear();
  expect([asked.length, kept.size]).toEqual([1, 3]);
});

test('sound that broke off is not cached', async () => {
  const { hear, kept } = studio();
  const broken = testProvider('one', async function* () {
    yield { pcm: spokenBytes(20_000) };
    throw new Error('connection lost');
  });
  await expect(hear({ providers: [broken] })).rejects.toThrow('connection lost');
  expect(kept.size).toBe(0);
});

test('a failed cache write does not stop playback', async () => {
  const { hear } = studio();
  const full = { get: async () => null, put: () => Promise.reject(new Error('full')) };
  expect(await hear({ cache: full as unknown as SpeechDeps['cache'] })).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ speech: 'not cached' }));
});

test('sound of another rate is resampled before it is cached', async () => {
  const { hear, voice } = studio();
  const [heard] = await hear({ providers: [voice('deep', undefined, { sampleRate: 12_000 })] });
  expect(Buffer.from(heard!, 'base64').length).toBe(200_000);
});

test('a sentence over the provider’s limit is requested in parts and cached as one', async () => {
  const { hear, voice, asked } = studio();
  const text = 'Y andaba, '.repeat(50).trim();
  const [heard] = await hear({ providers: [voice('brief', undefined, { longestText: 120 })] }, [
    sentence(text),
  ]);
  expect(asked).toHaveLength(5);
  expect(asked.map((one) => one.replace('brief: ', '')).join('')).toBe(text);
  expect(Buffer.from(heard!, 'base64').length).toBe(500_000);
});

test('a line without a word is a short silence without a request', async () => {
  const { hear, asked, allowed } = studio();
  const [heard] = await hear({}, [sentence('…')]);
  expect(Buffer.from(heard!, 'base64').every((byte: number) => byte === 0)).toBe(true);
  expect([asked, allowed]).toEqual([[], []]);
});

test('the times of words are cached with the sound, from the beginning of the sentence', async () => {
  const { hear, kept } = studio();
  const timed = testProvider(
    'timed',
    async function* ({ text }): AsyncGenerator<SpokenChunk> {
      yield { pcm: spokenBytes(4800), words: [{ text: text.trim(), start: 0.01, end: 0.09 }] };
    },
    { wordTimes: true, longestText: 5 },
  );
  await hear({ providers: [timed] }, [sentence('Uno, vino')]);
  const [{ options }] = [...kept.values()] as [Kept];
  expect(options?.customMetadata).toEqual({ words: '10-90 110-190' });
});

/** Reads two words in a tenth of a second each, with the given times. */
const timing = (words: SpokenChunk['words'], wordTimes = true) =>
  testProvider(
    'timing',
    async function* (): AsyncGenerator<SpokenChunk> {
      yield { pcm: spokenBytes(9600), ...(words && { words }) };
    },
    { wordTimes },
  );
const TWO_WORDS = [
  { text: 'Uno', start: 0.01, end: 0.09 },
  { text: 'vino.', start: 0.11, end: 0.19 },
];

/** The known words of each sentence after its sound. */
async function wordsHeard(deps: SpeechDeps, story = FIRST) {
  const known: (readonly PlacedWord[] | null)[] = [];
  for await (const { samples, words } of speak(story, 'female', deps, new AbortController().signal)) {
    for await (const _ of samples as AsyncIterable<Uint8Array>);
    known.push(words!());
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
  return known;
}

test('the words of a sentence are known when it is bought, cached, or bought by another reading', async () => {
  const { deps } = studio();
  const places = [
    { from: 0, to: 3, start: 0.01 },
    { from: 4, to: 8, start: 0.11 },
  ];
  const from = { ...deps, providers: [timing(TWO_WORDS)] };
  const both = await Promise.all([wordsHeard(from), wordsHeard(from)]);
  expect(both).toEqual([[places], [places]]);
  expect(await wordsHeard({ ...from, providers: [timing(undefined)] })).toEqual([places]);
  const kept = await cachedSpeech(FIRST, 'female', from);
  for await (const { words } of kept!) expect(words!()).toEqual(places);
});

test.each<[string, SpokenChunk['words']]>([
  ['of other words', [{ text: 'Una', start: 0.01, end: 0.09 }, TWO_WORDS[1]!]],
  ['that go back', [TWO_WORDS[0]!, { ...TWO_WORDS[1]!, start: 0.005 }]],
  ['beyond the sound', [TWO_WORDS[0]!, { ...TWO_WORDS[1]!, start: 0.3, end: 0.4 }]],
])('a sentence with times %s is played and cached without them', async (_, words) => {
  const { deps, kept } = studio();
  expect(await wordsHeard({ ...deps, providers: [timing(words)] })).toEqual([null]);
  const [{ bytes, options }] = [...kept.values()] as [Kept];
  expect([bytes.length, options]).toEqual([9600, undefined]);
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ speech: 'times of words not used' }));
});

test('times from a provider without that capability are neither used nor missed', async () => {
  const { deps, kept } = studio();
  expect(await wordsHeard({ ...deps, providers: [timing(TWO_WORDS, false)] })).toEqual([null]);
  const [{ options }] = [...kept.values()] as [Kept];
  expect(options).toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test('a provider that claims times and sends none is logged', async () => {
  const { deps } = studio();
  expect(await wordsHeard({ ...deps, providers: [timing(undefined)] })).toEqual([null]);
  expect(console.warn).toHaveBeenCalledWith(expect.objectContaining({ provider: 'timing', words: 0 }));
});

test('a temporary refusal is retried, a permanent one is not', async () => {
  const { hear, voice, clock } = studio();
  let refusals = 2;
  const busy = voice('busy', async () => {
    if (refusals-- > 0) throw new ProviderError('rate_limited', 'slow down', 1, 429);
  });
  const heard = hear({ providers: [busy] });
  await vi.waitFor(() => expect(refusals).toBe(1));
  await clock.advance(999);
  expect(refusals).toBe(1);
  await clock.advance(1001);
  expect(await heard).toHaveLength(1);

  let questions = 0;
  const closed = voice('closed', async () => {
    questions += 1;
    throw new ProviderError('audio_generation_failed', 'bad key', undefined, 401);
  });
  await expect(hear({ providers: [closed], folder: 'elsewhere/' })).rejects.toThrow('bad key');
  expect(questions).toBe(1);
});

test.each<[string, (order: SpeechOrder, signal: AbortSignal) => Promise<void>]>([
  ['is out of order', fails('audio_generation_failed', 500)],
  ['has no money left', fails('quota_exceeded', 429)],
  ['is too busy', fails('rate_limited', 429)],
  ['does not know the key', fails('audio_generation_failed', 401)],
])(
  'a provider that %s before its first sound is replaced, and permission is asked for once',
  async (_, how) => {
    const { hear, voice, asked, moves, allowed } = studio();
    const heard = await hear({ providers: [voice('one', how), voice('two')] }, STORY);
    expect(heard).toHaveLength(4);
    // Three sentences are asked for at once, and come to their provider as their digests are ready.
    const [first, ...others] = asked;
    expect([first, ...others.toSorted()]).toEqual([
      'one: Uno vino.',
      ...STORY.map(({ text }) => `two: ${text}`).toSorted(),
    ]);
    expect(moves).toHaveLength(1);
    expect(allowed).toEqual([STORY.reduce((sum, { text }) => sum + text.length, 0)]);
  },
);

test('a silent provider is replaced after its timeout, and the last one has no timeout', async () => {
  const { hear, voice, asked, clock, moves } = studio();
  const heard = hear({
    providers: [voice('one', hangs, { patienceMs: 700 }), voice('two', hangs), voice('three')],
  });
  // Digests and the cache take their time on the way to a question: as long as that takes, and a moment for one too
  // many.
  const after = async (ms: number, questions: number) => {
    await clock.advance(ms);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(questions), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return asked.length;
  };
  expect([await after(0, 1), await after(699, 1), await after(1, 2)]).toEqual([1, 1, 2]);
  expect([await after(2999, 2), await after(1, 3)]).toEqual([2, 3]);
  expect(await heard).toHaveLength(1);
  expect(moves).toEqual(['one: audio_timed_out', 'two: audio_timed_out']);

  const alone = studio();
  const never = alone.hear({ providers: [alone.voice('one', hangs)] });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await alone.clock.advance(100_000);
  const outcome = await Promise.race([never, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))]);
  expect(outcome).toBe('waits');
});

test('silence, a page or an empty body is replaced by another voice before anything is played', async () => {
  for (const pcm of [
    new Uint8Array(48_000),
    new TextEncoder().encode('<html>'.repeat(40)),
    new Uint8Array(0),
  ]) {
    const { hear, voice, asked } = studio();
    const mute = testProvider('mute', async function* () {
      yield { pcm };
    });
    await hear({ providers: [mute, voice('two')] });
    expect(asked).toEqual(['two: Uno vino.']);
  }
});

test('a failed provider is asked last for a minute', async () => {
  const { hear, voice, asked, clock } = studio();
  const providers = [voice('one', fails('audio_generation_failed')), voice('two')];
  const listen = async (text: string) => {
    asked.length = 0;
    await hear({ providers }, [sentence(text)]);
    return asked.map((one) => one.slice(0, 3));
  };
  expect(await listen('Uno.')).toEqual(['one', 'two']);
  expect(await listen('Dos.')).toEqual(['two']);
  await clock.advance(60_001);
  expect(await listen('Tres.')).toEqual(['one', 'two']);
});

test('a voice that is lost after its first sound is not replaced within the same reading', async () => {
  const { hear, voice, asked, deps } = studio();
  const dies = voice('one', async ({ text }) => {
    if (text.startsWith('Tres')) throw new ProviderError('audio_generation_failed', 'gone', undefined, 401);
  });
  const providers = [dies, voice('two')];
  const lost = await hear({ providers }, STORY).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(VoiceLost);
  expect((lost as VoiceLost).cause).toMatchObject({ name: 'ProviderError', message: 'gone' });
  expect(asked.filter((one) => one.startsWith('two'))).toEqual([]);

  // The next reading is another's, all of it, and asks the first for nothing.
  asked.length = 0;
  await hear({ providers }, STORY);
  expect(asked.toSorted()).toEqual(STORY.map(({ text }) => `two: ${text}`).toSorted());
  expect(deps.failures.inOrder(providers, 0).map(({ id }) => id)).toEqual(['two', 'one']);
});

test('a voice that falls silent after its first sound is lost after ten seconds', async () => {
  const { hear, voice, clock, asked } = studio();
  const dies = voice('one', async (order, signal) => {
    if (order.text.startsWith('Dos')) await hangs(order, signal);
  });
  const lost = hear({ providers: [dies, voice('two')] }, STORY).catch((error: unknown) => error);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2));
  await clock.advance(9_999);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const early = await Promise.race([lost, Promise.resolve('waits')]);
  expect(early).toBe('waits');
  for (let second = 0; second < 40; second++) await clock.advance(1000);
  expect(await lost).toBeInstanceOf(VoiceLost);
});

/** Sound of a sentence, distinct for each sentence and each `take`. */
const takeOf = (text: string, take: number, seconds = 1) =>
  spokenBytes(48_000 * seconds, text.charCodeAt(0) + 50 * take);

const spokenWords = (text: string) =>
  text
    .trim()
    .split(' ')
    .map((word, nth) => ({ text: word, start: nth / 10, end: (nth + 1) / 10 }));

/**
 * Provider that sends each sentence in tenths and breaks off.
 * @param breaks the number of tenths before it breaks off, by the text and the number of earlier requests for it; null:
 * never
 * @param sameAgain whether it reads a sentence identically the second time
 */
function breaking(
  asked: string[],
  breaks: (text: string, before: number) => number | null,
  { sameAgain, seconds = 1, ...capabilities }: { sameAgain: boolean; seconds?: number; longestText?: number },
): SpeechProvider {
  async function* stream({ text }: SpeechOrder): AsyncGenerator<SpokenChunk> {
    const before = asked.filter((one) => one === text).length;
    asked.push(text);
    const whole = takeOf(text, sameAgain ? 0 : before, seconds);
    for (let tenth = 0; tenth < 10; tenth++) {
      if (breaks(text, before) === tenth) throw new ProviderError('audio_generation_failed', 'cut');
      yield {
        pcm: whole.subarray((tenth * whole.length) / 10, ((tenth + 1) * whole.length) / 10),
        words: tenth === 0 ? spokenWords(text) : [],
      };
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  return testProvider('one', stream, { wordTimes: true, ...capabilities });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const digests = (heard: string[]) => heard.map((one) => digest(Buffer.from(one, 'base64')));

test.each([0, 1, 2, 3].flatMap((nth) => [2, 5, 9].map((tenth) => ({ nth, tenth }))))(
  'sentence $nth that breaks off after $tenth tenths is bought once more, and played and cached without a seam',
  async ({ nth, tenth }) => {
    const { hear, kept, allowed, moves } = studio();
    const asked: string[] = [];
    const cut = (text: string, before: number) => (text === STORY[nth]!.text && before === 0 ? tenth : null);
    const heard = digests(await hear({ providers: [breaking(asked, cut, { sameAgain: true })] }, STORY));
    expect(heard).toEqual(STORY.map(({ text }) => digest(takeOf(text, 0))));
    expect([...kept.values()].map(({ bytes }) => digest(bytes)).toSorted()).toEqual(heard.toSorted());
    expect(asked.toSorted()).toEqual([...STORY.map(({ text }) => text), STORY[nth]!.text].toSorted());
    expect(moves).toEqual([]);
    expect(allowed).toEqual([STORY.reduce((sum, { text }) => sum + text.length, 0)]);
  },
);

test('a sentence that breaks off before its turn is played as read the second time', async () => {
  const { hear, kept } = studio();
  const asked: string[] = [];
  const cut = (text: string, before: number) => (text === STORY[2]!.text && before === 0 ? 5 : null);
  // Who listens has six seconds in advance after the first sentence.
  const provider = breaking(asked, cut, { sameAgain: false, seconds: 8 });
  const heard = digests(await hear({ providers: [provider] }, STORY));
  const takes = STORY.map(({ text }) => digest(takeOf(text, text === STORY[2]!.text ? 1 : 0, 8)));
  expect(heard).toEqual(takes);
  expect([...kept.values()].map(({ bytes }) => digest(bytes)).toSorted()).toEqual(takes.toSorted());
});

test('a partly played sentence whose second reading differs restarts the narration from the cache', async () => {
  const { hear, kept, deps } = studio();
  const asked: string[] = [];
  const cut = (text: string, before: number) => (text === STORY[0]!.text && before === 0 ? 5 : null);
  const providers = [breaking(asked, cut, { sameAgain: false })];
  const heard: Uint8Array[] = [];
  const listening = (async () => {
    for await (const { samples } of speak(
      STORY,
      'female',
      { ...deps, providers },
      new AbortController().signal,
    ))
      for await (const chunk of samples as AsyncIterable<Uint8Array>) heard.push(chunk);
  })();
  const lost = await listening.catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(VoiceLost);
  expect((lost as VoiceLost).cause).toMatchObject({ name: 'ProviderError', message: 'cut' });
  // Nothing but what was heard before it broke off.
  expect(digest(Buffer.concat(heard))).toBe(digest(takeOf(STORY[0]!.text, 0).subarray(0, 24_000)));
  const another = digest(takeOf(STORY[0]!.text, 1));
  expect([...kept.values()].map(({ bytes }) => digest(bytes))).toContain(another);

  // In the next attempt it is there: nothing of the first sentence is asked for again.
  const again = digests(await hear({ providers }, STORY));
  expect(again[0]).toBe(another);
  expect(asked.filter((text) => text === STORY[0]!.text)).toHaveLength(2);
});

test('a sentence that breaks off twice fails, and none of it is cached', async () => {
  const { hear, kept } = studio();
  const asked: string[] = [];
  const provider = breaking(asked, (text) => (text === FIRST[0]!.text ? 5 : null), { sameAgain: true });
  await expect(hear({ providers: [provider] })).rejects.toMatchObject({
    name: 'ProviderError',
    message: 'cut',
  });
  expect([asked.length, kept.size]).toEqual([2, 0]);
});

test('a broken part of a long sentence is bought once more, and its words are timed from the sentence’s beginning', async () => {
  const { deps, kept } = studio();
  const asked: string[] = [];
  const provider = breaking(asked, (text, before) => (text.includes('dos') && before === 0 ? 5 : null), {
    sameAgain: true,
    longestText: 12,
  });
  const known = await wordsHeard({ ...deps, providers: [provider] }, [sentence('Uno viene, dos van.')]);
  expect(asked).toEqual(['Uno viene, ', 'dos van.', 'dos van.']);
  expect([...kept.values()][0]!.bytes.length).toBe(96_000);
  expect(known[0]!.map(({ start }) => start)).toEqual([0, 0.1, 1, 1.1]);
});

/** Provider whose sound the test releases step by step, and the sound that the listener has received by then. */
function releasedByHand(spares: SpeechProvider[] = []) {
  const { deps, clock } = studio();
  const asked: string[] = [];
  const streams = new Map<string, ReadableStreamDefaultController<SpokenChunk>>();
  const provider = testProvider('one', ({ text }) => {
    asked.push(text);
    return new ReadableStream({ start: (controller) => void streams.set(text, controller) });
  });
  const settled = () => clock.advance(0);
  const streamOf = (nth: number) => streams.get(STORY[nth]!.text)!;
  /** Waits until a sentence has been requested so many times. */
  const isAsked = (nth: number, times = 1) =>
    vi.waitFor(() => expect(asked.filter((text) => text === STORY[nth]!.text)).toHaveLength(times));

  /** Releases the seconds from `start` to `end` of a sentence, each in its own chunk. */
  async function release(nth: number, start: number, end: number, take = 0): Promise<void> {
    const whole = takeOf(STORY[nth]!.text, take, end);
    for (let second = start; second < end; second++) {
      streamOf(nth).enqueue({ pcm: whole.slice(48_000 * second, 48_000 * (second + 1)) });
      await settled();
    }
  }
  async function finish(nth: number): Promise<void> {
    streamOf(nth).close();
    await settled();
  }

  function listen(story = STORY) {
    const chunks: Uint8Array[][] = story.map(() => []);
    const listening = { failure: null as unknown };
    const whole = async () => {
      const { signal } = new AbortController();
      const providers = [provider, ...spares];
      for await (const { index, samples } of speak(story, 'female', { ...deps, providers }, signal))
        for await (const chunk of samples as AsyncIterable<Uint8Array>) chunks[index]!.push(chunk);
    };
    whole().catch((error: unknown) => {
      listening.failure = error;
    });
    const received = (nth: number) => Buffer.concat(chunks[nth]!);
    return { listening, received, seconds: (nth: number) => received(nth).length / 48_000 };
  }

  /** Listener that has all of the first sentence, eight seconds, and waits for the second. */
  async function listenToSecond() {
    const listener = listen();
    await isAsked(0);
    await release(0, 0, 8);
    await finish(0);
    await isAsked(1);
    expect([listener.seconds(0), listener.seconds(1)]).toEqual([8, 0]);
    return listener;
  }
  return { asked, clock, streamOf, settled, isAsked, release, finish, listen, listenToSecond };
}

test('the first sentence is passed on as it arrives', async () => {
  const { isAsked, release, listen } = releasedByHand();
  const { seconds } = listen();
  await isAsked(0);
  for (const second of [0, 1, 2, 3, 4]) {
    await release(0, second, second + 1);
    expect(seconds(0)).toBe(second + 1);
  }
});

test('a sentence is held until it is whole while the listener has more than five seconds buffered', async () => {
  const { release, finish, listenToSecond } = releasedByHand();
  const { seconds } = await listenToSecond();
  await release(1, 0, 3);
  expect(seconds(1)).toBe(0);
  await finish(1);
  expect(seconds(1)).toBe(3);
});

test('a held sentence counts as buffered once it was passed on whole', async () => {
  const { clock, release, listenToSecond } = releasedByHand();
  const { seconds } = await listenToSecond();
  await clock.advance(1_000);
  await release(1, 0, 2);
  expect(seconds(1)).toBe(0);
});

test('a held sentence is passed on as it arrives once most of the buffer was played', async () => {
  const { clock, release, listenToSecond } = releasedByHand();
  const { seconds } = await listenToSecond();
  await release(1, 0, 2);
  expect(seconds(1)).toBe(0);
  await clock.advance(4_000);
  await release(1, 2, 3);
  expect(seconds(1)).toBe(3);
  await clock.advance(1_000);
  await release(1, 3, 4);
  expect(seconds(1)).toBe(4);
});

test('a sentence that breaks off while held is received only as read the second time', async () => {
  const { streamOf, isAsked, release, finish, listenToSecond } = releasedByHand();
  const { received, listening } = await listenToSecond();
  await release(1, 0, 2);
  streamOf(1).error(new ProviderError('audio_generation_failed', 'cut'));
  await isAsked(1, 2);
  await release(1, 0, 3, 1);
  await finish(1);
  expect(listening.failure).toBeNull();
  expect(digest(received(1))).toBe(digest(takeOf(STORY[1]!.text, 1, 3)));
});

test('a sentence that falls silent in the middle is not bought again, and its voice is lost after ten seconds', async () => {
  const { asked, clock, isAsked, release, listen } = releasedByHand([studio().voice('two')]);
  const { listening, seconds } = listen(FIRST);
  await isAsked(0);
  await release(0, 0, 1);
  await clock.advance(9_999);
  expect([seconds(0), listening.failure]).toEqual([1, null]);
  await clock.advance(1);
  expect(listening.failure).toBeInstanceOf(VoiceLost);
  expect((listening.failure as VoiceLost).cause).toMatchObject({ code: 'audio_timed_out' });
  expect(asked).toEqual([FIRST[0]!.text]);
});

test('a reading that waited for a failed purchase buys the sentence itself', async () => {
  const { hear, voice, asked, deps } = studio();
  const refusal = Promise.withResolvers<void>();
  const wait = vi.spyOn(deps.inflight, 'wait');
  let refusals = 1;
  const provider = voice('one', async () => {
    if (refusals-- <= 0) return;
    await refusal.promise;
    throw new ProviderError('audio_generation_failed', 'no', undefined, 401);
  });
  const both = Promise.allSettled([hear({ providers: [provider] }), hear({ providers: [provider] })]);
  // The purchase fails only when the other one waits for it.
  await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce());
  expect(asked).toHaveLength(1);
  refusal.resolve();
  expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(asked).toHaveLength(2);
});

test('a lone provider that fails in the middle rejects with its own error', async () => {
  const { hear, voice } = studio();
  const dies = voice('one', async ({ text }) => {
    if (text.startsWith('Tres')) throw new ProviderError('audio_generation_failed', 'gone', undefined, 401);
  });
  await expect(hear({ providers: [dies] }, STORY)).rejects.toMatchObject({ name: 'ProviderError' });
});

test('a provider that has everything cached reads, whatever the order and recent failures', async () => {
  const { hear, voice, asked, deps } = studio();
  const [one, two] = [voice('one'), voice('two')];
  const once = await hear({ providers: [one] }, STORY);
  asked.length = 0;
  deps.failures.note(one.id, 0);
  expect(await hear({ providers: [two, one] }, STORY)).toEqual(once);
  expect(asked).toEqual([]);
  // A part of it is not enough.
  await hear({ providers: [two, one] }, [...STORY, sentence('Cinco.', 4)]);
  expect(asked.toSorted()).toEqual([...STORY.map(({ text }) => `two: ${text}`), 'two: Cinco.'].toSorted());
});

test('the failure of the last provider is thrown when all fail', async () => {
  const { hear, voice } = studio();
  const providers = [
    voice('one', fails('quota_exceeded')),
    voice('two', fails('audio_generation_failed', 403)),
  ];
  await expect(hear({ providers })).rejects.toMatchObject({ code: 'audio_generation_failed' });
});
