import { expect, test } from 'vitest';
import { activityOf, thingsOfActivity } from './activities.ts';
import { doersOf } from './doers.ts';
import { isSubject, kinIn } from './kin.ts';

const kid = { kind: 'girl' as const, colour: null, garment: null };

/** Who does what in a topic, with its child: `girl digs, grandfather digs: tomato`. */
function done(topic: string): string | null {
  const activity = activityOf(topic);
  if (activity === null) return null;
  const { things, paints } = thingsOfActivity(activity, topic);
  const doers = doersOf(activity, things, [kid, ...kinIn(topic)], [{ ...kid, kind: 'boy' }]);
  const who = doers.map(({ figure: { kind }, does }) => [kind, does].filter(Boolean).join(' '));
  const what = things.map((thing) => [thing, paints[thing]].filter(Boolean).join(' '));
  return `${who.join(', ')}: ${what.join(', ')}`;
}

test.each([
  ['plantamos tomates con el abuelo', 'girl digs, grandfather digs: tomato'],
  ['mum and I paint the bedroom yellow', 'girl paints, woman paints: paint yellow'],
  ['mi papá me lee un cuento de buenas noches', 'girl sits on bed, man reads holding book: book, bed'],
  ['Nan and I bake bread', 'girl cooks behind table, grandmother cooks behind table: table, bread'],
  ['hacemos una tarta de fresa', 'girl cooks behind table: table, cake'],
  ['fishing with my uncle', 'girl sits holding rod, man sits: rod'],
  ['mi primer partido de baloncesto', 'girl throws beside basketball, boy runs: basketball'],
  ['a new baby brother', 'girl reaches beside baby, woman carries holding baby, baby: '],
  ["riding on daddy's shoulders", 'girl rides on man, man walks: '],
  ['mamá me peina', 'girl, woman brushes beside girl: '],
  ['la abuela nos cuenta una historia', 'girl sits, grandmother tells, boy sits: '],
  ['me escondo debajo de la manta', 'girl hides in den: den, lamp'],
  ['I whisper a secret', 'girl whispers beside boy, boy: '],
  ['montamos a caballo', 'girl rides on horse, horse: '],
  ['el abuelo y yo pescamos en el río', 'girl sits holding rod, grandfather sits: rod'],
  ['I help mum wash the car', 'girl washes beside car, woman washes beside car: car'],
  ['hago el pino', 'girl tumbles, boy jumps: '],
  ['tiramos bolas de nieve', 'girl throws beside ball, boy runs: ball white'],
  ['la bruja barría las nubes', 'girl sweeps: '],
  ['la noche de Reyes', 'girl carries holding gift, boy walks: gift'],
  ['el ratón Pérez', 'girl carries holding tooth, boy sleeps: tooth'],
  ['se va la luz', 'girl reaches holding lamp, boy: lamp'],
  ['ver las estrellas desde el tejado', 'girl looks beside telescope: telescope'],
  ['mamá da de mamar a mi hermanito', 'girl reaches beside baby, woman carries holding baby, baby: '],
  ['Papá Noel', 'girl carries holding gift, boy waves: gift, firtree'],
  ['recogemos a la tía en el aeropuerto', 'girl waves holding suitcase, woman waves: suitcase, plane'],
  ['me ponen una vacuna', 'girl sits on bed, woman reaches beside girl: bed'],
  ['una princesa en la cocina', null],
])('what %j says is done: %s', (topic, said) => {
  expect(done(topic)).toBe(said);
});

test.each([
  ['we play chess with grandad', 'table, chess'],
  ['jugamos al parchís', 'table, boardgame'],
  ['jugamos al dominó', 'table'],
  ['the magic carpet', null],
  ['mamá y yo cocinamos', 'table, stew'],
  ['we cook dinner with dad', 'table, stew'],
  ['cocinamos tamales con la abuela', 'table'],
  ['we make pupusas for lunch', 'table'],
  ['hacemos croquetas', 'table, croquettes'],
  ['liver for dinner again', 'table'],
  ['peas for dinner again', 'table, peas'],
  ['soup for lunch', 'table, soup'],
  ['my gran bakes a chocolate cake', 'table, cake'],
  ['cogemos aceitunas', 'olives'],
  ['picking quinces with grandpa', null],
  ['mi hermana toca las castañuelas', 'castanets'],
  ['my sister plays the hurdy-gurdy', null],
  ['our puppet show', 'puppet'],
  ['mi padrino toca la guitarra en el patio', 'guitar'],
  ['balloons at my birthday', 'balloon, cake'],
  ['pintamos calabazas', 'table, pumpkin'],
  ['eating watermelon', 'table, watermelon'],
  ['a carriage made from a pumpkin', null],
])('of %j no thing stands for another: %s', (topic, things) => {
  const activity = activityOf(topic);
  expect(activity && thingsOfActivity(activity, topic).things.join(', ')).toBe(things);
});

test.each([
  'mi hermana y yo cocinamos con fuego',
  'mi hermana y yo cocinamos solas',
  'we cook with knives',
  'murió mi abuelo y cocinamos',
  'I lost my kite',
])('of %j nothing is shown as done', (topic) => {
  expect(activityOf(topic)).toBeNull();
});

test('an animal that a topic is about does what is done, and who cries is hugged by a child', () => {
  const doing = (topic: string, hero: 'penguin' | 'dragon') =>
    doersOf(activityOf(topic)!, [], [{ ...kid, kind: hero }], [kid, kid]).map(({ does }) => does);
  expect(doing('the penguin who learned to skate', 'penguin')).toEqual(['skates', 'skates']);
  expect(doing('un dragón que llora', 'dragon')).toEqual(['cries', 'hugs beside dragon']);
  expect(doing('a dragon at the dentist', 'dragon')).toEqual(['sits on bed', 'reaches beside dragon']);
});

test.each([
  ['Uncle Joe plays the drums', true],
  ['mi papá canta', true],
  ['my teacher plays the ukulele', true],
  ['mamá y yo cocinamos', false],
  ['my daddy teaches me to swim', false],
  ['we cook with Dad', false],
])('that %j is about one of the family alone is %s', (topic, is) => {
  expect(isSubject(topic)).toBe(is);
});

test.each([
  ['mis hermanos y mi madrastra', 'boy boy woman'],
  ['mum and auntie Jo', 'woman woman'],
  ['mi nana es mi abuela', 'grandmother'],
  ['our baby brother and my twin', 'girl'],
  ['two dads', 'man man'],
  ['mum and her friends', 'woman woman woman'],
  ['la tata y yo', 'woman'],
  ['a cat and a mouse who are friends', ''],
  ['mi hermanito gatea', 'baby'],
  ['mi hermanito juega', 'boy'],
  ['mis dos abuelas', 'grandmother grandmother'],
  ['mis abuelos', 'grandmother grandfather'],
  ['Papá Noel', ''],
])('%j names %s', (topic, kinds) => {
  expect(
    kinIn(topic)
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(kinds);
});
