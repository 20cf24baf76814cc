import { expect, test } from 'vitest';
import { parseSceneCode, type Scene } from '../contract/scene.ts';
import { randomScenes } from '../testkit/worker/random-scenes.ts';
import { NO_OPEN_SKY } from './air.ts';
import { cameraOf } from './camera.ts';
import { layout } from './layout.ts';
import { settings } from './places/index.ts';
import { luminaryIn } from './places/parts.ts';
import { isBefore, luminaryOf } from './risen.ts';
import { STAGE } from './stage.ts';

const SCENES = randomScenes(12, 200);
/** What a wide picture shows. */
const SHOWN = { left: STAGE.from, right: STAGE.to };
const seen = (scene: Scene, isMirrored = false) => cameraOf(scene, settings[scene.place].ground, isMirrored);

test('no picture shows more of a place than is drawn, and each point comes back', () => {
  for (const [at, scene] of SCENES.entries()) {
    const camera = seen(scene, at % 2 === 1);
    const { left, right } = camera.seen(SHOWN);
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(STAGE.from - 0.5);
    expect(Math.max(left, right)).toBeLessThanOrEqual(STAGE.to + 0.5);
    const [x, y] = camera.from(...camera.at(300, 200));
    expect([Math.round(x), Math.round(y)]).toEqual([300, 200]);
  }
});

test('the three pictures of a story in one place are not one view of it', () => {
  const codes = ['curious.girl-red-none-1', 'worried.girl-red-none-1-walks', 'happy.girl-red-none-1-jumps'];
  const views = codes.map((code) => seen(parseSceneCode(`village.day.${code}._`)!).transform);
  expect(new Set(views).size).toBeGreaterThan(1);
});

test('sun and moon of an open sky are behind nobody where there is room', () => {
  const few = SCENES.filter(({ figures, place }) => figures.length < 3 && !NO_OPEN_SKY.includes(place));
  const behind = few.filter((scene) => {
    const place = settings[scene.place].back(scene.hour);
    const own = luminaryIn(place);
    if (own === null) return false;
    const drawn = layout(scene, 'wide').items.map(({ actor, thing }) => actor ?? thing);
    const camera = seen(scene);
    const [x, y] = luminaryOf(place, camera, drawn, SHOWN)!.to;
    return drawn.some((placed) => isBefore(placed, { x, y, r: own.r * camera.scale }));
  });
  expect(few.length).toBeGreaterThan(40);
  expect(behind.length / few.length).toBeLessThanOrEqual(0.07);
});
