import { expect, test } from 'vitest';
import { listedScene } from './scene-list.ts';
import {
  FIGURE_COLOURS,
  FIGURES,
  FRAMES,
  GARMENTS,
  HOURS,
  MOODS,
  PLACES,
  POSES,
  RELATIONS,
  SIZES,
  sceneCode,
  THINGS,
  WEATHERS,
} from './scene.ts';

const codeOf = (list: string): string | null => {
  const listed = listedScene(list);
  if (listed === null) return null;
  const figures = listed.figures.map((figure) => ({
    ...figure,
    colour: figure.colour ?? ('red' as const),
    garment: figure.garment ?? ('none' as const),
    look: 0,
  }));
  return sceneCode({ ...listed, figures })
    .replaceAll('-none-0', '')
    .replaceAll('-red', '');
};

test.each([
  ['forest, night, curious, fox red scarf, owl, lamp', 'forest.night.curious.fox-scarf-0.owl.lamp'],
  [
    'meadow, day, wide, happy, big dragon green flies, girl rides dragon',
    'meadow-wide.day.happy.dragon-green-big-flies.girl-rides-on-f0._',
  ],
  [
    'forest, night, rain, curious, small fox worried hides behind chest, owl flies, lamp',
    'forest.night-rain.curious.fox-small-worried-hides-behind-t1.owl-flies.lamp.chest',
  ],
  [
    'bedroom, night, near, calm, boy sleeps, cat sleeps on boy',
    'bedroom-near.night.calm.boy-sleeps.cat-sleeps-on-f0._',
  ],
  ['garden, day, happy, grandmother hugs child', 'garden.day.happy.grandmother-hugs-beside-f1.child._'],
  ['garden, day, happy, the girl is holding a kite', 'garden.day.happy.girl-holding-t0.kite'],
  ['garden, day, girl worried misses red ball', 'garden.day.worried.girl-imagining-t0.ball'],
  ['garden, day, girl is imagining a dog', 'garden.day.curious.girl-imagining-f1.dog._'],
  ['beach, night, boy, blue boat sleepy', 'beach.night.curious.boy.boat-blue-sleepy'],
  ['snow, night, happy, penguin', 'snow.night.happy.penguin._'],
  ['forest, snow, happy, penguin running', 'forest.day-snow.happy.penguin-runs._'],
  ['sea, day, happy, mouse sailing a boat', 'sea.day.happy.mouse-sails-in-t0.boat'],
  ['city, day, happy cat waves', 'city.day.happy.cat-waves._'],
  ['farm, day, happy, cow on hen, hen on cow', 'farm.day.happy.cow-on-f1.hen._'],
  ['farm, day, happy, cow rides spaceship, hen on cow', 'farm.day.happy.cow-rides.hen-on-f0._'],
  ['farm, day, happy, cat, dog, hen, pig hugs duck', 'farm.day.happy.cat.dog.hen.pig-hugs._'],
  ['farm, day, happy, cat, key, map, ball', 'farm.day.happy.cat.key.map'],
  ['farm, day, happy, cat constructor key, toString', 'farm.day.happy.cat._'],
  ['kitchen, day, happy, witch cooks, boy', 'kitchen.day.happy.woman-pointed-0-cooks.boy._'],
  ['bedroom, night, calm, grandma sleeps, princess', 'bedroom.night.calm.grandmother-sleeps.girl-crown-0._'],
  ['garden, day, happy, bunny hugs mum', 'garden.day.happy.rabbit-hugs-beside-f1.woman._'],
  ['garden, day, happy, puppy, king with a lantern', 'garden.day.happy.dog.man-crown-0-beside-t0.lamp'],
  ['garden, day, happy, girl rides blue bicycle', 'garden.day.happy.girl-rides-on-t0.bicycle-blue'],
  ['garden, day, happy, pig pink sits on car green', 'garden.day.happy.pig-pink-sits-on-t0.car-green'],
  ['garden, day, happy, cat, blue ball, tractor yellow', 'garden.day.happy.cat.ball-blue.tractor-yellow'],
  ['garden, day, happy, Elsa blue, fox', null],
])('%s', (list, code) => {
  expect(codeOf(list)).toBe(code);
});

test('each word of the lists has one meaning; snow is a place beside no other', () => {
  const lists = [
    PLACES,
    FRAMES,
    HOURS,
    WEATHERS,
    MOODS,
    FIGURES,
    FIGURE_COLOURS,
    GARMENTS,
    SIZES,
    POSES,
    RELATIONS,
  ];
  const words = [...lists, THINGS].flat();
  const twice = words.filter((word, at) => words.indexOf(word) !== at);
  expect(twice).toEqual(['snow']);
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});

test('any form of a verb that a model may write is its pose', () => {
  const said = (form: string) => listedScene(`farm, day, happy, cat ${form}`)?.figures[0]?.pose;
  const forms =
    'fly flying climb climbing swimming sitting riding sleeping hiding hugging reaching waving carrying';
  expect(forms.split(' ').filter((form) => !said(form))).toEqual([]);
  expect(said('reading')).toBe('reads');
  expect(said('kick')).toBe('kicks');
});
