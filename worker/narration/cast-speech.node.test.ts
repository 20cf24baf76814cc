import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { RecentFailures } from '../providers/recent-failures.ts';
import { OPENAI_VOICES } from '../providers/speech/openai-voices.ts';
import { cachedSpeech } from './cached-speech.ts';
import { InflightSpeech } from './inflight-speech.ts';
import { narratorAlone } from './sleep-pacing.ts';
import type { SpeechOrder, SpeechProvider } from './speech-provider.ts';
import { type SpeechDeps, speak } from './speech.ts';

/** Narrations with voices for the figures: what is bought, from whom, and what a failure changes. */

const NARRATOR = OPENAI_VOICES.female.voice;
const FOX: CastMember = { id: 'zorro', name: 'el zorro', age: 'adult', gender: 'm' };
const OWL: CastMember = { ...FOX, id: 'luz', name: 'la lechuza', gender: 'f' };
const CAST = [FOX, OWL];

const said = (index: number, text: string, ...words: [by: string, words: string][]): Sentence => ({
  index,
  paragraph: 0,
  text,
  ...(words.length > 0 && {
    speech: words.map(([by, one]) => ({
      by,
      start: text.indexOf(one),
      end: text.indexOf(one) + one.length,
    })),
  }),
});
const STORY = [
  said(0, 'Era de noche.'),
  said(1, '—Hola —dijo el zorro—. ¿Vienes?', ['zorro', 'Hola'], ['zorro', '¿Vienes?']),
  said(2, '—Voy.', ['luz', 'Voy.']),
  said(3, 'Y fueron juntos.'),
];

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const voiceOf = ({ voice }: SpeechOrder) =>
  voice === NARRATOR ? 'narrator' : voice === 'ash' ? 'fox' : voice === 'marin' ? 'owl' : voice;

function studio() {
  const kept = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const allowed: number[] = [];
  const provider = (id: string, before: (order: SpeechOrder) => void = () => {}): SpeechProvider =>
    testProvider(id, async function* (order) {
      asked.push(`${id} ${voiceOf(order)}: ${order.text}`);
      before(order);
      yield { pcm: spokenBytes(40_000, asked.length) };
    });
  const cache = {
    get: async (key: string) => {
      const bytes = kept.get(key);
      if (!bytes) return null;
      return {
        key,
        size: bytes.length,
        body: new Blob([bytes.slice()]).stream(),
        arrayBuffer: async () => bytes.slice().buffer,
      };
    },
    head: async (key: string) => (kept.has(key) ? { key, size: kept.get(key)!.length } : null),
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes.slice()),
  } as unknown as SpeechDeps['cache'];
  const deps: SpeechDeps = {
    cache,
    cast: CAST,
    sayings: [],
    folder: 'speech/ana/s/',
    inflight: new InflightSpeech(),
    clock: new HandClock(0),
    failures: new RecentFailures(),
    moved: () => {},
    providers: [provider('one')],
    allow: async (characters) => void allowed.push(characters),
  };
  /** Sentences as they were heard, each the length of its spans. */
  async function hear(change: Partial<SpeechDeps> = {}, story = STORY) {
    asked.length = 0;
    const signal = new AbortController().signal;
    const heard: (string | null)[][] = [];
    for await (const { spans, samples } of speak(story, 'female', { ...deps, ...change }, signal)) {
      for (const sound of spans ?? [{ samples }])
        for await (const _ of sound.samples as AsyncIterable<Uint8Array>);
      heard.push(spans ? spans.map(({ by }) => by) : [null]);
    }
    // What was heard is kept a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    return heard;
  }
  return { asked, allowed, kept, provider, deps, hear };
}

const refuse =
  (voices: readonly string[], status = 400) =>
  (order: SpeechOrder) => {
    if (voices.includes(voiceOf(order)))
      throw new ProviderError('audio_generation_failed', 'no', undefined, status);
  };

