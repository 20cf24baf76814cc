import type {
  FigureColour,
  FigureKind,
  Garment,
  Hour,
  Place,
  Pose,
  Scene,
  SceneFigure,
  Thing,
  Weather,
} from '../contract/scene.ts';
import { leaping } from './animals/leaping.ts';
import { bearingOf, type Situation } from './bearing.ts';
import { figures, isPerson } from './cast.ts';
import type { Figure, Held, Leg, Look, Tones } from './figure.ts';
import { worn } from './garments.ts';
import { limb } from './hand/limb.ts';
import { colour } from './hand/palette.ts';
import { ellipse, line, n, place, type Point } from './hand/svg.ts';
import { heldThing, ROD_TIP } from './held.ts';
import { besidePeople } from './measures.ts';
import { painted } from './paint.ts';
import { isWhole, partsOf } from './parts.ts';
import { look as lookOf } from './people/looks.ts';
import { POOL_WATER } from './places/sports.ts';
import { STANCES } from './poses.ts';
import {
  bedding,
  berries,
  blanket,
  bowl,
  bush,
  breath,
  crumbs,
  easel,
  hammer,
  ladder,
  mixing,
  puddle,
  notes,
  pool,
  pot,
  puff,
  roller,
  rush,
  soil,
  spade,
  spanner,
  spoon,
  swath,
  trestle,
  trug,
} from './props.ts';
import { boundsOf, type Box, type Silhouette, silhouetteOf } from './silhouette.ts';
import type { Circle, Vessel } from './spacing.ts';
import { things } from './things.ts';
import { TONES } from './tones.ts';
import {
  besom,
  blade,
  breeze,
  brush,
  caught,
  cliff,
  chute,
  chuckle,
  door,
  fishing,
  hairbrush,
  ice,
  lump,
  magnifier,
  perch,
  plate,
  rainBoot,
  pane,
  rope,
  skippingRope,
  sledge,
  soapBubbles,
  sponge,
  sweepings,
  tale,
  tears,
  toothbrush,
} from './tools.ts';

/** A figure in its pose, in units of its own, around the ground below it. */
export type Performer = {
  kind: FigureKind;
  svg: string;
  /** What it has made on the wall behind all. */
  wall: string;
  silhouette: Silhouette;
  vessel: Vessel;
  /** What it takes together with its vessel. */
  box: Box;
  face: Circle;
  helmet: Circle | null;
  /** Box of the thing in its hand. */
  held: Box | null;
  /** Where another one sits on it; null for on its head. */
  back: Point | null;
  /** Where its chest and its foremost hand are. */
  chest: Point;
  hand: Point;
  /** Colours of a person's arms. */
  arms: { sleeve: string; skin: string } | null;
  /** Height above the ground at which it does what it does. */
  lift: number;
  /** Whether it is turned to the left, and whether it sits or rides, or sleeps. */
  isTurned: boolean;
  isSeated: boolean;
  isAsleep: boolean;
};

/** What the composition asks of a figure. */
export type Part = Situation & {
  isTurned: boolean;
  vessel: Vessel;
  /** Whether it has a bed where it sleeps. */
  isInBed: boolean;
  /** What it hides behind where nothing was said. */
  cover: 'bush' | 'cloud' | 'box' | null;
  /** Whether there is water around it anyway. */
  isInWater: boolean;
  /** Whether there is a wall that it paints, and with what colour. */
  isIndoors: boolean;
  /** Whether there is water where it jumps, and snow where it slides. */
  isWet: boolean;
  isOnSnow: boolean;
  place: Place;
  /** What it looks at: weather behind a window, which the first in a room shows, or what is small. */
  seen: Weather | 'magnified' | null;
  hour: Hour;
  /** Whether it does it to one who is not itself. */
  isOfAnother: boolean;
  /** Thing that it does something with without holding it. */
  aim: Thing | null;
  /** Fruit that it picks. */
  fruit: Thing | null;
};

/** A head no further to the side than this is above its body. */
const STRAIGHT = 8;

