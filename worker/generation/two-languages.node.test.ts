import { expect, test } from 'vitest';
import type { Level } from '../../contract/options.ts';
import { type Story, type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { acceptAnything } from '../../testkit/worker/accept-anything.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import type { Ordered } from '../home-storage/ledger.ts';
import type { Passage, StoryOrder, StoryWriter } from '../story/story-provider.ts';
import { realClock } from './clock.ts';
import { failureOf, GenerationError } from './generation-error.ts';
import { type StoryDeps, storyJob } from './story-job.ts';

const UNFIT = 'MALO';
const generationAt = (englishLevel: Level) =>
  ({
    id: 'g',
    storyId: 's',
    deadline: Number.POSITIVE_INFINITY,
    admittedAt: 0,
    order: storyRequest.parse({
      topic: 'un faro',
      language: 'es',
      secondLanguage: 'en',
      englishLevel,
    }),
  }) as Ordered<StoryRequest>;

const lineOf = (p: number, es: string, en: string) => `${JSON.stringify({ p, es, en })}\n`;
const STORY = [
  '# El faro\n\n',
  lineOf(1, 'El faro duerme.', 'The lighthouse sleeps.'),
  '{"title":"The Lighthouse"}\n',
  lineOf(1, 'El mar ríe.', 'The sea laughs.'),
  lineOf(2, 'La luna canta.', 'The moon sings.'),
  '{"word":"ríe","gloss":"laughs"}\n{"question":"¿Quién ríe?","translation":"Who laughs?"}\n',
].join('');

type Answer = (order: StoryOrder) => string;

/** Runs the job. @param answer text of the model for each request, starting with the story */
async function perform(
  answer: Answer,
  { englishLevel = 'intermediate', ...changes }: Partial<StoryDeps> & { englishLevel?: Level } = {},
) {
  const told: LoggedEvent[] = [];
  const checked: string[][] = [];
  let saved: Story | null = null;
  const stream: StoryWriter['stream'] = async function* (order, end) {
    const text = answer(order);
    for (let at = 0; at < text.length && !end.aborted; at += 7) {
      yield text.slice(at, at + 7);
      // Delay between two chunks: parallel checks can be answered.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const deps: StoryDeps = {
    async reserve() {},
    isReservedFirst: () => false,
    async prepare() {
      const server = { id: 'a', server: 'https://a', model: 'm', patienceMs: 10_000 };
      return { writers: [{ ...server, stream }], userDigest: 'somebody' };
    },
    failed: () => {},
    async moderate(texts) {
      checked.push(texts);
      return texts.map((text) => !text.includes(UNFIT));
    },
    acceptance: acceptAnything,
    topicOpinion: null,
    secondOpinion: null,
    withdrawn: () => {},
    unread: () => {},
    async saveStory(story) {
      saved = story;
      return { storiesRemaining: 1, store() {} };
    },
    clock: realClock,
    ...changes,
  };
  const job = storyJob(deps);
  const generation = generationAt(englishLevel);
  let code: string | null = null;
  try {
    const reading = await job.perform(generation, (event) => told.push(event), new AbortController().signal);
    const read = await reading?.end(new Promise(() => {}));
    if (read?.objection) throw new GenerationError('story_withdrawn');
    await job.save(generation, told);
  } catch (error) {
    code = failureOf(error, 'story').code;
  }
  return { told, checked: checked.slice(1), code, story: saved as Story | null };
}

const isRepair = ({ user }: StoryOrder) => user.startsWith('{"sentences"');
const typesOf = (told: LoggedEvent[]) => told.map(({ type }) => type);

test('the job tells both sides as they are written, after their checks, and saves one story', async () => {
  const { told, code, story } = await perform(() => STORY);
  expect(code).toBeNull();
  expect(typesOf(told)).toEqual([
    'start',
    'title',
    'sentence',
    'translation',
    'translated-title',
    'sentence',
    'translation',
    'sentence',
    'translation',
    'lesson',
  ]);
  expect(story).toMatchObject({
    title: 'El faro',
    content: 'El faro duerme. El mar ríe.\n\nLa luna canta.',
    translation: {
      language: 'en',
      title: 'The Lighthouse',
      sentences: [
        { index: 0, text: 'The lighthouse sleeps.' },
        { index: 1, text: 'The sea laughs.' },
        { index: 2, text: 'The moon sings.' },
      ],
      words: [{ word: 'ríe', gloss: 'laughs', index: 1 }],
      questions: [{ text: '¿Quién ríe?', translation: 'Who laughs?' }],
    },
  });
});

test('a translation after the first is checked together with the next sentence', async () => {
  const { checked } = await perform(() => STORY);
  const withOther = checked.findIndex((texts) => texts.includes('The sea laughs.'));
  expect(checked[withOther]).toContain('La luna canta.');
  expect(checked.length).toBeLessThanOrEqual(1 + 3 + 2);
});

test('an unfit translation is dropped, and its story stays', async () => {
  const { told, story, code } = await perform(() => STORY.replace('The sea laughs.', `The ${UNFIT} laughs.`));
  expect(code).toBeNull();
  expect(typesOf(told).filter((type) => type === 'sentence')).toHaveLength(3);
  expect(JSON.stringify(told)).not.toContain(UNFIT);
  expect(story?.translation?.sentences.map(({ index }) => index)).toEqual([0, 2]);
});

test('an unfit sentence ends the story in spite of a fit translation', async () => {
  const { code, told } = await perform(() => STORY.replace('La luna canta.', `La ${UNFIT} canta.`));
  expect(code).toBe('story_refused');
  expect(JSON.stringify(told)).not.toContain(UNFIT);
});

test('unfit words and questions are dropped', async () => {
  const { story } = await perform(() => STORY.replace('"Who laughs?"', `"Who, ${UNFIT}?"`));
  expect(story?.translation).toMatchObject({ words: [{ word: 'ríe' }], questions: [] });
});

test('a wrong pair is requested once more, alone', async () => {
  const asked: string[] = [];
  const { story } = await perform((order) => {
    if (!isRepair(order)) return STORY.replace('The sea laughs.', 'El mar ríe.');
    asked.push(order.user);
    return '{"n":0,"en":"The sea laughs."}';
  });
  expect(asked).toEqual(['{"sentences":[{"n":0,"es":"El mar ríe."}]}']);
  expect(story?.translation?.sentences.map(({ text }) => text)).toEqual([
    'The lighthouse sleeps.',
    'The sea laughs.',
    'The moon sings.',
  ]);
});

test.each<[string, (story: string) => string]>([
  ['is missing', (story) => story.replace(/,"en":"[^"]*"/g, '')],
  ['is in the same language', (story) => story.replace(/"es":("[^"]*"),"en":"[^"]*"/g, '"es":$1,"en":$1')],
  ['was never thought of', () => '# El faro\n\nEl faro duerme. El mar ríe.\n\nLa luna canta.'],
])('a story with an other side that %s is whole in its own language', async (_, spoilt) => {
  const { story, code } = await perform((order) => (isRepair(order) ? '' : spoilt(STORY)));
  expect(code).toBeNull();
  expect(story?.content).toBe('El faro duerme. El mar ríe.\n\nLa luna canta.');
  expect(story).not.toHaveProperty('translation');
});

test('a model that breaks off leaves no half story in either language', async () => {
  const { code, story } = await perform(() => '# El faro\n\n{"p":1,"es":"El fa');
  // The stream ended regularly: an incomplete sentence is dropped.
  expect([code, story]).toEqual(['story_generation_failed', null]);
});

test('the second opinion reads both sides', async () => {
  const passages: Passage[] = [];
  await perform(() => STORY, {
    async secondOpinion(passage) {
      passages.push(passage);
      return null;
    },
  });
  const read = passages.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const text of ['El mar ríe.', 'The sea laughs.', 'La luna canta.', 'The moon sings.'])
    expect(read).toContain(text);
});

test('an objection to the translation alone withdraws the story', async () => {
  const { code } = await perform(() => STORY, {
    secondOpinion: async ({ paragraphs }) => (paragraphs.join().includes('The sea') ? 'danger' : null),
  });
  expect(code).toBe('story_withdrawn');
});

test('a rewritten sentence does not get the translation of the original', async () => {
  const long =
    'La luna cantaba muy despacio y el mar y el faro se dormían y todos los barcos del puerto y todas las gaviotas se dormían.';
  const easy = [
    'La luna cantaba muy despacio.',
    'El mar y el faro se dormían.',
    'Todos los barcos del puerto se dormían.',
    'Y todas las gaviotas se dormían.',
  ];
  const others: Record<string, string> = {
    [easy[0]!]: 'The moon sang slowly.',
    [easy[3]!]: 'All the gulls slept, too.',
  };
  const { story } = await perform(
    (order) => {
      const { sentence, sentences } = order.user.startsWith('{') ? JSON.parse(order.user) : {};
      if (sentence) return easy.join(' ');
      if (sentences) return `{"n":0,"en":"${others[sentences[0].es] ?? ''}"}`;
      return STORY.replace('La luna canta.', long);
    },
    { englishLevel: 'beginner' },
  );
  expect(story?.sentences.slice(2).map(({ text }) => text)).toEqual(easy);
  expect(story?.translation?.sentences.slice(2)).toEqual([
    { index: 2, text: 'The moon sang slowly.' },
    { index: 5, text: 'All the gulls slept, too.' },
  ]);
});
