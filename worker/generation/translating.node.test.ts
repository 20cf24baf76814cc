import { expect, test, vi } from 'vitest';
import { TRANSLATION_DEADLINE_MS } from '../../contract/limits.ts';
import { type CastMember, type StoryTranslation, storyRequest } from '../../contract/schemas/stories.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { TranslationTries } from '../home-storage/translation-tries.ts';
import type { StoryOrder } from '../story/story-provider.ts';
import { realClock } from './clock.ts';
import { GenerationError } from './generation-error.ts';
import type { TranslationOrder } from './outcomes.ts';
import { Translating } from './translating.ts';

const SIDES = { 'The lighthouse sleeps.': 'El faro duerme.', 'The sea laughs.': 'El mar ríe.' };
const ORDER: TranslationOrder = {
  storyId: 's',
  title: 'The sea laughs.',
  other: 'es',
  before: null,
  cast: [],
  sentences: Object.keys(SIDES).map((text, index) => ({
    index,
    text,
    paragraph: index,
  })),
  request: storyRequest.parse({
    topic: 'a lighthouse',
    language: 'en',
    secondLanguage: 'es',
    variety: 'america',
  }),
  plan: {
    kind: 'free',
    periodStart: null,
  },
} as TranslationOrder;

type Deps = ConstructorParameters<typeof Translating>[0];

function translating(
  secondOpinion: Deps['secondOpinion'],
  {
    answers = true,
    sideOf = (en) => SIDES[en],
    ...changed
  }: Partial<Pick<Deps, 'count' | 'moderate' | 'clock'>> & {
    answers?: boolean;
    sideOf?: (en: keyof typeof SIDES, request: number) => string | undefined;
  } = {},
) {
  const asked: StoryOrder[] = [];
  const unread: unknown[] = [];
  const saved: StoryTranslation[] = [];
  const casts: CastMember[][] = [];
  const { sql } = ObjectStorage.new();
  /** Tries that were counted whenever the next snapshot was made due. */
  const noted: number[] = [];
  const tries = new TranslationTries(sql);
  const deps: Deps = {
    async prepare() {
      const server = { id: 'a', server: 'https://a', model: 'm', patienceMs: 10_000 };
      return {
        writers: [
          {
            ...server,
            async *stream(order: StoryOrder) {
              asked.push(order);
              if (!answers) throw new Error('no answer');
              const { sentences } = JSON.parse(order.user) as {
                sentences: { n: number; en: keyof typeof SIDES }[];
              };
              yield sentences
                .map(({ n, en }) => JSON.stringify({ n, es: sideOf(en, asked.length) }))
                .join('\n');
            },
          },
        ],
        userDigest: 'somebody',
        variety: 'spain',
      };
    },
    count: async () => {},
    failed: () => {},
    moderate: async (texts) => texts.map(() => true),
    tries,
    noteChanges: () => noted.push(tries.all().get(ORDER.storyId) ?? 0),
    secondOpinion,
    unread: ({ id }, what) => unread.push({ id, ...what }),
    clock: realClock,
    async save(_, { translation, cast }) {
      saved.push(translation);
      casts.push(cast);
      return null;
    },
    ...changed,
  };
  return { translating: new Translating(deps), asked, unread, saved, casts, noted };
}

test('a translation without a second opinion stays, and that is logged', async () => {
  const error = new Error('nobody answers');
  const run = translating(() => Promise.reject(error));
  const sentences = Object.values(SIDES).map((text, index) => ({ index, text }));
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true, translation: { sentences } });
  expect(run.unread).toEqual([{ id: 's', unread: 2, paragraphs: 2, error }]);
});

test('a counted try makes the next snapshot due before anything is awaited', async () => {
  const run = translating(null);
  const work = run.translating.translate(ORDER);
  expect(run.noted).toEqual([1]);
  await work;
});