/** Figures without anything like an arm. */
const ARMLESS: readonly FigureKind[] = [
  ...([
    'whale',
    'fish',
    'octopus',
    'snail',
    'shark',
    'spider',
    'ant',
    'bee',
    'butterfly',
    'crab',
    'ghost',
    'ladybird',
    'caterpillar',
    'worm',
    'snake',
    'lizard',
    'bat',
    'seal',
    'flamingo',
    'peacock',
    'jellyfish',
    'seahorse',
    'firefly',
    'dragonfly',
    'grasshopper',
  ] as const),
  ...(['duck', 'hen', 'bird', 'owl'] as const),
];
/** Animals whose fore legs are on the ground: a raised one is drawn. */
const PAWED: readonly FigureKind[] = [
  'fox',
  'wolf',
  'cat',
  'dog',
  'lion',
  'tiger',
  'leopard',
  'rabbit',
  'frog',
];
/** Poses in which an animal is on all four. */
const ON_FOUR: readonly (Pose | null)[] = ['walks', 'runs', 'jumps', 'flies', 'swims'];
/** Those with arms that hang down in a sleepy mood: others are drawn for what they do. */
const ARMED: readonly FigureKind[] = [
  'bear',
  'mouse',
  'monkey',
  'hamster',
  'monster',
  'dragon',
  'squirrel',
  'hedgehog',
  'badger',
  'raccoon',
  'koala',
  'beaver',
  'otter',
  'mole',
  'kangaroo',
];
/** Those that hold a thing in both paws before the chest; others have it at their side. */
const UPRIGHT: readonly FigureKind[] = [...ARMED, 'panda', 'penguin', 'rabbit', 'robot', 'doll'];
/** What one is dressed up in. */
const FESTIVE: readonly Garment[] = ['crown', 'cape', 'pointed'];
/** Garments that go with the head. */
const HEADWEAR = new Set<Garment>([
  'hat',
  'crown',
  'glasses',
  'hood',
  'pointed',
  'scarf',
  'bow',
  'helmet',
  'firehat',
  'toque',
  'tricorn',
  'ears',
]);

/** Turns by degrees about a point, after moving by it. */
const turned = (degrees: number, [x, y]: Point, svg: string): string =>
  degrees === 0 ? svg : `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${svg}</g>`;

function rotate([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** Eyes, brows and lids as they are drawn on light fur. */
const EYE = new RegExp(
  `(<circle [^>]*)fill="${colour.ink}"([^>]*>)(<circle [^>]*)fill="${colour.glow}"`,
  'g',
);
const LID = new RegExp(`stroke="${colour.ink}"`, 'g');

/** A face on black fur: its eyes are light. */
const lightEyed = (svg: string): string =>
  svg
    .replace(EYE, `$1fill="${colour.lampLight}"$2$3fill="${colour.ink}"`)
    .replace(LID, `stroke="${colour.mist}"`);

/** A figure as it is drawn in its colour. */
function inColour({ kind, colour: name }: SceneFigure): Figure {
  const drawn = figures[kind];
  if (name !== 'black' || isPerson(kind)) return drawn;
  return { ...drawn, draw: (look) => lightEyed(drawn.draw(look)) };
}

/** A figure drawn in a pose, before it is turned. */
type Drawn = {
  svg: string;
  face: Circle;
  back: Point | null;
  chest: Point;
  hand: Point;
  /** The other hand and the feet, of a person. */
  other: Point | null;
  feet: readonly Point[];
  held: Box | null;
};

const movedBox = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: x + left,
  top: y + top,
  right: x + right,
  bottom: y + bottom,
});

/** A thing that is held, with a colour that is said of it, and how far from where it is held by itself. */
type Gripped = { thing: Thing; paint: FigureColour | undefined; aside: number };

/** What one looks at in the hands may be so much larger than it is. */
const CARRIED = 1.35;

/** The drawing of a thing that is held, and the room that it takes around the hand. */
function grip({ thing, paint }: Gripped, size: number, isBeforeChest: boolean): { held: Held; box: Box } {
  const own = isBeforeChest ? null : heldThing(thing, paint);
  const { height, width } = things[thing];
  // Before the chest no thing is much larger than it is.
  const high = isBeforeChest ? (besidePeople(thing) ?? Infinity) * CARRIED : Infinity;
  const scale = Math.min(1, (size * (isBeforeChest ? 1 : 0.8)) / Math.max(height, width), high / height);
  const drawing = painted(thing, things[thing].draw(), paint);
  const svg = own ?? place({ scale }, place({ y: isBeforeChest ? height / 2 : 0 }, drawing));
  const box = boundsOf(svg);
  return { held: { svg, left: box.left, top: box.top }, box };
}

/** The same of a person, lower before the chest, further out in a hand. */
function atPerson(wanted: Gripped, size: number, isBeforeChest: boolean): ReturnType<typeof grip> {
  const { held, box } = grip(wanted, size, isBeforeChest);
  if (wanted.aside === 0) return { held, box };
  const [x, y] = isBeforeChest ? [0, wanted.aside] : [wanted.aside, wanted.aside * 0.3];
  const moved = movedBox(box, x, y);
  return { held: { svg: place({ x, y }, held.svg), left: moved.left, top: moved.top }, box: moved };
}

