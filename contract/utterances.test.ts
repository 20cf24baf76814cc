import { expect, test } from 'vitest';
import { castNames, utterancesOf } from './utterances.ts';

/** A sentence with the spans of these words, each spoken by the figure of the same place. */
function spoken(text: string, ...said: [words: string, by: string][]) {
  let from = 0;
  const speech = said.map(([words, by]) => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    return { by, start, end: from };
  });
  return { text, speech };
}

test.each<[string, ReturnType<typeof spoken>, [string, string | null][]]>([
  [
    'a raya and the narrator’s insertion',
    spoken('—¿Quién eres? —dijo Ana—. Tengo frío.', ['¿Quién eres?', 'ana'], ['Tengo frío.', 'ana']),
    [
      ['—¿Quién eres?', 'ana'],
      [' —dijo Ana—. ', null],
      ['Tengo frío.', 'ana'],
    ],
  ],
  [
    'quotation marks with the comma inside or outside',
    spoken('“Who,” it said, “is there?”', ['Who,', 'owl'], ['is there?', 'owl']),
    [
      ['“Who,”', 'owl'],
      [' it said, ', null],
      ['“is there?”', 'owl'],
    ],
  ],
  [
    'two figures in one sentence',
    spoken('«Sí», dijo él. —No —dijo ella.', ['Sí', 'a'], ['No', 'b']),
    [
      ['«Sí»,', 'a'],
      [' dijo él. ', null],
      ['—No', 'b'],
      [' —dijo ella.', null],
    ],
  ],
  ['marks alone around the speech', spoken('— «Ven.» —', ['Ven.', 'a']), [['— «Ven.» —', 'a']]],
  ['no speech', { text: 'Llueve.', speech: [] }, [['Llueve.', null]]],
  [
    'two opening marks',
    spoken('Y dijo: “¡¿Qué?!” Calló.', ['Qué?!', 'a']),
    [
      ['Y dijo: ', null],
      ['“¡¿Qué?!”', 'a'],
      [' Calló.', null],
    ],
  ],
])('utterances of a sentence with %s', (_, sentence, expected) => {
  const found = utterancesOf(sentence);
  expect(found.map(({ text, by }) => [text, by])).toEqual(expected);
  expect(found.map(({ text }) => text).join('')).toBe(sentence.text);
});

test('a figure has its name of the other language there, where it has one', () => {
  const cast = [
    { id: 'z', name: 'el zorro', translatedName: 'the fox', age: 'adult' as const, gender: null },
    { id: 'a', name: 'Ana', age: 'small' as const, gender: 'f' as const },
  ];
  expect([...castNames(cast, false).values()]).toEqual(['El zorro', 'Ana']);
  expect([...castNames(cast, true).values()]).toEqual(['The fox', 'Ana']);
  expect(castNames(undefined, true).size).toBe(0);
});
