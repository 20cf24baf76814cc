import { expect, test } from 'vitest';
import { COLOUR_NAMES, FIGURE_NAMES, GARMENT_NAMES, THING_NAMES } from './scene-names.ts';
import { sceneWordsIn } from './scene-words.ts';
import type { FigureKind, Thing } from './scene.ts';

const kindsIn = (text: string) => sceneWordsIn(text).figures.map(({ kind }) => kind);

test('the name of each figure leads to it in both languages', () => {
  const wrong = (Object.entries(FIGURE_NAMES) as [FigureKind, { es: string; en: string }][]).flatMap(
    ([kind, { es, en }]) => [es, en].filter((name) => kindsIn(`dos ${name}`)[0] !== kind),
  );
  // Of one's own family in most topics: no figure by words alone.
  expect(wrong).toEqual(['abuela', 'grandmother', 'abuelo', 'grandfather']);
});

test('the name of each thing leads to it in both languages', () => {
  const wrong = (Object.entries(THING_NAMES) as [Thing, { es: string; en: string }][]).flatMap(
    ([thing, { es, en }]) => [es, en].filter((name) => sceneWordsIn(`dos ${name}`).thing !== thing),
  );
  // *Cometa* may be a comet, *scales* are of a fish too, a bear of plush is a bear, and most tables have no part in a story.
  expect(wrong).toEqual(['cometa', 'pair of scales', 'osito de peluche', 'teddy bear', 'mesa', 'table']);
});

test('nothing in a picture is without its name, and no two have the same', () => {
  for (const names of [FIGURE_NAMES, GARMENT_NAMES, THING_NAMES, COLOUR_NAMES].map(Object.values))
    for (const language of ['es', 'en'] as const) {
      const words = names.map((name) => name[language]);
      expect(words).not.toContain('');
      expect(new Set(words).size).toBe(words.length);
    }
});