/** A letter that is read is out of its envelope. */
const opened = (held: Gripped | null, pose: Pose | null): Gripped | null =>
  pose === 'reads' && held?.thing === 'letter' ? { ...held, thing: 'paper' } : held;

const BOOK: Gripped = { thing: 'book', paint: undefined, aside: 0 };

/** A person, whose limbs are drawn in any pose. */
function drawPerson(figure: SceneFigure, look: Look, thing: Gripped | null, pose: Pose | null): Drawn {
  const drawn = figures[figure.kind];
  const { stance } = look;
  const { head, neck, height } = drawn;
  const isRead = pose === 'reads' && thing === null;
  const wanted = isRead ? BOOK : opened(thing, pose);
  const held = wanted && atPerson(wanted, head.r * 3, stance?.holds === 'chest');
  const at: Look = held ? { ...look, held: held.held } : look;
  const garment = worn(figure.garment, drawn, look.tones);
  const drop = drawn.drop?.(at) ?? 0;
  const hands = drawn.hands?.(at) ?? { left: [0, neck.y], right: [height * 0.3, neck.y] };
  const dressed = (part: string): string => (drop === 0 ? part : place({ y: drop }, part));
  const headTurn = stance?.head ?? 0;
  const wear = HEADWEAR.has(figure.garment) && figure.garment !== 'scarf';
  const front = wear ? turned(headTurn, [head.x, head.y], garment.front) : garment.front;
  const svg = dressed(garment.behind) + drawn.draw(at) + dressed(front);
  const [x, y] = [head.x, head.y + drop];
  const chest: Point = [0, neck.y + drop - neck.y * 0.34];
  const [hx, hy] = hands.right;
  const own = !held
    ? null
    : stance?.holds === 'chest'
      ? movedBox(held.box, (hands.left[0] + hx) / 2, (hands.left[1] + hy) / 2 + drop)
      : stance?.arms
        ? movedBox(held.box, hx, hy + drop)
        : movedBox(held.box, ...drawn.hand!(held.held));
  return {
    svg,
    face: { x, y, r: head.r },
    back: null,
    chest,
    hand: stance?.arms ? [hx, hy + drop] : [head.r * 1.6, neck.y * 0.7],
    other: [hands.left[0], hands.left[1] + drop],
    feet: drawn.feet?.(at) ?? [],
    held: own,
  };
}

/** Whether the fore legs or arms of a figure are drawn for its pose. */
function armsOf(kind: FigureKind, pose: Pose | null): boolean {
  if (PAWED.includes(kind)) return pose !== 'sits' && pose !== 'rides';
  return (
    ARMED.includes(kind) && (pose === 'hugs' || pose === 'points' || pose === 'reaches' || pose === 'cooks')
  );
}

/** A paw at the end of a fore leg that is raised. */
function raised(figure: Figure, tones: Tones, side: -1 | 1, [bend, hand]: readonly [Point, Point]): string {
  const { neck, head } = figure;
  const long = Math.max(head.r * 1.25, -neck.y * 0.62);
  const from: Point = [neck.x + side * neck.half * 0.8, neck.y + head.r * 0.2];
  const at = ([x, y]: Point): Point => [from[0] + side * x * long, from[1] + y * long];
  const thick = head.r * 0.24;
  const [middle, end] = [at(bend), at(hand)];
  return (
    place({ x: -2, y: 3 }, limb(from, middle, end, [thick, thick * 0.86], tones.dark)) +
    limb(from, middle, end, [thick, thick * 0.86], tones.base) +
    ellipse(end[0], end[1], thick * 1.05, thick * 0.98, tones.light)
  );
}

/** A figure with its head as it is, and the body of one whose arms hang down. */
const armsDown = (figure: Figure, look: Look, svg: string): string =>
  partsOf(figure.draw({ ...look, mood: 'sleepy' }), figure).body + partsOf(svg, figure).head;

