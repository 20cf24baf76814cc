import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/options.ts';
import type { CastMember, Sentence } from '../../contract/schemas/stories.ts';
import { consistentVoices } from './cast.ts';
import { speechOfTranslation } from './direct-speech.ts';
import { PairCutter } from './pair-cutter.ts';
import { StoryCutter } from './story-cutter.ts';

const pieced = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, n) => text.slice(n * length, (n + 1) * length));

function cut(text: string, language: Language, length = 3) {
  const cutter = new StoryCutter(language);
  return [...pieced(text, length).flatMap((piece) => cutter.push(piece)), ...cutter.end()];
}

/** Sentences with the ids of their speakers before their words: `[fox Hello.]`. */
function spoken({ text, speech = [] }: Pick<Sentence, 'text' | 'speech'>): string {
  let shown = '';
  let from = 0;
  for (const { by, start, end } of speech) {
    shown += `${text.slice(from, start)}[${by} ${text.slice(start, end)}]`;
    from = end;
  }
  return shown + text.slice(from);
}

const told = (text: string, language: Language) =>
  cut(`# Title\n\n${text}`, language).flatMap((piece) => (piece.type === 'sentence' ? spoken(piece) : []));

test.each<[string, Language, string, string[]]>([
  [
    'quotation marks',
    'en',
    '“<fox>Come in,<>” said the fox, “<fox>sit.<>” The hen sat.',
    ['“[s1 Come in,]” said the fox, “[s1 sit.]”', 'The hen sat.'],
  ],
  [
    'a dash inside a sentence',
    'es',
    '—<zorro>Pasa<> —dijo el zorro—, <zorro>que hace frío<>. Y pasó.',
    ['—[s1 Pasa] —dijo el zorro—, [s1 que hace frío].', 'Y pasó.'],
  ],
  [
    'speech of several sentences',
    'en',
    '“<fox>Hello. I am here. Look!<>” said the fox.',
    ['“[s1 Hello.]', '[s1 I am here.]', '[s1 Look!]” said the fox.'],
  ],
  [
    'a dash that is no speech',
    'es',
    'La gallina —que era vieja— se fue.',
    ['La gallina —que era vieja— se fue.'],
  ],
  ['two speakers on one line', 'es', '—<a>Uno.<> —<b>Dos.<>', ['—[s1 Uno.]', '—[s2 Dos.]']],
  [
    'one pair of marks around the narrator',
    'es',
    '—<a>Ya —dijo él—, voy.<>',
    ['—[s1 Ya] —dijo él—, [s1 voy.]'],
  ],
  [
    'marks outside the quotation marks',
    'en',
    '<fox>“Hello,”<> said the fox.',
    ['“[s1 Hello,]” said the fox.'],
  ],
  ['an unclosed mark', 'en', '“<a>Hi,” said A, and “Ho,” said B.', ['“[s1 Hi,]” said A, and “Ho,” said B.']],
  [
    'a mark that crosses sentences',
    'en',
    '“<a>Hi,” said Ana. “Ho,<>” said B.',
    ['“[s1 Hi,]” said Ana.', '“Ho,” said B.'],
  ],
  ['nested marks', 'en', '“<a>Hi <b>there<>,<>” said A.', ['“Hi there,” said A.']],
  ['marked narration', 'en', '<a>The fox sat down.<> It rained.', ['The fox sat down.', 'It rained.']],
  ['no closing quotation mark', 'en', '“<a>Hi,<> said A.', ['“[s1 Hi,] said A.']],
  ['a mark without its end', 'en', '“<fox Hi,<>” said A.', ['“Hi,” said A.']],
  ['a mark without its beginning', 'en', '“fox>Hi,<>” said A.', ['“Hi,” said A.']],
  ['a closing mark without its beginning', 'es', '—<a>Hola, amigo> —dijo A.', ['—[s1 Hola, amigo] —dijo A.']],
  ['words as an id', 'en', '“<the fox>Hi,</the fox>” said A.', ['“Hi,” said A.']],
  ['other markup', 'en', 'It was <b>very</b> <3 big.', ['It was very 3 big.']],
])('speech is read from marks and punctuation: %s', (_, language, text, sentences) => {
  expect(told(text, language)).toEqual(sentences);
});

const CAST =
  '<cast> fox: the fox, adult, m; hen: the hen, old, f; owl: the owl, adult, f; x: nobody; y: Y, huge, m';

test('the cast is the last line, and never a sentence', () => {
  const pieces = cut(`# T\n\n“<hen>Hi,<>” said the hen. “<fox>Hi.<>”\n\n${CAST}\n`, 'en', 1);
  expect(pieces.filter(({ type }) => type === 'sentence')).toHaveLength(2);
  expect(pieces.at(-1)).toEqual({
    type: 'cast',
    cast: [
      { id: 's2', name: 'the fox', age: 'adult', gender: 'm' },
      { id: 's1', name: 'the hen', age: 'old', gender: 'f' },
      { id: 's3', name: 'the owl', age: 'adult', gender: 'f' },
    ],
  });
});

