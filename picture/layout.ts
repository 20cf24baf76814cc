import type { ScenePart } from '../contract/picture.ts';
import {
  type FigureKind,
  type Frame,
  type Place,
  presentRelation,
  type Scene,
  type SceneFigure,
} from '../contract/scene.ts';
import { figures, isPerson } from './cast.ts';
import { boxOf, facesOf, type Group, Grouping, type Member } from './grouping.ts';
import { colour } from './hand/palette.ts';
import { line, n } from './hand/svg.ts';
import type { Performer } from './performer.ts';
import { settings } from './places/index.ts';
import type { Box, Reach, Silhouette } from './silhouette.ts';
import { type Circle, type Piece, type Row, rowOf, type Spot, type Vessel } from './spacing.ts';
import { chance, type Form } from './stage.ts';

/** A drawing on the stage: its origin, its scale, and the box that it takes together with its vessel. */
export type Placed = { svg: string; silhouette: Silhouette; x: number; y: number; scale: number; box: Box };

export type Actor = Placed & {
  kind: FigureKind;
  wall: string;
  vessel: Vessel;
  /** Height of a tub's or boat's rim above the origin: below the face. */
  rim: number;
  face: Circle;
  /** The glass around its head in space. */
  helmet: Circle | null;
  /** Box of the thing in its hand. */
  held: Box | null;
  hand: Circle;
  /** Height of its feet above the ground. */
  lift: number;
};

/** A figure, or a thing or its front. */
export type Item = ({ actor: Actor; thing: null } | { actor: null; thing: Placed }) & {
  /** What of the scene it is, and position of the thing that it holds. */
  part: ScenePart;
  heldAt: number | null;
};

/** From the hindmost to the foremost. Those that touch the ground cast a shadow on it. */
export type Layout = { items: (Item & { isGrounded: boolean; ground: number })[] };

/**
 * Where figures and things may be in each form of the picture, in units of the stage; how much larger they are than in
 * the square, and how much smaller where something large stands behind them.
 */
const ROOMS = {
  square: { left: 30, right: 770, top: 66, larger: 1.14, besideLarge: 0.7 },
  wide: { left: -150, right: 950, top: 84, larger: 1.14, besideLarge: 0.72 },
} as const;
/** Height of the tallest of one, two, three and four groups, and the most that small ones are enlarged. */
const TALLEST = [500, 490, 475, 460] as const;
const MOST = 2.4;
/** How much larger a frame shows figures. */
const FRAMED: Record<Frame, number> = { near: 1.32, wide: 0.8 };
/** A row is only so close that it makes its figures this much larger. */
const STEP = 1.2;
/** How close a row is as a rule. */
const CLOSE = 0.75;
/** How close a row may be where free room between all would make them small. */
const CLOSER = [1] as const;
/**
 * Units by which a group that is one deeper stands behind another, and how much smaller it is; a thing stands so far
 * before the hero.
 */
const DEPTH = 30;
const SMALLER = 0.045;
const BEFORE = 12;
/** The foremost waves begin this far below the ground. */
const SWELL = 14;
/** Depth of a thing before the figures. */
const NEAREST = -1;
const EDGE = 6;
/** Least height of a figure or a thing, where there is room. */
const LEAST = 44;
/** Least height of one that another, small one, carries or shelters. */
const SEEN = 24;
/** What is lifted more than this is in the air: in the upper part of the room above it. */
const HIGH = 110;
const AIRBORNE = 0.7;
/** How much smaller figures are below a kite. */
const BELOW_A_KITE = 0.8;
/** How much smaller those are that are in the air in a thing, so that there is air below it, and where they are. */
const FLOWN = 0.72;
const UP = 0.9;
/** Scale up to which what stands behind is not so large that people are smaller beside it. */
const FURNITURE = 1.5;
/** Part of its width by which something large is behind the figures, and behind who does something with it; how far back it stands. */
const BEHIND = { other: 0.24, aim: 0.12 };
const BACK = 66;
/** Part of the picture's width that it takes at most. */
const WIDEST = 0.76;
/** Part of the free room by which a row stands to one side. */
const ASIDE = 0.2;
/** How far a group may reach below its ground. */
const BELOW = 34;
/** Units by which a swimming pool is behind the ground. */
const BASIN = 118;
/** Width of a rainbow. */
const ARCH = 720;
const isArch = ({ thing }: Group): boolean => thing === 'rainbow';
/** Part of their size down to which figures make room for what is large. */
const STILL_LARGE = 0.84;
/** Part of the height of all that is free above those who fly. */
const SKY = 150;