/** Any other figure: as it is drawn, on all four, and with what its paws do. */
function drawOther(figure: SceneFigure, look: Look, thing: Gripped | null, pose: Pose | null): Drawn {
  const drawn = inColour(figure);
  const { stance, tones } = look;
  const { head, neck } = drawn;
  const { stance: _, ...still } = look;
  const garment = worn(figure.garment, drawn, tones);
  if (drawn.tail !== undefined && ON_FOUR.includes(pose)) {
    const { svg, head: at, back } = leaping(drawn, tones, pose as Pose);
    const parts = partsOf(drawn.draw(still), drawn);
    const put = (part: string): string => place({ x: at[0] - head.x, y: at[1] - head.y }, part);
    const wear = HEADWEAR.has(figure.garment);
    const its = thing && grip(thing, head.r * 1.7, true);
    const mouth: Point = [
      at[0] + head.r * 0.3,
      at[1] + head.r * 1.04 - (its?.box.top ?? 0) + (thing?.aside ?? 0),
    ];
    return {
      svg:
        put(garment.behind) +
        svg +
        (its ? place({ x: mouth[0], y: mouth[1] }, its.held.svg) : '') +
        put(parts.head) +
        (wear ? put(garment.front) : ''),
      face: { x: at[0], y: at[1], r: head.r },
      back,
      chest: [at[0], at[1] + head.r * 1.2],
      hand: [at[0] + head.r * 1.6, at[1] + head.r],
      other: null,
      feet: [],
      held: its ? movedBox(its.box, ...mouth) : null,
    };
  }
  const hasPaws = !ARMLESS.includes(figure.kind);
  const isQuiet = look.isCalm === true && ARMED.includes(figure.kind);
  const isBefore = stance?.holds === 'chest' || pose === 'eats' || UPRIGHT.includes(figure.kind);
  const wanted = pose === 'reads' && thing === null ? BOOK : opened(thing, pose);
  const chest: Point = [neck.x, Math.min(-head.r * 0.7, neck.y + Math.max(head.r * 0.7, -neck.y * 0.3))];
  let more = '';
  let body = drawn.draw(still);
  if (isQuiet) body = armsDown(drawn, still, body);
  let held: Box | null = null;
  const paw = (x: number, y: number): string =>
    hasPaws
      ? ellipse(x, y, head.r * 0.25, head.r * 0.23, tones.base, `stroke="${tones.dark}" stroke-width="3"`)
      : '';
  if (wanted && (isBefore || thing)) {
    const beside = !isBefore;
    const size = head.r * (beside ? 1.9 : 2.1);
    const { held: its, box } = grip(wanted, size, !beside);
    const side = Math.max(neck.x + neck.half + head.r * 0.75, head.x + head.r * 1.1 - box.left);
    const at: Point = beside ? [side + wanted.aside, chest[1]] : chest;
    // Nothing is held before the face.
    const y = beside ? at[1] : Math.max(at[1], head.y + head.r * 1.02 - box.top) + wanted.aside;
    held = movedBox(box, at[0], y);
    more = beside
      ? place({ x: at[0], y }, its.svg) + paw(at[0], y)
      : place({ x: at[0], y }, its.svg) + paw(held.left + 2, y) + paw(held.right - 2, y);
  } else if (stance?.arms && hasPaws && armsOf(figure.kind, pose)) {
    const isBoth = pose === 'hugs' || pose === 'dances' || pose === 'sings';
    // Arms of its own hang down while others are drawn.
    if (!PAWED.includes(figure.kind)) body = armsDown(drawn, still, body);
    more = (isBoth ? raised(drawn, tones, -1, stance.arms[0]) : '') + raised(drawn, tones, 1, stance.arms[1]);
  }
  const long = Math.max(head.r * 1.25, -neck.y * 0.62);
  const reach = stance?.arms?.[1][1] ?? [0.6, 0.3];
  return {
    svg: garment.behind + body + garment.front + more,
    face: head,
    back: drawn.back ? [drawn.back.x, drawn.back.y] : null,
    chest,
    hand: [neck.x + neck.half * 0.8 + reach[0] * long, neck.y + reach[1] * long],
    other: null,
    feet: [],
    held,
  };
}

/** Who sleeps as it sits. */
const SLEEPS_SITTING: readonly FigureKind[] = ['sloth'];

/** Colours that are not seen under a blue blanket. */
const COOL: readonly FigureColour[] = ['blue', 'purple', 'green'];

