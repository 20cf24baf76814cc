import { expect, test } from 'vitest';
import type { Scene } from '../../contract/scene.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { HandClock } from '../../testkit/worker/hand-clock.ts';
import { sceneOfLine } from '../story/scene.ts';
import { StandIns } from '../story/stand-ins.ts';
import type { Prompt } from '../story/story-provider.ts';
import { PICTURES_MS, StoryPictures, type StoryPicturesDeps } from './story-pictures.ts';

const LINE = 'forest, night, curious, fox red scarf, owl brown, lamp';
const PARAGRAPHS = 5;

type Answer = (prompt: Prompt) => Promise<string>;

/** A story that grows by paragraphs of one sentence, as many as the test asks for. */
function telling(answer: Answer | undefined, typed = { topic: 'un faro', childNames: 'Zulema' }) {
  const clock = new HandClock(0);
  const request = storyRequest.parse({ ...typed, storyLength: 'short' });
  const standIns = new StandIns(request, 'a story');
  const prompts: Prompt[] = [];
  const signals: AbortSignal[] = [];
  const shown: Scene[] = [];
  const counted: boolean[] = [];
  const ended = new AbortController();
  const deps: StoryPicturesDeps = {
    clock,
    illustrated: (isAnswered) => counted.push(isAnswered),
    ...(answer && {
      askPictures: async (prompt, isUsable, signal) => {
        prompts.push(prompt);
        signals.push(signal);
        const said = await answer(prompt);
        if (!isUsable(said)) throw new Error('no picture in the answer');
        return said;
      },
    }),
  };
  const order = { request, hidden: standIns.request, known: [] };
  const pictures = new StoryPictures(deps, order, (scene) => shown.push(scene), ended.signal);
  const add = (piece: Parameters<StoryPictures['add']>[0]) =>
    pictures.add(piece, standIns.revealPiece(piece));
  const title = standIns.hide('El robot de Zulema');
  const words = 'uno '.repeat(60).trim();
  return {
    clock,
    prompts,
    signals,
    shown,
    counted,
    pictures,
    ended,
    title: () => add({ type: 'title', title }),
    line: (list: string) => add({ type: 'scene', list }),
    sentence: (index: number, text = standIns.hide(`Zulema y el robot ${words}.`)) =>
      add({ type: 'sentence', index, paragraph: index, text }),
    kinds: () => shown.map(({ figures }) => figures.map(({ kind }) => kind).join(' ')),
  };
}

const never = () => new Promise<never>(() => {});
const answering = (lines: string) => async () => lines;

test('the first picture is asked for after the first sentence, without names, and shown when the answer comes', async () => {
  const told = telling(answering(`beginning: ${LINE}`));
  told.title();
  expect(told.prompts).toEqual([]);
  told.sentence(0);
  expect(JSON.parse(told.prompts[0]!.user)).toMatchObject({ pictures: ['beginning'], topic: 'un faro' });
  expect(told.prompts[0]!.user).not.toContain('Zulema');
  expect(told.shown).toEqual([]);
  await told.clock.advance(0);
  expect(told.kinds()).toEqual(['fox owl']);
  told.sentence(1);
  expect([told.prompts.length, told.shown.length]).toEqual([1, 1]);
});

test.each<[string, Answer | undefined]>([
  ['fails', () => Promise.reject(new Error('503'))],
  ['is nonsense', answering('What a lovely story!')],
  ['never comes', never],
  ['was not asked for', undefined],
])('an answer that %s leaves the picture that topic and title say', async (_, answer) => {
  const told = telling(answer);
  told.title();
  told.sentence(0);
  await told.clock.advance(PICTURES_MS);
  expect(told.kinds()).toEqual(['robot girl']);
  told.sentence(1);
  const draw = told.pictures.end();
  const drawn = draw?.(new AbortController().signal);
  await told.clock.advance(PICTURES_MS);
  expect(await drawn).toBeNull();
  expect(told.counted).toEqual([false]);
});

test('the end of the text does not wait for the answer, which then changes nothing', async () => {
  const answer = Promise.withResolvers<string>();
  const told = telling(() => answer.promise);
  told.title();
  told.sentence(0);
  const draw = told.pictures.end();
  expect([told.kinds(), draw]).toEqual([['robot girl'], null]);
  expect(told.signals[0]!.aborted).toBe(true);
  answer.resolve(`beginning: ${LINE}`);
  await told.clock.advance(0);
  expect(told.kinds()).toEqual(['robot girl']);
});

test('nothing is shown of a story that was stopped', async () => {
  const told = telling(() => Promise.reject(new Error('aborted')));
  told.title();
  told.sentence(0);
  told.ended.abort();
  await told.clock.advance(PICTURES_MS);
  expect(told.shown).toEqual([]);
});

test('a line in the text comes before an answer, once, and one that names nothing does not count', async () => {
  const before = telling(never);
  before.title();
  before.line(LINE);
  before.sentence(0);
  expect([before.kinds(), before.prompts]).toEqual([['fox owl'], []]);
  const after = telling(never);
  after.title();
  after.sentence(0);
  after.line('Wald, Nacht');
  expect(after.shown).toEqual([]);
  after.line(LINE);
  after.line('sea, day, happy, crab');
  expect([after.kinds(), after.signals[0]!.aborted]).toEqual([['fox owl'], true]);
});

test('the later pictures are asked for with the whole text, and have the figures of the first', async () => {
  const told = telling(async ({ user }) =>
    user.includes('"end"')
      ? 'middle: bridge, day, worried, fox blue, cat grey\nend: bedroom, night, sleepy, fox, lamp'
      : `beginning: ${LINE}`,
  );
  told.title();
  for (let index = 0; index < PARAGRAPHS; index += 1) told.sentence(index);
  await told.clock.advance(0);
  const later = await told.pictures.end()!(new AbortController().signal);
  const { before, at, text } = JSON.parse(told.prompts[1]!.user);
  expect([before, at, text.length]).toEqual([LINE, [2, 4], PARAGRAPHS]);
  expect(told.prompts[1]!.user).not.toContain('Zulema');
  expect(later?.map(({ part, paragraph, scene }) => [part, paragraph, scene.place, scene.mood])).toEqual([
    ['middle', 2, 'bridge', 'worried'],
    ['end', 4, 'bedroom', 'sleepy'],
  ]);
  const [fox] = sceneOfLine(LINE, { topic: 'un faro', childNames: 'Zulema' })!.figures;
  expect(later?.map(({ scene }) => scene.figures[0])).toEqual([fox, fox]);
  expect(told.counted).toEqual([true]);
});

test('a part that the answer lacks is what its words say', async () => {
  const told = telling(async ({ user }) => (user.includes('"end"') ? 'end: sea, night, sleepy, fox' : LINE));
  told.title();
  for (let index = 0; index < PARAGRAPHS; index += 1)
    told.sentence(index, index === 2 ? `En la playa había un cangrejo ${'dos '.repeat(60)}.` : undefined);
  await told.clock.advance(0);
  const later = await told.pictures.end()!(new AbortController().signal);
  const said = later?.map(({ scene }) => [scene.place, scene.figures.map(({ kind }) => kind).join(' ')]);
  expect(said).toEqual([
    ['beach', 'fox owl crab'],
    ['sea', 'fox'],
  ]);
});
