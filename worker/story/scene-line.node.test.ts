import { expect, test } from 'vitest';
import { sceneCode } from '../../contract/scene.ts';
import { PairCutter, type ParsedPiece } from './pair-cutter.ts';
import { sceneOfLine, withKnown } from './scene.ts';
import { StoryCutter } from './story-cutter.ts';

const LIST = 'forest, night, curious, fox red scarf, owl, lamp';
const LINE = `<scene> ${LIST}`;

const cut = (text: string): ParsedPiece[] => {
  const cutter = new StoryCutter('es');
  return [...cutter.push(text), ...cutter.end()];
};
const shown = (pieces: readonly ParsedPiece[]) =>
  pieces.map((piece) => (piece.type === 'sentence' ? `${piece.paragraph} ${piece.text}` : piece.type));

test.each([
  ['on a line of its own', `Uno.\n${LINE}\nDos. Tres.\n\nCuatro.`],
  ['behind a sentence', `Uno. ${LINE}\nDos. Tres.\n\nCuatro.`],
  ['closed', `Uno. <scene ${LIST}> Dos. Tres.\n\nCuatro.`],
  ['between tags', `Uno. <scene>${LIST}</scene> Dos. Tres.\n\nCuatro.`],
  ['without its sign', `Uno.\nScene: ${LIST}\nDos. Tres.\n\nCuatro.`],
])('a scene %s is taken out of the story, and the paragraph goes on', (_, text) => {
  const pieces = cut(`# T\n\n${text}`);
  expect(shown(pieces)).toEqual(['title', '0 Uno.', 'scene', '0 Dos.', '0 Tres.', '1 Cuatro.']);
  expect(pieces[2]).toEqual({ type: 'scene', list: LIST });
});

test('a scene between empty lines ends the paragraph, and the first sentence does not wait for it', () => {
  expect(shown(cut(`# T\n\nUno.\n\n${LINE}\n\nDos.`))).toEqual(['title', '0 Uno.', 'scene', '1 Dos.']);
  const cutter = new StoryCutter('es');
  expect(shown(cutter.push('# T\n\nUno.\n'))).toEqual(['title', '0 Uno.']);
});

test('nonsense in place of a scene is never shown', () => {
  for (const line of [
    '<scene>',
    '<scene> Wald. Nacht. Fuchs.',
    '<scene>: "Elsa", 7 :)',
    '< escena > el bosque',
  ])
    expect(shown(cut(`# T\n\nUno.\n${line}\nDos.`))).toEqual(['title', '0 Uno.', 'scene', '0 Dos.']);
});

test('a story in two languages has its scene as an object, as a line or in a sentence', () => {
  const [one, two] = ['{"p":1,"es":"Uno.","en":"One."}\n', '{"p":1,"es":"Dos.","en":"Two."}\n'];
  for (const scene of [`{"scene":"${LIST}"}\n`, `${LINE}\n`]) {
    const cutter = new PairCutter('es', 'en');
    const pieces = [...cutter.push(`# T\n${one}${scene}${two}`), ...cutter.end()];
    expect(shown(pieces)).toEqual(['title', '0 Uno.', 'pair', 'scene', '0 Dos.', 'pair']);
    expect(pieces[3]).toEqual({ type: 'scene', list: LIST });
  }
  const cutter = new PairCutter('es', 'en');
  const within = `{"p":1,"es":"Uno. ${LINE}","en":"One.","scene":"${LIST}"}\n`;
  expect(shown([...cutter.push(`# T\n${within}`), ...cutter.end()])).toEqual([
    'title',
    '0 Uno.',
    'scene',
    'pair',
  ]);
});

const OPTIONS = { topic: 'un faro', childNames: 'Ana' };
const codeOf = (list: string, options = OPTIONS) => {
  const scene = sceneOfLine(list, options);
  return scene && sceneCode(scene).replaceAll(/-\d/g, '');
};

test.each([
  [LIST, 'forest.night.curious.fox-red-scarf.owl-brown-none.lamp'],
  [
    'Forest; NIGHT; curious; the red Fox (scarf); an owl; a lamp',
    'forest.night.curious.fox-red-scarf.owl-brown-none.lamp',
  ],
  ['beach, day, happy, girl blue trousers, moat', 'beach.day.happy.girl-blue-none._'],
  ['beach, dusk, brave, dragon', 'beach.day.curious.dragon-green-none._'],
  [
    'beach, day, happy, girl, fox, owl, cat, bear, key',
    'beach.day.happy.girl-red-none.fox-orange-none.owl-brown-none.cat-orange-none.key',
  ],
  ['beach, day, happy, Elsa blue, fox', null],
  ['beach, day, happy', null],
  ['Arendelle, day, happy, girl', null],
  ['bosque, noche, feliz, zorro rojo', null],
  ['{"place":"forest"}', null],
  ['', null],
])('the list %j is read value by value', (list, code) => {
  expect(codeOf(list)).toBe(code);
});

test('no one is happy in the picture of a grave topic', () => {
  const grave = { topic: 'my dog died', childNames: '' };
  expect(codeOf('garden, day, happy, dog', grave)).toContain('garden.day.calm');
});

test('the same topic and names have the same hero, in other places too', () => {
  const [first, other] = [sceneOfLine(LIST, OPTIONS)!, sceneOfLine('sea, day, happy, owl, fox', OPTIONS)!];
  const [hero] = first.figures;
  expect(withKnown(other, [hero!]).figures.map(({ kind, colour }) => `${colour} ${kind}`)).toEqual([
    'red fox',
    'brown owl',
  ]);
  const kinds = (list: string) =>
    withKnown(sceneOfLine(list, OPTIONS)!, [hero!]).figures.map(({ kind }) => kind);
  expect(kinds('sea, day, happy, girl, man, fox, cat')).toEqual(['fox', 'girl', 'man', 'cat']);
  expect(kinds('sea, day, happy, girl, man, cat')).toEqual(['fox', 'man', 'cat']);
  const look = (childNames: string) =>
    sceneOfLine('sea, day, happy, girl', { topic: ' Un  FARO', childNames })!.figures[0]!.look;
  expect(look('Ana, Leo')).toBe(look('leo y ana'));
  const looks = ['Ana', 'Leo', 'Sara', 'Teo', 'Noa', 'Hugo', 'Eva', 'Gael'].map(look);
  expect(new Set(looks).size).toBeGreaterThan(2);
});