/** One that sleeps: its head on a pillow, and a blanket over the rest. */
function drawSleeper(figure: SceneFigure, look: Look): Drawn {
  const drawn = inColour(figure);
  const { head, height, width, lives } = drawn;
  const { stance: _, ...still } = look;
  if (lives !== 'land' || drawn.hovers) {
    const own = drawOther({ ...figure }, look, null, null);
    // A bird sleeps on a branch.
    const rest = lives === 'air' && !drawn.hovers ? perch(width) : '';
    return {
      ...own,
      svg: rest + own.svg + place({ x: own.face.x + head.r, y: own.face.y - head.r }, breath(head.r)),
    };
  }
  const { r } = head;
  const parts = partsOf(drawn.draw(still), drawn);
  if (!isWhole(parts.head, head) || SLEEPS_SITTING.includes(figure.kind)) {
    const own = drawOther(figure, look, null, null);
    const top = Math.min(-r * 0.3, Math.max(-height * 0.5, head.y + r * 1.06));
    const svg = own.svg + blanket(width * 0.46, top) + place({ x: head.x + r, y: head.y - r }, breath(r));
    return { ...own, svg, back: null };
  }
  const long = Math.max(3.6 * r, Math.min(Math.max(height, width) * 0.92, 7 * r));
  // A blanket is of another colour than what it lies on.
  const cover = drawn.clothed ? look.tones : TONES[COOL.includes(figure.colour) ? 'yellow' : 'blue'];
  const { behind, front } = bedding(long, r, cover);
  const at: Point = [-long / 2 + r * 0.75, -r * 1.15];
  const laid = turned(-62, at, place({ x: at[0] - head.x, y: at[1] - head.y }, parts.head));
  return {
    svg: behind + laid + front + place({ x: at[0] + r * 0.9, y: at[1] - r * 1.35 }, breath(r)),
    face: { x: at[0], y: at[1], r: r * 0.9 },
    back: [long * 0.22, -r * 1.1],
    chest: [0, -r],
    hand: [0, -r],
    other: null,
    feet: [],
    held: null,
  };
}

/** Puts one who sleeps on a bed. */
function inBed(own: Drawn): void {
  const { draw, seat, width } = things.bed;
  const { left, right } = boundsOf(own.svg);
  const scale = ((right - left) * 1.04) / width;
  const high = (seat?.y ?? 0) * scale;
  own.svg = place({ x: (left + right) / 2, scale }, draw()) + place({ y: high }, own.svg);
  own.face = { ...own.face, y: own.face.y + high };
  own.back = own.back && [own.back[0], own.back[1] + high];
}

