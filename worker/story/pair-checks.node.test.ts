import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNegated } from './negation.ts';
import { numbersIn } from './number-words.ts';
import { type Finding, PairChecks, type PairFault } from './pair-checks.ts';

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

function findingIn(own: string, other: string, before: string[] = []): Finding | null {
  const checks = new PairChecks('es', 'en', ['Ana', 'Zoë']);
  for (const text of [...before, own]) checks.add(text);
  return checks.findingIn(own, other);
}
/** The certain fault of a pair. */
function faultOf(own: string, other: string, before: string[] = []): PairFault | null {
  const finding = findingIn(own, other, before);
  return finding?.isCertain ? finding.fault : null;
}

test.each([
  ['Ana abrió la puerta.', 'Ana opened the door.'],
  ['—¿Quién eres? —preguntó el Sr. Pez.', '“Who are you?” asked Mr Pez.'],
  ['¡Toc, toc!', 'Knock, knock!'],
  ['El martes, Zoë comió tres peras.', 'On Tuesday Zoë ate three pears.'],
  ['Esperó.', 'She waited for a while.'],
  ['La mochila de Ana era roja.', 'Ana’s backpack was red.'],
  ['Ahora, los sábados, hay gente.', 'Now, on Saturdays, there are people.'],
  ['Comía pan francés.', 'She ate French bread.'],
  ['La abuela dijo que sí.', 'And then Nan said yes.'],
  ['La Vaca pagó su billete.', 'So Cow paid her fare.'],
  ['Llegaron los Reyes Magos.', 'Then the Three Kings came.'],
  ['Durmió quince días.', 'It slept for two weeks.'],
  ['Quedaron tres a tres.', 'It was three all.'],
  ['Volvió a Kenia en tren.', 'She went back to Kenya by train.'],
  ['No vino nadie a la fiesta.', 'Nobody came to the party.'],
  ['¡Feliz cumpleaños!', 'They sang: Happy Birthday!'],
  ['Miró la Luna.', 'She looked at the moon.'],
  ['La enfermera Sole dijo que sí.', 'And then Nurse Sole said yes.'],
  ['Leyó «El primer día de colegio».', 'She read “The First Day of School”.'],
])('the pair checks accept %s, %s', (own, other) => {
  expect(findingIn(own, other)).toBeNull();
});

test.each<[PairFault, string, string]>([
  ['names', 'Abrió la puerta.', 'And then Ana opened the door.'],
  ['names', 'Ana la sacó de la cama.', 'She pulled her out of bed.'],
  ['question', '¿Dónde está la llave del faro?', 'The key of the lighthouse is here.'],
  ['negation', 'El faro no duerme.', 'The lighthouse sleeps.'],
  ['negation', 'El faro duerme.', 'The lighthouse never sleeps.'],
])('the pair checks doubt, and show, another %s: %s, %s', (fault, own, other) => {
  expect(findingIn(own, other)).toEqual({ fault, isCertain: false });
});

test('a translation much shorter than those of its story is doubted', () => {
  const checks = new PairChecks('es', 'en', []);
  const long = 'El farero subió despacio los cien escalones de piedra, uno por uno';
  const short = 'The keeper slowly climbed the hundred steps';
  expect(checks.findingIn(long, short)).toBeNull();
  for (const _ of [1, 2, 3, 4])
    checks.show(long, 'The lighthouse keeper slowly climbed the hundred stone steps, one by one');
  expect(checks.findingIn(long, short)).toEqual({ fault: 'length', isCertain: false });
});

test.each([
  ['es', 'No vino.', true],
  ['es', 'Nunca vino nadie.', true],
  ['es', 'Vino sin sombrero.', true],
  ['es', 'Vino, ¿no?', false],
  ['en', 'It didn’t come.', true],
  ['en', 'No one came.', true],
  ['en', 'It came without a hat.', true],
  ['en', 'It came, didn’t it?', false],
  ['en', 'It noticed a knot.', false],
] as const)('in %s, %s is negated: %s', (language, text, negated) => {
  expect(isNegated(text, language)).toBe(negated);
});

test.each<[PairFault, string, string]>([
  ['empty', 'El faro duerme.', ' … '],
  ['same', 'El faro duerme otra vez.', 'El faro duerme otra vez.'],
  ['language', 'El faro duerme en la isla.', 'El mar ríe cuando llega la noche.'],
  ['language', 'El faro duerme en la isla.', 'Le phare dort dans une île avec elle.'],
  ['length', 'El faro duerme en la isla y nadie lo sabe todavía.', 'It sleeps.'],
  ['merged', 'El faro duerme en la isla.', 'The lighthouse sleeps. The sea laughs.'],
  ['numbers', 'Había siete barcos en el puerto.', 'There were nine boats in the harbour.'],
  ['numbers', 'Había 7 barcos en el puerto.', 'There were boats in the harbour.'],
  ['names', 'Ana abrió la puerta.', 'Eva opened the door for Leo.'],
  ['names', 'El gato miró a Bruno.', 'The cat looked at Oscar.'],
])('%s: %s, %s', (fault, own, other) => {
  expect(faultOf(own, other)).toBe(fault);
});

test('a name at the beginning of a sentence is recognised from an earlier one', () => {
  expect(findingIn('Bruno miró el mar.', 'Oscar looked at the sea.', ['El gato de Bruno.'])).toEqual({
    fault: 'names',
    isCertain: false,
  });
});

test('a copy of the previous translation is rejected', () => {
  const checks = new PairChecks('es', 'en', []);
  checks.show('El mar ríe.', 'The sea laughs.');
  expect(checks.findingIn('La luna ríe.', 'The sea laughs.')).toEqual({ fault: 'same', isCertain: true });
});

test('a consistently different name counts as translated; a requested name never does', () => {
  const checks = new PairChecks('es', 'en', ['Ana']);
  const pairs = [
    ['El perro era Trasto.', 'The dog was Rascal.'],
    ['Todos querían a Trasto.', 'They all loved Rascal.'],
    ['Nadie paraba a Trasto.', 'Nobody stopped Rascal.'],
    ['Ni la lluvia mojaba a Trasto.', 'Not even the rain made Rascal wet.'],
  ] as const;
  const faults = (some: readonly (readonly [string, string])[]) =>
    some.map(([own, other]) => {
      const finding = checks.findingIn(own, other);
      return finding?.isCertain ? finding.fault : null;
    });
  expect(faults(pairs)).toEqual(['names', 'names', null, null]);
  const renamed = pairs.map(
    ([own, other]) => [own.replace('Trasto', 'Ana'), other.replace('Rascal', 'Eve')] as const,
  );
  expect(faults(renamed)).toEqual(['names', 'names', 'names', 'names']);
});

test('a name that was kept once is not translated later', () => {
  const checks = new PairChecks('es', 'en', []);
  checks.add('El gato era Bruno.');
  checks.show('El gato era Bruno.', 'The cat was Bruno.');
  for (const times of ['dos', 'muchas', 'mil', 'otras'])
    expect(checks.findingIn(`Lo vio ${times} veces Bruno.`, 'Often it was seen by Oscar.')).not.toBeNull();
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
    `El perro ${verb} Trasto.`,
    'The dog ran up to Ana.',
  ]);
  expect(pairs.map(([own, other]) => checks.findingIn(own!, other!))).toEqual(
    pairs.map(() => ({ fault: 'names', isCertain: true })),
  );
});