/** Height of the largest animal that is washed in a tub. */
const TUB = 340;

/** Units by which figures stand nearer to the reader than the ground of their place, in each form. */
const NEARER: Record<Form, number> = { square: 30, wide: 20 };
function groundOf(place: Place, form: Form): number {
  const { ground, floats } = settings[place];
  return ground + (form === 'wide' && !floats && place !== 'sea' ? NEARER[form] : 0);
}

/** Whether somebody washes a figure, which then is in a tub. */
const isWashed = ({ figures: cast }: Scene, figure: SceneFigure): boolean =>
  !isPerson(figure.kind) &&
  figures[figure.kind].height < TUB &&
  cast.some(
    ({ pose, relation }) =>
      pose === 'washes' && presentRelation(relation)?.of === 'figures' && cast[relation!.at] === figure,
  );

function vesselOf(scene: Scene, figure: SceneFigure): Vessel {
  const { place } = scene;
  const { kind, garment, pose, relation } = figure;
  const isOfWater = figures[kind].lives === 'water' || isWashed(scene, figure);
  if (place === 'underwater') return isOfWater ? 'none' : 'bubble';
  if (place === 'space' && !isOfWater)
    return kind === 'astronaut' || kind === 'robot' || garment === 'helmet' || figures[kind].hovers
      ? 'none'
      : 'helmet';
  if (place === 'space') return 'bubble';
  if (place === 'sea') {
    const isOnSea = isOfWater || pose === 'swims';
    if (isOnSea) return 'wave';
    return pose === 'flies' || pose === 'falls' || figures[kind].hovers ? 'none' : 'boat';
  }
  if (pose === 'sails' && relation?.word !== 'in') return 'boat';
  return isOfWater && pose !== 'flies' && pose !== 'falls' && pose !== 'jumps' ? 'tub' : 'none';
}

/** Height of a vessel's rim, or of the waves around a swimmer: below the chin. */
const rimOf = ({ face, box }: Performer, scale: number): number =>
  Math.min(Math.max(16, -box.top * scale * 0.36), Math.max(4, (-face.y - face.r) * scale));

/** What a group takes at each height, its vessels as wide as they are. */
function pieceOf(members: readonly Member[]): Piece {
  const box = boxOf(members);
  const between = (top: number, bottom: number): Reach | null => {
    let [left, right] = [Infinity, -Infinity];
    const add = (from: number, to: number): void => {
      left = Math.min(left, from);
      right = Math.max(right, to);
    };
    for (const { performer, silhouette, box: own, x, y, scale } of members) {
      const vessel = performer?.vessel ?? 'none';
      const hull =
        vessel === 'bubble' ? own.top : vessel === 'tub' || vessel === 'boat' ? own.top * 0.4 : Infinity;
      const [from, to] = [(top - y) / scale, (bottom - y) / scale];
      if (from > own.bottom || to < own.top) continue;
      const reach = to > hull ? own : silhouette.between(from, to);
      if (reach) add(x + reach.left * scale, x + reach.right * scale);
      const glass = performer?.helmet;
      if (glass && Math.abs((from + to) / 2 - glass.y) < glass.r)
        add(x + (glass.x - glass.r) * scale, x + (glass.x + glass.r) * scale);
    }
    return left < right ? { left, right } : null;
  };
  return { box, faces: facesOf(members), between };
}