/** What shows a deed that nothing else in the picture shows: behind and before the figure, and on the wall behind all. */
function propsOf(
  pose: Pose | null,
  drawn: Drawn,
  figure: Figure,
  part: Part,
  { paint, water }: { paint: string; water: string },
): { behind: string; front: string; wall?: string } {
  const { face, hand } = drawn;
  const { r } = face;
  const none = { behind: '', front: '' };
  const inHand = (tool: string): string => place({ x: hand[0], y: hand[1] }, tool);
  const isWinged = figure.lives === 'air' || figure.flies;
  switch (pose) {
    case 'hides': {
      const { width } = figure;
      const chin = Math.max(40, -face.y - r * 0.92);
      if (part.cover === 'bush')
        return { ...none, front: place({ x: face.x * 0.4 }, bush(width * 1.25, chin)) };
      if (part.cover === null) return none;
      const { draw, height, width: wide } = things[part.cover];
      const [x, y] = [Math.max(chin / height, (width * 1.05) / wide), chin / height];
      const cover = `<g transform="scale(${n(x)} ${n(y)})">${draw()}</g>`;
      return { ...none, front: place({ x: face.x * 0.4 }, cover) };
    }
    case 'sings':
      return { ...none, front: place({ x: face.x + r * 1.1, y: face.y - r * 0.1 }, notes(r)) };
    case 'dances':
      return { ...none, behind: place({ x: face.x + r * 1.3, y: face.y - r * 0.2 }, notes(r * 0.8)) };
    case 'digs': {
      const foot = Math.max(hand[0] + r * 0.5, r * 2);
      const grip: Point = [hand[0] - r * 0.9 - foot, hand[1] - r * 1.3];
      return {
        ...none,
        front: place({ x: foot }, spade(grip)) + place({ x: foot - r * 0.7 }, soil(r * 2.9)),
      };
    }
    case 'paints': {
      if (part.isAtTable) return { ...none, front: inHand(brush(r, paint)) };
      // Below where windows and shelves are.
      const wide = r * 3;
      const at = { x: hand[0] + r * 0.5, y: face.y + r * 1.3 };
      return part.isIndoors
        ? { ...none, front: inHand(roller(r, paint)), wall: place(at, swath(wide, r * 2.6, paint)) }
        : {
            behind: place({ x: hand[0] + r * 1.5, y: -8 }, easel(r * 0.8 - hand[1], paint)),
            front: inHand(roller(r * 0.7, paint)),
          };
    }
    case 'builds': {
      if (part.isAtTable && part.served === 'clay')
        return { ...none, front: place({ x: drawn.chest[0], y: drawn.chest[1] + r * 0.1 }, lump(r)) };
      const isWheeled = part.aim !== null && 'seat' in things[part.aim];
      const tool = inHand((isWheeled ? spanner : hammer)(r));
      return part.aim === null && !part.isAtTable
        ? { ...none, front: tool + place({ x: hand[0] + r * 1.3 }, trestle(r * 3.6)) }
        : { ...none, front: tool };
    }
    case 'picks': {
      return {
        behind:
          part.aim === null ? place({ x: hand[0] + r * 0.9 }, berries(r * 3.9, r * 1.9, part.fruit)) : '',
        front: drawn.other
          ? place({ x: drawn.other[0], y: drawn.other[1] + r * 0.16 }, trug(r * 0.8, part.fruit))
          : '',
      };
    }
    case 'jumps': {
      const { lift = 0 } = STANCES.jumps;
      return part.isWet ? { ...none, behind: place({ y: lift }, puddle(r * 4.4)) } : none;
    }
    case 'feeds':
      return { ...none, front: inHand(crumbs(r)) };
    case 'cooks': {
      if (part.isAtTable)
        return {
          ...none,
          front: place({ x: drawn.chest[0] + r * 0.5, y: drawn.chest[1] + r * 0.7 }, mixing(r)),
        };
      const high = Math.max(r * 1.6, -hand[1] - r * 0.3);
      return { ...none, front: place({ x: Math.max(hand[0] + r * 1.1, r * 2.6) }, pot(high, r)) };
    }
    case 'washes':
      return {
        ...none,
        front: inHand((part.place === 'kitchen' && part.aim === null ? plate(r) : '') + sponge(r)),
      };
    case 'brushes':
      return part.isOfAnother
        ? { ...none, front: inHand(hairbrush(r)) }
        : { ...none, front: place({ x: face.x + r * 0.76, y: face.y + r * 0.6 }, toothbrush(r)) };
    case 'pulls':
      return { ...none, front: inHand(rope(Math.min(r, 60) * 2.6)) };
    case 'slides': {
      const { lift = 0 } = STANCES.slides;
      return part.isOnSomething || part.vessel !== 'none'
        ? none
        : part.isOnSnow
          ? { ...none, behind: place({ y: r * 0.6 }, sledge(r)) }
          : isOfPeople(figure)
            ? { ...none, behind: place({ y: lift }, chute(lift, r)) }
            : none;
    }
    case 'skates':
      return {
        behind: part.isIndoors || part.vessel !== 'none' ? '' : ice(r),
        front: drawn.feet.map(([x, y], i) => place({ x, y }, blade(r, i === 0 ? 62 : -10))).join(''),
      };
    case 'sweeps': {
      const foot = Math.max(hand[0] + r * 1.1, r * 2.4);
      const grip: Point = [hand[0] - r * 0.6 - foot, hand[1] - r * 0.9];
      return {
        ...none,
        front: place({ x: foot + r * 0.8 }, sweepings(r, part.isIndoors)) + place({ x: foot }, besom(grip)),
      };
    }
    case 'blows':
      return part.isAtTable
        ? { ...none, front: place({ x: face.x + r * 1.12, y: face.y + r * 0.4 }, breeze(r)) }
        : { ...none, front: inHand(soapBubbles(Math.min(r, 52))) };
    case 'tells':
      return { ...none, behind: place({ x: face.x + r * 1.2, y: face.y - r * 0.5 }, tale(Math.min(r, 60))) };
    case 'laughs':
      return { ...none, behind: place({ x: face.x, y: face.y }, chuckle(r)) };
    case 'cries':
      return { ...none, front: place({ x: face.x, y: face.y }, tears(r)) };
    case 'looks': {
      if (part.aim !== null) return none;
      if (part.seen === 'magnified') return { ...none, front: inHand(magnifier(r)) };
      if (part.seen === null) return none;
      const wall = pane(r * 7, r * 4.6, part.seen, part.hour);
      return { ...none, wall: place({ x: face.x + r * 1.8, y: hand[1] + r * 1.5 }, wall) };
    }
    case 'skips':
      return {
        ...none,
        front: drawn.other ? skippingRope(drawn.other, hand, STANCES.skips.lift ?? 0) : '',
      };
    case 'knocks':
      return part.vessel === 'none'
        ? { ...none, behind: place({ x: hand[0] + r * 0.3 }, door(figure.height * 1.16)) }
        : none;
    case 'eats':
      if (part.isAtTable && part.served !== null && part.served !== 'stew')
        return { ...none, front: isOfPeople(figure) ? inHand(spoon(r)) : '' };
      return part.thing
        ? none
        : {
            ...none,
            front:
              place({ x: drawn.chest[0], y: Math.max(drawn.chest[1], face.y + r * 1.6) }, bowl(r)) +
              (isOfPeople(figure) ? place({ x: hand[0], y: hand[1] }, spoon(r)) : ''),
          };
    case 'climbs':
      return part.thing || part.isOnSomething || part.vessel === 'bubble'
        ? none
        : {
            ...none,
            behind: place(
              { x: face.x * 0.5, y: 60 },
              (part.place === 'mountain' ? cliff : ladder)(figure.height * 1.12 + 60),
            ),
          };
    case 'swims':
      return part.vessel !== 'none' || part.isInWater
        ? none
        : { ...none, front: place({ y: -figure.height * 0.1 }, pool(figure.height * 1.15, water)) };
    case 'flies':
      return isWinged
        ? none
        : {
            behind: place({ x: -figure.width * 0.1, y: 30 }, puff(Math.max(90, figure.height * 0.5))),
            front: '',
          };
    default:
      return none;
  }
}

