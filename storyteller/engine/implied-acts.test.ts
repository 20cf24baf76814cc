import { expect, test } from 'vitest';
import { sceneWordsIn } from '../../contract/scene-words.ts';
import { costumeIn, impliedActOf } from './implied-acts.ts';
import { kinIn } from './kin.ts';
import { placeIn, sizeIn, yearnedIn } from './topic-picture.ts';
import { withoutLikeness } from './typed-picture.ts';

const implied = (typed: string): string | null => {
  const { figures, things } = sceneWordsIn(typed);
  return (
    impliedActOf(typed, { beings: figures, kin: kinIn(typed), things, place: placeIn(typed) })?.does ?? null
  );
};

test.each([
  ['mis botas de agua', 'jumps holding boots'],
  ['my red bicycle', 'rides on bicycle'],
  ['a fire engine', 'waves beside fireengine'],
  ["my grandad's tractor", 'rides in tractor'],
  ['pizza', 'eats behind table'],
  ['mi gato', 'hugs beside $animal'],
  ['una ballena', 'waves'],
  ['a snail', 'looks'],
  ['mi oso de peluche', 'hugs beside teddy'],
  ['me gusta la noche', 'looks beside telescope'],
  ['summer', 'sits'],
  ['mi abuela', 'hugs beside $other'],
  ['un tobogán', 'slides on slide'],
  ['a slide', 'slides on slide'],
  ['la noria', 'waves beside bigwheel'],
  ['nothing of all this', null],
])('what goes with %j is %s', (typed, does) => {
  expect(implied(typed)).toBe(does);
});

test.each([
  ['yo soy una oveja', 'ears white'],
  ['my sister got the part of the donkey', 'ears grey'],
  ["I'm a brown bear in the school play", 'ears brown'],
  ['soy la reina del cumple', 'crown undefined'],
  ['quiero ser pirata', 'tricorn undefined'],
  ['my dad is a baker', 'toque undefined'],
  ['un disfraz de pirata', 'tricorn undefined'],
  ['me disfrazo de princesa', 'crown undefined'],
  ['my witch costume', 'pointed undefined'],
  ['a boy dressed as a pirate', 'tricorn undefined'],
  ['un gato que es pirata', null],
  ['mi oveja y yo', null],
  ['I am a big sister', null],
])('%j is a costume: %s', (typed, worn) => {
  const costume = costumeIn(typed);
  expect(costume && `${costume.wears} ${costume.colour}`).toBe(worn);
});

test.each([
  ['my brother snores like a bear', 'my brother snores'],
  ['mi hermano ronca como un oso', 'mi hermano ronca'],
  ['I like a bear', 'I like a bear'],
  ['cuando sea mayor', ' mayor'],
  ['I would like a dog', 'I would like a dog'],
  ['the bear who ate like a king and sang', 'the bear who ate like a king and sang'],
])('what %j names besides a likeness: %s', (typed, left) => {
  expect(withoutLikeness(typed)).toBe(left);
});

test.each([
  ['waiting for the new puppy', 'dog'],
  ['I miss my dad who works far away', 'man'],
  ['a bear who wants a ball', 'ball'],
  ['quiero ser pirata', null],
  ['esperamos el autobús con papá', null],
  ['the teacher is Miss Bear', null],
])('of %j one thinks of %s', (typed, missed) => {
  expect(yearnedIn(typed)).toBe(missed);
});

test('the smallest of all is small', () => {
  expect(sizeIn('the smallest dragon in the class', 'dragon')).toBe('small');
  expect(sizeIn('the biggest dragon in the class', 'dragon')).toBe('big');
});
