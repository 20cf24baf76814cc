import type { FigureKind, Scene, SceneFigure } from '../../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure } from './figure.ts';
import { worn } from './garments.ts';
import { people } from './people.ts';
import { settings } from './places/index.ts';
import { type Box, type Silhouette, silhouetteOf } from './silhouette.ts';
import { things } from './things.ts';
import { TONES } from './tones.ts';

const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

/** What a figure is in where it does not live; `wave` is the sea itself, which hides the lower edge of a swimmer. */
export type Vessel = 'none' | 'tub' | 'boat' | 'bubble' | 'wave';

/** A drawing on the stage: its origin, its scale, and the box that it takes together with its vessel. */
export type Placed = { svg: string; silhouette: Silhouette; x: number; y: number; scale: number; box: Box };

export type Actor = Placed & {
  vessel: Vessel;
  /** Height of a tub's or boat's rim above the origin: below the face. */
  rim: number;
  face: { x: number; y: number; r: number };
};

export type Layout = { figures: Actor[]; thing: Placed | null };

/** Where figures and thing may be, in units of the stage, with their edge of cut paper. */
export const ROOM = { left: 60, right: 740, top: 70, gap: 22, widest: 54 } as const;
/** Height of the tallest of two and of one alone, and the most that small ones are enlarged. */
const TALLEST = { two: 410, alone: 440 };
const MOST = 2.4;
/**
 * A thing keeps its size unless figures are small beside it. Where a row is too wide it stands close, before the feet
 * of both, with this part of its width between them.
 */
const THING = { least: 0.75, most: 1.15, close: 0.55 };
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

function dressed(figure: SceneFigure, { mood }: Scene): string {
  const drawn = figures[figure.kind];
  const tones = TONES[figure.colour];
  const garment = worn(figure.garment, drawn, tones);
  return garment.behind + drawn.draw({ tones, mood, look: figure.look }) + garment.front;
}

function drawnThing(svg: string): Pick<Placed, 'svg' | 'silhouette' | 'box'> {
  const silhouette = silhouetteOf(svg);
  return { svg, silhouette, box: silhouette.box };
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

const scaled = ({ left, top, right, bottom }: Box, scale: number, x: number, y: number): Box => ({
  left: x + left * scale,
  top: y + top * scale,
  right: x + right * scale,
  bottom: y + bottom * scale,
});

/** Height of a vessel's rim, or of the waves around a swimmer: below the chin. */
const rimOf = (head: Figure['head'], box: Box, scale: number): number =>
  Math.max(16, Math.min((-head.y - head.r) * scale, -box.top * scale * 0.3));

/** How far a figure's origin is below where it would stand. */
function sunk(vessel: Vessel, head: Figure['head'], box: Box, scale: number): number {
  if (vessel === 'wave') return rimOf(head, box, scale) + SWELL;
  return vessel === 'bubble' ? -box.bottom * scale : 0;
}

/**
 * Where everything stands: the hero to the left and in front, the second figure to the right and turned to it, the thing between two
 * or to the right of one; nothing over a face. Both figures have one scale, so that sizes stay true.
 */
export function layout(scene: Scene): Layout {
  const { ground, floats } = settings[scene.place];
  const cast = scene.figures.map((figure, i) => {
    const own = figures[figure.kind].head;
    const vessel = vesselOf(scene, figure.kind);
    const isTurned = i > 0 && own.x > -STRAIGHT;
    const head = isTurned ? { ...own, x: -own.x } : own;
    const svg = isTurned
      ? `<g transform="scale(-1 1)">${dressed(figure, scene)}</g>`
      : dressed(figure, scene);
    const silhouette = silhouetteOf(svg);
    return { svg, silhouette, head, vessel, box: around(silhouette.box, vessel) };
  });
  const thing = scene.thing ? drawnThing(things[scene.thing].draw()) : null;
  const items = cast.length + (thing ? 1 : 0);
  const wide = cast.reduce((sum, { box }) => sum + widthOf(box), 0);
  const high = Math.max(...cast.map(({ box }) => Math.max(box.bottom, 0) - box.top));
  /** Units by which the base of a figure is above the ground. */
  const lift = (i: number): number => i * 14 + (floats ? 24 + i * 44 : 0);
  const base = ground + 12 - (floats ? 30 : 0);
  const room = ROOM.right - ROOM.left - 2 * EDGE - ROOM.gap * (items - 1);

  /** Sizes when the row has room for `part` of the thing's width. */
  function sizes(part: number): { scale: number; thingScale: number; low: boolean } {
    const fitting = (thingScale: number): number =>
      Math.min(
        MOST,
        (cast.length === 1 ? TALLEST.alone : TALLEST.two) / high,
        (ground - lift(cast.length - 1) - ROOM.top) / high,
        (room - (thing ? widthOf(thing.box) * thingScale * part : 0)) / wide,
      );
    // As many decimals as a drawing writes, or a figure would not fill its edge.
    const written = (value: number): number => Math.floor(value * 100) / 100;
    const thingScale = written(Math.max(THING.least, Math.min(THING.most, fitting(1))));
    const scale = written(fitting(thingScale));
    const chin = Math.max(
      ...cast.map(
        ({ head, vessel, box }, i) =>
          ground - lift(i) + sunk(vessel, head, box, scale) + (head.y + head.r) * scale,
      ),
    );
    return { scale, thingScale, low: !thing || base + thing.box.top * thingScale > chin + EDGE };
  }
  const apart = sizes(1);
  const close = sizes(THING.close);
  const part = cast.length > 1 && close.low && close.scale > apart.scale ? THING.close : 1;
  const { scale, thingScale } = part === 1 ? apart : close;

  const thingWidth = thing ? widthOf(thing.box) * thingScale : 0;
  const taken = wide * scale + thingWidth * part;
  const gap = items > 1 ? Math.min(ROOM.widest, (room - taken) / (items - 1) + ROOM.gap) : 0;
  let left = (ROOM.left + ROOM.right - taken - gap * (items - 1)) / 2;
  /** The next free place of the row. */
  const stand = (box: Box, size: number, shown = 1): number => {
    const width = widthOf(box) * size;
    const x = left - box.left * size - (width * (1 - shown)) / 2;
    left += width * shown + gap;
    return x;
  };
  const actor = (i: number): Actor => {
    const { svg, silhouette, head, vessel, box } = cast[i] as (typeof cast)[number];
    const x = stand(box, scale);
    const y = ground - lift(i) + sunk(vessel, head, box, scale);
    return {
      ...{ svg, silhouette, x, y, scale, vessel, box: scaled(box, scale, x, y) },
      rim: rimOf(head, box, scale),
      face: { x: x + head.x * scale, y: y + head.y * scale, r: head.r * scale },
    };
  };
  const hero = actor(0);
  let placed: Placed | null = null;
  if (thing) {
    const x = stand(thing.box, thingScale, part);
    placed = { ...thing, x, y: base, scale: thingScale, box: scaled(thing.box, thingScale, x, base) };
  }
  return { figures: [hero, ...cast.slice(1).map((_, i) => actor(i + 1))], thing: placed };
}
