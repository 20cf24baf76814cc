import type { FigureKind, Scene, SceneFigure, Thing } from '../../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure } from './figure.ts';
import { worn } from './garments.ts';
import { heldThing } from './held.ts';
import { people } from './people.ts';
import { settings } from './places/index.ts';
import { type Box, type Reach, type Silhouette, silhouetteOf } from './silhouette.ts';
import { things } from './things.ts';
import { TONES } from './tones.ts';

const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

/** What a figure is in where it does not live; `wave` is the sea itself, which hides the lower edge of a swimmer. */
export type Vessel = 'none' | 'tub' | 'boat' | 'bubble' | 'wave';

/** A drawing on the stage: its origin, its scale, and the box that it takes together with its vessel. */
export type Placed = { svg: string; silhouette: Silhouette; x: number; y: number; scale: number; box: Box };

type Circle = { x: number; y: number; r: number };

export type Actor = Placed & {
  vessel: Vessel;
  /** Height of a tub's or boat's rim above the origin: below the face. */
  rim: number;
  face: Circle;
  /** Box of the thing in its hand. */
  held: Box | null;
};

/** Figures from the foremost, the hero, to the hindmost; before them the thing, unless the hero holds it. */
export type Layout = { figures: Actor[]; thing: Placed | null };

/** Where figures and thing may be, in units of the stage, with their edge of cut paper. */
export const ROOM = { left: 60, right: 740, top: 70 } as const;
/** Height of the tallest of one, two, three and four figures, and the most that small ones are enlarged. */
const TALLEST = [470, 450, 440, 430] as const;
const MOST = 2.4;
/** A thing on the ground is as large as its figures within these scales. */
const THING = { least: 0.75, most: 1.15 };
/**
 * How far one stands before another: at any height at most this part of the narrower one's width in a pair, in a group,
 * and where one of both is the thing.
 */
const OVERLAP = { pair: 0.13, group: 0.3, thing: 0.34 };
/** One stands at least this part of the narrower one's width further to the right than the one to its left. */
const FORWARD = 0.5;
/** Units by which each figure stands behind the one before it; the thing stands so far before the hero. */
const DEPTH = 15;
const BEFORE = 12;
/** Heights at which figures are compared, in units of the stage. */
const BAND = 14;
/** Free room around the face of one who stands behind another. */
const FREE = 9;
/** The foremost waves begin this far below the ground. */
const SWELL = 14;
/** A head no further to the side than this is above its body. */
const STRAIGHT = 8;
/** Room for the edge of cut paper. */
const EDGE = 8;

/** How much larger than its figure a vessel is, about the figure's middle. */
const LARGER: Record<Vessel, { wide: number; high: number }> = {
  none: { wide: 1, high: 1 },
  tub: { wide: 1.12, high: 1 },
  boat: { wide: 1.26, high: 1 },
  bubble: { wide: 1.32, high: 1.28 },
  wave: { wide: 1, high: 1 },
};

function vesselOf({ place }: Scene, kind: FigureKind): Vessel {
  const isOfWater = figures[kind].lives === 'water';
  if (place === 'underwater') return isOfWater ? 'none' : 'bubble';
  if (place === 'space') return kind === 'astronaut' || kind === 'robot' ? 'none' : 'bubble';
  if (place === 'sea') return isOfWater ? 'wave' : 'boat';
  return isOfWater ? 'tub' : 'none';
}

/** A drawing that has no place yet. */
type Piece = { svg: string; silhouette: Silhouette; vessel: Vessel; box: Box };
/** A figure: its head, and the thing in its hand. */
type Member = Piece & { head: Circle; held: Box | null };

function thingPiece(thing: Thing): Piece {
  const svg = things[thing].draw();
  const silhouette = silhouetteOf(svg);
  return { svg, silhouette, vessel: 'none', box: silhouette.box };
}

/** A thing in the hand of this figure; null where it stands on the ground. */
function holdBy({ hand }: Figure, thing: Thing | null) {
  const svg = hand && thing ? heldThing(thing) : null;
  if (!hand || svg === null) return null;
  const { box } = silhouetteOf(svg);
  const held = { svg, left: box.left, top: box.top };
  const [x, y] = hand(held);
  return { held, box: scaled(box, 1, x, y) };
}

