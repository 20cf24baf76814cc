import { expect, test } from 'vitest';
import { exampleEntry } from './examples.ts';

// @spec 3.14, 3.15, 3.18
test('an example entry with an id only has every default', () => {
  expect(exampleEntry.parse({ id: 'fox-7' })).toEqual({
    id: 'fox-7',
    title: 'Story fox-7',
    age: 'all',
    language: 'spanish',
    level: 'beginner',
    type: 'original',
    country: null,
    protagonista: null,
    alt: { es: '', en: '' },
    middle: null,
  });
});

test("an example entry keeps given values and drops the illustrator's", () => {
  const entry = {
    title: 'The Fox',
    age: '3-5',
    language: 'english',
    level: 'advanced',
    type: 'humor',
    country: null,
    protagonista: 'Fox',
    middle: {
      paragraph: 2,
      alt: {
        es: 'Una cola',
        en: 'A tail',
      },
    },
  };
  const given = { id: 'fox', ...entry, alt: { es: 'Un zorro', en: 'A fox' }, scene: 'A fox on a hill.' };
  const { scene, ...kept } = given;
  expect(exampleEntry.parse(given)).toEqual(kept);
});

test.each([
  { id: 'Fox' },
  { id: '../fox' },
  { id: '' },
  {},
  { id: 'fox', level: 'expert' },
  { id: 'fox', age: '13-15' },
])('%j is an invalid example entry', (entry) => {
  expect(exampleEntry.safeParse(entry).success).toBe(false);
});
