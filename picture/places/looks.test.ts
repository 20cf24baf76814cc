import { expect, test } from 'vitest';
import { parseSceneCode, type Scene } from '../../contract/scene.ts';
import { drawScene } from '../draw.ts';
import { settings } from './index.ts';
import { inLook, wayOf } from './looks.ts';

const sceneOf = (code: string): Scene => parseSceneCode(code)!;
const placeOf = (code: string): string => {
  const scene = sceneOf(code);
  return inLook(scene, [settings[scene.place].back(scene.hour, wayOf(scene))])[0]!;
};

test('stories with other heroes are told in other looks of a place, and the pictures of one story in one', () => {
  for (const place of ['garden', 'village', 'city', 'kitchen', 'bedroom', 'lounge', 'meadow', 'forest']) {
    const looks = [0, 1, 2, 3, 4].map((look) => placeOf(`${place}.day.happy.girl-red-none-${look}._`));
    expect([place, new Set(looks).size > 1]).toEqual([place, true]);
    const story = ['happy.girl-red-none-1', 'worried.girl-red-none-1-walks', 'calm.girl-red-none-1-sits'];
    expect(new Set(story.map((one) => placeOf(`${place}.day.${one}._`))).size).toBe(1);
  }
});

test('snow is white in every season, and sand has none', () => {
  for (const look of [0, 1, 2, 3]) {
    const plain = settings.beach.back('day');
    expect(placeOf(`beach.day.happy.girl-red-none-${look}._`)).toBe(plain);
    const snowy = sceneOf(`meadow.day-snow.happy.girl-red-none-${look}._`);
    expect(inLook(snowy, ['#7DAC70'])).toEqual(['#7DAC70']);
  }
});

test('who sleeps has the only bed of the room, and no planet is on a head', () => {
  /** Whether a drawing has a paint, however it is written. */
  const has = (code: string, paint: string): boolean =>
    drawScene(sceneOf(code), { frame: 'wide' }).toUpperCase().includes(paint);
  const sheet = '#B2ACCB';
  expect(has('bedroom.night.happy.girl-red-none-1._', sheet)).toBe(true);
  expect(has('bedroom.night.happy.girl-red-none-1-sleeps._', sheet)).toBe(false);
  const ringed = ['girl-red-none-1', 'giraffe-yellow-none-1'].map((hero) =>
    has(`space.night.happy.${hero}._`, '#B4748C'),
  );
  expect(new Set(ringed).size).toBe(2);
});