function member(figure: SceneFigure, scene: Scene, isHero: boolean): Member {
  const drawn = figures[figure.kind];
  const vessel = vesselOf(scene, figure.kind);
  const hold = isHero ? holdBy(drawn, scene.thing) : null;
  const tones = TONES[figure.colour];
  const garment = worn(figure.garment, drawn, tones);
  const look = { tones, mood: scene.mood, look: figure.look, ...(hold && { held: hold.held }) };
  const dressed = garment.behind + drawn.draw(look) + garment.front;
  const isTurned = !isHero && drawn.head.x > -STRAIGHT;
  const head = isTurned ? { ...drawn.head, x: -drawn.head.x } : drawn.head;
  const svg = isTurned ? `<g transform="scale(-1 1)">${dressed}</g>` : dressed;
  const silhouette = silhouetteOf(svg);
  return { svg, silhouette, vessel, head, box: around(silhouette.box, vessel), held: hold?.box ?? null };
}

/** A figure's box with its vessel, about the same middle; no bubble is much higher than wide. */
function around({ left, top, right, bottom }: Box, vessel: Vessel): Box {
  const { wide, high } = LARGER[vessel];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const halfY = ((bottom - top) / 2) * high;
  const halfX = Math.max(((right - left) / 2) * wide, vessel === 'bubble' ? halfY * 0.66 : 0);
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => Math.max(bottom, 0) - top;

function scaled({ left, top, right, bottom }: Box, scale: number, x: number, y: number): Box {
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
}

/** Height of a vessel's rim, or of the waves around a swimmer: below the chin. */
const rimOf = ({ head, box }: Member, scale: number): number =>
  Math.max(16, Math.min((-head.y - head.r) * scale, -box.top * scale * 0.3));

/** How far a figure's origin is below where it would stand. */
function sunk(figure: Member, scale: number): number {
  if (figure.vessel === 'wave') return rimOf(figure, scale) + SWELL;
  return figure.vessel === 'bubble' ? -figure.box.bottom * scale : 0;
}

/** What stands at a height of the stage; its place to the right is not known yet. */
type Spot = {
  piece: Piece;
  scale: number;
  y: number;
  head: Circle | null;
  isBefore: (other: Spot) => boolean;
};

/** What a spot takes between two heights of the stage, from its origin: of what it is in, the whole width. */
function reachOf({ piece, scale, y }: Spot, top: number, bottom: number): Reach | null {
  const { vessel, box, silhouette } = piece;
  const hull =
    vessel === 'bubble' ? box.top : vessel === 'tub' || vessel === 'boat' ? box.top * 0.35 : Infinity;
  const reach = bottom > y + hull * scale ? box : silhouette.between((top - y) / scale, (bottom - y) / scale);
  return reach && { left: reach.left * scale, right: reach.right * scale };
}

/** Half of what a face takes between two heights of the stage, with free room around it. */
function faceBetween({ head, scale, y }: Spot, top: number, bottom: number): number {
  if (!head) return 0;
  const middle = y + head.y * scale;
  const away = Math.max(0, top - middle, middle - bottom);
  const r = head.r * scale + FREE;
  return away < r ? Math.sqrt(r * r - away * away) : 0;
}

/** How far the origin of the right one of two must be from that of the left one. */
function apart(left: Spot, right: Spot, overlap: number): number {
  const [one, other] = [left.piece.box, right.piece.box];
  const narrower = Math.min(widthOf(one) * left.scale, widthOf(other) * right.scale);
  const isLeftBefore = left.isBefore(right);
  const middle = (spot: Spot): number => ((spot.piece.box.left + spot.piece.box.right) / 2) * spot.scale;
  let least = middle(left) - middle(right) + narrower * FORWARD;
  const top = Math.max(left.y + one.top * left.scale, right.y + other.top * right.scale);
  const bottom = Math.min(left.y + one.bottom * left.scale, right.y + other.bottom * right.scale);
  for (let y = top; y < bottom; y += BAND) {
    const [near, far] = [reachOf(left, y, y + BAND), reachOf(right, y, y + BAND)];
    if (!near || !far) continue;
    least = Math.max(least, near.right - far.left - narrower * overlap);
    const half = faceBetween(isLeftBefore ? right : left, y, y + BAND);
    if (half === 0) continue;
    const face = isLeftBefore
      ? near.right - ((right.head as Circle).x * right.scale - half)
      : (left.head as Circle).x * left.scale + half - far.left;
    least = Math.max(least, face);
  }
  return least;
}

/**
 * Where everything stands: the hero to the left and in front, the others to the right, turned to it, the smaller before
 * the taller; a thing on the ground before the hero's side, unless the hero holds it. They stand before each other a
 * little, never before a face. All figures have one scale, so that sizes stay true.
 */
export function layout(scene: Scene): Layout {
  const { ground, floats } = settings[scene.place];
  const cast = scene.figures.map((figure, i) => member(figure, scene, i === 0));
  const [hero, ...others] = cast as [Member, ...Member[]];
  const standing = scene.thing && !hero.held ? thingPiece(scene.thing) : null;
  const byHeight = others.toSorted((one, other) => heightOf(one.box) - heightOf(other.box));
  /** The hero first. */
  const depthOf = (figure: Member): number => byHeight.indexOf(figure) + 1;
  /** Units by which the base of a figure is above the ground. */
  const lift = (figure: Member): number => depthOf(figure) * (DEPTH + (floats ? 44 : 0)) + (floats ? 24 : 0);
  const base = ground + BEFORE - (floats ? 30 : 0);
  const overlap = cast.length > 2 ? OVERLAP.group : OVERLAP.pair;

  const figureSpot = (figure: Member, scale: number): Spot => ({
    ...{ piece: figure, scale, y: ground - lift(figure) + sunk(figure, scale), head: figure.head },
    isBefore: (other) => other.head !== null && depthOf(figure) < depthOf(other.piece as Member),
  });
  /** A row from left to right, with the places of its origins from the leftmost end, and its width. */
  function row(scale: number): { spots: Spot[]; places: number[]; width: number } {
    const thingScale = written(Math.max(THING.least, Math.min(THING.most, scale)));
    const spots = cast.map((figure) => figureSpot(figure, scale));
    if (standing)
      spots.splice(1, 0, { piece: standing, scale: thingScale, y: base, head: null, isBefore: () => true });
    const places: number[] = [];
    for (const [i, spot] of spots.entries()) {
      const left = spots.slice(0, i).map((other, k) => {
        const part = other.head && spot.head ? overlap : OVERLAP.thing;
        return (places[k] as number) + apart(other, spot, part);
      });
      places.push(Math.max(0, ...left));
    }
    const ends = (side: 'left' | 'right'): number[] =>
      spots.map(({ piece, scale }, i) => (places[i] as number) + piece.box[side] * scale);
    const [left, right] = [Math.min(...ends('left')), Math.max(...ends('right'))];
    return { spots, places: places.map((x) => x - left), width: right - left };
  }
  const room = ROOM.right - ROOM.left - 2 * EDGE;
  const tallest = TALLEST[cast.length - 1] as number;
  let scale = Math.min(
    MOST,
    ...cast.map((figure) => Math.min(tallest, ground - lift(figure) - ROOM.top) / heightOf(figure.box)),
  );
  for (let tries = 0; tries < 12; tries++) {
    const { width } = row(scale);
    if (width <= room) break;
    scale *= Math.max(0.8, (room / width) * 0.995);
  }
  const { spots, places, width } = row(written(scale));
  const start = (ROOM.left + ROOM.right - width) / 2;

  const placed = ({ piece, scale, y }: Spot, i: number): Placed => {
    const { svg, silhouette, box } = piece;
    const x = start + (places[i] as number);
    return { svg, silhouette, x, y, scale, box: scaled(box, scale, x, y) };
  };
  const actor = (figure: Member): Actor => {
    const i = spots.findIndex(({ piece }) => piece === figure);
    const at = placed(spots[i] as Spot, i);
    const { x, y, scale } = at;
    const { head, vessel, held } = figure;
    return {
      ...{ ...at, vessel, rim: rimOf(figure, scale), held: held && scaled(held, scale, x, y) },
      face: { x: x + head.x * scale, y: y + head.y * scale, r: head.r * scale },
    };
  };
  return {
    figures: [hero, ...byHeight].map(actor),
    thing: standing && placed(spots[1] as Spot, 1),
  };
}

/** As many decimals as a drawing writes, or a figure would not fill its edge. */
const written = (value: number): number => Math.floor(value * 100) / 100;