test('a translation is spoken by who speaks in the sentence', async () => {
  const text = '“Goodnight,” said the sea.';
  const sides: Record<string, string> = { [text]: '—Buenas noches —dijo el mar.', 'the sea': 'el mar' };
  const run = translating(null, { sideOf: (en) => sides[en] ?? 'La luz' });
  const member: CastMember = { id: 'sea', name: 'the sea', age: 'old', gender: null };
  const lamp = { ...member, id: 'lamp', name: 'the lamp' };
  const sentence = { index: 0, paragraph: 0, text, speech: [{ by: 'sea', start: 1, end: 11 }] };
  expect(
    await run.translating.translate({ ...ORDER, sentences: [sentence], cast: [member, lamp] }),
  ).toMatchObject({
    ok: true,
    translation: { sentences: [{ index: 0, speech: [{ by: 'sea', start: 1, end: 14 }] }] },
  });
  // A name that the moderated text does not have is not shown.
  expect(run.casts).toEqual([[{ ...member, translatedName: 'el mar' }]]);
  expect(run.asked.map(({ system, user }) => system + user).join()).not.toContain('<');
});

test('a translation with an objection is not stored', async () => {
  const run = translating(async () => 'cruelty');
  expect(await run.translating.translate(ORDER)).toEqual({ ok: false, code: 'story_refused' });
  expect([run.saved, run.unread]).toEqual([[], []]);
});

test('the deletion of a story ends a pending second opinion without a log line', async () => {
  let begun = () => {};
  const waiting = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const run = translating((_passage, _request, signal) => {
    begun();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const answer = run.translating.translate(ORDER);
  await waiting;
  await run.translating.end('s');
  expect(await answer).toEqual({ ok: false, code: new GenerationError('not_found').code });
  expect([run.saved, run.unread]).toEqual([[], []]);
});

test('the request names the Spanish variety of the order for sentences and title', async () => {
  const run = translating(null);
  await run.translating.translate(ORDER);
  const [ofSentences, ofTitle] = run.asked.map(({ system }) => system);
  expect(run.asked).toHaveLength(2);
  expect(ofTitle).toBe(ofSentences);
  const other = translating(null);
  await other.translating.translate({ ...ORDER, request: { ...ORDER.request, variety: 'spain' } });
  expect(other.asked[1]!.system).not.toBe(ofTitle);
});

test('a translation beyond the daily budget asks no model and counts no try', async () => {
  const count = () => Promise.reject(new GenerationError('daily_limit_reached'));
  const run = translating(null, { count });
  for (let n = 0; n < 3; n += 1)
    expect(await run.translating.translate(ORDER)).toMatchObject({ ok: false, code: 'daily_limit_reached' });
  expect(run.asked).toEqual([]);
});

test('a third try of a story is refused without asking or counting', async () => {
  const count = vi.fn(async () => {});
  const run = translating(null, { count });
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true });
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true });
  const asked = run.asked.length;
  expect(await run.translating.translate(ORDER)).toEqual({ ok: false, code: 'translation_limit_reached' });
  expect([run.asked.length, count.mock.calls.length]).toEqual([asked, 2]);
  expect(await run.translating.translate({ ...ORDER, storyId: 'another' })).toMatchObject({ ok: true });
});

test('two simultaneous requests for a story are one try', async () => {
  const run = translating(null);
  const both = await Promise.all([run.translating.translate(ORDER), run.translating.translate(ORDER)]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true });
});

test('an unanswered try is not counted', async () => {
  const run = translating(null, { answers: false });
  for (let n = 0; n < 3; n += 1)
    expect(await run.translating.translate(ORDER)).toMatchObject({ code: 'story_generation_failed' });
});

