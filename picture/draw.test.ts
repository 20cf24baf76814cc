import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PICTURE_VERSION } from '../contract/picture.ts';
import {
  HOURS,
  MOODS,
  MOST_FIGURES,
  PLACES,
  parseSceneCode,
  type Scene,
  sceneCode,
} from '../contract/scene.ts';
import { randomScenes } from '../testkit/worker/random-scenes.ts';
import { drawScene, EDGE } from './draw.ts';
import { type Actor, layout, type Placed, ROOM } from './layout.ts';
import { luminance } from './outline.ts';

const SCENES = randomScenes(35, process.env.TEST_LONG === undefined ? 400 : 1000);
/** Height below which a figure or thing is not told any more, in units of the stage. */
const SMALLEST = 40;
/** Enough for every place by day and by night and every figure. */
const DRAWN = SCENES.slice(0, 100);

/** What keeps `svg` from being a picture: tags that do not match, names used twice or not at all, lost numbers. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of svg.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+="[^"<>]*")*)\s*\/?>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (!tag.endsWith('/>')) open.push(name);
    const names = [...rest.matchAll(/\s([\w-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) found.push(tag);
  }
  if (open.length > 0) found.push(`open: ${open}`);
  if (/NaN|undefined|Infinity|\[object/.test(svg)) found.push('a value that is none');
  if (/>[^<]+</.test(svg)) found.push('text or a broken tag');
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  if (new Set(ids).size < ids.length) found.push(`ids: ${ids}`);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id]) => id);
  found.push(...used.filter((id) => !ids.includes(id)).map((id) => `no ${id}`));
  return found;
}

type Box = Actor['box'];

const crosses = ({ x, y, r }: Actor['face'], { left, top, right, bottom }: Box): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < r;

/** Whether the outline of what stands in front comes into a circle. */
function covers({ silhouette, x, y, scale }: Placed, face: Actor['face']): boolean {
  const [faceX, faceY, r] = [(face.x - x) / scale, (face.y - y) / scale, face.r / scale];
  if (!crosses({ x: faceX, y: faceY, r }, silhouette.box)) return false;
  let isInside = false;
  for (const loop of silhouette.contours(scale)) {
    let [x1, y1] = loop.at(-1)!;
    for (const [x2, y2] of loop) {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = ((faceX - x1) * dx + (faceY - y1) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, along));
      if (Math.hypot(faceX - x1 - t * dx, faceY - y1 - t * dy) < r) return true;
      if (y1 > faceY !== y2 > faceY && faceX < x1 + ((faceY - y1) / dy) * dx) isInside = !isInside;
      [x1, y1] = [x2, y2];
    }
  }
  return isInside;
}

/** What a tub or a boat hides. */
const hull = ({ vessel, box, y, rim }: Actor): Box[] =>
  vessel === 'tub' || vessel === 'boat' ? [{ ...box, top: y - rim }] : [];

