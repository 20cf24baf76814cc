import { expect, test } from 'vitest';
import { PairCutter } from './pair-cutter.ts';
import { StoryCutter } from './story-cutter.ts';

function* cuttings(text: string): Generator<string[]> {
  yield [text];
  yield [...text];
  for (let at = 1; at < text.length; at++) yield [text.slice(0, at), text.slice(at)];
}

const cutBy = (cutter: StoryCutter | PairCutter, pieces: string[]) => [
  ...pieces.flatMap((piece) => cutter.push(piece)),
  ...cutter.end(),
];

const BEFORE = [
  '¡Claro! Aquí tienes un cuento sobre un faro:\n\n',
  '¡Por supuesto!\n\nAquí está el cuento de tu hija:\n',
  'Claro que sí. Aquí te dejo un cuento de unas 200 palabras, con un faro y una niña valiente que lo cuida toda la noche… ',
  '**Aquí tienes tu cuento:**\n\n',
  'Sure! Here is a bedtime story about a lighthouse for children aged 3–5:\n\n---\n\n',
  'Certainly! Here’s a short story for Lola.\n',
  'Okay. I’ve written a story about a lighthouse: ',
];
const FENCES: [string, string][] = [
  ['```\n', '\n```'],
  ['```markdown\n', '\n```\n'],
  ['~~~\n', '~~~'],
  ['', ' ```'],
];
const STORY = '# El faro\n\nLola vivía allí. El mar dormía.\n\nFin.';
const CUTS = [
  { type: 'title', title: 'El faro' },
  { type: 'sentence', index: 0, paragraph: 0, text: 'Lola vivía allí.' },
  { type: 'sentence', index: 1, paragraph: 0, text: 'El mar dormía.' },
  { type: 'sentence', index: 2, paragraph: 1, text: 'Fin.' },
];

test.each([
  ...BEFORE.map((before) => [before, ''] as const),
  ...FENCES,
  ['Sure! Here is the story:\n\n```\n', '\n```'] as const,
])('a story between %j and %j keeps its title and sentences', (before, after) => {
  const text = `${before}${STORY}${after}`;
  for (const pieces of cuttings(text)) {
    expect(cutBy(new StoryCutter('es'), pieces), JSON.stringify(pieces)).toEqual(CUTS);
    // A model that was asked for two languages and writes one is read in the same way.
    expect(cutBy(new PairCutter('es', 'en'), pieces), JSON.stringify(pieces)).toEqual(CUTS);
  }
});

const PAIRS =
  '# El faro\n{"p":1,"es":"Lola vivía allí.","en":"Lola lived there."}\n{"p":2,"es":"Fin.","en":"The end."}\n';

test.each([...BEFORE.map((before) => [before, ''] as const), ...FENCES.slice(0, 3)])(
  'a story in two languages between %j and %j is only its pairs',
  (before, after) => {
    for (const pieces of cuttings(`${before}${PAIRS}${after}`)) {
      expect(cutBy(new PairCutter('es', 'en'), pieces), JSON.stringify(pieces)).toEqual([
        CUTS[0],
        { type: 'sentence', index: 0, paragraph: 0, text: 'Lola vivía allí.' },
        { type: 'pair', indices: [0], text: 'Lola lived there.' },
        { type: 'sentence', index: 1, paragraph: 1, text: 'Fin.' },
        { type: 'pair', indices: [1], text: 'The end.' },
      ]);
    }
  },
);

test.each([
  // Headings and short lines are titles.
  ['# Here Is the Story of Max.\n\nMax slept.', 'Here Is the Story of Max.', ['Max slept.']],
  ['Here Is Room for One More\n\nMax slept.', 'Here Is Room for One More', ['Max slept.']],
  // Sentences of the story are kept, however they begin.
  [
    '# T\n\n¡Claro! Aquí tienes un cuento: dijo el mar.',
    'T',
    ['¡Claro!', 'Aquí tienes un cuento: dijo el mar.'],
  ],
  ['Aquí está la luna. Lola ríe.', 'Tu cuento', ['Aquí está la luna.', 'Lola ríe.']],
  ['¡Claro! —dijo el zorro. Y se fue.', 'Tu cuento', ['¡Claro! —dijo el zorro.', 'Y se fue.']],
  ['Esta es la historia de un faro. Brilla.', 'Tu cuento', ['Esta es la historia de un faro.', 'Brilla.']],
])('the story %j has no introduction', (text, title, sentences) => {
  for (const pieces of cuttings(text)) {
    const [first, ...others] = cutBy(new StoryCutter('es'), pieces);
    expect([first, others.map((cut) => cut.type === 'sentence' && cut.text)], JSON.stringify(pieces)).toEqual(
      [{ type: 'title', title }, sentences],
    );
  }
});
