import { type PartBox, partsAttribute } from '../contract/picture.ts';
import type { FigureKind, Hour, Place, Scene, Thing } from '../contract/scene.ts';
import { airOver, NO_OPEN_SKY } from './air.ts';
import { cameraOf } from './camera.ts';
import { BEDS } from './grouping.ts';
import { colour } from './hand/palette.ts';
import { bough } from './hand/plants.ts';
import { glow } from './hand/sky.ts';
import { ellipse, n, place, rect } from './hand/svg.ts';
import { type Actor, type Item, layout, type Placed } from './layout.ts';
import { light } from './light.ts';
import { type Light, lightOf } from './lighting.ts';
import { INK, outline } from './outline.ts';
import { settings } from './places/index.ts';
import { inLook, wayOf } from './places/looks.ts';
import { withFree, withLuminaryMoved, withOwn, withSky } from './places/parts.ts';
import { luminaryOf, movedBy } from './risen.ts';
import { outlinePath, strayOf } from './silhouette.ts';
import { chance, type Form, STAGE } from './stage.ts';
import { raft, vesselBehind, vessels } from './vessels.ts';
import { weatherBefore, weatherBehind } from './weather.ts';

/** Width of the soft dark edge that parts a figure from its ground, and of the lit one, in units of the picture. */
const EDGE = { dark: 3.4, strength: 0.2, lit: 3.2, around: 2.8 };

const contoursOf = ({ silhouette, scale }: Placed, stray: number): string =>
  outlinePath(silhouette.contours(scale, stray), scale);

const hex = (paint: string, opacity: number): string =>
  paint +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** A drawing in the light of its place; `id` names its silhouette within the document. */
function standing(id: string, placed: Placed, lit: Light, stray: number): string {
  const { svg, x, y, scale, box } = placed;
  const contours = contoursOf(placed, stray);
  // Too small for an edge.
  if (contours === '') return place({ x, y, scale }, svg);
  const side = lit.x < (box.left + box.right) / 2 ? -1 : 1;
  const edge = (more: string): string => `<use href="#${id}" ${more}/>`;
  const { dark, strength, lit: wide } = EDGE;
  return (
    place(
      { x, y },
      `<defs><path id="${id}" d="${contours}"/></defs>`,
      edge(`y="2" stroke="${hex(colour.midnight, strength)}" stroke-width="${2 * dark}"`),
      lit.strength > 0 ? edge(`x="${n(side * wide)}" y="-2" fill="${hex(lit.rim, lit.strength)}"`) : '',
    ) +
    place({ x, y, scale }, svg) +
    (lit.dusk > 0 ? place({ x, y }, edge(`fill="${hex(colour.midnight, lit.dusk)}"`)) : '')
  );
}

/** A drawing in lines, on white that keeps the lines behind it away. */
function standingInLines(placed: Placed, stray: number): string {
  const { svg, x, y, scale } = placed;
  const white = `<path fill="#fff" stroke="#fff" stroke-width="${2 * EDGE.around}" d="${contoursOf(placed, stray)}"/>`;
  return place({ x, y }, white) + outline(place({ x, y, scale }, svg));
}

const middle = ({ box }: Placed): number => (box.left + box.right) / 2;
const half = ({ box }: Placed): number => (box.right - box.left) / 2;

/** Part of the height that has a shadow of its width. */
const LOWEST = 0.2;

/** A shadow on the ground, away from the light: as wide as the lowest part of what stands there, smaller below what is in the air. */
function shadow(placed: Placed, ground: number, lit: Light): string {
  const { silhouette, x, y, scale } = placed;
  const { top, bottom } = silhouette.box;
  const high = ground - (y + bottom * scale);
  const away = Math.max(-0.3, Math.min(0.3, (x - lit.x) / 900));
  const part =
    high > 40
      ? silhouette.box
      : (silhouette.between(bottom - (bottom - top) * LOWEST, bottom) ?? silhouette.box);
  const wide = ((part.right - part.left) / 2) * scale * (high > 40 ? 0.6 : 1.06);
  const at = x + ((part.left + part.right) / 2) * scale + away * wide;
  return ellipse(
    at,
    ground + 3,
    wide,
    Math.min(18, wide * 0.13),
    colour.night,
    `opacity="${high > 40 ? 0.16 : 0.26}"`,
  );
}

/** A bubble touches the ground at one point. */
const below = (actor: Actor): string =>
  ellipse(
    middle(actor),
    actor.box.bottom,
    half(actor) * 0.4,
    half(actor) * 0.05,
    colour.night,
    'opacity=".26"',
  );

