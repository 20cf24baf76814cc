import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import type { StoryOrder } from '../story/story-provider.ts';
import { realClock } from './clock.ts';
import { GenerationError } from './generation-error.ts';
import type { TranslationOrder } from './rpc.ts';
import { Translating } from './translating.ts';

const SIDES = { 'The lighthouse sleeps.': 'El faro duerme.', 'The sea laughs.': 'El mar ríe.' };
const ORDER: TranslationOrder = {
  ...{ storyId: 's', title: 'The sea laughs.', other: 'es', before: null },
  sentences: Object.keys(SIDES).map((text, index) => ({ index, text, paragraph: index })),
  request: storyRequest.parse({
    topic: 'a lighthouse',
    language: 'en',
    secondLanguage: 'es',
    variety: 'america',
  }),
  plan: { kind: 'free', periodStart: null },
} as TranslationOrder;

type Deps = ConstructorParameters<typeof Translating>[0];

function translating(
  secondOpinion: Deps['secondOpinion'],
  count: Deps['count'] = async () => {},
  sideOf = (en: keyof typeof SIDES, _request: number): string | undefined => SIDES[en],
) {
  const asked: StoryOrder[] = [];
  const unread: unknown[] = [];
  const saved: unknown[] = [];
  const deps: Deps = {
    async begin() {
      const server = { id: 'a', server: 'https://a', model: 'm', patienceMs: 10_000 };
      return {
        writers: [
          {
            ...server,
            async *stream(order: StoryOrder) {
              asked.push(order);
              const { sentences } = JSON.parse(order.user) as {
                sentences: { n: number; en: keyof typeof SIDES }[];
              };
              yield sentences
                .map(({ n, en }) => JSON.stringify({ n, es: sideOf(en, asked.length) }))
                .join('\n');
            },
          },
        ],
        person: 'somebody',
        variety: 'spain',
      };
    },
    count,
    failed: () => {},
    moderate: async (texts) => texts.map(() => true),
    secondOpinion,
    unread: ({ id }, what) => unread.push({ id, ...what }),
    clock: realClock,
    async save(_, translation) {
      saved.push(translation);
      return true;
    },
  };
  return { translating: new Translating(deps), asked, unread, saved };
}

test('what nobody has an opinion on stays, as a story does, and it is logged', async () => {
  const error = new Error('nobody answers');
  const run = translating(() => Promise.reject(error));
  const sentences = Object.values(SIDES).map((text, index) => ({ index, text }));
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: true, translation: { sentences } });
  expect(run.unread).toEqual([{ id: 's', unread: 2, paragraphs: 2, error }]);
});

test('what somebody objects to is not kept', async () => {
  const run = translating(async () => 'cruelty');
  expect(await run.translating.translate(ORDER)).toEqual({ ok: false, code: 'story_refused' });
  expect([run.saved, run.unread]).toEqual([[], []]);
});

test('a story that is deleted while the second opinion is waited for ends it, and nothing is logged of that', async () => {
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

test('sentences and title are asked for in the Spanish that the order names', async () => {
  const run = translating(null);
  await run.translating.translate(ORDER);
  const [ofSentences, ofTitle] = run.asked.map(({ system }) => system);
  expect(run.asked).toHaveLength(2);
  expect(ofTitle).toBe(ofSentences);
  const other = translating(null);
  await other.translating.translate({ ...ORDER, request: { ...ORDER.request, variety: 'spain' } });
  expect(other.asked[1]!.system).not.toBe(ofTitle);
});

test('when the day has no stories left no model is asked', async () => {
  const run = translating(null, () => Promise.reject(new GenerationError('daily_limit_reached')));
  expect(await run.translating.translate(ORDER)).toMatchObject({ ok: false, code: 'daily_limit_reached' });
  expect(run.asked).toEqual([]);
});

test('a sentence whose other side is wrong is asked for once more, alone, and no third time', async () => {
  const linesOf = (order: StoryOrder) =>
    (JSON.parse(order.user) as { sentences: { en: string }[] }).sentences;
  const [good, bad] = Object.keys(SIDES);
  const wrong = (until: number) => (en: keyof typeof SIDES, request: number) =>
    en === bad && request <= until ? 'The sea laughs at all of us.' : SIDES[en];

  const once = translating(null, undefined, wrong(1));
  expect(await once.translating.translate({ ...ORDER, title: good! })).toMatchObject({
    ok: true,
    translation: { sentences: [{ index: 0 }, { index: 1, text: 'El mar ríe.' }] },
  });
  const asked = once.asked.map((order) => linesOf(order).map(({ en }) => en));
  expect(asked).toEqual([[good, bad], [bad], [good]]);

  const twice = translating(null, undefined, wrong(2));
  expect(await twice.translating.translate({ ...ORDER, title: good! })).toMatchObject({
    ok: true,
    translation: { sentences: [{ index: 0 }] },
  });
  expect(twice.asked).toHaveLength(3);
});
