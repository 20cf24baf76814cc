import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Example } from '../../../../contract/schemas/examples.ts';
import {
  AGE_FILTERS,
  LANGUAGE_FILTERS,
  LEVEL_FILTERS,
  matching,
  ownLanguageFirst,
  readFilters,
  TYPE_FILTERS,
  withFilters,
} from './filters.ts';

const example = (id: string, more: Partial<Example>): Example => ({
  id,
  title: id,
  age: 'all',
  language: 'spanish',
  level: 'beginner',
  type: 'original',
  country: null,
  protagonista: null,
  alt: { es: '', en: '' },
  textPath: null,
  audioPath: null,
  imagePath: `images/${id}.jpg`,
  middle: null,
  duration: null,
  voice: null,
  ...more,
});
const EXAMPLES = [
  example('a', { age: '3-5' }),
  example('b', { age: '6-8', language: 'english', level: 'advanced' }),
  example('c', { level: 'advanced' }),
  example('d', { age: '9-12', language: 'english', type: 'horror' }),
];
/** The bundled manifest. */
const MANIFEST = JSON.parse(readFileSync('content/stories/manifest.json', 'utf8')) as Pick<
  Example,
  'id' | 'age' | 'language' | 'level' | 'type'
>[];
const ALL = readFilters(new URLSearchParams());
const ids = (examples: Example[]) => examples.map(({ id }) => id).join('');

test('no filters show every example', () => {
  expect(ALL).toEqual({ language: 'all', level: 'all', age: 'all', type: 'all' });
  expect(ids(matching(EXAMPLES, ALL))).toBe('abcd');
});

// @spec 1.18
test('filters combine, and a story for all ages matches each age', () => {
  expect(ids(matching(EXAMPLES, { ...ALL, age: '6-8' }))).toBe('bc');
  expect(ids(matching(EXAMPLES, { ...ALL, language: 'english' }))).toBe('bd');
  expect(ids(matching(EXAMPLES, { ...ALL, language: 'english', level: 'advanced', age: '6-8' }))).toBe('b');
  expect(ids(matching(EXAMPLES, { ...ALL, language: 'english', level: 'beginner', age: '3-5' }))).toBe('');
});

test('every combination of filters shows exactly the matching examples of the manifest', () => {
  const examples = MANIFEST.map(({ id, age, language, level }) => example(id, { age, language, level }));
  for (const language of LANGUAGE_FILTERS)
    for (const level of LEVEL_FILTERS)
      for (const age of AGE_FILTERS) {
        const wanted = examples.filter(
          (one) =>
            (language === 'all' || one.language === language) &&
            (level === 'all' || one.level === level) &&
            (age === 'all' || one.age === 'all' || one.age === age),
        );
        const found = matching(examples, { ...ALL, language, level, age }).map(({ id }) => id);
        expect(found, `${language} ${level} ${age}`).toEqual(wanted.map(({ id }) => id));
      }
});

test('the type filter shows the stories of that type, and every type has one', () => {
  expect(ids(matching(EXAMPLES, { ...ALL, type: 'horror' }))).toBe('d');
  expect(ids(matching(EXAMPLES, { ...ALL, type: 'original' }))).toBe('abc');
  expect(readFilters(withFilters(new URLSearchParams(), { type: 'horror' })).type).toBe('horror');
  const examples = MANIFEST.map(({ id, type }) => example(id, { type }));
  const found = TYPE_FILTERS.slice(1).map((type) => matching(examples, { ...ALL, type }).map(({ id }) => id));
  expect(found.filter((each) => each.length === 0)).toEqual([]);
  expect(found.flat().sort()).toEqual(MANIFEST.map(({ id }) => id).sort());
});

// @spec 2.58
test('every example matches exactly one language and one level', () => {
  const found = LANGUAGE_FILTERS.slice(1).flatMap((language) =>
    LEVEL_FILTERS.slice(1).flatMap((level) => matching(EXAMPLES, { ...ALL, language, level })),
  );
  expect(ids(found).split('').sort().join('')).toBe('abcd');
});

test('the address stores the filters and keeps its other parameters', () => {
  for (const language of LANGUAGE_FILTERS)
    for (const level of LEVEL_FILTERS)
      for (const age of AGE_FILTERS) {
        const params = withFilters(new URLSearchParams('story=x&level=beginner'), { language, level, age });
        expect(readFilters(params)).toEqual({ ...ALL, language, level, age });
        expect(params.get('story')).toBe('x');
      }
  expect(withFilters(new URLSearchParams('level=beginner'), { level: 'all' }).toString()).toBe('');
});

test('an invalid address shows every example', () => {
  expect(readFilters(new URLSearchParams('language=klingon&level=&age=3-5x&type=western'))).toEqual(ALL);
});

test("stories in the reader's language come first, otherwise in their order", () => {
  expect(ids(ownLanguageFirst(EXAMPLES, 'en'))).toBe('bdac');
  expect(ids(ownLanguageFirst(EXAMPLES, 'es'))).toBe('acbd');
});
