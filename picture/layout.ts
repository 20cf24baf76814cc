import type { FigureKind, Scene, SceneFigure, Thing } from '../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure, Mood } from './figure.ts';
import { worn } from './garments.ts';
import { heldThing, isHeld } from './held.ts';
import { people } from './people/index.ts';
import { settings } from './places/index.ts';
import { type Box, type Silhouette, silhouetteOf } from './silhouette.ts';
import { type Circle, type Piece, type Row, rowOf, type Spot, type Vessel, widthOf } from './spacing.ts';
import { things } from './things.ts';
import { TONES } from './tones.ts';

const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

/** A drawing on the stage: its origin, its scale, and the box that it takes together with its vessel. */
export type Placed = { svg: string; silhouette: Silhouette; x: number; y: number; scale: number; box: Box };

export type Actor = Placed & {
  vessel: Vessel;
  /** Height of a tub's or boat's rim above the origin: below the face. */
  rim: number;
  face: Circle;
  /** The glass around its head in space. */
  helmet: Circle | null;
  /** Box of the thing in its hand. */
  held: Box | null;
};

/** Figures from the foremost, the hero, to the hindmost; before them the thing, unless a person holds it. */
export type Layout = { figures: Actor[]; thing: Placed | null };

/** Where figures and thing may be, in units of the stage, with their edge of cut paper. */
export const ROOM = { left: 40, right: 760, top: 70 } as const;
/** Height of the tallest of one, two, three and four figures, and the most that small ones are enlarged. */
const TALLEST = [470, 450, 440, 430] as const;
const MOST = 2.4;
/** A thing on the ground is as large as its figures within these scales. */
const THING = { least: 0.75, most: 1.15 };
/**
 * Widest figure of a group of one, two, three and four: a wider one is drawn smaller than it is beside the others, down
 * to a part of its size, and a tall one down to a height.
 */
const WIDEST = [Infinity, 350, 300, 270] as const;
const SMALLER = { least: 0.66, height: 350 };
/** A row is only so close that it makes its figures this much larger. */
const STEP = 1.2;
/** How close a row may be where free room between all would make them small. */
const CLOSER = [0.5, 1] as const;
/** Units by which each figure stands behind the one before it; the thing stands so far before the hero. */
const DEPTH = 15;
const BEFORE = 12;
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
  helmet: { wide: 1, high: 1 },
  wave: { wide: 1, high: 1 },
};

function vesselOf({ place }: Scene, kind: FigureKind): Vessel {
  const isOfWater = figures[kind].lives === 'water';
  if (place === 'underwater') return isOfWater ? 'none' : 'bubble';
  if (place === 'space' && !isOfWater) return kind === 'astronaut' || kind === 'robot' ? 'none' : 'helmet';
  if (place === 'space') return 'bubble';
  if (place === 'sea') return isOfWater ? 'wave' : 'boat';
  return isOfWater ? 'tub' : 'none';
}

/** A figure: its head with the glass around it, its size beside the others, and the thing in its hand. */
type Member = Piece & { head: Circle; helmet: Circle | null; size: number; held: Box | null };

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

/** The mood of a figure in which it can be drawn. */
function moodOf(figure: SceneFigure, scene: Scene): Mood {
  const mood = figure.mood ?? scene.mood;
  return mood === 'calm' ? 'happy' : mood;
}

function member(figure: SceneFigure, scene: Scene, isHero: boolean, thing: Thing | null): Member {
  const drawn = figures[figure.kind];
  const vessel = vesselOf(scene, figure.kind);
  const hold = holdBy(drawn, thing);
  const tones = TONES[figure.colour];
  const garment = worn(figure.garment, drawn, tones);
  const look = { tones, mood: moodOf(figure, scene), look: figure.look, ...(hold && { held: hold.held }) };
  const dressed = garment.behind + drawn.draw(look) + garment.front;
  const isTurned = !isHero && drawn.head.x > -STRAIGHT;
  const head = isTurned ? { ...drawn.head, x: -drawn.head.x } : drawn.head;
  const svg = isTurned ? `<g transform="scale(-1 1)">${dressed}</g>` : dressed;
  const silhouette = silhouetteOf(svg);
  const helmet = vessel === 'helmet' ? helmetOf(head, silhouette) : null;
  const held = hold && (isTurned ? mirrored(hold.box) : hold.box);
  const box = around(silhouette.box, vessel, helmet);
  const size = sizeOf(silhouette.box, scene.figures.length);
  return { svg, silhouette, vessel, head, helmet, size, box, held };
}

/** The size of a figure beside the others of its group. */
function sizeOf(box: Box, count: number): number {
  const height = -box.top;
  const least = height > SMALLER.height ? SMALLER.height / height : SMALLER.least;
  return Math.min(1, Math.max((WIDEST[count - 1] as number) / widthOf(box), least));
}

const mirrored = ({ left, right, ...rest }: Box): Box => ({ ...rest, left: -right, right: -left });

