import { expect, test } from 'vitest';
import { fillPair, type Setting } from './fill.ts';
import { type Header, headerSchema } from './header.ts';
import { mulberry32 } from './random.ts';
import { readBody } from './template.ts';
import { readTopic } from './topic.ts';

const header: Header = {
  id: 'a-hat',
  plot: 'Somebody finds a hat and gives it back.',
  kinds: ['humor'],
  ages: ['6-8'],
  topics: ['any'],
  titles: [
    ['El gorro', 'The Hat'],
    ['Un gorro', 'A Hat'],
  ],
  take: { streets: { short: 1, medium: 2, long: 3 } },
  cast: {},
  words: Array<[string, string]>(12).fill(['el gorro', 'the hat']),
  questions: Array<[string, string]>(3).fill(['¿De quién es?', 'Whose is it?']),
};
const scene = (lines: string) =>
  `== found medium in streets ages=6-8\n-- beginner\n${lines}\n\n-- intermediate\nSí.\nYes.\n-- advanced\nSí.\nYes.`;

function told(es: string, en: string, names = ['Ana'], topic = 'un gato', cast: Setting['cast'] = {}) {
  const setting = { names, topic: readTopic(topic, 'es'), cast };
  const pair = fillPair({ es, en, optional: false, refrain: false }, setting, mulberry32(1));
  return [pair.es, pair.en];
}

test('a scene is read with its length, pool, ages, paragraphs and optional sentences', () => {
  const [read] = readBody(
    header,
    scene('Ana ve un gorro.\nAna sees a hat.\n+ Es rojo.\n+ It is red.\n\n—Hola.\n“Hello.”'),
  );
  expect(read).toMatchObject({ name: 'found', from: 'medium', pool: 'streets', only: { ages: ['6-8'] } });
  expect(read?.told.beginner.map((pairs) => pairs.length)).toEqual([2, 1]);
  expect(read?.told.beginner[0]?.[1]).toEqual({
    es: 'Es rojo.',
    en: 'It is red.',
    optional: true,
    refrain: false,
  });
});

test.each([
  ['Ana ve un gorro.', 'the English side of the line above is missing'],
  ['Es <rojo/azul>.\nIt is red.', 'the two sides have not the same alternatives'],
])('a body with a mistake says in which line: %s', (lines, why) => {
  expect(() => readBody(header, scene(lines))).toThrow(why);
});

test('a scene that a level lacks is named', () => {
  expect(() => readBody(header, '== found\n-- beginner\nSí.\nYes.')).toThrow(
    'scene found is not told for intermediate',
  );
});

test('a header without questions or with a class that does not exist is refused', () => {
  expect(headerSchema.safeParse(header).success).toBe(true);
  expect(headerSchema.safeParse({ ...header, questions: [] }).success).toBe(false);
  expect(headerSchema.safeParse({ ...header, topics: ['cars'] }).success).toBe(false);
});

test('verbs agree with the number of children, and several are “they”', () => {
  const pair = [
    '{kids} [mira|miran]. {they} [dice|dicen] que no.',
    '{kids} [looks|look]. {they} [says|say] no.',
  ] as const;
  expect(told(...pair)).toEqual(['Ana mira. Ana dice que no.', 'Ana looks. Ana says no.']);
  expect(told(...pair, ['Leo', 'Inés'])[1]).toBe('Leo and Inés look. they say no.');
  expect(told(...pair, ['Leo', 'Inés'])[0]).toBe('Leo e Inés miran. dicen que no.');
});

test('alternatives are the same on both sides', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [es, en] = told('Es <rojo/azul>.', 'It is <red/blue>.');
    expect([
      ['Es rojo.', 'It is red.'],
      ['Es azul.', 'It is blue.'],
    ]).toContainEqual([es, en]);
  }
});

test('what the topic is decides forms and pronouns', () => {
  expect(
    told(
      'Ve a {topic.the} y {topic:lo|la|los|las} llama.',
      '{kid} sees {topic.the} and calls {topic.them}.',
      ['Ana'],
      'unas vacas',
    ),
  ).toEqual(['Ve a las vacas y las llama.', 'Ana sees the cows and calls them.']);
});

test('Spanish contracts «de el» and «a el» that meet in a slot', () => {
  expect(
    told('Es {boss.of} de {boss}.', 'It is {boss}’s.', ['Ana'], 'un gato', {
      boss: { name: ['el señor Gil', 'Mr Gil'], forms: { of: ['todo', 'all'] } },
    })[0],
  ).toBe('Es todo del señor Gil.');
});

test('a slot that the story has nothing for is an error that shows the sentence', () => {
  expect(() => told('Busca {topic.the}.', 'Look for {topic.the}.', ['Ana'], 'la amistad')).toThrow(
    'nothing for {topic.the} in: Busca',
  );
});