/** Each once. Three are asked for at once, in the order in which their keys are ready. */
const expectBought = (asked: readonly string[], ...utterances: string[]) =>
  expect(asked.toSorted()).toEqual(utterances.toSorted());

test('each span is bought from its voice, and each sentence of the narrator as without a cast', async () => {
  const { hear, asked } = studio();
  expect(await hear()).toEqual([[null], ['zorro', null, 'zorro'], ['luz'], [null]]);
  expectBought(
    asked,
    'one narrator: Era de noche.',
    'one fox: Hola',
    'one narrator: dijo el zorro—.',
    'one fox: ¿Vienes?',
    'one owl: Voy.',
    'one narrator: Y fueron juntos.',
  );
});

test('a plain narration and one with a cast share the narrator’s sentences', async () => {
  const { hear, asked } = studio();
  await hear({ cast: [] });
  expectBought(asked, ...STORY.map(({ text }) => `one narrator: ${text}`));
  await hear();
  expectBought(asked, 'one fox: Hola', 'one narrator: dijo el zorro—.', 'one fox: ¿Vienes?', 'one owl: Voy.');
});

test('another voice of one figure buys the spans of that figure only', async () => {
  const { hear, asked } = studio();
  await hear();
  await hear({ cast: [FOX, { ...OWL, age: 'old' }] });
  expect(asked).toEqual(['one alloy: Voy.']);
});

test('permission is asked for once, for no more than the text has', async () => {
  const { hear, allowed } = studio();
  await hear();
  expect(allowed).toEqual([STORY.reduce((sum, { text }) => sum + text.length, 0)]);
});

test('a figure whose voice is refused is spoken by the narrator, the others keep theirs', async () => {
  const { hear, asked, provider, kept, deps } = studio();
  const providers = [provider('one', refuse(['fox'])), provider('two')];
  expect(await hear({ providers })).toHaveLength(STORY.length);
  expect(asked.filter((one) => one.startsWith('two'))).toEqual([]);
  expect(asked).toContain('one narrator: Hola');
  expect(asked).toContain('one narrator: ¿Vienes?');
  expect(asked).toContain('one owl: Voy.');
  // The sleep edition finds it that way.
  const cached = await cachedSpeech(STORY, 'female', { ...deps, providers });
  expect(cached).not.toBeNull();
  expect(kept.size).toBe(6);
});

test.each([401, 429, 500])('status %i of a figure’s voice is a failure of the service', async (status) => {
  const { hear, asked, provider } = studio();
  const providers = [provider('one', refuse(['fox'], status)), provider('two')];
  await hear({ providers }, STORY.slice(1, 2));
  expect(asked.filter((one) => one.startsWith('two')).map((one) => one.split(':')[0])).toEqual([
    'two fox',
    'two narrator',
    'two fox',
  ]);
});

test('when the service changes in the middle of a cast, all voices change with it', async () => {
  const { hear, asked, provider } = studio();
  let isDown = false;
  const one = provider('one', (order) => {
    if (order.text === '¿Vienes?') isDown = true;
    if (isDown) throw new ProviderError('audio_generation_failed', 'down', undefined, 403);
  });
  const providers = [one, provider('two')];
  const failures = new RecentFailures();
  await expect(hear({ providers, failures })).rejects.toThrow('one fell silent');
  await hear({ providers, failures });
  expect(asked.map((order) => order.split(':')[0])).toEqual([
    'two narrator',
    'two fox',
    'two narrator',
    'two fox',
    'two owl',
    'two narrator',
  ]);
});

test('in a sleep edition the narrator speaks alone from two thirds of the text on', async () => {
  const { hear, asked } = studio();
  // The third sentence begins at two thirds of the letters.
  expect(narratorAlone(STORY).map(({ speech }) => speech?.length)).toEqual([
    undefined,
    2,
    undefined,
    undefined,
  ]);
  await hear({}, narratorAlone(STORY));
  expect(asked.slice(-2)).toEqual(['one narrator: —Voy.', 'one narrator: Y fueron juntos.']);
});
