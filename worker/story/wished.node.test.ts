import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FigureKind, isOneOf, type Scene, sceneCode, type Thing, THINGS } from '../../contract/scene.ts';
import { sceneOfLine } from './scene.ts';
import { type Wish, wishOf, withWished } from './wished.ts';

const NOBODY = new Set<string>();
const scene = (line: string): Scene => sceneOfLine(line, { topic: '', childNames: '' })!;
/** What a model chose that did not think of the topic. */
const BORING = scene('garden, day, happy, woman green, man brown');

const mended = (topic: string, text: string, line: Scene = BORING, isOver = false) =>
  withWished(line, wishOf(topic, NOBODY), { text, names: NOBODY, isOver });
const kindsOf = ({ figures }: Scene) => figures.map(({ kind }) => kind).join(' ');

test('what the topic names and the text tells is in the picture, the hero first', () => {
  const party = mended('a birthday party for a giraffe', 'The giraffe blew out the candles of the cake.');
  expect([kindsOf(party), party.things]).toEqual(['giraffe woman man', ['cake']]);
  const known = scene('garden, day, happy, giraffe yellow, man brown');
  expect(kindsOf(mended('a giraffe and her penguin', 'A giraffe with a penguin.', known))).toBe(
    'giraffe man penguin',
  );
});

test('what the text does not tell, and what is drawn already, is left as it is', () => {
  expect(mended('una jirafa con una pelota', 'El perro dormía.')).toEqual(BORING);
  const child = scene('garden, day, happy, child yellow');
  expect(mended('una niña', 'La niña dormía.', child)).toEqual(child);
});

test.each([
  ['el niño que perdió su pelota', 'garden, day, worried, boy blue, ball', 'boy', []],
  ['la niña busca a su gato', 'garden, day, worried, girl red, cat grey', 'girl', []],
  ['the lost teddy bear and a girl', 'bedroom, day, worried, girl red, bear brown', 'girl', []],
])('what is lost in %j is drawn when it may have been found, not before', (topic, line, kinds, things) => {
  const before = mended(topic, topic, scene(line));
  expect([kindsOf(before), before.things]).toEqual([kinds, things]);
  expect(sceneCode(mended(topic, topic, scene(line), true))).toBe(sceneCode(scene(line)));
});

test.each([
  ['our dog died', 'The dog died on Thursday.', 'woman man', []],
  ['a fairy who lost her wings', 'The fairy lost her wings.', 'woman man', []],
  ['a zebra without stripes', 'The zebra had no stripes.', 'woman man', []],
  ["a girl who can't find the treasure", 'The girl wanted the treasure.', 'girl woman man', []],
  ['una niña y yo buscamos un tesoro', 'Faltaba el tesoro.', 'woman man', []],
  ['a lost teddy bear', 'The teddy bear was missing.', 'woman man', []],
  ['a new house', 'In the new house they slept.', 'woman man', ['house']],
])('%j is no reason to draw what is not so', (topic, text, kinds, things) => {
  const first = mended(topic, text);
  expect([kindsOf(first), first.things]).toEqual([kinds, things]);
});

test('a teddy bear is found as a thing, and no house is in a kitchen', () => {
  expect(mended('a lost teddy bear', 'There was the teddy bear.', BORING, true).things).toEqual(['teddy']);
  const kitchen = scene('kitchen, day, happy, woman green');
  expect(mended('a new house', 'In the new house they slept.', kitchen).things).toEqual([]);
});

test('what the topic says of colours and clothes is so in the picture', () => {
  const drawn = scene('farm, day, happy, cat orange, tractor');
  const { figures, paints } = mended(
    'un gato negro astronauta y el tractor azul',
    'El gato iba en tractor.',
    drawn,
  );
  expect([figures[0]?.colour, figures[0]?.garment, paints]).toEqual(['black', 'helmet', { tractor: 'blue' }]);
});

test('a lost hero alone stays', () => {
  expect(kindsOf(mended('el perro perdido', 'El perro corría.'))).toBe('dog woman man');
});

test('a picture has as many figures as it may: those of the topic stay', () => {
  const full = scene('garden, day, happy, woman green, man brown, hen brown, pig white');
  expect(kindsOf(mended('un león y un tigre', 'El león y el tigre.', full))).toBe('lion tiger woman man');
});

const KINDS = ['happy', 'harmless', 'mixed', 'losses'].flatMap((kind) =>
  ['es', 'en'].map((one) => `${kind}.${one}`),
);
const topics = KINDS.flatMap((name) =>
  readFileSync(`storyteller/topics/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** Whether the picture has a word of the wish, or as many others of it as there is room for. */
function isThere({ figures, things }: Scene, wish: Wish, word: string): boolean {
  const isPresent = (one: FigureKind | Thing) => !wish.absent.has(one);
  if (isOneOf(THINGS, word))
    return things.includes(word) || wish.things.filter(isPresent).length > things.length;
  const children = ['girl', 'boy', 'child'];
  const isDrawn = figures.some(
    ({ kind }) => kind === word || (children.includes(kind) && children.includes(word)),
  );
  return isDrawn || wish.figures.filter(({ kind }) => isPresent(kind)).length > figures.length;
}

test('of every topic of the lists what can be drawn is in the picture of a story that tells it', () => {
  let words = 0;
  for (const topic of topics) {
    const wish = wishOf(topic, NOBODY);
    const picture = mended(topic, topic);
    for (const word of [...wish.figures.map(({ kind }) => kind), ...wish.things]) {
      words += 1;
      const isAbsent = wish.absent.has(word);
      expect([topic, word, isThere(picture, wish, word)]).toEqual([topic, word, !isAbsent]);
    }
  }
  expect(words).toBeGreaterThan(500);
});
