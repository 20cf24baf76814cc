import { expect, test } from 'vitest';
import type { FigureKind } from './scene.ts';
import { FIGURE_NAMES } from './scene-names.ts';
import { sceneWordsIn } from './scene-words.ts';

const kindsIn = (text: string) => sceneWordsIn(text).figures.map(({ kind }) => kind);

test('the name of each figure leads to it in both languages', () => {
  const wrong = (Object.entries(FIGURE_NAMES) as [FigureKind, { es: string; en: string }][]).flatMap(
    ([kind, { es, en }]) => [es, en].filter((name) => kindsIn(`de ${name}`)[0] !== kind),
  );
  // Of one's own family in most topics: no figure by words alone.
  expect(wrong).toEqual(['abuela', 'grandmother', 'abuelo', 'grandfather']);
});

test.each([
  ['dos vacas y un ternerito', ['cow']],
  ['la ovejita que contaba corderos', ['sheep']],
  ['a lamb among the calves', ['sheep', 'cow']],
  ['las jirafas y los erizos', ['giraffe', 'hedgehog']],
  ['two crocodiles and an alligator', ['crocodile']],
  ['el gallo y las gallinas', ['hen']],
  ['a rooster, some hens and the snails', ['hen', 'snail']],
  ['los caracoles del huerto', ['snail']],
  ['when the kitchen was cowardly', []],
  ['una chica y su caracola', ['girl']],
])('words lead to figures: %s', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test('chicken pox is no hen', () => {
  expect(sceneWordsIn('a boy with chicken pox').isGrave).toBe(true);
});