/**
 * Where everything is: the hero and whom it is with in front, turned to each other, a tall one behind them, others to
 * the sides; a thing that belongs to nobody beside the hero; what is large far behind. Groups stand before each other,
 * the more the deeper one of them is, never before a face. All have one scale but for what is further away.
 */
export function layout(scene: Scene, form: Form = 'square'): Layout {
  const { floats } = settings[scene.place];
  const ground = groundOf(scene.place, form);
  const stand = ROOMS[form];
  const width = stand.right - stand.left;
  const grouping = new Grouping(scene, (figure) => vesselOf(scene, figure));
  const { isMirrored } = grouping;
  const groups = grouping.groups();
  const cast = groups.filter(({ figure }) => figure !== null);
  const pieces = new Map(groups.map((group) => [group, pieceOf(group.members)]));
  const piece = (group: Group): Piece => pieces.get(group) as Piece;
  const heightOf = (group: Group): number => -Math.min(piece(group).box.top, -1);
  const [hero] = cast as [Group, ...Group[]];
  const depthOf = ({ spot }: Group): number => spot?.depth ?? 0;
  const isFlown = ({ thing, figure, lift }: Group): boolean =>
    thing !== null && figure !== null && lift > HIGH;
  const smaller = (group: Group): number => (isFlown(group) ? FLOWN : 1) / (1 + depthOf(group) * SMALLER);
  const frame =
    stand.larger *
    (scene.frame ? FRAMED[scene.frame] : 1) *
    (groups.some(({ figure, large }) => figure === null && large > FURNITURE) ? stand.besideLarge : 1) *
    (groups.some(({ flownBy }) => flownBy !== null) ? BELOW_A_KITE : 1);
  const tallest = (TALLEST[Math.min(cast.length, 4) - 1] as number) * frame;
  const inBasin = ({ figure }: Group): number =>
    scene.place === 'pool' && figure !== null && scene.figures[figure]?.pose === 'swims' ? BASIN : 0;
  /** Units by which the base of a group is above the ground. */
  const lift = (group: Group): number =>
    group.figure === null
      ? floats
        ? 30
        : -BEFORE
      : depthOf(group) * (DEPTH + (floats ? 44 : 0)) + (floats ? 24 : 0) + inBasin(group);
  const sunk = ({ members: [self], lift: up }: Group, scale: number): number => {
    const performer = self?.performer;
    if (!performer) return 0;
    const own = scale * self.scale;
    if (performer.vessel === 'wave' && up === 0) return rimOf(performer, own) + SWELL;
    return performer.vessel === 'bubble' ? -performer.box.bottom * own : 0;
  };
  const lowest = (group: Group, scale: number): number =>
    Math.max(0, piece(group).box.bottom * scale - BELOW);

  function spotOf(group: Group, common: number): Spot {
    const scale = written(common * smaller(group));
    const base = ground - lift(group) + sunk(group, scale) - lowest(group, scale);
    // What is in the air is as high as the room above it allows.
    const above = Math.max(0, base + piece(group).box.top * scale - stand.top);
    const up =
      group.lift > HIGH
        ? Math.max(group.lift, above * (isFlown(group) ? UP : group.flownBy === null ? AIRBORNE : 1))
        : group.lift * scale;
    const y = base - Math.min(above, up);
    return {
      piece: piece(group),
      scale,
      y,
      depth: group.figure === null ? NEAREST : depthOf(group),
    };
  }
  const [first, ...rest] = groups.filter(({ figure, large }) => figure === null && large === 0);
  const scenery = groups.filter(({ figure, large }) => figure === null && large > 0);
  /** What the hero does something with. */
  const aim = hero.figure === null ? null : (scene.figures[hero.figure]?.relation ?? null);
  const isAim = ({ figure, members: [self] }: Group): boolean =>
    aim !== null && (aim.of === 'figures' ? figure === aim.at : figure === null && self?.part.at === aim.at);
  /** From left to right: those beside the pair, the hero, a thing, who is behind, whom the hero is with, those beside. */
  const byRank = cast.toSorted((one, other) => (one.spot?.rank ?? 0) - (other.spot?.rank ?? 0));
  const order = [
    ...byRank.flatMap((group) => {
      if (group !== hero || !first) return [group];
      return isMirrored ? [first, group] : [group, first];
    }),
    ...rest,
  ];
  const spotsAt = (common: number): Spot[] => order.map((group) => spotOf(group, common));
  const room = width - 2 * EDGE;
  const smallest = Math.min(
    ...groups.flatMap(({ members }) => members.map(({ box, scale }) => (box.bottom - box.top) * scale)),
  );
  const roomAbove = (group: Group): number =>
    ground - 24 - lift(group) - stand.top - (group.lift > HIGH ? SKY : group.lift);
  /** Scale at which a group reaches the top, where one that hangs below its ground is raised. */
  const highest = (group: Group): number => {
    const above = roomAbove(group);
    const { top, bottom } = piece(group).box;
    const raised = -Math.min(0, sunk(group, 1));
    const most = Math.min(
      above / (heightOf(group) + raised),
      (above + BELOW) / Math.max(1, bottom - top + raised),
    );
    return most / smaller(group);
  };
  const inFrame = (high: number, most: number): number =>
    Math.min(
      most,
      ...cast.map((group) => Math.min(high, roomAbove(group)) / (heightOf(group) * smaller(group))),
      ...groups.filter(({ large }) => large === 0).map(highest),
    );
  // Nothing is too small to be seen, wide as the frame may be.
  const largest = Math.max(
    inFrame(tallest, MOST * frame),
    Math.min(LEAST / smallest, inFrame(tallest / frame, MOST)),
  );
  /** Scale of what is behind a row of this scale. A rainbow goes from one side to the other. */
  function behindAt(common: number): { group: Group; box: Box; scale: number; besides: number }[] {
    return scenery.map((group) => {
      const { box } = piece(group);
      const wide = box.right - box.left;
      if (isArch(group)) return { group, box, scale: written(ARCH / wide), besides: 0 };
      const most = Math.min((width * WIDEST) / wide, (ground - BACK - stand.top) / -box.top);
      const scale = written(Math.min(common, most));
      return { group, box, scale, besides: wide * scale * (1 - (isAim(group) ? BEHIND.aim : BEHIND.other)) };
    });
  }
  const besidesOf = (common: number): number =>
    behindAt(common).reduce((sum, { besides }) => sum + besides, 0);
  function fitted(closeness: number): { scale: number; spots: Spot[]; row: Row } {
    let scale = largest;
    for (let tries = 0; tries < 12; tries++) {
      const { width } = rowOf(spotsAt(scale), closeness);
      // What is large stands beside the row, as far as that leaves the figures large enough.
      const isLarge = scale > largest * STILL_LARGE && scale * smallest > LEAST;
      const wanted = width + (isLarge ? besidesOf(scale) : 0);
      if (wanted <= room) break;
      scale *= Math.max(0.8, (room / wanted) * 0.995);
    }
    const spots = spotsAt(scale);
    return { scale, spots, row: rowOf(spots, closeness) };
  }
  let best = fitted(CLOSE);
  for (const closeness of CLOSER) {
    if (best.scale * STEP > largest) break;
    const closer = fitted(closeness);
    if (closer.scale > best.scale * STEP) best = closer;
  }
  const { spots, row } = best;
  /** Things behind the row: the first to its right, the second and the hero's to its left; those of the sky above it. */
  const behind = behindAt(best.scale).map((one, i) => ({
    ...one,
    isLeft: (i % 2 === 1 || isAim(one.group)) !== isMirrored,
  }));
  const takes = (isLeft: boolean): number =>
    behind.filter((one) => one.isLeft === isLeft).reduce((sum, { besides }) => sum + besides, 0);
  const free = Math.max(0, room - row.width - takes(true) - takes(false));
  const [left, right] = [stand.left + EDGE, stand.right - EDGE];
  const centred = left + takes(true) + free * (0.5 + (chance(scene) & 2 ? ASIDE : -ASIDE));
  const start = Math.min(Math.max(left, centred), right - row.width);
  const placed = order.map((group, i) => {
    const { scale, y } = spots[i] as Spot;
    return { group, scale, y, x: start + (row.places[i] as number) };
  });
  for (const { group, box, scale, isLeft, besides } of behind) {
    const x = isArch(group)
      ? (left + right - (box.left + box.right) * scale) / 2
      : isLeft
        ? Math.max(left, start - besides) - box.left * scale
        : Math.min(right, start + row.width + besides) - box.right * scale;
    const isOfSky = isArch(group) || group.thing === 'plane';
    placed.push({ group, scale, x, y: isOfSky ? stand.top + 40 - box.top * scale : ground - BACK });
  }
  const depth = (group: Group): number =>
    group.large > 0 ? 99 : group.figure === null ? NEAREST : depthOf(group);
  const items = placed
    .toSorted((one, other) => depth(other.group) - depth(one.group))
    .flatMap(({ group, scale, x, y }) =>
      group.members
        .toSorted((one, other) => one.depth - other.depth)
        .map((member) => {
          const item = itemOf(member, x, y, scale);
          const { box, y: foot } = item.actor ?? item.thing;
          const isGrounded = box.bottom > y - 16 * scale || (member.performer !== null && member.depth === 0);
          const own = ground - lift(group);
          return {
            ...item,
            isGrounded,
            ground: group.lift > 0 ? own : Math.max(foot, Math.min(y, box.bottom)),
          };
        }),
    );
  for (const { group } of placed)
    if (group.flownBy !== null) tied(items, group.members[0]!.part, group.flownBy);
  return { items };
}