/** Glass around a head and what it wears, with a high hat through it. */
function helmetOf({ x, y, r }: Circle, { box, between }: Silhouette): Circle {
  const chin = y + r * 1.3;
  const isAbove = (top: number): boolean => {
    const reach = between(top, top + 2);
    return reach !== null && reach.left < x + r * 0.6 && reach.right > x - r * 0.6;
  };
  let top = y - r * 1.5;
  while (top > Math.max(box.top, y - r * 2.4) && isAbove(top - 4)) top -= 4;
  return { x, y: (top + chin) / 2, r: Math.max(r * 1.5, (chin - top) / 2 + 4) };
}

/** A figure's box with its vessel, about the same middle; no bubble is much higher than wide. */
function around({ left, top, right, bottom }: Box, vessel: Vessel, helmet: Circle | null): Box {
  if (helmet)
    return {
      left: Math.min(left, helmet.x - helmet.r),
      top: Math.min(top, helmet.y - helmet.r),
      right: Math.max(right, helmet.x + helmet.r),
      bottom,
    };
  const { wide, high } = LARGER[vessel];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const halfY = ((bottom - top) / 2) * high;
  const halfX = Math.max(((right - left) / 2) * wide, vessel === 'bubble' ? halfY * 0.66 : 0);
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

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

/** Who holds a thing: the first person, as a rule the hero; null where it stands on the ground. */
const holderOf = ({ figures: cast, things: [thing] }: Scene): SceneFigure | null =>
  (thing && isHeld(thing) && cast.find(({ kind }) => figures[kind].hand)) || null;

/**
 * Where everything stands: the hero to the left and in front, the others to the right, turned to it, the smaller before
 * the taller; a thing on the ground beside the hero, unless a person holds it. They stand clear of each other, or
 * before each other a little where that makes them larger, never before a face. Figures have one scale, so that sizes
 * stay true, but for one that is too wide for its group.
 */
export function layout(scene: Scene): Layout {
  const { ground, floats } = settings[scene.place];
  const holder = holderOf(scene);
  const cast = scene.figures.map((figure, i) =>
    member(figure, scene, i === 0, figure === holder ? (scene.things[0] ?? null) : null),
  );
  const [hero, ...others] = cast as [Member, ...Member[]];
  const [thing] = scene.things;
  const standing = thing && !holder ? thingPiece(thing) : null;
  const heightOf = ({ box, size }: Member): number => (Math.max(box.bottom, 0) - box.top) * size;
  const byHeight = others.toSorted((one, other) => heightOf(one) - heightOf(other));
  /** The hero first. */
  const depthOf = (figure: Member): number => byHeight.indexOf(figure) + 1;
  /** Units by which the base of a figure is above the ground. */
  const lift = (figure: Member): number => depthOf(figure) * (DEPTH + (floats ? 44 : 0)) + (floats ? 24 : 0);
  const base = ground + BEFORE - (floats ? 30 : 0);

  function spotOf(figure: Member, common: number): Spot {
    const scale = written(common * figure.size);
    const y = ground - lift(figure) + sunk(figure, scale);
    return {
      piece: figure,
      scale,
      y,
      head: figure.helmet ?? figure.head,
      isBefore: (other) => other.head !== null && depthOf(figure) < depthOf(other.piece as Member),
    };
  }
  /** All from left to right. */
  function spotsAt(common: number): Spot[] {
    const spots = cast.map((figure) => spotOf(figure, common));
    const scale = written(Math.max(THING.least, Math.min(THING.most, common)));
    const thing: Spot[] = standing
      ? [{ piece: standing, scale, y: base, head: null, isBefore: () => true }]
      : [];
    return spots.toSpliced(1, 0, ...thing);
  }
  const room = ROOM.right - ROOM.left - 2 * EDGE;
  const tallest = TALLEST[cast.length - 1] as number;
  const largest = Math.min(
    MOST,
    ...cast.map((figure) => Math.min(tallest, ground - lift(figure) - ROOM.top) / heightOf(figure)),
  );
  function fitted(closeness: number): { scale: number; spots: Spot[]; row: Row } {
    let scale = largest;
    for (let tries = 0; tries < 12; tries++) {
      const { width } = rowOf(spotsAt(scale), closeness);
      if (width <= room) break;
      scale *= Math.max(0.8, (room / width) * 0.995);
    }
    const spots = spotsAt(scale);
    return { scale, spots, row: rowOf(spots, closeness) };
  }
  let best = fitted(0);
  for (const closeness of CLOSER) {
    if (best.scale * STEP > largest) break;
    const closer = fitted(closeness);
    if (closer.scale > best.scale * STEP) best = closer;
  }
  const { spots, row } = best;
  const { places, width } = row;
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
    const { head, helmet, vessel, held } = figure;
    const on = (part: Circle): Circle => ({
      x: x + part.x * scale,
      y: y + part.y * scale,
      r: part.r * scale,
    });
    return {
      ...at,
      vessel,
      rim: rimOf(figure, scale),
      held: held && scaled(held, scale, x, y),
      face: on(head),
      helmet: helmet && on(helmet),
    };
  };
  return {
    figures: [hero, ...byHeight].map(actor),
    thing: standing && placed(spots[1] as Spot, 1),
  };
}

/** As many decimals as a drawing writes, or a figure would not fill its edge. */
const written = (value: number): number => Math.floor(value * 100) / 100;