/** Boots on both feet. */
const bootsOn = ({ feet, face: { r } }: Drawn, legs: readonly Leg[], paint: string): string =>
  feet.map(([x, y], i) => place({ x, y }, rainBoot(r, paint, legs[i]![2]))).join('');

/** Where there is no ground for a pond. */
const NO_GROUND: readonly Place[] = ['ship', 'sea', 'underwater', 'space', 'pool'];

/** Line of a rod in a hand: to water on the ground, or with what it has caught in a room. */
function lineOf([x, y]: Point, { isIndoors, place: where }: Part): string {
  const [tipX, tipY]: Point = [x + ROD_TIP[0], y + ROD_TIP[1]];
  const [long, end] = isIndoors || NO_GROUND.includes(where) ? [90, caught()] : [-tipY, fishing()];
  return (
    line(`M${n(tipX)} ${n(tipY)}q24 ${n(long * 0.5)} 14 ${n(long)}`, colour.paper, 3) +
    place({ x: tipX + 14, y: tipY + long }, end)
  );
}

const isOfPeople = (figure: Figure): boolean => figure.clothed === true;

/** Lines behind one that is fast, where it is drawn from its left end. */
function rushOf(pose: Pose | null, box: Box): string {
  if (pose === 'runs')
    return place(
      { x: box.left - 14, y: (box.top + box.bottom) / 2 },
      rush((box.bottom - box.top) * 0.24, (box.bottom - box.top) * 0.3),
    );
  if (pose === 'falls')
    return place(
      { x: (box.left + box.right) / 2, y: box.top - 12, turn: 90 },
      rush(44, (box.right - box.left) * 0.4),
    );
  return '';
}

/** Degrees and height of one that jumps as it stands, which is large. */
const REARS = -5;
const LEAP = 34;
/** How far others than people are tilted. */
const gentle = (tilt: number): number => Math.max(-24, Math.min(12, tilt));

