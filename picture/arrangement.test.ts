import { expect, test } from 'vitest';
import { HELD_THINGS, parseSceneCode, THINGS } from '../contract/scene.ts';
import { type Actor, layout } from './layout.ts';
import { besidePeople } from './measures.ts';
import { things } from './things.ts';

const itemsOf = (code: string) => layout(parseSceneCode(code)!, 'wide').items;
const actorsOf = (code: string): Actor[] => itemsOf(code).flatMap(({ actor }) => actor ?? []);
const highOf = ({ box }: { box: Actor['box'] }): number => box.bottom - box.top;

test('a tall one stands behind the pair, between them, and is before neither', () => {
  for (const look of [0, 1, 2, 3]) {
    const actors = actorsOf(`garden.day.happy.girl-red-none-${look}.boy-blue-none-1.woman-green-none-2._`);
    const [behind, ...pair] = actors as [Actor, Actor, Actor];
    expect(behind.kind).toBe('woman');
    const between = pair.map(({ face }) => face.x).toSorted((one, other) => one - other);
    expect(behind.face.x).toBeGreaterThan(between[0]!);
    expect(behind.face.x).toBeLessThan(between[1]!);
    for (const { y } of pair) expect(y).toBeGreaterThan(behind.y);
  }
});

test('of four no two heads are at one height, and the hero is to the left or to the right by its look', () => {
  const sides = [0, 1, 2, 3].map((look) => {
    const code = `lounge.day.calm.girl-red-none-${look}.boy-blue-none-1.man-green-none-2.child-yellow-none-4._`;
    const actors = actorsOf(code);
    const heights = actors.map(({ face }) => Math.round(face.y)).toSorted((one, other) => one - other);
    for (const [i, y] of heights.slice(1).entries()) expect(y - heights[i]!).toBeGreaterThan(3);
    const hero = actors.find(({ kind }) => kind === 'girl')!;
    return hero.face.x < actors.find(({ kind }) => kind === 'boy')!.face.x;
  });
  expect(sides).toEqual([true, true, false, false]);
});

test('who is low and is fed stands between the two', () => {
  const actors = actorsOf(
    'farm.day.happy.girl-red-none-1.grandmother-blue-none-2-reaches-beside-f2.duck-yellow-none-0._',
  );
  const at = (kind: string): number => actors.find((actor) => actor.kind === kind)!.face.x;
  expect(at('duck')).toBeGreaterThan(at('girl'));
  expect(at('duck')).toBeLessThan(at('grandmother'));
});

test('a grown-up with nothing to do bends to a child', () => {
  const [alone] = actorsOf('garden.day.happy.woman-red-none-0._') as [Actor];
  const together = actorsOf('garden.day.happy.woman-red-none-0.girl-blue-none-1._');
  const woman = together.find(({ kind }) => kind === 'woman')!;
  const lean = ({ face, x, scale }: Actor): number => Math.abs(face.x - x) / scale;
  expect(lean(woman)).toBeGreaterThan(lean(alone) + 15);
});

test('beside a child each thing is about as large as it is', () => {
  const ratio = (thing: string): number => {
    const items = itemsOf(`meadow.day.happy.girl-red-none-1-points-beside-t0.${thing}`);
    return (
      highOf(items.find((item) => item.thing)!.thing!) / highOf(items.find(({ actor }) => actor)!.actor!)
    );
  };
  expect(ratio('ball')).toBeLessThan(0.32);
  expect(ratio('basket')).toBeLessThan(0.55);
  expect(ratio('telescope')).toBeGreaterThan(0.7);
  expect(ratio('tractor')).toBeGreaterThan(1.1);
  expect(besidePeople('ball')! / 280).toBeLessThan(0.3);
});

test('every thing is large, or as high beside people as it is measured', () => {
  const wrong = THINGS.filter((thing) => !things[thing].large && besidePeople(thing) === null);
  // As wide as those who sit at it.
  expect(wrong).toEqual(['table']);
});

test('what lies on a table is not on the ground, and on the ground where people sit there', () => {
  const raised = (cast: string): boolean => {
    const { thing } = itemsOf(`kitchen.day.happy.${cast}.teapot`).find((item) => item.thing)!;
    return highOf(thing!) / thing!.scale > 130;
  };
  expect(raised('girl-red-none-1-dances')).toBe(true);
  expect(raised('girl-red-none-1-sits')).toBe(false);
});

test('nobody holds what is larger than they are', () => {
  expect(HELD_THINGS.filter((thing) => things[thing].large)).toEqual([]);
});