test('a refused title is dropped, and the sentences stay', async () => {
  const refuse = async (texts: string[]) => texts.map((text) => texts.length > 1 || text !== 'El mar ríe.');
  const run = translating(null, { moderate: refuse });
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true, translation: { title: null } });
  expect(run.saved).toMatchObject([{ title: null, sentences: [{ index: 0 }, { index: 1 }] }]);
  const fit = translating(null);
  expect(await fit.translating.translate(ORDER)).toMatchObject({ translation: { title: 'El mar ríe.' } });
});

test('a failed moderation of the title ends the translation, and nothing is stored', async () => {
  const moderate = async (texts: string[]) => {
    if (texts.length === 1) throw new Error('no answer');
    return texts.map(() => true);
  };
  const run = translating(null, { moderate });
  expect(await run.translating.translate(ORDER)).toEqual({ ok: false, code: 'moderation_unavailable' });
  expect(run.saved).toEqual([]);
});

test('existing translations of a story stay, and only missing ones are requested', async () => {
  const before: StoryTranslation = {
    language: 'es',
    title: 'Ríe el mar',
    sentences: [
      {
        index: 0,
        text: 'Dormido está el faro.',
      },
    ],
    words: [
      {
        word: 'lighthouse',
        gloss: 'faro',
        index: 0,
      },
    ],
    questions: [
      {
        text: 'Who laughs?',
        translation: '¿Quién ríe?',
      },
    ],
  };
  const run = translating(null);
  const sentences = [...before.sentences, { index: 1, text: 'El mar ríe.' }];
  expect(await run.translating.translate({ ...ORDER, before })).toEqual({
    ok: true,
    translation: { ...before, sentences },
  });
  expect(run.asked.map(({ user }) => user)).toEqual([expect.not.stringContaining('lighthouse sleeps')]);
});

test('a translation of another story is refused while one runs', async () => {
  const answer = Promise.withResolvers<boolean[]>();
  const run = translating(null, { moderate: () => answer.promise });
  const first = run.translating.translate(ORDER);
  expect(await run.translating.translate({ ...ORDER, storyId: 'another' })).toEqual({
    ok: false,
    code: 'generation_in_progress',
  });
  answer.resolve([true, true]);
  expect(await first).toMatchObject({ ok: true });
});

test('a translation ends at its deadline, and the next may start', async () => {
  const clock = new HandClock(0);
  const moderate = (_: string[], signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const run = translating(null, { clock, moderate });
  let answer: unknown = null;
  run.translating.translate(ORDER).then((translated) => {
    answer = translated;
  });
  await clock.advance(TRANSLATION_DEADLINE_MS - 1);
  expect(answer).toBeNull();
  await clock.advance(1);
  expect(answer).toEqual({ ok: false, code: 'story_timed_out' });
  const next = run.translating.translate({ ...ORDER, storyId: 'another' });
  await clock.advance(TRANSLATION_DEADLINE_MS);
  expect(await next).toMatchObject({ code: 'story_timed_out' });
});

test('a wrong translation of a sentence is requested once more, alone, and no third time', async () => {
  const linesOf = (order: StoryOrder) =>
    (JSON.parse(order.user) as { sentences: { en: string }[] }).sentences;
  const [good, bad] = Object.keys(SIDES);
  const wrong = (until: number) => (en: keyof typeof SIDES, request: number) =>
    en === bad && request <= until ? 'The sea laughs at all of us.' : SIDES[en];

  const once = translating(null, { sideOf: wrong(1) });
  expect(await once.translating.translate({ ...ORDER, title: good! })).toMatchObject({
    ok: true,
    translation: { sentences: [{ index: 0 }, { index: 1, text: 'El mar ríe.' }] },
  });
  const asked = once.asked.map((order) => linesOf(order).map(({ en }) => en));
  expect(asked).toEqual([[good, bad], [bad], [good]]);

  const twice = translating(null, { sideOf: wrong(2) });
  expect(await twice.translating.translate({ ...ORDER, title: good! })).toMatchObject({
    ok: true,
    translation: { sentences: [{ index: 0 }] },
  });
  expect(twice.asked).toHaveLength(3);
});