/** Draws a figure of a scene. */
export function perform(figure: SceneFigure, scene: Scene, part: Part): Performer {
  const drawn = figures[figure.kind];
  const { pose } = part;
  const person = isPerson(figure.kind);
  const { stance, mood, isCalm } = bearingOf(figure, scene, part);
  const tones = TONES[figure.colour];
  const look: Look = {
    tones,
    mood,
    look: figure.look,
    stance,
    ...(isCalm && { isCalm }),
    ...(FESTIVE.includes(figure.garment) && { isDressedUp: true }),
  };
  const isOnFour = drawn.tail !== undefined && ON_FOUR.includes(pose);
  const tilt =
    pose === 'sleeps'
      ? 0
      : person
        ? (stance?.tilt ?? 0)
        : isOnFour
          ? pose === 'flies'
            ? -10
            : 0
          : pose === 'jumps'
            ? REARS
            : gentle(stance?.tilt ?? 0);
  const pivot: Point = person ? [0, drawn.neck.y * 0.5] : [0, -drawn.height / 2];
  const moved = (point: Point): Point => rotate(point, tilt, pivot);
  /** Whether it has on its feet what it holds. */
  const isShod = part.thing === 'boots' && person && stance?.legs?.length === 2 && (stance.drop ?? 0) === 0;
  const draw = (aside: number): Drawn => {
    if (pose === 'sleeps') return drawSleeper(figure, look);
    const wanted = isShod ? null : part.thing;
    const held = wanted && { thing: wanted, paint: scene.paints?.[wanted], aside };
    return (person ? drawPerson : drawOther)(figure, look, held, pose);
  };
  let own = draw(0);
  const isHeldBeforeFace = ({ face, held }: Drawn): boolean => {
    const [x, y] = moved([face.x, face.y]);
    return held !== null && isIn({ x, y, r: face.r * FREE }, boxAround(cornersOf(held).map(moved)));
  };
  for (let aside = 0.2; aside < 2.4 && isHeldBeforeFace(own); aside += 0.2) own = draw(aside * own.face.r);
  if (part.isInBed && pose === 'sleeps') inBed(own);
  const paint = TONES[scene.paints?.paint ?? 'yellow'].base;
  const water = scene.place === 'pool' ? POOL_WATER[scene.hour] : colour.sea;
  const hues = { paint, water };
  const placed: Drawn = {
    ...own,
    hand: moved(own.hand),
    other: own.other && moved(own.other),
    feet: own.feet.map(moved),
  };
  const props = propsOf(pose, placed, drawn, part, hues);
  const { behind, wall = '' } = props;
  const boots = isShod ? bootsOn(placed, stance.legs!, TONES[scene.paints?.boots ?? 'yellow'].base) : '';
  if (isShod) own = { ...own, held: boundsOf(boots) };
  const front = props.front + boots + (part.thing === 'rod' && person ? lineOf(placed.hand, part) : '');
  const standsOn = tilt !== 0 && (stance?.lift ?? 0) === 0;
  let svg = turned(tilt, pivot, own.svg);
  let shift = 0;
  if (tilt !== 0 && (!standsOn || pose === 'swims')) shift = -boundsOf(svg).bottom;
  svg = behind + (shift ? place({ y: shift }, svg) : svg) + front;
  const at = ([x, y]: Point): Point => [x, y + shift];
  if (pose === 'runs' || pose === 'falls') svg = rushOf(pose, boundsOf(svg)) + svg;
  const isTurned = part.isTurned && (pose !== null || drawn.head.x > -STRAIGHT);
  const side = ([x, y]: Point): Point => (isTurned ? [-x, y] : [x, y]);
  const [x, y] = side(at(moved([own.face.x, own.face.y])));
  const face = { x, y, r: own.face.r };
  const facing = (drawing: string): string =>
    isTurned && drawing !== '' ? `<g transform="scale(-1 1)">${drawing}</g>` : drawing;
  svg = facing(svg);
  const silhouette = silhouetteOf(svg);
  const helmet = part.vessel === 'helmet' && pose !== 'sleeps' ? helmetOf(face, silhouette) : null;
  const tilted = own.held && boxAround(cornersOf(own.held).map((corner) => at(moved(corner))));
  const box = tilted && (isTurned ? mirrored(tilted) : tilted);
  return {
    kind: figure.kind,
    svg,
    wall: facing(wall),
    silhouette,
    vessel: part.vessel,
    box: around(
      pose === 'falls' ? { ...silhouette.box, top: silhouette.box.top - 56 } : silhouette.box,
      part.vessel,
      helmet,
    ),
    face,
    helmet,
    held: box,
    back: own.back && side(at(moved(own.back))),
    chest: side(at(moved(own.chest))),
    hand: side(at(moved(own.hand))),
    arms: person
      ? { sleeve: figure.kind === 'grandfather' ? colour.cream : tones.base, skin: lookOf(look).skin }
      : null,
    lift:
      pose === 'jumps' && !person && !isOnFour
        ? LEAP
        : pose === 'slides' && (part.isOnSnow || !person)
          ? 0
          : (stance?.lift ?? 0),
    isTurned,
    isAsleep: pose === 'sleeps',
    isSeated: pose === 'sits' || pose === 'rides',
  };
}

/** Part of a face's radius that nothing in its own hands comes into. */
const FREE = 0.86;
const isIn = ({ x, y, r }: Circle, { left, top, right, bottom }: Box): boolean =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < r;

const cornersOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

const mirrored = ({ left, right, ...box }: Box): Box => ({ ...box, left: -right, right: -left });

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

/** How much larger than its figure a vessel is, about the figure's middle. */
const LARGER: Record<Vessel, { wide: number; high: number }> = {
  none: { wide: 1, high: 1 },
  tub: { wide: 1.12, high: 1 },
  boat: { wide: 1.9, high: 1 },
  bubble: { wide: 1.32, high: 1.28 },
  helmet: { wide: 1, high: 1 },
  wave: { wide: 1, high: 1 },
};

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
