import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testkit/worker/runs.ts';
import { PairCutter, type ParsedPiece } from './pair-cutter.ts';

function cutInPieces(pieces: string[]): ParsedPiece[] {
  const cutter = new PairCutter('es', 'en');
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
}

const STORY = `# El faro

{"p":1,"es":"El faro duerme.","en":"The lighthouse sleeps."}
{"title":"The Lighthouse"}
{"p":1,"es":"—¿Y \\"Luna\\"? —dijo Ana.","en":"“And \\"Luna\\"?” said Ana."}
{"p":2,"es":"Hay tres olas. Una ríe.","en":"There are three waves. One laughs."}

{"word":"olas","gloss":"waves"}
{"question":"¿Por qué ríe?","translation":"Why does it laugh?"}
`;
const ALL: ParsedPiece[] = [
  { type: 'title', title: 'El faro' },
  { type: 'sentence', index: 0, paragraph: 0, text: 'El faro duerme.' },
  { type: 'pair', indices: [0], text: 'The lighthouse sleeps.' },
  { type: 'pair-title', title: 'The Lighthouse' },
  { type: 'sentence', index: 1, paragraph: 0, text: '—¿Y "Luna"? —dijo Ana.' },
  { type: 'pair', indices: [1], text: '“And "Luna"?” said Ana.' },
  { type: 'sentence', index: 2, paragraph: 1, text: 'Hay tres olas.' },
  { type: 'sentence', index: 3, paragraph: 1, text: 'Una ríe.' },
  { type: 'pair', indices: [2, 3], text: 'There are three waves. One laughs.' },
  { type: 'word', word: 'olas', lemma: '', gloss: 'waves' },
  { type: 'question', text: '¿Por qué ríe?', translation: 'Why does it laugh?' },
];
const sentencesOf = (cuts: ParsedPiece[]) => cuts.flatMap((cut) => (cut.type === 'sentence' ? cut.text : []));
const othersOf = (cuts: ParsedPiece[]) => cuts.flatMap((cut) => (cut.type === 'pair' ? [cut.text] : []));

test('the cutter emits the title, sentences, translations and lesson', () => {
  expect(cutInPieces([STORY])).toEqual(ALL);
});

test('titles lose invisible characters', () => {
  const titles = STORY.replace('# El faro', '# El \u202efaro\u200b').replace('"The L', '"The\u200b \u202eL');
  expect(cutInPieces([titles])).toEqual(ALL);
});

test('a sentence is emitted before its translation', () => {
  const cutter = new PairCutter('es', 'en');
  cutter.push('# El faro\n\n');
  expect(cutter.push('{"p":1,"es":"El faro duerme."')).toEqual([]);
  expect(cutter.push(',"en":')).toEqual([ALL[1]]);
  expect(cutter.push('"The lighthouse sleeps."}')).toEqual([ALL[2]]);
});

/** Forms of answers that models write. */
const odd = fc.constantFrom(
  '{"p":1,"es":"El mar "ríe", dijo.","en":"The sea "laughs", it said."}\n',
  '{"p":1,"es":"Sin el otro lado."}\n',
  '{"p":1,"es":"Cortada.","en":"Cut off\n',
  '{"p":1,"es":"Cortada.\n',
  '{"p":1,"es":"Cortada en medio\n',
  '{"p":2,"en":"Only the other."}\n',
  '{"p":2,"es":"","en":""}\n',
  '{"es":"Sin número.","en":"No number."},\n',
  '[{"p":3,"es":"Con corchetes.","en":"In brackets."}]\n',
  '```json\n',
  '```\n',
  '\n\n',
  '## Palabras\n',
  '{\n  "p": 4,\n  "es": "En varias líneas.",\n  "en": "On several lines."\n}\n',
  '{"p":5,"es":"dijo Ana","en":"said Ana"}\n',
  '{"p":5,"es":"El Sr.","en":"Mr"}\n',
  '{"p":5,"es":"It’s the wrong way round and has been.","en":"Está del revés y lo ha estado siempre."}\n',
  '{"p":6,"es":"Un \\u00e1rbol\\n y una l\\\'inea.","en":"A tree."} {"p":6,"es":"Y otra.","en":"And another."}\n',
  '{"title":{"es":"Uno","en":"One"}}\n',
  '{"word":"mar","gloss":"sea"}\n',
  '{"question":"¿Qué?","translation":"What?"}\n',
  'Había una vez. Nadie lo escribió así.\n',
  '{"scene":"sea, night, happy, whale"}\n',
  '<scene> sea, night, happy, whale\n',
  '{"p":7,"es":"Con cuadro. <scene> sea","en":"With a picture.","scene":"sea, day, fox"}\n',
);
const text = fc
  .array(odd, { minLength: 1, maxLength: 14 })
  .map((lines) => lines.join(''))
  .chain((lines) => fc.constantFrom(lines, `# El faro\n\n${lines}`, STORY + lines));

