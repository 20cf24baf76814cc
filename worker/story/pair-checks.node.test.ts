import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from './number-words.ts';
import { PairChecks, type PairFault } from './pair-checks.ts';

test.each([
  ['Pesa ciento doce kilos.', 'It weighs a hundred and twelve kilos.', [112]],
  ['Tiene treinta y cinco años.', 'She is thirty-five.', [35]],
  ['Vio tres y luego cuatro.', 'He saw three and then four.', [3, 4]],
  ['Eran doscientos, o dos mil.', 'They were two hundred, or two thousand.', [200, 2000]],
  ['Uno o dos.', 'One or two, both, once.', []],
  ['A las 7 y a las once.', 'At 7 and at eleven.', [7, 11]],
  ['Veintitrés, mil quinientas.', 'Twenty-three, one thousand five hundred.', [23, 1500]],
])('%s and %s contain the same numbers', (es, en, numbers) => {
  expect([numbersIn(es, 'es'), numbersIn(en, 'en')]).toEqual([numbers, numbers]);
});

function faultOf(own: string, other: string, before: string[] = []): PairFault | null {
  const checks = new PairChecks('es', 'en', ['Ana', 'Zoë']);
  for (const text of [...before, own]) checks.add(text);
  return checks.faultOf(own, other);
}

test.each([
  ['Ana abrió la puerta.', 'Ana opened the door.'],
  ['—¿Quién eres? —preguntó el Sr. Pez.', '“Who are you?” asked Mr Pez.'],
  ['¡Toc, toc!', 'Knock, knock!'],
  ['El martes, Zoë comió tres peras.', 'On Tuesday Zoë ate three pears.'],
  ['Esperó.', 'She waited for a while.'],
  ['La mochila de Ana era roja.', 'Ana’s backpack was red.'],
])('the pair checks accept %s, %s', (own, other) => {
  expect(faultOf(own, other)).toBeNull();
});

test.each<[PairFault, string, string]>([
  ['empty', 'El faro duerme.', ' … '],
  ['same', 'El faro duerme otra vez.', 'El faro duerme otra vez.'],
  ['language', 'El faro duerme en la isla.', 'El mar ríe cuando llega la noche.'],
  ['length', 'El faro duerme en la isla y nadie lo sabe todavía.', 'It sleeps.'],
  ['merged', 'El faro duerme en la isla.', 'The lighthouse sleeps. The sea laughs.'],
  ['numbers', 'Había siete barcos en el puerto.', 'There were nine boats in the harbour.'],
  ['numbers', 'Había 7 barcos en el puerto.', 'There were boats in the harbour.'],
  ['names', 'Ana abrió la puerta.', 'Eva opened the door for Leo.'],
  ['names', 'El gato miró a Bruno.', 'The cat looked at Oscar.'],
  ['question', '¿Dónde está la llave del faro?', 'The key of the lighthouse is here.'],
])('%s: %s, %s', (fault, own, other) => {
  expect(faultOf(own, other)).toBe(fault);
});

test('a name at the beginning of a sentence is recognised from an earlier one', () => {
  expect(faultOf('Bruno miró el mar.', 'Oscar looked at the sea.', ['El gato de Bruno.'])).toBe('names');
});

test('a copy of the previous translation is rejected', () => {
  const checks = new PairChecks('es', 'en', []);
  checks.show('El mar ríe.', 'The sea laughs.');
  expect(checks.faultOf('La luna ríe.', 'The sea laughs.')).toBe('same');
});

test('a consistently different name counts as translated; a requested name never does', () => {
  const checks = new PairChecks('es', 'en', ['Ana']);
  const pairs = [
    ['El perro era Cohete.', 'The dog was Rocket.'],
    ['Todos querían a Cohete.', 'They all loved Rocket.'],
    ['Nadie paraba a Cohete.', 'Nobody stopped Rocket.'],
    ['Ni la lluvia mojaba a Cohete.', 'Not even the rain made Rocket wet.'],
  ] as const;
  expect(pairs.map(([own, other]) => checks.faultOf(own, other))).toEqual(['names', 'names', null, null]);
  const renamed = pairs.map(([own, other]) =>
    checks.faultOf(own.replace('Cohete', 'Ana'), other.replace('Rocket', 'Eve')),
  );
  expect(renamed).toEqual(['names', 'names', 'names', 'names']);
});

test('a name that was kept once is not translated later', () => {
  const checks = new PairChecks('es', 'en', []);
  checks.add('El gato era Bruno.');
  checks.show('El gato era Bruno.', 'The cat was Bruno.');
  for (const times of ['dos', 'muchas', 'mil', 'otras'])
    expect(checks.faultOf(`Lo vio ${times} veces Bruno.`, 'Often it was seen by Oscar.')).not.toBeNull();
});

test('the pair checks return a known fault or none for any text, and reject text without letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (own, other) => {
      const fault = faultOf(`A${own}`, other);
      if (!/[\p{L}\p{N}]/u.test(other)) expect(fault).toBe('empty');
    }),
  );
});

test.each([
  ['that was asked for', ['Ana'], []],
  ['that was the same on both sides', [], [['La niña se llamaba Ana.', 'The girl was called Ana.']]],
] as const)('a name %s never stands for another one on the other side', (_, given, before) => {
  const checks = new PairChecks('es', 'en', given);
  for (const [own, other] of before) {
    checks.add(own);
    checks.show(own, other);
  }
  const pairs = ['era', 'veía a', 'quería a', 'oía a', 'buscaba a'].map((verb) => [
    `El perro ${verb} Cohete.`,
    'The dog ran up to Ana.',
  ]);
  expect(pairs.map(([own, other]) => checks.faultOf(own!, other!))).toEqual(pairs.map(() => 'names'));
});