/** Draws the string of a kite, from its tail to the hand of who flies it. */
function tied(items: readonly Item[], { at: flown }: ScenePart, flier: number): void {
  const kite = items.find(({ thing, part }) => thing && part.of === 'things' && part.at === flown)?.thing;
  const hand = items.find(({ part }) => part.of === 'figures' && part.at === flier)?.actor?.hand;
  if (!kite || !hand) return;
  const at = (x: number, y: number): string =>
    `${n((x - kite.x) / kite.scale)} ${n((y - kite.y) / kite.scale)}`;
  kite.svg += line(`M0-20Q${at(hand.x, kite.y)} ${at(hand.x, hand.y)}`, colour.paper, 4);
}

function itemOf(member: Member, left: number, base: number, common: number): Item {
  const { top, bottom } = member.silhouette.box;
  const scale = written(Math.max(common * member.scale, SEEN / (bottom - top)));
  const [x, y] = [left + member.x * common, base + member.y * common];
  const { svg, silhouette, performer, box } = member;
  const on = ({ left: from, top, right, bottom }: Box): Box => ({
    left: x + from * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  });
  const at = { svg, silhouette, x, y, scale, box: on(box) };
  const { part, heldAt } = member;
  if (performer === null) return { actor: null, thing: at, part, heldAt };
  const disc = (part: Circle): Circle => ({
    x: x + part.x * scale,
    y: y + part.y * scale,
    r: part.r * scale,
  });
  const { kind, wall, vessel, face, helmet, held, hand, lift } = performer;
  return {
    thing: null,
    part,
    heldAt,
    actor: {
      ...at,
      kind,
      wall,
      vessel,
      rim: rimOf(performer, scale),
      face: disc(face),
      helmet: helmet && disc(helmet),
      held: held && on(held),
      hand: disc({ x: hand[0], y: hand[1], r: 0 }),
      lift,
    },
  };
}

/** As many decimals as a drawing writes, or a figure would not fill its edge. */
const written = (value: number): number => Math.floor(value * 100) / 100;