const air = (actor: Actor): string =>
  ellipse(
    middle(actor),
    (actor.box.top + actor.box.bottom) / 2,
    half(actor),
    (actor.box.bottom - actor.box.top) / 2,
    colour.day,
    'opacity=".2"',
  );

/** Places with trees near enough for a bough in the corner of every second picture. */
const LEAFY: readonly Place[] = ['meadow', 'farm', 'garden', 'village', 'city', 'castle', 'bridge'];
const boughAt = (scene: Scene, hour: Hour): string => {
  if (!LEAFY.includes(scene.place) || scene.frame === 'wide' || wayOf(scene) === 0) return '';
  return hour === 'day'
    ? bough('#7FAE78', '#5F8F6C', colour.bark)
    : bough('#2E5060', '#1D3548', colour.night);
};
/** What a bough takes of its corner, and where the upper edge of both frames is. */
const BOUGH = { wide: 330, high: 200, top: 44 };

/** A bough in the upper corner that is away from the light, where nobody is. */
function inCorner(
  drawing: string,
  drawn: readonly Placed[],
  { left, right }: { left: number; right: number },
  lightX: number,
): string {
  if (drawing === '') return '';
  const isLeft = lightX > (left + right) / 2;
  const { wide, high, top } = BOUGH;
  const isTaken = drawn.some(
    ({ box }) => box.top < top + high && (isLeft ? box.left < left + wide : box.right > right - wide),
  );
  return isTaken ? '' : place({ x: isLeft ? left : right, y: top, flip: !isLeft }, drawing);
}

/** What most lines of a picture have, said once for all of it. */
const PAINT = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Figures and things of a picture in which each is so small that whole units are fine enough. */
const MUCH = 3;

/** Most characters of a picture; one that would have more is drawn more simply. */
const MOST_BYTES = 25_000;
/** How far the outlines of a simple picture may stray from its drawings. */
const SIMPLE = 8;

/** Units of the picture that a frame shows. */
const FRAMES: Record<
  Form,
  { box: string; width: number; height: number; shown: { left: number; right: number } }
> = {
  square: { box: '0 0 800 800', width: 800, height: 800, shown: { left: 0, right: STAGE.side } },
  wide: { box: '-300 40 1400 735', width: 1200, height: 630, shown: { left: STAGE.from, right: STAGE.to } },
};

/** Things that shine of themselves. */
const SHINING: readonly (Thing | undefined)[] = ['lamp', 'star', 'cake'];

/** Things that a place may have, too. */
const OWN: readonly (Thing | undefined)[] = ['train', 'bed'];

/** Boxes of all that the scene names, from the hindmost to the foremost. */
const partsOf = (items: readonly Item[]): PartBox[] =>
  items.flatMap((item, i) => {
    const { part, heldAt, actor } = item;
    const isFront = items.slice(0, i).some((other) => other.part.of === part.of && other.part.at === part.at);
    if (isFront) return [];
    const held = actor?.held && heldAt !== null ? [{ of: 'things' as const, at: heldAt, ...actor.held }] : [];
    return [{ ...part, ...boxOf(item).box }, ...held];
  });

const boxOf = ({ actor, thing }: Item): Placed => actor ?? thing;

/**
 * The picture of a scene as an SVG document; the same scene is always the same document.
 * @param options.frame  square, or wide in the proportions 1200 : 630
 * @param options.outline  black lines on white, to colour in
 */
