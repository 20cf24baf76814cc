import { expect, test } from 'vitest';
import { sayingRequest } from '../../contract/schemas/sayings.ts';
import { respell, type Saying, sayingsIn } from './said-right.ts';
import { placedWords } from './word-times.ts';

/** A told text, its sayings as `word > said`, and what is said. */
const CASES: readonly [told: string, sayings: string, said: string][] = [
  // English names in Spanish texts and the reverse
  ['Maeve mira el mar.', 'Maeve > Meiv', 'Meiv mira el mar.'],
  ['—¡Siobhan! —dijo Kai.', 'Siobhan > Shivón, Kai > Cai', '—¡Shivón! —dijo Cai.'],
  ['Begoña waved at the boat.', 'Begoña > Begonya', 'Begonya waved at the boat.'],
  ['“Íñigo, wait!” said Jorge.', 'Íñigo > Ee-nyee-go, Jorge > Hor-hay', '“Ee-nyee-go, wait!” said Hor-hay.'],
  ['Saoirse y Niamh juegan.', 'Saoirse > Sirsha, Niamh > Niv', 'Sirsha y Niv juegan.'],
  ['Xavi saw Aitana.', 'Xavi > Chavi, Aitana > Eye-tana', 'Chavi saw Eye-tana.'],
  ['Hugo hugged Hugo.', 'Hugo > Ugo', 'Ugo hugged Ugo.'],
  ['Wren vuela con Wren, la otra Wren.', 'Wren > Ren', 'Ren vuela con Ren, la otra Ren.'],
  ['Le gusta a Noah.', 'Noah > Nóa', 'Le gusta a Nóa.'],
  ['Ioan y Owain duermen.', 'Owain > Ouen', 'Ioan y Ouen duermen.'],
  // Words
  ['El iglú brilla.', 'iglú > iglu', 'El iglu brilla.'],
  ['A quokka smiled at the quokka.', 'quokka > kwocka', 'A kwocka smiled at the kwocka.'],
  ['Quokkas smile.', 'quokka > kwocka', 'Quokkas smile.'],
  ['The axolotl slept.', 'axolotl > axo-lottle', 'The axo-lottle slept.'],
  ['Come un croissant.', 'croissant > cruasán', 'Come un cruasán.'],
  ['Un wok y un walkie-talkie.', 'walkie-talkie > uoqui toqui', 'Un wok y un uoqui toqui.'],
  // Spaces in the word, in its spelling, in both, and of another kind in the text
  ['Ana María ríe.', 'Ana María > Anamaría', 'Anamaría ríe.'],
  ['Mei Ling ríe.', 'Mei Ling > Mei Lin', 'Mei Lin ríe.'],
  ['Leigh ríe.', 'Leigh > Li i', 'Li i ríe.'],
  ['San\u00a0Xoán y San Xoán.', 'San Xoán > San Shoán', 'San Shoán y San Shoán.'],
  ['La de la Luz vino.', 'de la Luz > Delalús', 'La Delalús vino.'],
  ['Jean Luc came.', 'Jean Luc > John Luke Picard', 'John Luke Picard came.'],
  // Apostrophes of both kinds, possessives, plurals of families
  ["D'Artagnan rode.", 'D’Artagnan > Dartanyan', 'Dartanyan rode.'],
  ['D’Artagnan rode.', "D'Artagnan > Dartanyan", 'Dartanyan rode.'],
  ['Maeve’s hat and Kai’s boat.', 'Maeve > Mayv, Kai > Kye', 'Mayv’s hat and Kye’s boat.'],
  ["O'Brien waved.", 'O’Brien > Oh Bryan', 'Oh Bryan waved.'],
  ['That is James’ boat.', 'James > Jaymes', 'That is Jaymes’ boat.'],
  ['L’Aia i l’Aia.', 'Aia > Aya', 'L’Aya i l’Aya.'],
  // Capitals: a name with a capital, a word with either
  ['Rosa mira la rosa.', 'Rosa > Rósa', 'Rósa mira la rosa.'],
  ['Iris pinta el iris.', 'Iris > Airis', 'Airis pinta el iris.'],
  ['¡MAEVE! ¡Ven, maeve!', 'Maeve > Meiv', '¡Meiv! ¡Ven, maeve!'],
  ['Quokka, quokka, QUOKKA.', 'quokka > cuoca', 'cuoca, cuoca, cuoca.'],
  ['Will will see Will.', 'Will > Wil', 'Wil will see Wil.'],
  ['Luz y luz.', 'Luz > Lus, luz > luss', 'Lus y luss.'],
  ['McKenna jumps.', 'McKenna > Mac Kenna', 'Mac Kenna jumps.'],
  ['Al final, Al mira.', 'Al > Ol', 'Ol final, Ol mira.'],
  // Within compounds, and not within words
  ['Mei-Ling y Mei.', 'Mei > Mey', 'Mey-Ling y Mey.'],
  ['Mei-Ling y Mei.', 'Mei-Ling > Meilín, Mei > Mey', 'Meilín y Mey.'],
  ['Ana-Sofía y Anabel.', 'Ana > Aná', 'Aná-Sofía y Anabel.'],
  ['El superhéroe Bo y Bob.', 'Bo > Bou', 'El superhéroe Bou y Bob.'],
  ['Ari’s mini-Ari.', 'Ari > Arry', 'Arry’s mini-Arry.'],
  ['Kai2 y Kai.', 'Kai > Cai', 'Kai2 y Cai.'],
  ['Eva evapora.', 'Eva > Éva', 'Éva evapora.'],
  ['Jon, Jonás, Jon.', 'Jon > Yon', 'Yon, Jonás, Yon.'],
  // One inside another: the longest; what is said is not searched again
  ['Ana y Ana Luz.', 'Ana > Aná, Ana Luz > Analuz', 'Aná y Analuz.'],
  ['Kai y Cai.', 'Kai > Cai, Cai > Kai', 'Cai y Kai.'],
  ['Zoe y Chloe.', 'Chloe > Zoe, Zoe > Soi', 'Soi y Zoe.'],
  // Marks beside it
  ['«Maeve», dijo.', 'Maeve > Meiv', '«Meiv», dijo.'],
  ['(Maeve)… ¿Maeve? —Maeve—.', 'Maeve > Meiv', '(Meiv)… ¿Meiv? —Meiv—.'],
  ['Maeve/Kai.', 'Maeve > Meiv, Kai > Cai', 'Meiv/Cai.'],
  ['Maeve,Kai.', 'Maeve > Meiv, Kai > Cai', 'Meiv,Cai.'],
  ['…Maeve', 'Maeve > Meiv', '…Meiv'],
  ['Maeve', 'Maeve > Meiv', 'Meiv'],
  ['', 'Maeve > Meiv', ''],
  // Letters with marks, composed or not
  ['Zoe\u0308 y Zoë.', 'Zoë > Soi', 'Zoe\u0308 y Soi.'],
  ['Nuño y Nuno.', 'Nuño > Nunyo', 'Nunyo y Nuno.'],
  ['Øyvind waved.', 'Øyvind > Oyvin', 'Oyvin waved.'],
  ['Ångel no es Ángel.', 'Ángel > Ánjel', 'Ångel no es Ánjel.'],
  ['R2D2 rueda.', 'R2D2 > erre dos de dos', 'erre dos de dos rueda.'],
  ['Beñat y Beñat y Beñat y Beñat.', 'Beñat > Beniat', 'Beniat y Beniat y Beniat y Beniat.'],
];

