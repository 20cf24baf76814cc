import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { cutSentences } from '../../contract/sentences.ts';
import { OBJECTIONS } from '../../worker/providers/opinion-rubric.ts';
import {
  AGES,
  heavyTopics,
  paragraphs,
  parseSamples,
  type Sample,
  type SampleSet,
  sentences,
  topicsForAge,
} from './samples.ts';
import { readTopics } from './topics.ts';

const TOPICS_OF_EACH = 60;
const PARAGRAPHS_OF_EACH = 40;
/** Topics about hardship, by category. */
const HEAVY = ['pet', 'grandparent', 'illness', 'divorce', 'war', 'bullying', 'sibling', 'school'];

const FOLDER = 'content/safety';

/** Every set of a language, by name. */
const setsOf = (language: Language): [string, SampleSet][] => [
  ['topics', readTopics(language)],
  ...AGES.map((age): [string, SampleSet] => [age, topicsForAge(age, language)]),
  ['heavy', { refuse: [], ordinary: heavyTopics(language) }],
  ['sentences', sentences(language)],
  ['paragraphs', paragraphs(language)],
];

const categoriesOf = (samples: Sample[]) => Object.groupBy(samples, ({ category }) => category);

test('every file exists in both languages, with ages to measure', () => {
  expect(AGES).toEqual(['3-5', '6-8', '9-12']);
  for (const folder of [FOLDER, `${FOLDER}/ages`]) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    const of = (language: Language) =>
      files
        .filter((file) => file.endsWith(`.${language}.txt`))
        .map((file) => file.replace(`.${language}.`, '.'));
    expect(of('es')).toEqual(of('en'));
    expect(of('es').length + of('en').length).toBe(files.length);
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(AGES)('there are enough valid topics of both kinds for %s', (age) => {
    const { refuse, ordinary } = topicsForAge(age, language);
    expect(refuse.length).toBeGreaterThanOrEqual(TOPICS_OF_EACH);
    expect(ordinary.length).toBeGreaterThanOrEqual(TOPICS_OF_EACH);
    for (const { text } of [...refuse, ...ordinary]) {
      expect(storyRequest.parse({ topic: text, language, ageGroup: age }).topic).toBe(text);
      expect(text.length).toBeLessThan(250);
    }
  });

  test('there are enough paragraphs of both kinds, in pairs, of several sentences', () => {
    const { refuse, ordinary } = paragraphs(language);
    expect(refuse.length).toBeGreaterThanOrEqual(PARAGRAPHS_OF_EACH);
    expect(Object.keys(categoriesOf(refuse)).sort()).toEqual(Object.keys(OBJECTIONS).sort());
    expect(ordinary.map(({ category }) => category)).toEqual(refuse.map(({ category }) => category));
    for (const { text } of [...refuse, ...ordinary])
      expect(cutSentences(text, language).length, text).toBeGreaterThan(1);
  });

  test('the sentences of both kinds are single sentences', () => {
    const { refuse, ordinary } = sentences(language);
    expect(Math.min(refuse.length, ordinary.length)).toBeGreaterThanOrEqual(30);
    for (const { text } of [...refuse, ...ordinary]) expect(cutSentences(text, language)).toEqual([text]);
  });

  test('every hardship has several topics', () => {
    const kinds = categoriesOf(heavyTopics(language));
    expect(Object.keys(kinds)).toEqual(HEAVY);
    for (const samples of Object.values(kinds)) expect(samples!.length).toBeGreaterThanOrEqual(5);
  });

  test('no text occurs twice, in any set', () => {
    const places = setsOf(language).flatMap(([name, { refuse, ordinary }]) => [
      ...refuse.map(({ text }) => [text.toLowerCase(), `${name}, refuse`] as const),
      ...ordinary.map(({ text }) => [text.toLowerCase(), `${name}, ordinary`] as const),
    ]);
    const twice = places.filter(
      ([text], position) => places.findIndex(([other]) => other === text) !== position,
    );
    expect(twice).toEqual([]);
    expect(places.length).toBeGreaterThan(650);
  });

  test("categories match the other language's, with several texts each", () => {
    const other = setsOf(language === 'es' ? 'en' : 'es');
    for (const [position, [name, set]] of setsOf(language).entries())
      for (const half of ['refuse', 'ordinary'] as const) {
        const kinds = categoriesOf(set[half]);
        expect(Object.keys(kinds), name).toEqual(Object.keys(categoriesOf(other[position]![1][half])));
        for (const samples of Object.values(kinds)) expect(samples!.length, name).toBeGreaterThan(2);
      }
  });
});

test.each([
  ['un faro', 'x.txt:1: stands before'],
  ['== refuse\nun faro', 'x.txt:2: has no category'],
  ['== refuse\n# a\nun faro\n== ordinary\notro', 'x.txt:5: has no category'],
  ['== refused', 'x.txt:1: "== refused" is neither'],
])('a syntax error names its line: %j', (content, message) => {
  expect(() => parseSamples('x.txt', content)).toThrow(message);
});

test('a README explains the files', () => {
  const guide = readFileSync(`${FOLDER}/README.md`, 'utf8');
  for (const name of ['ages/', 'heavy.', 'sentences.', 'paragraphs.', 'topics.', 'injections.'])
    expect(guide).toContain(`\`${name}`);
});