test('random scenes stay within the stage, with every face free', () => {
  const wrong = SCENES.flatMap((scene) => {
    const { figures, thing } = layout(scene);
    const all: Placed[] = [...figures, ...(thing ? [thing] : [])];
    const faults = all.flatMap(({ box: { left, top, right, bottom } }) => [
      (left < ROOM.left || right > ROOM.right || top < ROOM.top - 1) && 'out',
      scene.place !== 'sea' && bottom > 740 && 'sunk',
      bottom - top < SMALLEST && 'tiny',
    ]);
    for (const [i, { face, held, vessel, y, rim }] of figures.entries()) {
      const before = figures.slice(0, i);
      const isCovered = [...before, ...(thing ? [thing] : [])].some((one) => covers(one, face));
      const boxes = [...before.flatMap(hull), ...(held ? [held] : [])];
      faults.push((isCovered || boxes.some((box) => crosses(face, box))) && 'covered');
      faults.push(/tub|boat/.test(vessel) && face.y + face.r > y - rim + 6 && 'hidden');
    }
    const found = faults.filter(Boolean);
    return found.length > 0 ? [`${sceneCode(scene)}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('the hero stands to the left of all and before them, and a person holds what a hand can hold', () => {
  for (const scene of DRAWN) {
    const { figures, thing } = layout(scene);
    const middles = figures.map(({ box }) => box.left + box.right);
    expect(Math.min(...middles)).toBe(middles[0]);
    expect(Math.max(...figures.map(({ y, vessel }) => (vessel === 'none' ? y : 0)))).toBeLessThanOrEqual(
      figures[0]!.vessel === 'none' ? figures[0]!.y : Infinity,
    );
    expect([...figures.map(({ held }) => held), thing].filter(Boolean)).toHaveLength(
      scene.things.length > 0 ? 1 : 0,
    );
  }
});

test.each([
  ['girl-red-none-7.fox-red-none-0.book', [true, false]],
  ['fox-red-none-0.girl-red-none-7.book', [false, true]],
  ['fox-red-none-0.bear-red-none-7.book', [false, false]],
  ['girl-red-none-7.boy-red-none-7.train', [false, false]],
])('the first person of a scene holds what a hand can hold: %s', (cast, held) => {
  const { figures } = layout(parseSceneCode(`farm.day.happy.${cast}`)!);
  expect(figures.map((figure) => figure.held !== null)).toEqual(held);
});

test('a thing on the ground covers no part of a figure where there is room', () => {
  for (const cast of ['girl-red-none-3.boy-blue-none-1.chairs', 'cat-red-none-0.owl-red-none-0.book'])
    for (const mood of MOODS) {
      const { figures, thing } = layout(parseSceneCode(`stairs.day.${mood}.${cast}`)!);
      const { silhouette, x, y, scale } = thing!;
      const corners = silhouette.contours(scale).flat();
      const face = ([left, top]: readonly [number, number]) => ({
        x: x + left * scale,
        y: y + top * scale,
        r: 4,
      });
      const hidden = corners.filter((corner) => figures.some((figure) => covers(figure, face(corner))));
      expect([cast, mood, hidden]).toEqual([cast, mood, []]);
    }
});

test('figures of a scene keep their sizes to each other, but for one that is too wide for its group', () => {
  for (const scene of DRAWN) {
    const scales = layout(scene).figures.map(({ scale }) => scale);
    expect(Math.min(...scales) / Math.max(...scales)).toBeGreaterThan(0.64);
  }
  const { figures } = layout(
    parseSceneCode('farm.day.happy.girl-red-none-1.fox-red-none-0.man-red-none-0._')!,
  );
  expect(new Set(figures.map(({ scale }) => scale)).size).toBe(1);
});

/** Most bytes of a picture by its frame, and of each figure after the third; a wide one shows more of a place. */
const BYTES = { square: 25_000, wide: 27_000, fourth: 4_000 };

test('random scenes are whole documents of at most 25 kB, in each frame and in outline', () => {
  const groups = SCENES.filter(({ figures }) => figures.length === MOST_FIGURES);
  const wrong = [...DRAWN, ...groups].flatMap((scene, i) => {
    const frame = i % 4 === 0 ? 'wide' : 'square';
    const svg = drawScene(scene, { frame, outline: i % 5 === 0 });
    const found = faults(svg);
    const most = BYTES[frame] + (scene.figures.length > 3 ? BYTES.fourth : 0);
    if (svg.length > most) found.push(`${svg.length} bytes`);
    return found.length > 0 ? [`${sceneCode(scene)}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('a picture of the two figures and the thing with the most lines has at most 25 kB in every place', () => {
  const cast = 'worried.pirate-red-backpack-1.astronaut-red-backpack-1.bicycle';
  const scenes = PLACES.flatMap((place) =>
    HOURS.map((hour) => parseSceneCode(`${place}.${hour}.${cast}`) as Scene),
  );
  const heavy = scenes.filter((scene) => drawScene(scene, { frame: 'square' }).length > BYTES.square);
  expect(heavy.map(sceneCode)).toEqual([]);
});

test('a picture to colour in has lines and white only', () => {
  const svg = drawScene(SCENES[0] as Scene, { frame: 'square', outline: true });
  const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
  expect([...new Set(paints)].sort()).toEqual(['#2A2240', '#fff', 'none']);
  expect(svg).not.toMatch(/opacity|Gradient/);
});

test('the edge of a figure differs from any ground by 3 : 1', () => {
  const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const shade = (ground: string, strength: number): string =>
    `#${parts(ground)
      .map((part, i) => Math.round(part * (1 - strength) + (parts(EDGE.shadow.colour)[i] ?? 0) * strength))
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`;
  for (const hour of HOURS)
    for (const ground of ['#FBF3E4', '#F5BC47', '#CFDDE2', '#8A94C8', '#161B3D']) {
      const ratio = (luminance(EDGE.paper) + 0.05) / (luminance(shade(ground, EDGE.shadow.strength)) + 0.05);
      expect([hour, ground, ratio >= 3]).toEqual([hour, ground, true]);
    }
});

/** SHA-256 of what each version draws. A released one never changes: its PNGs and addresses are cached for ever. */
const DRAWN_BY_VERSION: Record<number, string> = {
  1: 'c7da76d1f2a2d416d5542a766b607b371982da606262ddbd60a4b9d5d1c37532',
};

test('a changed drawing has another PICTURE_VERSION', () => {
  const digest = createHash('sha256');
  for (const scene of DRAWN) digest.update(drawScene(scene, { frame: 'square' }));
  expect(digest.digest('hex'), `drawings of version ${PICTURE_VERSION}`).toBe(
    DRAWN_BY_VERSION[PICTURE_VERSION],
  );
});
