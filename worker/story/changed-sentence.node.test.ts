import { expect, test } from 'vitest';
import { type Scene, parseSceneCode } from '../../contract/scene.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';
import { changedDocument, found, pairAt, scenesBehind } from './changed-sentence.ts';

const AT = '2026-11-30T20:30:00.000Z';

const STORY: StoredStory = {
  language: 'es',
  sentences: [
    { index: 0, paragraph: 0, text: 'El faro duerme.' },
    { index: 1, paragraph: 1, text: '—Ven —dijo la luna.', speech: [{ by: 's1', start: 1, end: 4 }] },
    { index: 2, paragraph: 2, text: 'El faro vio la luna y un zorro.' },
    { index: 3, paragraph: 2, text: 'Luego rió.' },
  ],
  cast: [
    { id: 's1', name: 'la luna', age: 'old', gender: 'f' },
    { id: 's2', name: 'el zorro', age: 'small', gender: 'm' },
  ],
  translation: {
    language: 'en',
    title: 'The Lighthouse',
    sentences: [
      { index: 0, text: 'The lighthouse sleeps.' },
      { index: 1, text: '“Come,” said the moon.', speech: [{ by: 's1', start: 1, end: 6 }] },
      { index: 2, text: 'The lighthouse saw the moon and a fox.' },
    ],
    words: [
      { word: 'el faro', gloss: 'the lighthouse', index: 0, form: 'faro' },
      { word: 'dormir', gloss: 'to sleep', index: 0, form: 'duerme' },
    ],
    questions: [],
  },
};
const change = (index: number, text: string | null, translation: string | null = null) => ({
  index,
  before: pairAt(STORY, index) ?? { text: '', translation: null },
  text,
  translation,
});

test('a changed sentence keeps its index, and all others stay as they are', () => {
  const changed = changedDocument(STORY, change(0, 'El mar duerme.', 'The sea sleeps.'), AT);
  expect(changed.sentences[0]).toEqual({ index: 0, paragraph: 0, text: 'El mar duerme.', editedAt: AT });
  expect(changed.sentences.slice(1)).toEqual(STORY.sentences.slice(1));
  const [side, ...others] = changed.translation!.sentences;
  expect(side).toEqual({ index: 0, text: 'The sea sleeps.', editedAt: AT });
  expect(others).toEqual(STORY.translation!.sentences.slice(1));
});

test('a word of the lesson goes to the next sentence that has it, or out of the lesson', () => {
  const changed = changedDocument(STORY, change(0, 'El mar está quieto.'), AT);
  expect(changed.translation!.words).toEqual([
    { word: 'el faro', gloss: 'the lighthouse', index: 2, form: 'faro' },
  ]);
});

test('other words are spoken by who spoke, in both languages, unless they name another', () => {
  const changed = changedDocument(
    STORY,
    change(1, '—¡Sube! —dijo la luna.', '“Come up!” said the moon.'),
    AT,
  );
  const spoken = ({
    text,
    speech,
  }: {
    text: string;
    speech?: { by: string; start: number; end: number }[];
  }) => speech?.map(({ by, start, end }) => [by, text.slice(start, end)]);
  expect(spoken(changed.sentences[1]!)).toEqual([['s1', '¡Sube!']]);
  expect(spoken(changed.translation!.sentences[1]!)).toEqual([['s1', 'Come up!']]);
  const other = changedDocument(STORY, change(1, '—¡Sube! —dijo el zorro.'), AT);
  expect(other.sentences[1]!.speech).toBeUndefined();
  // Voices of the others depend on the cast.
  expect(other.cast).toEqual(STORY.cast);
});

test('a side alone is changed, added or dropped', () => {
  const own = STORY.sentences[0]!.text;
  const sidesOf = (document: StoredStory) =>
    document.translation!.sentences.map(({ index, editedAt }) => [index, editedAt]);
  const side = changedDocument(STORY, change(0, own, 'The tower sleeps.'), AT);
  expect(side.sentences).toEqual(STORY.sentences);
  expect(sidesOf(side)[0]).toEqual([0, AT]);
  expect(sidesOf(changedDocument(STORY, change(3, 'Luego rió.', 'Then it laughed.'), AT))).toContainEqual([
    3,
    AT,
  ]);
  expect(sidesOf(changedDocument(STORY, change(0, 'Nada.'), AT)).map(([index]) => index)).toEqual([1, 2]);
});

test('a sentence that is left out leaves a gap in the indices and none in the paragraphs', () => {
  const left = changedDocument(STORY, change(1, null), AT);
  expect(left.sentences.map(({ index, paragraph }) => [index, paragraph])).toEqual([
    [0, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(left.translation!.sentences.map(({ index }) => index)).toEqual([0, 2]);
});

test('pictures stay behind their paragraphs; of two behind the same one the later stays', () => {
  const scene = parseSceneCode('farm.day.happy.girl-red-none-7._') as Scene;
  const scenes = [
    { part: 'middle' as const, paragraph: 1, scene },
    { part: 'end' as const, paragraph: 2, scene },
  ];
  const without = (...indices: number[]) => {
    const document = indices.reduce((story, index) => changedDocument(story, change(index, null), AT), STORY);
    const placed = scenesBehind(scenes, STORY.sentences, document.sentences);
    return placed.map(({ part, paragraph }) => [part, paragraph]);
  };
  expect(without(0)).toEqual([
    ['middle', 0],
    ['end', 1],
  ]);
  expect(without(1)).toEqual([
    ['middle', 0],
    ['end', 1],
  ]);
  expect(without(2, 3)).toEqual([['end', 1]]);
});

test('a change finds the text that its user saw, its own words, or those of another device', () => {
  const asked = change(0, 'El mar duerme.', 'The sea sleeps.');
  const changed = changedDocument(STORY, asked, AT);
  expect([found(STORY, asked), found(changed, asked)]).toEqual(['as before', 'as asked']);
  expect(found(changed, change(0, 'El sol duerme.', 'The sun sleeps.'))).toBe('otherwise');
  expect(found(changed, change(0, null))).toBe('otherwise');
  // Another device changed the other language alone.
  expect(found(changedDocument(STORY, change(0, 'El faro duerme.', 'It sleeps.'), AT), asked)).toBe(
    'otherwise',
  );
  expect(found(changedDocument(STORY, change(0, null), AT), change(0, null))).toBe('as asked');
  expect(found(changedDocument(STORY, change(0, null), AT), asked)).toBe('otherwise');
});