test.each([
  ['dos vacas y un ternerito', ['cow']],
  ['la ovejita que contaba corderos', ['sheep']],
  ['a lamb among the calves', ['sheep', 'cow']],
  ['las jirafas y los erizos', ['giraffe', 'hedgehog']],
  ['two crocodiles and an alligator', ['crocodile']],
  ['el gallo y las gallinas', ['hen']],
  ['a rooster, some hens and the snails', ['hen', 'snail']],
  ['los caracoles del huerto', ['snail']],
  ['los tres cerditos y el patito', ['pig', 'duck']],
  ['las ardillas, two squirrels', ['squirrel']],
  ['los fantasmas y un fantasmita', ['ghost']],
  ['el espantapájaros y la muñequita', ['scarecrow', 'doll']],
  ['two dolls, some scarecrows and three ghosts', ['doll', 'scarecrow', 'ghost']],
  ['los muñecos de nieve, a snowman', ['snowman']],
  ['los tiburones y el dinosaurio, a T. rex', ['shark', 'dinosaur']],
  ['sharks, dinosaurs and a triceratops', ['shark', 'dinosaur']],
  ['las hormiguitas, una arañita y las abejas', ['ant', 'spider', 'bee']],
  ['two ants, spiders and a bumblebee', ['ant', 'spider', 'bee']],
  ['the spelling bee, la abeja maya', []],
  ['un canguro hormigón', ['kangaroo']],
  ['las sirenas, a mermaid', ['mermaid']],
  ['las hadas del bosque, un hadita', ['fairy']],
  ['the tooth fairy and two fairies', ['fairy']],
  ['un cuento de hadas, a fairy tale', []],
  ['los monitos, a monkey and two chimpanzees', ['monkey']],
  ['un gato muy mono', ['cat']],
  ['las mariposas, two butterflies', ['butterfly']],
  ['los hámsteres y mi hámster', ['hamster']],
  ['tigers, una tigresa', ['tiger']],
  ['los cangrejos, a hermit crab', ['crab']],
  ['el extraterrestre, two aliens', ['monster']],
  ['la casa de muñecas y el Hombre Araña', []],
  ["a doll's house", []],
  ['a guinea pig and two sea lions', ['hamster', 'seal']],
  ['un caballito de mar con una pata rota', ['seahorse']],
  ['Spider-Man', []],
  ['Peppa Pig y los dinosaurios', ['dinosaur']],
  ['a starfish and a gingerbread man', []],
  ['el lobo de mar y el oso hormiguero', []],
  ['when the kitchen was cowardly', []],
  ['un bebé y una babysitter, the new baby', ['baby']],
  ['a baby dragon and a bebé elefante', ['dragon', 'elephant']],
  ['la luna que no podía dormir', ['moon']],
  ['the moon and the sun', ['moon', 'sun']],
  ['una hámster astronauta a la luna', ['hamster']],
  ['a trip to the moon under a full moon', []],
  ['un día de sol, tomar el sol al sol', []],
  ['las cabritas y el reno, two deer', ['goat', 'deer']],
  ['a camel, un dromedario', ['camel']],
  ['una chica y su caracola', ['girl']],
  ['el gigante que plantaba flores', ['man']],
  ['a friendly giant', ['man']],
  ['un búho gigante', ['owl']],
  ['a giant pumpkin and a giant owl', ['owl']],
  ['una calabaza gigante', []],
  ['a fox cub and a seal pup', ['fox', 'seal']],
  ['fish and chips', []],
])('words lead to figures: %s', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test.each([
  ['Caperucita Roja y el lobo', 'girl red hood'],
  ['the day Little Red Riding Hood met a wolf', 'girl red hood'],
  ['un gato pirata', 'cat null tricorn'],
  ['una hámster astronauta', 'hamster null helmet'],
  ['un perro bombero', 'dog null firehat'],
  ['a brown bear chef', 'bear brown toque'],
  ['Papá Noel se resfría', 'grandfather red pointed'],
  ['a superhero cat and a dog', 'cat null cape'],
  ['the purple unicorn princess', 'unicorn purple crown'],
  ['a pirate, a cat', 'pirate null null'],
  ['una bruja que no sabía volar', 'woman null pointed'],
  ['el oso que soñaba con su cumpleaños', 'bear null pointed'],
  ['a fox with a hood', 'fox null hood'],
  ['un gato con sombrero puntiagudo', 'cat null pointed'],
  ['un gato con sombrero', 'cat null hat'],
])('a figure of a tale wears what is told of it: %s', (text, hero) => {
  const [figure] = sceneWordsIn(text).figures;
  expect(`${figure?.kind} ${figure?.colour} ${figure?.garment}`).toBe(hero);
});

test.each([
  ['el tractor azul de mi abuelo', { tractor: 'blue' }],
  ['my red wellies and a yellow umbrella', { boots: 'red', umbrella: 'yellow' }],
  ['una niña con zapatillas negras', { shoe: 'black' }],
  ['un coche de carreras rosa', { car: 'pink' }],
  ['a white dog and a ball', {}],
])('things have the colours that words say: %s', (text, paints) => {
  expect(sceneWordsIn(text).paints).toEqual(paints);
});

test('a teddy bear is one bear', () => {
  expect(sceneWordsIn('mi osito de peluche').thing).toBeNull();
  expect(sceneWordsIn('el perro y su peluche').thing).toBe('teddy');
});

test.each([
  ['un regalo para la abuela', 'gift'],
  ['two presents under the bed', 'gift'],
  ['The Blue Form, Please', 'paper'],
  ['una hoja de papel', 'paper'],
  ['a paper boat', 'paperboat'],
  ['el abuelo y yo pescamos', 'rod'],
  ['we plant sunflowers', 'wateringcan'],
  ['mummy and I paint our nails', null],
  ['una casita en el árbol', 'treehouse'],
  ['la casa que cruzó el mar', 'house'],
  ['moving to a new house', 'house'],
  ['me aburro en casa', null],
  ["the mice in my grandmother's garden, at our house", null],
  ['una princesa con corona', null],
  ['la corona perdida', 'tiara'],
  ['los bomberos llegan tarde', 'fireengine'],
  ['the fire engine that was late', 'fireengine'],
  ['my odd socks', 'sock'],
  ['el gigante que tenía frío en los pies', null],
  ['planta flores con su abuela', 'flower'],
  ['a sweet dog', null],
  ['the boy next door', null],
  ['chocolate cake', 'cake'],
  ['una tarta de chocolate', 'cake'],
  ['zumo de limones', 'juice'],
  ['hot dogs', 'hotdog'],
  ['una gorra y una bufanda', 'cap'],
  ['la bufanda de colores', 'woollyscarf'],
  ['un gato con bufanda', null],
  ['a rocking horse', 'rockinghorse'],
  ['our piggy bank', 'piggybank'],
  ['un pañal', null],
])('words lead to things: %s', (text, thing) => {
  expect(sceneWordsIn(text).thing).toBe(thing);
});

test('chicken pox is no hen', () => {
  expect(sceneWordsIn('a boy with chicken pox').isGrave).toBe(true);
});