export function drawScene(
  scene: Scene,
  { frame, outline: isOutline = false }: { frame: Form; outline?: boolean },
): string {
  const setting = settings[scene.place];
  const hour = isOutline ? 'day' : scene.hour;
  const atSea = scene.place === 'sea';
  const { items } = layout(scene, frame);
  const isMirrored = chance(scene) % 2 === 1;
  const camera = cameraOf(scene, setting.ground, isMirrored);
  const { weather } = scene;
  const isDull = weather === 'rain' || (hour === 'day' && weather !== null && weather !== 'wind');
  const shiner: FigureKind = hour === 'night' ? 'moon' : 'sun';
  const isShining = !isDull && scene.figures.every(({ kind }) => kind !== shiner);
  const [asDrawn, foreground, leafy] = inLook(scene, [
    setting.back(hour, wayOf(scene)),
    setting.front(hour),
    boughAt(scene, hour),
  ]) as [string, string, string];
  const luminary =
    isShining && !NO_OPEN_SKY.includes(scene.place)
      ? luminaryOf(asDrawn, camera, items.map(boxOf), FRAMES[frame].shown)
      : null;

  const held = items.find(({ actor }) => actor?.held)?.actor?.held;
  const thing = items.find((item) => item.thing)?.thing;
  const shownThing = thing?.box ?? held ?? null;
  const shines = shownThing !== null && SHINING.includes(scene.things[0]);
  const centre = shownThing && {
    x: (shownThing.left + shownThing.right) / 2,
    y: (shownThing.top + shownThing.bottom) / 2,
  };
  const lit = lightOf(scene, camera, shines ? centre : null, luminary);
  const shine =
    centre && shownThing && (shines || hour === 'night')
      ? glow(
          centre.x,
          centre.y,
          Math.min(
            190,
            Math.max(shownThing.right - shownThing.left, shownThing.bottom - shownThing.top) *
              (shines ? 1.2 : 0.85),
          ),
          shines ? 1.5 : 0.7,
        )
      : '';
  const hasShadows = !setting.floats && !atSea;
  const shadows = items.map((item) => {
    const { actor, isGrounded, ground } = item;
    if (!hasShadows || !isGrounded) return '';
    return actor?.vessel === 'bubble' ? below(actor) : shadow(boxOf(item), ground, lit);
  });
  const walls = items.flatMap(({ actor }) => (actor?.wall ? place(actor, actor.wall) : []));
  const bubbles = items.flatMap(({ actor }) => (actor?.vessel === 'bubble' ? air(actor) : []));
  const sky = weather && !isOutline ? weatherBehind(weather, scene.place, hour) : '';
  /** Whether the story has a train of its own, or somebody lies in another bed than that of the place. */
  const hasOwn =
    items.some(({ part }) => part.of === 'things' && OWN.includes(scene.things[part.at])) ||
    (BEDS.includes(scene.place) && scene.figures.some(({ pose }) => pose === 'sleeps'));
  const heads = items.flatMap(({ actor }) => actor?.helmet ?? actor?.face ?? []);
  /** Whether a circle of the place is behind no head. */
  const isFree = (x: number, y: number, r: number): boolean => {
    const [atX, atY] = camera.at(x, y);
    return heads.every((head) => Math.hypot(head.x - atX, head.y - atY) > head.r + r * camera.scale);
  };
  const setUp = withOwn(
    withSky(withLuminaryMoved(withFree(asDrawn, isFree), ...movedBy(luminary, camera)), isShining),
    !hasOwn,
  );
  const lighted = isOutline ? { place: setUp, veil: '' } : airOver(scene, setUp);
  const behind = lighted.place + sky;
  const [back, front] = [behind, foreground].map((layer) =>
    camera.transform === '' ? layer : `<g transform="${camera.transform}">${layer}</g>`,
  ) as [string, string];
  const ink = (svg: string): string => (isOutline ? outline(svg, back + front) : svg);
  const { box, width, height, shown } = FRAMES[frame];
  const stroke = isOutline ? INK : 'none';
  /**
   * The document; a simple one without what is before the figures, lit edges and what is hardly seen, a bare one without
   * any edges.
   */
  function written({ isSimple, isBare = false }: { isSimple: boolean; isBare?: boolean }): string {
    const stray = isSimple ? SIMPLE : strayOf(items.length);
    const glint = isSimple ? { ...lit, strength: 0 } : lit;
    const stand = (id: string, placed: Placed): string =>
      isOutline
        ? standingInLines(placed, stray)
        : isBare
          ? place(placed, placed.svg)
          : standing(id, placed, glint, stray);
    const drawn = items.map((item, i) => {
      const { actor } = item;
      if (actor) return ink(vesselBehind(actor)) + stand(`f${i}`, actor) + ink(vessels[actor.vessel](actor));
      return ink(atSea && item.isGrounded ? raft(item.thing) : '') + stand(`f${i}`, item.thing);
    });
    const content = [
      isOutline ? rect(STAGE.from, 0, STAGE.to - STAGE.from, STAGE.side, '#fff') : '',
      ink([back, ...walls, shine, ...shadows, ...bubbles].join('')),
      ...drawn,
      isSimple && !atSea ? '' : ink(front),
      isSimple ? '' : ink(inCorner(leafy, items.map(boxOf), FRAMES[frame].shown, luminary?.to[0] ?? 0)),
      lighted.veil,
      weather && !isOutline ? weatherBefore(weather, scene.place) : '',
    ].join('');
    const isCoarse = isSimple || items.length > MUCH;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" ${PAINT}${stroke === 'none' ? '' : ` stroke="${stroke}"`} ${partsAttribute(partsOf(items))}>${light(content, { frame: shown, camera, stroke, isCoarse, isSimple })}</svg>`;
  }
  const whole = written({ isSimple: false });
  if (whole.length <= MOST_BYTES) return whole;
  const simple = written({ isSimple: true });
  return simple.length <= MOST_BYTES || isOutline ? simple : written({ isSimple: true, isBare: true });
}
