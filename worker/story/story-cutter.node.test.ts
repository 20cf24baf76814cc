import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testkit/worker/runs.ts';
import { type ProsePiece, StoryCutter } from './story-cutter.ts';
import { joinSentences, splitStory } from './story-text.ts';

function cutInPieces(pieces: string[]): ProsePiece[] {
  const cutter = new StoryCutter('es');
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
}

const STORY = `# El faro de los sueños

Lola vivía en un faro. ¿Quién encendía la luz? ¡Ella misma!

—¡Hola! —dijo el Sr. Pez—. Tengo sueño… mucho sueño.
—Duerme aquí —respondió Lola.

Y durmieron.`;

// @spec 2.43
test('a story is cut into its title, paragraphs and sentences', () => {
  expect(cutInPieces([STORY])).toEqual([
    { type: 'title', title: 'El faro de los sueños' },
    { type: 'sentence', index: 0, paragraph: 0, text: 'Lola vivía en un faro.' },
    { type: 'sentence', index: 1, paragraph: 0, text: '¿Quién encendía la luz?' },
    { type: 'sentence', index: 2, paragraph: 0, text: '¡Ella misma!' },
    { type: 'sentence', index: 3, paragraph: 1, text: '—¡Hola! —dijo el Sr. Pez—.' },
    { type: 'sentence', index: 4, paragraph: 1, text: 'Tengo sueño… mucho sueño.' },
    { type: 'sentence', index: 5, paragraph: 2, text: '—Duerme aquí —respondió Lola.' },
    { type: 'sentence', index: 6, paragraph: 3, text: 'Y durmieron.' },
  ]);
});

test('a sentence is emitted at the first letter behind it, whatever stands between', () => {
  const emittedAt = (text: string) => {
    const cutter = new StoryCutter('es');
    cutter.push('# Un título\n\nEl Sr. Gato ');
    return [...text].findIndex((sign) => cutter.push(sign).length > 0);
  };
  for (const ended of ['duerme. ', '¡duerme! ', 'duerme.» ', 'duerme. ¿', 'duerme. 3 '])
    expect([ended, emittedAt(`${ended}Luego ríe.`)]).toEqual([ended, ended.length]);
});

test('a sentence is emitted as soon as the next one begins', () => {
  const cutter = new StoryCutter('es');
  expect(cutter.push('# Un título\n\nEl gato duerme.')).toEqual([{ type: 'title', title: 'Un título' }]);
  expect(cutter.push(' ')).toEqual([]);
  expect(cutter.push('L')).toEqual([{ type: 'sentence', index: 0, paragraph: 0, text: 'El gato duerme.' }]);
});

test.each([
  ['**El pez**\n\nNada.', 'El pez'],
  ['Título: El pez\nNada.', 'El pez'],
  ['“El pez”\n\nNada.', 'El pez'],
  ['El pez\n\nNada.', 'El pez'],
])('a title is found in %j', (text, title) => {
  expect(cutInPieces([text])[0]).toEqual({ type: 'title', title });
});

test('a long title ends at a word, with a mark of what is missing', () => {
  const title = `El ratón que ${'quería '.repeat(15)}dar la vuelta al mundo`;
  const [first] = cutInPieces([`# ${title}\n\nNada.`]);
  expect(first).toEqual({ type: 'title', title: `El ratón que ${'quería '.repeat(15).trim()}…` });
  const [word] = cutInPieces([`# ${'a'.repeat(200)}\n\nNada.`]);
  expect(word).toEqual({ type: 'title', title: `${'a'.repeat(119)}…` });
});

test('a title loses invisible characters', () => {
  expect(cutInPieces(['# El \u202epez\u0000\u200b  azul\n\nNada.'])[0]).toEqual({
    type: 'title',
    title: 'El pez azul',
  });
  expect(cutInPieces(['# \u200b\u2060\n\nNada.'])[0]).toEqual({ type: 'title', title: 'Tu cuento' });
});

// @spec 2.41
test('a story without a title line loses no sentence', () => {
  expect(cutInPieces(['El pez nada. El gato mira.\n\nFin.'])).toEqual([
    { type: 'title', title: 'Tu cuento' },
    { type: 'sentence', index: 0, paragraph: 0, text: 'El pez nada.' },
    { type: 'sentence', index: 1, paragraph: 0, text: 'El gato mira.' },
    { type: 'sentence', index: 2, paragraph: 1, text: 'Fin.' },
  ]);
});

test('a story without a title gets a default in its language', () => {
  const cutter = new StoryCutter('en');
  const [first] = [...cutter.push('The fish swims. The cat looks on.'), ...cutter.end()];
  expect(first).toEqual({ type: 'title', title: 'Your Story' });
});

/** Random text from difficult parts: marks, abbreviations, breaks. */
const fragments = fc.array(
  fc.constantFrom(
    'Lola ',
    'el Sr. ',
    'vino. ',
    '¿Y tú? ',
    '—¡Hola! —dijo ',
    '… ',
    '... ',
    '"Sí" ',
    '«no», ',
    '3.5 ',
    'A. ',
    '(así) ',
    '\n',
    '\r\n',
    '\n\n',
    '# ',
    '**',
    'Título: ',
    '—',
    '. ',
    '! ',
    'ñandú 🐙 ',
    '“¿Eh?” ',
    '1. 2 ',
    'etc. ',
  ),
  { maxLength: 40 },
);

const scenes = fc.array(
  fc.constantFrom(
    '<scene> sea, night, happy, whale',
    '<scene sea, fox>',
    '\nEscena: mar',
    '</scene>',
    '\nEs',
    '\n',
  ),
  { maxLength: 4 },
);

/** The same text, cut at random places. */
const chopped = fc.tuple(fragments, scenes, fragments).chain((all) => {
  const parts = all.flat();
  const text = parts.join('');
  return fc
    .array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 })
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), text.length])
    .map((bounds) => bounds.slice(1).map((end, i) => text.slice(bounds[i], end)));
});

test('the result does not depend on the chunks', () => {
  fc.assert(
    fc.property(chopped, (pieces) => {
      expect(cutInPieces(pieces)).toEqual(cutInPieces([pieces.join('')]));
    }),
    { numRuns: runs(1000) },
  );
});

test('splitStory and the cutter produce the same sentences', () => {
  fc.assert(
    fc.property(fragments, (parts) => {
      const sentences = cutInPieces([`# T\n${parts.join('')}`])
        .filter((cut) => cut.type === 'sentence')
        .map(({ index, paragraph, text }) => ({ index, paragraph, text }));
      expect(splitStory(joinSentences(sentences), 'es')).toEqual(sentences);
    }),
    { numRuns: runs(1000) },
  );
});