test('the result does not depend on the chunks, for any form of answer', () => {
  fc.assert(
    fc.property(
      text,
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }),
      (whole, sizes) => {
        const pieces: string[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const size = sizes[turn % sizes.length]!;
          pieces.push(whole.slice(at, at + size));
          at += size;
        }
        expect(cutInPieces(pieces)).toEqual(cutInPieces([whole]));
      },
    ),
    { numRuns: runs(2000) },
  );
});

test('sentences are numbered without gaps, and paragraphs follow the model', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const sentences = cutInPieces([whole]).flatMap((cut) => (cut.type === 'sentence' ? [cut] : []));
      expect(sentences.map(({ index }) => index)).toEqual(sentences.map((_, index) => index));
    }),
    { numRuns: runs(2000) },
  );
  const lines = ['El Sr. Faro ríe', '—dijo Ana.'].map((es) => JSON.stringify({ p: 1, es, en: 'x' }));
  const cuts = cutInPieces([[...lines, '{"p":2,"es":"Fin."}'].join('\n')]);
  expect(cuts.flatMap((cut) => (cut.type === 'sentence' ? [[cut.paragraph, cut.text]] : []))).toEqual([
    [0, 'El Sr. Faro ríe'],
    [0, '—dijo Ana.'],
    [1, 'Fin.'],
  ]);
});

test('each object of sentences has a translation or null', () => {
  fc.assert(
    fc.property(text, (whole) => {
      const cuts = cutInPieces([whole]);
      const paired = cuts.flatMap((cut) => (cut.type === 'pair' ? cut.indices : []));
      expect(new Set(paired).size).toBe(paired.length);
      if (othersOf(cuts).length > 0) expect(paired).toHaveLength(sentencesOf(cuts).length);
    }),
  );
});

test.each([
  [
    'a fence and a word before it',
    '```json\nAquí está el cuento:\n{"p":1,"es":"Uno vino.","en":"One came."}\n```',
  ],
  [
    'a whole array',
    '[\n{"p":1,"es":"Uno vino.","en":"One came."},\n{"p":1,"es":"Dos vinieron.","en":"Two came."}\n]',
  ],
  ['the languages by their names', '{"p":1,"Spanish":"Uno vino.","English":"One came."}'],
  ['no end of the last line', '{"p":1,"es":"Uno vino.","en":"One came."'],
])('an answer with %s loses no sentence', (_, whole) => {
  const cuts = cutInPieces([whole]);
  expect(sentencesOf(cuts)[0]).toBe('Uno vino.');
  expect(othersOf(cuts)[0]).toBe('One came.');
});

test('a translation cut off by the end is null', () => {
  const cuts = cutInPieces(['{"p":1,"es":"Uno vino.","en":"One ca']);
  expect([sentencesOf(cuts), othersOf(cuts)]).toEqual([['Uno vino.'], [null]]);
});

test('swapped language keys are corrected before a sentence is emitted', () => {
  const cuts = cutInPieces(['{"p":1,"es":"The lighthouse was asleep.","en":"El faro estaba dormido."}\n']);
  expect([sentencesOf(cuts), othersOf(cuts)]).toEqual([
    ['El faro estaba dormido.'],
    ['The lighthouse was asleep.'],
  ]);
});

test('plain prose becomes a story in one language', () => {
  const prose = `# El faro\n\nEl faro duerme. El mar ríe.\n\n${'La ola salta. '.repeat(60)}`;
  const cuts = cutInPieces([prose]);
  expect(cuts.filter(({ type }) => type === 'title')).toEqual([ALL[0]]);
  expect(sentencesOf(cuts)).toHaveLength(62);
  expect(othersOf(cuts)).toEqual([]);
});

test('short plain prose becomes a story in one language', () => {
  const cuts = cutInPieces(['El faro\n\nUno vino.\nDos vinieron.']);
  expect(cuts.map(({ type }) => type)).toEqual(['title', 'sentence', 'sentence']);
});

test('values of pairs lose marks, invisible signs and escapes, and what is no sentence is none', () => {
  const cutter = new PairCutter('es', 'en');
  const lines = [
    '{"p":1,"es":"1. La *luz* \\u202e\\u200bn\u0303o\ufffd.","en":"**The** light."}',
    '{"p":2,"es":"[música suave]","en":"[soft music]"}',
    '{"p":3,"es":"Fin\\\\n ya.","en":"- The end."}',
  ];
  const pieces = [...cutter.push(lines.join('\n')), ...cutter.end()];
  expect(pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []))).toEqual([
    'La luz ño.',
    'The light.',
    'Fin ya.',
    'The end.',
  ]);
});