const listed = (sayings: string): Saying[] =>
  sayings.split(', ').map((one) => {
    const [word = '', said = ''] = one.split(' > ');
    expect(sayingRequest.parse({ language: 'es', word, said })).toMatchObject({ word, said });
    return { word, said };
  });

test('sixty names and words are said by their spelling, and by no other', () => {
  expect(CASES).toHaveLength(60);
  for (const [told, sayings, said] of CASES) {
    const respelt = respell(told, listed(sayings));
    expect([respelt.told, respelt.said]).toEqual([told, said]);
  }
});

/** Words of a text with the share of time at which each begins, a second for each word that is said. */
const heard = (told: string, sayings: string): [word: string, start: number][] => {
  const respelt = respell(told, listed(sayings));
  const times = respelt.said.split(/\s+/u).map((_, nth) => ({ start: nth, end: nth + 1 }));
  return placedWords(respelt, times, 100)!.map(({ from, to, start }) => [told.slice(from, to), start]);
};

test('every word of the told text has its time, whatever its spelling is cut into', () => {
  for (const [told, sayings] of CASES) {
    const words = told.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
    const placed = told === '' ? [] : heard(told, sayings);
    expect(placed.map(([word]) => word)).toEqual(
      words.map((word) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/u.exec(word)![0]),
    );
    const starts = placed.map(([, start]) => start);
    expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
  }
});

test.each<[string, string, [string, number][]]>([
  [
    'several words for one',
    'Leigh > Li i',
    [
      ['Leigh', 0],
      ['ríe', 2],
    ],
  ],
  [
    'one word for several',
    'Ana María > Anamaría',
    [
      ['Ana', 0],
      ['María', 0.375],
      ['ríe', 1],
    ],
  ],
  [
    'as many words',
    'Mei Ling > Mei Lin',
    [
      ['Mei', 0],
      ['Ling', 1],
      ['ríe', 2],
    ],
  ],
  [
    'other than as many',
    'Jean Luc > John Luke Picard',
    [
      ['Jean', 0],
      ['Luc', (3 * 4) / 7],
      ['ríe', 3],
    ],
  ],
])('the highlight follows %s', (_, sayings, expected) => {
  const [told = ''] = sayings.split(' > ');
  const placed = heard(`${told} ríe.`, sayings);
  expect(placed.map(([word]) => word)).toEqual(expected.map(([word]) => word));
  for (const [nth, [, start]] of expected.entries()) expect(placed[nth]![1]).toBeCloseTo(start);
});

test('a text without its words is what it was, and only sayings of a text are its own', () => {
  const sayings = listed('Maeve > Meiv, quokka > cuoca');
  expect(respell('Nada de eso.', sayings)).toEqual({ told: 'Nada de eso.', said: 'Nada de eso.', swaps: [] });
  expect(sayingsIn(['Nada.', 'Un quokka.'], sayings)).toEqual([{ word: 'quokka', said: 'cuoca' }]);
});

test.each(['', '   ', '-', '[laughs]', '<break/>', 'Мейв', '梅', 'a'.repeat(61), 'Meiv!', 'a/b', '{Meiv}'])(
  'a spelling %j, which a voice service may read as a mark of its own, is refused',
  (said) => {
    expect(sayingRequest.safeParse({ language: 'es', word: 'Maeve', said }).success).toBe(false);
  },
);