test('the only words of a figure are not spoken by another whose mark they carry', () => {
  const pieces = cut(`# T\n\n“<hen>Hi,<>” said the hen. “<hen>Hi,<>” said the fox.\n\n${CAST}\n`, 'en', 1);
  const sentences = pieces.filter((piece) => piece.type === 'sentence');
  const { cast = [] } = pieces.find((piece) => piece.type === 'cast') ?? {};
  const voices = consistentVoices({ cast, sentences, translated: [] });
  expect(voices.sentences.map(({ speech }) => speech?.length ?? 0)).toEqual([1, 0]);
  expect(voices.cast.map(({ name }) => name)).toEqual(['the hen']);
});

const SIGNS = [
  '“',
  '”',
  '—',
  ' —',
  '<fox>',
  '<hen>',
  '<>',
  '<',
  '>',
  'fox>',
  '<fo',
  'Hi',
  ' said he',
  '. ',
  '\n\n',
  '<cast>',
  '<scene',
];

test('marks of any kind leave no sign and the same pieces for any chunks', () => {
  const text = fc
    .array(fc.constantFrom(...SIGNS), { maxLength: 40 })
    .map((parts) => `# T\n\n${parts.join('')}`);
  fc.assert(
    fc.property(
      text,
      fc.constantFrom<Language>('es', 'en'),
      fc.integer({ min: 1, max: 9 }),
      (all, language, n) => {
        const whole = cut(all, language, all.length);
        expect(cut(all, language, n)).toEqual(whole);
        for (const piece of whole) if (piece.type === 'sentence') expect(piece.text).not.toMatch(/[<>]/);
      },
    ),
    { numRuns: 500, examples: [['# T\n\n“<scene<cast>fox>\n\n“', 'es', 1]] },
  );
});

test('a story in two languages is marked in its own, and its translation is spoken by the same', () => {
  const cutter = new PairCutter('en', 'es');
  const pieces = [
    ...cutter.push(
      '# T\n{"p":1,"en":"“<fox>Come in,<>” said the fox.","es":"—<fox>Pasa<> —dijo el zorro."}\n',
    ),
    ...cutter.push('{"title":"<fox>El zorro<>"}\n{"cast":"fox: the fox = el zorro, adult, m"}'),
    ...cutter.end(),
  ];
  expect(pieces.filter(({ type }) => type !== 'title')).toEqual([
    {
      type: 'sentence',
      index: 0,
      paragraph: 0,
      text: '“Come in,” said the fox.',
      speech: [
        {
          by: 's1',
          start: 1,
          end: 9,
        },
      ],
    },
    { type: 'pair', indices: [0], text: '—Pasa —dijo el zorro.' },
    { type: 'pair-title', title: 'El zorro' },
    {
      type: 'cast',
      cast: [{ id: 's1', name: 'the fox', translatedName: 'el zorro', age: 'adult', gender: 'm' }],
    },
  ]);
});

test.each([
  ['“Come in,” said A, “and sit.”', '—Pasa —dijo A—, y siéntate.', '—[a Pasa] —dijo A—, [a y siéntate.]'],
  ['I am here.', 'Estoy aquí.', '[a Estoy aquí.]'],
  ['I am here.”', 'Estoy aquí —dijo A.', '[a Estoy aquí] —dijo A.'],
])('a translation is spoken by who speaks in %s', (text, translation, shown) => {
  const [sentence] = told(`“<a>Before. ${text.replace(/^“/u, '')}`, 'en').slice(1);
  const own = text.startsWith('“')
    ? {
        text,
        speech: [
          { by: 'a', start: 1, end: 9 },
          { by: 'a', start: 20, end: 28 },
        ],
      }
    : { text, speech: [{ by: 'a', start: 0, end: 10 }] };
  expect(sentence).toContain('[s1 ');
  expect(spoken({ text: translation, speech: speechOfTranslation(own, 'en', translation) })).toBe(shown);
});

const member = (id: string, name: string): CastMember => ({ id, name, age: 'adult', gender: null });

test('only named, listed, undisputed figures have voices, four at most', () => {
  const names = ['Ana', 'Bea', 'Cid', 'Dan', 'Eva'];
  const sentences = [...names, 'Bea', 'Cid', 'Dan', 'Eva', 'Fin'].map((name, index): Sentence => ({
    index,
    paragraph: index,
    text: `“Hi,” said ${name}.`,
    speech: [
      {
        by: name.toLowerCase(),
        start: 1,
        end: 4,
      },
    ],
  }));
  const disputed = { ...sentences[1]!, index: 10, speech: [{ by: 'eva', start: 1, end: 4 }] };
  const outside = { ...sentences[1]!, index: 11, speech: [{ by: 'bea', start: 1, end: 99 }] };
  const cast = [...names.map((name) => member(name.toLowerCase(), name)), member('zoe', 'Zoe')];
  const voices = consistentVoices({ cast, sentences: [...sentences, disputed, outside], translated: [] });
  expect(voices.cast.map(({ id }) => id)).toEqual(['bea', 'cid', 'dan', 'eva']);
  expect(voices.sentences.flatMap(({ index, speech }) => (speech ? [] : [index]))).toEqual([0, 9, 10, 11]);
  expect(
    consistentVoices({ cast: [...cast, member('bea', 'Ana')], sentences, translated: [] }).cast,
  ).not.toContainEqual(member('bea', 'Bea'));
});
