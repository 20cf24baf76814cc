import { expect, test } from 'vitest';
import { parseSceneCode, type Scene, sceneCode, sceneWith } from './scene.ts';

const TOLD =
  'forest-wide.night-rain.happy.fox-red-scarf-0-tiny-flies.owl-blue-none-0-calm-sits-on-t0.chest.lamp-blue';

test('a code says what each figure does', () => {
  const scene = parseSceneCode(TOLD) as Scene;
  expect(sceneCode(scene)).toBe(TOLD);
  expect(scene).toMatchObject({
    frame: 'wide',
    weather: 'rain',
    things: ['chest', 'lamp'],
    paints: { lamp: 'blue' },
  });
  expect(scene.figures[1]).toMatchObject({
    mood: 'calm',
    pose: 'sits',
    relation: { word: 'on', of: 'things', at: 0 },
  });
});

test.each([
  ['a relation to nothing', 'forest.day.happy.fox-red-none-0-on-t0._'],
  ['a relation to itself', 'forest.day.happy.fox-red-none-0-on-f0._'],
  ['relations in a circle', 'forest.day.happy.fox-red-none-0-on-f1.owl-red-none-0-under-f0._'],
  ['words in another order', 'forest.day.happy.fox-red-none-0-flies-tiny._'],
  ['a word twice', 'forest.day.happy.fox-red-none-0-flies-runs._'],
  ['a relation without its target', 'forest.day.happy.fox-red-none-0-on._'],
  ['three things', 'forest.day.happy.fox-red-none-0.key.map.ball'],
  ['a thing before a figure', 'forest.day.happy.key.fox-red-none-0'],
  ['five figures', `forest.day.happy.${'fox-red-none-0.'.repeat(5)}_`],
  ['an unknown colour', 'forest.day.happy.fox-red-none-0.ball-mauve'],
  ['two colours of a thing', 'forest.day.happy.fox-red-none-0.ball-red-blue'],
  ['an unknown frame', 'forest-far.day.happy.fox-red-none-0._'],
  ['nothing of its weather', 'forest.day-.happy.fox-red-none-0._'],
])('%s is no code', (_, code) => {
  expect(parseSceneCode(code)).toBeNull();
});

test('figures keep their relations where others go, and lose them with their target', () => {
  const scene = parseSceneCode(
    'farm.day.happy.fox-red-none-0.owl-blue-none-0-on-f0.cat-red-none-0-hides-behind-t1.key.chest',
  ) as Scene;
  expect(sceneCode(sceneWith(scene, [1, 0]))).toBe(
    'farm.day.happy.owl-blue-none-0-on-f1.fox-red-none-0.key.chest',
  );
  expect(sceneCode(sceneWith(scene, [1, 2], [1]))).toBe(
    'farm.day.happy.owl-blue-none-0.cat-red-none-0-hides-behind-t0.chest',
  );
});
