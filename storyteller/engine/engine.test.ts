import { expect, test } from 'vitest';
import { LANGUAGES, STORY_TYPES } from '../../contract/options.ts';
import { isUnderstood, openRepertoire, type StoryBrief, tellPairs, tellStory } from './index.ts';
import { linesOf } from './lexicon.ts';
import { mulberry32 } from './random.ts';
import { countWords, plotOf } from './tell.ts';
import { TEMPLATES } from './templates.ts';

const BRIEF: StoryBrief = {
  language: 'es',
  topic: 'un dragón que no sabía volar',
  childNames: 'Lucía',
  storyType: 'fantasy',
  storyLength: 'short',
  englishLevel: 'intermediate',
  ageGroup: 'default',
  creativityLevel: 'creative',
};

/** `npm test` tells a fourth of what `npm run test:long` tells. */
const EVERY = process.env.TEST_LONG === undefined ? 4 : 1;

test('the same seed gives the same story in both languages', () => {
  for (let seed = 0; seed < 20; seed += EVERY) {
    expect(tellPairs(BRIEF, mulberry32(seed))).toEqual(tellPairs(BRIEF, mulberry32(seed)));
    const { title, paragraphs } = tellStory(BRIEF, mulberry32(seed));
    const told = tellPairs(BRIEF, mulberry32(seed));
    expect(title).toBe(told.title.es);
    expect(paragraphs.join(' ')).toBe(told.pairs.map(({ es }) => es).join(' '));
  }
});

test('pairs have both languages, ascending paragraphs, words with their positions, and three questions', () => {
  for (const language of LANGUAGES) {
    const { title, pairs, words, questions } = tellPairs(
      { ...BRIEF, language, storyLength: 'long' },
      mulberry32(3),
    );
    for (const both of [title, ...pairs, ...words, ...questions])
      for (const side of LANGUAGES) expect(both[side]).toMatch(/\p{L}/u);
    const paragraphs = pairs.map(({ paragraph }) => paragraph);
    expect([...new Set(paragraphs)]).toEqual(Array.from({ length: paragraphs.at(-1)! + 1 }, (_, at) => at));
    expect(words.length).toBeGreaterThanOrEqual(8);
    for (const { pair } of words) expect(pairs[pair]).toBeDefined();
    expect(questions).toHaveLength(3);
  }
});

test('whose brother he is, is said once in English', () => {
  const brief: StoryBrief = {
    ...BRIEF,
    language: 'en',
    topic: 'baking with my brother',
    childNames: 'Greta',
  };
  const told = tellPairs(brief, mulberry32(3))
    .pairs.map(({ en }) => en)
    .join(' ');
  expect(told.match(/Greta’s brother/g)).toHaveLength(1);
  expect(told).toMatch(/(?<=[.?!] )The brother/);
});

test('a story for advanced readers teaches at least five words of its level, each once', () => {
  const uncommon = new Set(
    linesOf('advanced-words.txt').map((line) => line.split(' = ')[0]!.split(': ')[0]!),
  );
  const few = Array.from({ length: 60 / EVERY }, (_, seed) => {
    const brief: StoryBrief = { ...BRIEF, language: LANGUAGES[seed % 2]!, englishLevel: 'advanced' };
    const topic = seed % 2 === 0 ? 'un queso que ronca' : 'a shy unicorn';
    const { words, template } = tellPairs({ ...brief, topic }, mulberry32(seed));
    const taught = words.map(({ es }) => es);
    expect(new Set(taught).size).toBe(taught.length);
    return taught.filter((word) => uncommon.has(word)).length < 5 ? template : null;
  }).filter((template) => template !== null);
  expect(few.length, few.join()).toBeLessThan(6 / EVERY);
});

const ODD = [
  '',
  '   ',
  '<b>hola</b>',
  '!!!',
  '😀😀',
  'a'.repeat(500),
  'la '.repeat(120),
  '{hero} [a|b] <x/y> +(z)+ {topic.the}',
  '“comillas” y —rayas—',
  'que',
  'the',
  'un',
  '12345',
  "O'Brien's cat",
  'who',
  'EL MAR',
  'to',
  'miedo a',
  'un que no sabía volar',
  'el agua',
  'Nos mudamos a otra ciudad y tengo miedo de no hacer amigos en mi nueva escuela porque soy muy tímida',
];

