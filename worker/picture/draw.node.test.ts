import { expect, test } from 'vitest';
import { HOURS, type Scene, sceneCode } from '../../contract/scene.ts';
import { randomScenes } from '../../testkit/worker/random-scenes.ts';
import { drawScene, EDGE } from './draw.ts';
import { type Actor, layout, ROOM } from './layout.ts';
import { luminance } from './outline.ts';

const SCENES = randomScenes(35, 1000);
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

const crosses = (face: Actor['face'], box: Actor['box']): boolean =>
  face.x + face.r > box.left &&
  face.x - face.r < box.right &&
  face.y + face.r > box.top &&
  face.y - face.r < box.bottom;

test('random scenes stay within the stage, with every face free', () => {
  const wrong = SCENES.flatMap((scene) => {
    const { figures, thing } = layout(scene);
    return [...figures, ...(thing ? [thing] : [])].flatMap((placed, i, all) => {
      const { left, top, right, bottom } = placed.box;
      const isOut = left < ROOM.left || right > ROOM.right || top < ROOM.top - 1;
      const isSunk = scene.place !== 'sea' && bottom > 740;
      const covered = figures.some(({ face }, k) => k !== i && crosses(face, all[i]?.box as Actor['box']));
      const hidden = figures.some(
        ({ face, y, vessel, rim }) => /tub|boat/.test(vessel) && face.y + face.r > y - rim + 6,
      );
      const faults = [isOut && 'out', isSunk && 'sunk', covered && 'covered', hidden && 'hidden'].filter(
        Boolean,
      );
      return faults.length > 0 ? [`${sceneCode(scene)}: ${faults}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('figures of a scene keep their sizes to each other', () => {
  for (const scene of DRAWN) expect(new Set(layout(scene).figures.map(({ scale }) => scale)).size).toBe(1);
});

test('random scenes are whole documents of at most 25 kB, in each frame and in outline', () => {
  const wrong = DRAWN.flatMap((scene, i) => {
    const svg = drawScene(scene, { frame: i % 4 === 0 ? 'wide' : 'square', outline: i % 5 === 0 });
    const found = faults(svg);
    if (svg.length > 25_000) found.push(`${svg.length} bytes`);
    return found.length > 0 ? [`${sceneCode(scene)}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
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
      const ratio =
        (luminance(EDGE.paper) + 0.05) / (luminance(shade(ground, EDGE.shadow.strength[hour])) + 0.05);
      expect([hour, ground, ratio >= 3]).toEqual([hour, ground, true]);
    }
});
