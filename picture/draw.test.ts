import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PICTURE_VERSION, readParts } from '../contract/picture.ts';
import {
  HOURS,
  MOST_FIGURES,
  PLACES,
  POSES,
  parseSceneCode,
  type Scene,
  sceneCode,
  THINGS,
  type Thing,
} from '../contract/scene.ts';
import { randomScenes } from '../testkit/worker/random-scenes.ts';
import { drawScene } from './draw.ts';
import { type Actor, layout, type Placed } from './layout.ts';
import { hasColours } from './paint.ts';
import { TONES } from './tones.ts';

const SCENES = randomScenes(35, process.env.TEST_LONG === undefined ? 100 : 1000);
/** Edges of each form of the picture, with some free room, and the part of a face that nothing may come into. */
const EDGES = {
  square: { left: 4, top: 4, right: 796, bottom: 796 },
  wide: { left: -296, top: 44, right: 1096, bottom: 771 },
};
const FACE = 0.8;
/** Height below which a figure or thing is not told any more, in units of the stage. */
const SMALLEST = 20;
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

test('a picture says where each of its figures and things is', () => {
  const wrong = DRAWN.flatMap((scene) => {
    const parts = readParts(drawScene(scene, { frame: 'square' }));
    const named = parts.map(({ of, at }) => `${of} ${at}`).toSorted();
    const listed = [
      ...scene.figures.map((_, at) => `figures ${at}`),
      ...scene.things.map((_, at) => `things ${at}`),
    ];
    const isWrong = named.join() !== listed.join() || parts.some(({ left, right }) => right - left < 0.015);
    return isWrong ? [`${sceneCode(scene)}: ${named.join()}`] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(['square', 'wide'] as const)(
  'random scenes stay within the %s picture, with every face free',
  (form) => {
    const edges = EDGES[form];
    const wrong = SCENES.flatMap((scene) => {
      const { items } = layout(scene, form);
      const found = items.flatMap(({ actor, thing }, i) => {
        const { left, top, right, bottom } = (actor ?? thing).box;
        const faults = [
          (left < edges.left || right > edges.right || top < edges.top) && 'out',
          scene.place !== 'sea' && bottom > edges.bottom && 'sunk',
          bottom - top < SMALLEST && 'tiny',
        ];
        if (actor === null) return faults;
        const { held, vessel, y, rim } = actor;
        const face = { ...actor.face, r: actor.face.r * FACE };
        const before = items.slice(i + 1);
        const boxes = [
          ...before.flatMap((item) => (item.actor ? hull(item.actor) : [])),
          ...(held ? [held] : []),
        ];
        const isCovered = before.some((item) => covers(item.actor ?? item.thing, face));
        faults.push((isCovered || boxes.some((box) => crosses(face, box))) && `${actor.kind} covered`);
        faults.push(/tub|boat/.test(vessel) && face.y + face.r > y - rim + 6 && 'hidden');
        return faults;
      });
      const faults = found.filter(Boolean);
      return faults.length > 0 ? [`${sceneCode(scene)}: ${faults}`] : [];
    });
    expect(wrong).toEqual([]);
  },
);

const itemsOf = (code: string) => layout(parseSceneCode(code)!).items;
/** The figure of a kind in a scene. */
function actorOf(code: string, kind: Actor['kind']): Actor {
  const actor = itemsOf(code).find((item) => item.actor?.kind === kind)?.actor;
  if (!actor) throw new Error(`no ${kind}: ${code}`);
  return actor;
}

test.each([
  ['girl-red-none-7.fox-red-none-0.book', [true, false]],
  ['fox-red-none-0.girl-red-none-7.book', [false, true]],
  ['fox-red-none-0.bear-red-none-7.book', [false, false]],
  ['girl-red-none-7.boy-red-none-7.train', [false, false]],
  ['girl-red-none-7.boy-red-none-7-holding-t0.train', [false, true]],
])(
  'the one who is said to hold a thing holds it, else the first person what a hand can hold: %s',
  (cast, held) => {
    const kinds = cast
      .split('.')
      .slice(0, 2)
      .map((figure) => figure.split('-')[0] as Actor['kind']);
    const code = `farm.day.happy.${cast}`;
    expect(kinds.map((kind) => actorOf(code, kind).held !== null)).toEqual(held);
  },
);

test('one who flies is above one who stands, and one who rides is on what it rides', () => {
  const air = 'meadow.day.happy.fox-orange-none-0-flies.owl-brown-none-0._';
  expect(actorOf(air, 'fox').box.bottom).toBeLessThan(actorOf(air, 'owl').box.bottom - 80);
  for (const mount of ['horse', 'turtle', 'bear', 'elephant'] as const) {
    const code = `meadow.day.happy.girl-red-none-1-rides-on-f1.${mount}-brown-none-0._`;
    const [girl, under] = [actorOf(code, 'girl'), actorOf(code, mount)];
    expect(girl.face.y).toBeLessThan(under.box.top + (under.box.bottom - under.box.top) * 0.4);
    expect(girl.box.left < under.box.right && girl.box.right > under.box.left).toBe(true);
  }
});

test('those who hug touch, one who hides is hidden, one who sleeps lies', () => {
  const hug = 'garden.day.happy.woman-red-none-1-hugs-beside-f1.boy-blue-none-0._';
  expect(actorOf(hug, 'woman').box.right).toBeGreaterThan(actorOf(hug, 'boy').box.left);
  const items = itemsOf('garden.day.happy.boy-blue-none-1-hides-behind-t0.box');
  const [boy, box] = items.map(({ actor, thing }) => (actor ?? thing).box) as [Box, Box];
  expect(Math.min(boy.right, box.right) - Math.max(boy.left, box.left)).toBeGreaterThan(
    (boy.right - boy.left) * 0.4,
  );
  const { box: lying } = actorOf('garden.day.happy.man-red-none-1-sleeps._', 'man');
  expect(lying.right - lying.left).toBeGreaterThan((lying.bottom - lying.top) * 1.3);
});

test('what is done is done with its tool, where that is needed', () => {
  const thing = (code: string) => itemsOf(code).find((item) => item.thing)!.thing!;
  const kite = 'meadow.day.happy.girl-red-none-1-runs-holding-t0.kite';
  expect(thing(kite).box.bottom).toBeLessThan(actorOf(kite, 'girl').face.y - 20);
  const sky = 'garden.night.happy.girl-red-none-1-looks-beside-t0.telescope';
  const [{ face }, { box }] = [actorOf(sky, 'girl'), thing(sky)];
  const away = Math.min(Math.abs(box.left - face.x), Math.abs(box.right - face.x));
  expect(away / face.r).toBeLessThan(1.3);
  expect(box.bottom).toBeGreaterThan(actorOf(sky, 'girl').box.bottom - 30);
  const wash = 'bathroom.day.happy.girl-red-none-1-washes-beside-f1.dog-brown-none-0._';
  expect([actorOf(wash, 'dog').vessel, actorOf(wash, 'girl').vessel]).toEqual(['tub', 'none']);
  const ride = 'village.day.happy.girl-red-none-1-rides-on-f1.man-brown-none-0-walks._';
  const [child, man] = [actorOf(ride, 'girl'), actorOf(ride, 'man')];
  expect(child.face.y).toBeLessThan(man.face.y - man.face.r);
  expect(child.box.bottom).toBeGreaterThan(man.face.y);
  const throwing = 'pitch.day.happy.girl-red-none-1-throws-beside-t0.boy-blue-none-0-runs.ball';
  for (const kind of ['girl', 'boy'] as const) {
    const ball = thing(throwing).box;
    const head = actorOf(throwing, kind).face;
    const isOverHead = ball.bottom < head.y && ball.left < head.x && ball.right > head.x;
    expect(isOverHead, kind).toBe(false);
  }
});

test('who brushes or whispers has the hand or the mouth at the head of the other', () => {
  for (const pose of ['brushes', 'whispers']) {
    const code = `bathroom.day.happy.woman-green-none-1-${pose}-beside-f1.girl-red-none-2._`;
    const [woman, girl] = [actorOf(code, 'woman'), actorOf(code, 'girl')];
    const near = pose === 'brushes' ? woman.hand : woman.face;
    expect(Math.hypot(near.x - girl.face.x, near.y - girl.face.y) / girl.face.r, pose).toBeLessThan(3.3);
  }
});

const HANDLED: readonly Thing[] = [
  'ball',
  'cake',
  'basket',
  'fruit',
  'book',
  'drum',
  'gift',
  'teapot',
  'boots',
];

test('a thing is on the ground, on a table or at a hand, and on nobody’s head', () => {
  const codes = [null, ...POSES].flatMap((pose) =>
    HANDLED.flatMap((thing) =>
      ['beside', 'holding'].map((word) => {
        const does = [pose, word, 't0'].filter(Boolean).join('-');
        return `garden.day.happy.girl-red-none-1-${does}.boy-blue-none-0.${thing}`;
      }),
    ),
  );
  const wrong = codes.flatMap((code) => {
    const items = itemsOf(code);
    const item = items.find(({ thing }) => thing !== null);
    if (!item?.thing) return [];
    const { left, top, right, bottom } = item.thing.box;
    const actors = items.flatMap(({ actor }) => actor ?? []);
    const isOnHead = actors.some(
      ({ face: { x, y, r } }) => left < x && right > x && bottom < y - r * 0.6 && bottom > y - r * 2.4,
    );
    const isAtHand = actors.some(({ hand: { x, y }, face: { r } }) =>
      crosses({ x, y, r: r * 1.3 }, { left, top, right, bottom }),
    );
    const isHigh = bottom < Math.min(...actors.map(({ box }) => box.bottom)) - 60;
    return isOnHead || (isHigh && !isAtHand) ? [code] : [];
  });
  expect(wrong).toEqual([]);
});

test('what is large stands behind the figures and is larger, and who sleeps is in the bed that is there', () => {
  const boxes = (code: string) => itemsOf(code).map(({ actor, thing }) => (actor ?? thing).box);
  for (const thing of ['treehouse', 'tractor', 'house', 'train']) {
    const { items } = layout(
      parseSceneCode(`village.day.happy.girl-red-none-1.boy-blue-none-2.${thing}`)!,
      'wide',
    );
    const large = items.find((item) => item.thing)!.thing!.box;
    const actors = items.flatMap(({ actor }) => actor ?? []);
    const [left, right] = [
      Math.min(...actors.map(({ box }) => box.left)),
      Math.max(...actors.map(({ box }) => box.right)),
    ];
    const hidden = Math.min(right, large.right) - Math.max(left, large.left);
    expect(hidden / (large.right - large.left), thing).toBeLessThan(0.6);
    for (const { box } of actors) expect(box.bottom - box.top, thing).toBeLessThan(large.bottom - large.top);
  }
  const [bed, boy] = boxes('bedroom.night.calm.boy-blue-none-2-sleeps.bed') as [Box, Box];
  expect(boy.left).toBeGreaterThan(bed.left - 20);
  expect(boy.bottom).toBeLessThan(bed.bottom);
});

test('those at a table look over it, and what is eaten is on it before them', () => {
  const code =
    'kitchen.day.happy.woman-green-none-1-eats-behind-t0.boy-blue-none-2-eats-behind-t0.mouse-grey-none-0-eats-behind-t0.table.paella';
  const items = itemsOf(code);
  const [table, dish] = [0, 1].map(
    (at) => items.find(({ part }) => part.of === 'things' && part.at === at)!.thing!.box,
  ) as [Box, Box];
  for (const { actor } of items)
    if (actor) {
      expect(actor.face.y + actor.face.r * 0.8, actor.kind).toBeLessThan(table.top);
      expect(actor.face.x > table.left && actor.face.x < table.right, actor.kind).toBe(true);
    }
  expect(dish.left > table.left && dish.right < table.right).toBe(true);
  expect(dish.bottom > table.top && dish.bottom < table.bottom).toBe(true);
  const sirens = 'lounge.day.happy.girl-red-none-1-behind-t0.mermaid-green-none-0-behind-t0.table._';
  expect(actorOf(sirens.replace('._', '.cake'), 'mermaid').vessel).toBe('tub');
});

test('sizes differ as they are said', () => {
  const high = (size: string): number => {
    const { box } = actorOf(`meadow.day.happy.cat-red-none-1${size}.owl-red-none-0._`, 'cat');
    const { box: other } = actorOf(`meadow.day.happy.cat-red-none-1${size}.owl-red-none-0._`, 'owl');
    return (box.bottom - box.top) / (other.bottom - other.top);
  };
  const sizes = ['-tiny', '-small', '', '-big'].map(high);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(sizes[3]! / sizes[0]!).toBeGreaterThan(2.5);
});

const BYTES = 25_000;

test('random scenes are whole documents of at most 25 kB, in each frame and in outline', () => {
  const groups = SCENES.filter(({ figures }) => figures.length === MOST_FIGURES);
  const wrong = [...DRAWN, ...groups].flatMap((scene, i) => {
    const frame = i % 4 === 0 ? 'wide' : 'square';
    const svg = drawScene(scene, { frame, outline: i % 5 === 0 });
    const found = faults(svg);
    if (svg.length > BYTES) found.push(`${svg.length} bytes`);
    return found.length > 0 ? [`${sceneCode(scene)}: ${found}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('a picture of the two figures and the thing with the most lines has at most 25 kB in every place', () => {
  const cast = 'worried.pirate-red-backpack-1.astronaut-red-backpack-1.bicycle';
  const scenes = PLACES.flatMap((place) =>
    HOURS.map((hour) => parseSceneCode(`${place}.${hour}.${cast}`) as Scene),
  );
  const heavy = scenes.filter((scene) => drawScene(scene, { frame: 'square' }).length > BYTES);
  expect(heavy.map(sceneCode)).toEqual([]);
});

test('a crowd that would have more bytes is drawn without edges', () => {
  const cast =
    'hamster-purple-backpack-0-sails.lion-grey-bow-2-falls-beside-f2.fairy-purple-scarf-1-hides.dragon-purple-tricorn-4-hides-on-t1';
  const svg = drawScene(parseSceneCode(`harbour-near.night-snow.worried.${cast}.teddy.scales`)!, {
    frame: 'square',
  });
  expect(svg.length).toBeLessThanOrEqual(BYTES);
  expect(faults(svg)).toEqual([]);
  expect(svg).not.toContain('id="f0"');
});

test('a thing that has colours is drawn in the one that is said', () => {
  const codeIn = (thing: Thing, colour = '') => `meadow.day.happy.ghost-white-none-0.${thing}${colour}`;
  const drawn = (code: string) => drawScene(parseSceneCode(code)!, { frame: 'square' });
  const wrong = THINGS.filter((thing) => {
    const [plain, green, purple] = ['', '-green', '-purple'].map((colour) => drawn(codeIn(thing, colour)));
    const isOther = new Set([plain, green, purple]).size > (thing === 'tractor' || thing === 'tree' ? 1 : 2);
    return (
      hasColours(thing) !==
      (isOther && purple!.split(TONES.purple.base).length > plain!.split(TONES.purple.base).length)
    );
  });
  expect(wrong).toEqual([]);
  expect(THINGS.filter(hasColours).length).toBeGreaterThan(35);
});

test('a picture to colour in has lines and white only', () => {
  const svg = drawScene(SCENES[0] as Scene, { frame: 'square', outline: true });
  const paints = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
  expect([...new Set(paints)].sort()).toEqual(['#2A2240', '#fff', 'none']);
  expect(svg).not.toMatch(/opacity|Gradient/);
});

/** SHA-256 of what each version draws. A released one never changes: its PNGs and addresses are cached for ever. */
const DRAWN_BY_VERSION: Record<number, string> = {
  8: 'b0dacdfca979ac94620b715f5f080c0a17d4b4a4f31beeefb3fb1a6b14e09776',
};

test('a changed drawing has another PICTURE_VERSION', () => {
  const digest = createHash('sha256');
  for (const scene of DRAWN) digest.update(drawScene(scene, { frame: 'square' }));
  expect(digest.digest('hex'), `drawings of version ${PICTURE_VERSION}`).toBe(
    DRAWN_BY_VERSION[PICTURE_VERSION],
  );
});