test.each(LANGUAGES)('odd topics and names never break a story in %s', (language) => {
  for (const [at, text] of ODD.entries())
    for (const [topic, childNames] of [
      [text, ''],
      ['the sea', text],
      [text, text],
    ] as const) {
      const storyType = STORY_TYPES[at % STORY_TYPES.length] ?? 'original';
      const told = tellStory({ ...BRIEF, language, topic, childNames, storyType }, mulberry32(at));
      const whole = [told.title, ...told.paragraphs].join('\n');
      expect(told.title.length).toBeGreaterThan(3);
      expect(told.title.length).toBeLessThan(160);
      expect(whole).not.toMatch(/[{}[\]|<>]|undefined| {2}/);
      expect(countWords(told.paragraphs.join(' '))).toBeGreaterThan(190);
    }
});

test('a repeated topic gets another template as long as there is one, and never the same twice in a row', () => {
  const repertoire = openRepertoire();
  const random = mulberry32(5);
  const draw = () => Math.floor(random() * 2 ** 32);
  const told = Array.from(
    { length: 12 },
    () => tellPairs(BRIEF, mulberry32(repertoire.seedFor(BRIEF, draw))).template,
  );
  const known = new Set(told).size;
  expect(known).toBeGreaterThan(2);
  expect(new Set(told.slice(0, known)).size).toBe(known);
  for (const [at, template] of told.entries()) expect(template).not.toBe(told[at - 1]);
});

test.each([
  ['mi gata Luna', 'es'],
  ['my blanket', 'en'],
  ['un elefante en la cocina', 'es'],
  ['a fish on a bike', 'en'],
] as const)('of «%s» no loss is invented, and no journey', (topic, language) => {
  const plots = Array.from({ length: 40 }, (_, seed) =>
    plotOf(TEMPLATES, { ...BRIEF, topic, language }, mulberry32(seed)),
  );
  const invented = [
    ...TEMPLATES.filter(({ topics }) => topics.includes('lost')).map(({ id }) => id),
    'so-do-i',
  ];
  expect(plots.filter((plot) => invented.includes(plot))).toEqual([]);
});

test('the storyteller says of each story that is not about its topic that it is not', () => {
  expect(isUnderstood({ ...BRIEF, topic: 'el teorema de Pitágoras' })).toBe(false);
  expect(isUnderstood({ ...BRIEF, topic: 'papá y la llamada de las tres' })).toBe(false);
  expect(isUnderstood({ ...BRIEF, topic: 'papá bebe demasiado' })).toBe(true);
  expect(isUnderstood(BRIEF)).toBe(true);
});

test.each([
  ['es', 'Nicolás y su perro Trueno van a la montaña', ['Nicolás']],
  ['es', 'Violeta y Marta construyen un iglú', ['Violeta', 'Marta']],
  ['es', 'Marta y su abuelo pescan', ['Marta']],
  ['en', 'Lily learns to swim', ['Lily']],
  ['en', 'my son Sam learns to ride a bike', ['Sam']],
] as const)(
  '%s: the children are those of the topic where no other names were typed: %s',
  (language, topic, names) => {
    for (let seed = 0; seed < 8; seed += EVERY) {
      const text = (childNames: string) =>
        tellStory({ ...BRIEF, language, topic, childNames }, mulberry32(seed)).paragraphs.join(' ');
      for (const name of names) expect(text('')).toContain(name);
      expect(text('Zenobia')).toContain('Zenobia');
      expect(text('Zenobia')).not.toContain(names[0]);
    }
  },
);

test('nobody who died is a child of the story', () => {
  expect(
    tellStory({ ...BRIEF, childNames: '', topic: 'Leo murió' }, mulberry32(1)).paragraphs.join(' '),
  ).not.toContain('Leo');
});
