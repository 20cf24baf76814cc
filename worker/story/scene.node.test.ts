import { expect, test } from 'vitest';
import { sceneCode } from '../../contract/scene.ts';
import { sceneOf, sceneOfLine, sceneOfWords } from './scene.ts';

const sceneBy = (topic: string, childNames = '', title = '') => {
  const scene = sceneOf({ scene: null, title, options: { topic, childNames } });
  return scene && sceneCode(scene).replaceAll(/-\d/g, '');
};

test.each([
  ['Un zorro azul con bufanda en el bosque', 'forest.day.curious.fox-blue-scarf._'],
  ['two red dragons under the moon', 'mountain.night.curious.dragon-red-none._'],
  ['una princesa que pierde la llave del castillo', 'castle.day.curious.girl-red-crown.key'],
  ['a robot on a desert island', 'beach.day.curious.robot-grey-none._'],
  ['el gato de los escalones', 'stairs.day.curious.cat-orange-none._'],
  ['a mouse on the landing', 'stairs.day.curious.mouse-grey-none._'],
  ['a cat landing on the moon', 'space.night.curious.cat-orange-none._'],
  ['the owl and the mouse', 'forest.day.curious.owl-brown-none.mouse-grey-none._'],
  ['el oso, la rana y el búho', 'forest.day.curious.bear-brown-none.frog-green-none.owl-brown-none._'],
  ['compartir', null],
  ['my cat Luna', 'garden.day.curious.cat-orange-none._'],
  ['mi perro murió', null],
  ['our rabbit does not move any more', null],
  ['Mum is in rehab', null],
])('the words of a topic make a scene: %s', (topic, code) => {
  expect(sceneBy(topic)).toBe(code);
});

test('a title makes the scene of a topic without a figure, and a named child is in it', () => {
  expect(sceneBy('compartir', 'Ana', 'El robot y la tarta')).toBe(
    'city.day.curious.robot-grey-none.girl-red-none.cake',
  );
  expect(sceneBy('en la playa', 'Leo')).toBe('beach.day.curious.boy-blue-none._');
});

test.each([
  ['forest, day, happy, boy blue, fox red', 'Quynh', 'una tarde', 'child-yellow-none'],
  ['forest, day, happy, girl red, fox red', 'Quynh', 'una tarde', 'child-yellow-none'],
  ['forest, day, happy, boy blue, fox red', 'Leo', 'una tarde', 'boy-blue-none'],
  ['forest, day, happy, boy blue, fox red', 'Quynh, Leo', 'una tarde', 'boy-blue-none'],
  ['forest, day, happy, girl red, fox red', 'Quynh, Leo', 'una tarde', 'child-yellow-none'],
  ['forest, day, happy, boy blue, fox red', 'Quynh', 'un niño en un bosque', 'boy-blue-none'],
  ['forest, day, happy, boy blue, fox red', '', 'una tarde', 'boy-blue-none'],
])('%s for “%s”, %s, has the hero %s', (line, childNames, topic, hero) => {
  expect(sceneCode(sceneOfLine(line, { topic, childNames })!)).toContain(`.${hero}`);
});

test.each([
  ['Se pega', true],
  ['¿Y qué me das por eso?', true],
  ['Su padre le pega', false],
  ['El entierro y el cementerio', false],
])('a picture by words beside the title “%s”: %s', (title, isShown) => {
  expect(sceneOfWords(title, { topic: 'un dragón', childNames: '' }) !== null).toBe(isShown);
});

test('a topic in the first person has no picture by words', () => {
  expect(
    sceneOfWords('El dragón', { topic: 'mi dragón me quita la cama cada noche', childNames: '' }),
  ).toBeNull();
});

test('a child whose name does not say what it is is drawn as neither', () => {
  expect(sceneBy('en la playa', '李明')).toBe('beach.day.curious.child-yellow-none._');
});

test('a name is no figure', () => {
  expect(sceneBy('León y el robot', 'León')).not.toContain('lion');
});

test('a child looks like the grown-up beside it, and not always like a wizard', () => {
  const looksAlike = (line: string) =>
    Array.from({ length: 20 }, (_, n) => {
      const { figures } = sceneOfLine(line, { topic: `una tarde ${n}`, childNames: '' })!;
      return figures[0]!.look === figures[1]!.look;
    });
  expect(looksAlike('kitchen, day, happy, girl red, man green, cake')).not.toContain(false);
  const { figures } = sceneOfLine('castle, day, happy, girl, wizard, woman, boy', {
    topic: 'una tarde',
    childNames: '',
  })!;
  const [girl, , woman, boy] = figures.map(({ look }) => look);
  expect([woman, boy]).toEqual([girl, girl]);
  expect(looksAlike('castle, day, happy, girl red, wizard blue, book')).toContain(false);
});

test('two people of a kind differ in hair and in the colour of their clothes, two animals need not', () => {
  for (let n = 0; n < 20; n++) {
    const { figures } = sceneOfLine('castle, day, happy, girl red crown, girl red, woman green, girl', {
      topic: `una tarde ${n}`,
      childNames: '',
    })!;
    const girls = figures.filter(({ kind }) => kind === 'girl');
    expect(new Set(girls.map(({ look }) => look)).size).toBe(girls.length);
    expect(new Set(girls.map(({ colour }) => colour)).size).toBe(girls.length);
    expect(girls[0]!.colour).toBe('red');
  }
  const bears = sceneOfLine('forest, day, happy, bear brown, bear brown', { topic: '', childNames: '' })!;
  expect(bears.figures.map(({ colour }) => colour)).toEqual(['brown', 'brown']);
});
