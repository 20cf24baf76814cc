import type { ScenePart } from '../contract/picture.ts';
import {
  imaginedIn,
  isOneOf,
  type Place,
  type Pose,
  presentRelation,
  type Relation,
  ROOMS,
  type Scene,
  type SceneFigure,
  type Thing,
} from '../contract/scene.ts';
import { arranged, mirrored, type Spot, type Standing } from './arrangement.ts';
import { figures, isPerson, sizeOf } from './cast.ts';
import { covers, type Disc } from './covering.ts';
import { limb } from './hand/limb.ts';
import { colour } from './hand/palette.ts';
import { ellipse, line, n, place as put, type Point } from './hand/svg.ts';
import { isHeld } from './held.ts';
import { besidePeople } from './measures.ts';
import { painted } from './paint.ts';
import { type Part, perform, type Performer } from './performer.ts';
import { isPicked, kitchenware } from './props.ts';
import { type Box, type Silhouette, silhouetteOf } from './silhouette.ts';
import type { Vessel } from './spacing.ts';
import { chance } from './stage.ts';
import { ON_A_TABLE, tableAt } from './tables.ts';
import { faceOn } from './thing-face.ts';
import { things } from './things.ts';
import { thoughtBubble } from './thought.ts';
import { isOutdoors } from './weather.ts';

/** A drawing of a group: a figure, or a thing or its front. */
export type Member = {
  svg: string;
  silhouette: Silhouette;
  box: Box;
  x: number;
  y: number;
  scale: number;
  /** From behind to before the group's first member, which has 0. */
  depth: number;
  /** A figure, or else a thing. */
  performer: Performer | null;
  thing: Thing | null;
  /** What of the scene it is, and position of the thing that it holds. */
  part: ScenePart;
  heldAt: number | null;
  /** What of a bubble of thought nothing covers. */
  thought?: Disc;
};

/** Figures and things that touch, around the ground below the first of them, in units of the stage at scale 1. */
export type Group = {
  members: Member[];
  /** Position of the hero of the group among the scene's figures; null for a thing that stands alone. */
  figure: number | null;
  thing: Thing | null;
  /** Height above the ground. */
  lift: number;
  /** Scale of a thing beside figures that is larger than they are, and stands behind them; 0 of all others. */
  large: number;
  /** Position of the figure that holds the string of the thing. */
  flownBy: number | null;
  /** Where those of the hero and the others stand; null for a thing by itself. */
  spot: Spot | null;
};

const TRAIN_SCALE = 2.4;
/** Scale of a kite far up in the sky. */
const ALOFT = 0.62;
/** Part of its size that a large thing keeps at least around those who are on or in it. */
const RIDDEN = 0.62;
/** The same where one looks out of a window. */
const ENTERED = 0.92;
/** The same of furniture, which is smaller than this. */
const SAT_ON = 0.95;
const MOVABLE = 1.5;
/** Things on wheels for one, and their height as a part of the rider's. */
const WHEELED: Partial<Record<Thing, number>> = { bicycle: 0.6, wheelchair: 0.66 };

/** Things that are open above. */
const OPEN: readonly Thing[] = ['boat', 'basket', 'box', 'chest', 'airballoon', 'den'];
/** Things whose windows are as large as a face in their true size alone. */
const CLOSED: readonly Thing[] = ['car', 'bus', 'truck', 'fireengine', 'house'];
/** Places where one sleeps in a bed. */
export const BEDS: readonly Place[] = ['bedroom', 'hospital'];
/** Places that one swims in. */
const IN_WATER: readonly Place[] = ['underwater', 'sea'];
/** Things whose face stands above their wheels. */
const ON_WHEELS: readonly Thing[] = [
  'train',
  'bus',
  'car',
  'truck',
  'tractor',
  'fireengine',
  'ambulance',
  'policecar',
  'campervan',
  'excavator',
  'crane',
  'bicycle',
  'motorbike',
  'carriage',
  'wheelbarrow',
];
/** Part of their height that is above them. */
const ABOVE_WHEELS = 0.66;
/** What one hides behind: leaves outdoors, a cloud in the sky, a box indoors. */
const coverAt = (place: Place): 'bush' | 'cloud' | 'box' =>
  place === 'space' ? 'cloud' : isOutdoors(place) && place !== 'ship' && place !== 'station' ? 'bush' : 'box';
/** Things that are in the air where nobody holds them. */
const IN_THE_AIR: readonly Thing[] = ['kite', 'balloon', 'cloud', 'star'];
/** Things that nobody holds: who is said to is beside them. */
const ROOTED: readonly Thing[] = [
  'house',
  'tree',
  'treehouse',
  'tent',
  'boxcastle',
  'den',
  'igloo',
  'postbox',
  'swing',
  'rainbow',
  'bouncycastle',
  'window',
  'fridge',
  'ufo',
  'well',
  'goal',
  'slide',
  'seesaw',
  'sandpit',
  'trampoline',
  'carousel',
  'bigwheel',
  'coaster',
  'circus',
  'dollhouse',
  'fireworks',
  'firtree',
  'bunting',
  'bath',
  'wardrobe',
  'door',
  'washer',
  'trafficlight',
  'streetlamp',
  'fountain',
  'beehive',
  'windmill',
  'lighthouse',
];
/** Things above the head of one who is under them. */
const ABOVE: readonly Thing[] = ['umbrella', 'lamp', ...IN_THE_AIR];
/** Part of a figure's height that a tub or a boat may hide. */
const HULL = 0.4;
/** A thing on the ground is drawn at this scale beside figures. */
const THING_SCALE = 0.9;
const TINY = 80;
/**
 * A table: its highest edge, in units of the stage, and in parts of the height of the chins around it; how far chins are
 * above it, how much wider it is than those at it, and which part of it what is on it takes, at the first
 * free spot, and how far its feet are before theirs.
 */
const TABLE = {
  highest: 160,
  chin: 0.66,
  below: 34,
  wider: 1.2,
  narrowest: 400,
  served: 0.42,
  dish: 0.8,
  nearer: 34,
  onTop: 0.88,
  spots: [0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4],
} as const;
/** How much larger what is on a table is at most than it is. */
const SERVED = 1.15;
/** Part of its width that one takes at a table. */
const SHOULDERS = 0.94;
/** Widest figure of a group of one, two, three and four, down to a part of its size, and a tall one down to a height. */
const WIDEST = [Infinity, 350, 300, 270] as const;
const SMALLER = { least: 0.66, height: 350 };
/** What is done so near to another that both are one group. */
const CLOSE = ['hugs', 'brushes', 'whispers'] as const satisfies Pose[];
/** Poses that lead on: those who do the same thing do it in one direction. */
const FORWARD: readonly (Pose | null)[] = [
  'walks',
  'runs',
  'flies',
  'swims',
  'rides',
  'sails',
  'kicks',
  'slides',
  'skates',
];

const discOf = ({ performer, thought, x, y, scale }: Member): Disc | null => {
  if (thought) return { x: x + thought.x * scale, y: y + thought.y * scale, r: thought.r * scale };
  if (performer === null) return null;
  const { x: faceX, y: faceY, r } = performer.helmet ?? performer.face;
  return { x: x + faceX * scale, y: y + faceY * scale, r: r * scale };
};

export const facesOf = (members: readonly Member[]): Disc[] =>
  members.flatMap((member) => discOf(member) ?? []);

/** The box of all members. */
export function boxOf(members: readonly Member[]): Box {
  const sides = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { box, x, y, scale } of members) {
    sides.left = Math.min(sides.left, x + box.left * scale);
    sides.top = Math.min(sides.top, y + box.top * scale);
    sides.right = Math.max(sides.right, x + box.right * scale);
    sides.bottom = Math.max(sides.bottom, y + box.bottom * scale);
  }
  return sides;
}

const moved = (members: readonly Member[], x: number, y: number, factor: number, depth: number): Member[] =>
  members.map((member) => ({
    ...member,
    x: x + member.x * factor,
    y: y + member.y * factor,
    scale: member.scale * factor,
    depth: member.depth * 0.2 + depth,
  }));

/** Whether the side of a tub or a boat comes into a face: about the lower third of who is in it. */
function hullCovers({ performer, box, x, y, scale }: Member, face: Disc): boolean {
  if (performer?.vessel !== 'tub' && performer?.vessel !== 'boat') return false;
  const isBeside = face.x + face.r < x + box.left * scale || face.x - face.r > x + box.right * scale;
  return !isBeside && face.y + face.r > y + box.top * scale * HULL;
}

/** Whether any of these drawings comes into one of the faces. */
const isCovered = (faces: readonly Disc[], by: readonly Member[]): boolean =>
  faces.some((face) =>
    by.some((member) => covers(member.silhouette, member, face) || hullCovers(member, face)),
  );

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top }: Box): number => -Math.min(top, -1);

/** A thing, and in front of it the part that hides who is in it. */
function thingMembers(
  thing: Thing,
  at: number,
  scale: number,
  { paints, faces }: Pick<Scene, 'paints' | 'faces'>,
  use: Relation['word'] | null = null,
): Member[] {
  const drawing = things[thing];
  const mood = faces?.[thing];
  const member = (plain: string, depth: number, isFaced: boolean): Member => {
    const bare = painted(thing, plain, paints?.[thing]);
    const silhouette = silhouetteOf(bare);
    const svg =
      mood && isFaced ? bare + faceOn(silhouette, mood, isOneOf(ON_WHEELS, thing) ? ABOVE_WHEELS : 1) : bare;
    return {
      svg,
      silhouette,
      box: silhouette.box,
      x: 0,
      y: 0,
      scale,
      depth,
      performer: null,
      thing,
      part: { of: 'things', at },
      heldAt: null,
    };
  };
  const front = use === 'in' ? drawing.front?.() : undefined;
  const draw = (use === 'on' && drawing.ridden?.draw) || drawing.draw;
  return front ? [member(draw(), 0, false), member(front, 4, true)] : [member(draw(), 0, true)];
}

/** A drawing with more on it. */
function equipped(member: Member, more: string): Member {
  if (more === '') return member;
  const svg = member.svg + more;
  const silhouette = silhouetteOf(svg);
  return { ...member, svg, silhouette, box: silhouette.box };
}

/** A thing on the table of its place, where people are; as it is where none stands there. */
function onTable(item: Member, place: Place): Member {
  const top = item.thing !== null && ON_A_TABLE.includes(item.thing) ? tableAt(place) : null;
  if (top === null) return item;
  const half = Math.max(46, (widthOf(item.box) * item.scale) / 1.5);
  const svg = top.draw(half) + put({ y: -top.height, scale: item.scale }, item.svg);
  const silhouette = silhouetteOf(svg);
  return { ...item, svg, silhouette, box: silhouette.box, scale: 1 };
}

/** Who is only imagined is as one likes to think of it: happy, where nothing else is said. */
const remembered = (scene: Scene, imagined: ReadonlyMap<number, number>): Scene =>
  imagined.size === 0
    ? scene
    : {
        ...scene,
        figures: scene.figures.map((figure, at) =>
          imagined.has(at) ? { ...figure, mood: figure.mood ?? 'happy' } : figure,
        ),
      };

/** How figures and things of a scene hang together: who or what each is attached to. */
export class Grouping {
  readonly #scene: Scene;
  readonly #vessel: (figure: SceneFigure) => Vessel;
  /** Relation of each figure that decides where it is. */
  readonly #anchors: (Relation | null)[];
  /** Figures that are carried, and by which. */
  readonly #carriedBy = new Map<number, number>();
  /** Things that belong to a figure: in its hands, or what it does something with. */
  readonly #ownedBy = new Map<number, number>();
  /** Positions of what is only imagined, and by whom. */
  readonly #imagined: ReturnType<typeof imaginedIn>;
  readonly #spots: Map<number, Spot>;
  /** Whether the hero is to the right: never where figures are on or at what is drawn for one side. */
  readonly isMirrored: boolean;
  /** Whether there are people, beside whom all is as large as it is. */
  readonly #hasPeople: boolean;
  /** Position of the thing that is on a table. */
  readonly #served: number | null;

  constructor(scene: Scene, vessel: (figure: SceneFigure) => Vessel) {
    this.#vessel = vessel;
    this.#imagined = imaginedIn(scene);
    this.#scene = remembered(scene, this.#imagined.figures);
    const bed = scene.things.indexOf('bed');
    const isBedUsed = scene.figures.some(({ relation }) => relation?.of === 'things' && relation.at === bed);
    const sleeper = isBedUsed ? -1 : scene.figures.findIndex(({ pose }) => pose === 'sleeps');
    this.#anchors = scene.figures.map(({ kind, relation, pose }, position) => {
      if (relation === null)
        return bed >= 0 && position === sleeper ? { word: 'on', of: 'things', at: bed } : null;
      const { word, of, at } = relation;
      if (word === 'holding' || word === 'imagining') return null;
      if (word === 'beside')
        return of === 'figures' && isOneOf(CLOSE, pose ?? '') && !isArmful(scene, position) ? relation : null;
      if (word === 'in' && of === 'figures') return null;
      // A tail of the water is in its tub beside a table.
      if (isTable(scene, relation) && figures[kind].lives === 'water') return null;
      if (!isOnlyEntered(scene, relation)) return relation;
      // A tent is too low: who is on it is beside it.
      return scene.things[at] === 'tent' ? null : { ...relation, word: 'in' };
    });
    for (const [position, { relation: said, pose }] of scene.figures.entries()) {
      const relation = presentRelation(said);
      if (relation === null) continue;
      const { word, of, at } = relation;
      if (of === 'figures') {
        if (
          (word === 'holding' || isArmful(scene, position)) &&
          this.#anchors[at] === null &&
          !this.#carriedBy.has(at) &&
          // Nobody is under one who is carried.
          !this.#anchors.some((one) => one?.word === 'under' && one.of === 'figures' && one.at === at) &&
          this.#isFree(position, at)
        )
          this.#carriedBy.set(at, position);
      } else if (
        !this.#ownedBy.has(at) &&
        !ROOTED.includes(scene.things[at] as Thing) &&
        this.#usersOf('things', at).length === 0 &&
        (word !== 'holding' || !this.#isAloft(at)) &&
        (word === 'holding' ||
          (word === 'beside' &&
            (isReaching(pose) || pose === 'hugs') &&
            !things[scene.things[at] as Thing].large))
      )
        this.#ownedBy.set(at, position);
    }
    const isUsed = (at: number): boolean =>
      this.#ownedBy.has(at) ||
      this.#imagined.things.has(at) ||
      this.#anchors.some((one) => one?.of === 'things' && one.at === at);
    const isLaid = scene.figures.some((_, position) => isTable(scene, this.#anchors[position] ?? null));
    const served = scene.things.findIndex((thing, at) => !isUsed(at) && !things[thing].large);
    this.#served = isLaid && served >= 0 ? served : null;
    // A thing that nobody was said to hold is in the first free hand, as a rule the hero's.
    for (const [at, thing] of scene.things.entries()) {
      if (isUsed(at) || at === this.#served || !isHeld(thing) || this.#isAloft(at)) continue;
      const free = scene.figures.findIndex(
        ({ kind, pose }, position) =>
          figures[kind].hand &&
          (pose === null || pose === 'sails' || (pose === 'reaches' && !IN_THE_AIR.includes(thing))) &&
          ![...this.#ownedBy.values()].includes(position),
      );
      if (free >= 0 && this.#anchors[free] === null && scene.figures[free]!.pose !== 'sails')
        this.#ownedBy.set(at, free);
    }
    this.#hasPeople = scene.figures.some(({ kind }) => isPerson(kind) && kind !== 'baby');
    const spots = arranged(this.#standing(), chance(scene) >> 1);
    const isLoose = this.#carriedBy.size === 0 && this.#anchors.every((anchor) => anchor === null);
    this.isMirrored = isLoose && (scene.figures[0]?.look ?? 0) % 4 > 1;
    this.#spots = this.isMirrored ? mirrored(spots) : spots;
  }

  /** Whether a thing is in the sky on the string of who holds it. */
  #isAloft(at: number): boolean {
    return this.#scene.things[at] === 'kite' && isOutdoors(this.#scene.place);
  }

  /** Who holds the string of a thing. */
  #flownBy(at: number): number | null {
    const { figures: cast } = this.#scene;
    const holder = cast.findIndex(
      ({ relation }) => relation?.word === 'holding' && relation.of === 'things' && relation.at === at,
    );
    return this.#isAloft(at) && holder >= 0 ? holder : null;
  }

  /** All who stand by themselves, with those who are on, in or behind them. */
  #standing(): Standing[] {
    const { figures: cast, things: all } = this.#scene;
    const alone = cast.flatMap((figure, position): Standing[] => {
      if (!this.#isByItself(position)) return [];
      const lying = figure.pose === 'sleeps' ? 0.4 : figure.pose === 'sits' ? 0.8 : 1;
      const height = figures[figure.kind].height * this.#sizeOf(position) * lying;
      return [{ figure: position, height, with: withOf(figure), isThing: false }];
    });
    const used = all.flatMap((thing, at): Standing[] => {
      const [first] = this.#usersOf('things', at);
      if (first === undefined) return [];
      const height = things[thing].height + figures[(cast[first] as SceneFigure).kind].height * 0.5;
      return [{ figure: first, height, with: withOf(cast[first] as SceneFigure), isThing: true }];
    });
    return [...alone, ...used].toSorted((one, other) => one.figure - other.figure);
  }

  /** Whether a figure stands there attached to nothing. */
  #isByItself(position: number): boolean {
    return (
      this.#anchors[position] === null &&
      !this.#carriedBy.has(position) &&
      !this.#imagined.figures.has(position)
    );
  }

  /** Whether one who carries is not carried itself by what it carries. */
  #isFree(holder: number, carried: number): boolean {
    for (let at: number | undefined = holder; at !== undefined;) {
      if (at === carried) return false;
      const anchor: Relation | null | undefined = this.#anchors[at];
      at = anchor?.of === 'figures' ? anchor.at : this.#carriedBy.get(at);
    }
    return true;
  }

  /** All groups, that of the hero first. */
  groups(): Group[] {
    const { figures: cast, things: all } = this.#scene;
    const groups: Group[] = [];
    for (const [position, figure] of cast.entries()) {
      if (!this.#isByItself(position)) continue;
      const members = this.#membersOf(position);
      const lift = members[0]?.performer?.lift ?? 0;
      groups.push({
        members,
        figure: position,
        thing: null,
        lift: liftOf(figure, lift),
        large: 0,
        flownBy: null,
        spot: this.#spots.get(position) ?? null,
      });
    }
    for (const [at, thing] of all.entries()) {
      if (this.#ownedBy.has(at) || this.#imagined.things.has(at) || at === this.#served) continue;
      const users = this.#usersOf('things', at);
      const isOnTable = users.length === 0 && this.#hasPeople && !cast.some(isOnGround);
      const uses = users.map((position) => (this.#anchors[position] as Relation).word);
      const use = uses.includes('in') ? 'in' : (uses[0] ?? null);
      const own = thingMembers(thing, at, this.#thingScale(thing, users), this.#scene, use);
      const members = isOnTable
        ? own.map((one) => onTable(one, this.#scene.place))
        : this.#around(own, users);
      const isFlown = users.some((position) => cast[position]?.pose === 'flies');
      const isRidden = isFlown || (use === 'on' && things[thing].ridden !== undefined);
      const lift = IN_THE_AIR.includes(thing) || isRidden ? 190 : 0;
      const large = this.#largeOf(thing);
      groups.push({
        members,
        figure: users[0] ?? null,
        thing,
        lift,
        large: users.length > 0 ? 0 : large,
        flownBy: this.#flownBy(at),
        spot: users.length > 0 ? (this.#spots.get(users[0] as number) ?? null) : null,
      });
    }
    return groups.sort((one, other) => (one.figure ?? 9) - (other.figure ?? 9));
  }

  #usersOf(of: Relation['of'], at: number): number[] {
    return this.#anchors.flatMap((anchor, position) =>
      anchor?.of === of && anchor.at === at ? [position] : [],
    );
  }

  #sizeOf(position: number): number {
    const figure = this.#scene.figures[position] as SceneFigure;
    return sizeOf(figure, this.#scene);
  }

  /** A train is a toy but outdoors, where trains go. */
  #largeOf(thing: Thing): number {
    if (thing === 'train') return isOutdoors(this.#scene.place) ? TRAIN_SCALE : 0;
    return things[thing].large ?? 0;
  }

  /** A thing is as large as its users need it. */
  #thingScale(thing: Thing, users: readonly number[]): number {
    const { width, height, inside } = things[thing];
    const large = this.#largeOf(thing);
    const known = besidePeople(thing);
    if (users.length === 0 && large > 0) return large;
    if (users.length === 0 && thing === 'kite' && isOutdoors(this.#scene.place)) return ALOFT;
    if (users.length === 0 && known !== null && this.#hasPeople) return known / height;
    // Among animals alone, what is tiny is only a little smaller.
    if (users.length === 0) return THING_SCALE * (known !== null && known < TINY ? SMALLER.least : 1);
    const scales = users.map((position) => {
      const figure = this.#scene.figures[position] as SceneFigure;
      const { word } = this.#anchors[position] as Relation;
      const drawn = figures[figure.kind];
      const size = this.#sizeOf(position);
      const wide =
        (figure.pose === 'sleeps' ? drawn.height : Math.min(drawn.width, drawn.height * 0.8)) * size;
      const high = drawn.height * size;
      const wheels = WHEELED[thing];
      if (wheels !== undefined && word === 'on') return (high * wheels) / height;
      if (word === 'in' && inside) return (wide * 1.05 * users.length) / (2 * inside.half);
      if (word === 'in') return (wide * 1.3 * users.length) / width;
      if (word === 'behind')
        return Math.min(
          2,
          (Math.max(0.3 * drawn.height, -drawn.head.y - drawn.head.r) * size * 0.98) / height,
        );
      if (word === 'under') return (wide * (0.5 + 0.5 * users.length)) / width;
      const room = figure.pose === 'sleeps' ? 1.15 : 0.95;
      return Math.min((wide * room * users.length) / width, (high * 0.9) / height);
    });
    const isEntered =
      CLOSED.includes(thing) && users.some((position) => this.#anchors[position]?.word === 'in');
    const least = large < MOVABLE ? SAT_ON : isEntered ? ENTERED : RIDDEN;
    return Math.max(0.8, large * least, Math.min(3.2, Math.max(...scales)));
  }

  /** One figure with what it holds, and all that is attached to it. */
  #membersOf(position: number): Member[] {
    const { things: all, figures: cast } = this.#scene;
    const figure = cast[position] as SceneFigure;
    const anchor = this.#anchors[position] ?? null;
    const own = [...this.#ownedBy].flatMap(([at, owner]) => (owner === position ? [at] : []));
    const carried = [...this.#carriedBy].flatMap(([at, owner]) => (owner === position ? [at] : []));
    const isHugged = cast.some(
      (other) => other.pose === 'hugs' && other.relation?.of === 'figures' && other.relation.at === position,
    );
    const isCarried = this.#carriedBy.has(position);
    const pose =
      carried.length > 0 && figure.pose === 'hugs'
        ? 'carries'
        : isHugged && !isCarried && figure.pose === null
          ? 'hugs'
          : poseOf(figure, anchor, isTable(this.#scene, anchor));
    // What is reached for is in the hand, but for what is in the air or on a post.
    const isInHand = (at: number): boolean => {
      const thing = all[at] as Thing;
      if (pose === 'sleeps' || pose === 'kicks') return false;
      if (pose === 'reaches') return isHeld(thing) && !IN_THE_AIR.includes(thing) && thing !== 'paper';
      return !isReaching(pose);
    };
    const heldAt = own[0] !== undefined && isInHand(own[0]) ? own[0] : null;
    const aim = presentRelation(figure.relation);
    const part: Part = {
      pose,
      thing: heldAt === null ? this.#another(figure) : (all[heldAt] as Thing),
      isTurned: this.#isTurned(position),
      isInBed: anchor === null && BEDS.includes(this.#scene.place) && !this.#scene.things.includes('bed'),
      cover: figure.pose === 'hides' && anchor === null ? coverAt(this.#scene.place) : null,
      isOnSomething: anchor?.word === 'on',
      isInside: anchor?.word === 'in' && anchor.of === 'things',
      role: this.#spots.get(position)?.role ?? null,
      isInWater: IN_WATER.includes(this.#scene.place),
      isAtTable: isTable(this.#scene, anchor),
      served: this.#served === null ? null : (all[this.#served] ?? null),
      isWet: this.#scene.weather === 'rain' || all.includes('boots'),
      isOnSnow: this.#scene.place === 'snow' || this.#scene.weather === 'snow',
      place: this.#scene.place,
      seen: this.#seenBy(position),
      hour: this.#scene.hour,
      isOfAnother: presentRelation(figure.relation)?.of === 'figures',
      isIndoors: ROOMS.includes(this.#scene.place),
      aim: aim?.of === 'things' ? (all[aim.at] ?? null) : null,
      fruit: all.find(isPicked) ?? null,
      vessel:
        anchor === null || anchor.word === 'behind' ? this.#vessel(figure) : inGroup(this.#vessel(figure)),
    };
    const performer = perform(figure, this.#scene, part);
    const scale = this.#sizeOf(position) * this.#narrowing(performer.box);
    const { svg, silhouette, box } = performer;
    const self: Member = {
      svg,
      silhouette,
      box,
      x: 0,
      y: 0,
      scale,
      depth: 0,
      performer,
      thing: null,
      part: { of: 'figures', at: position },
      heldAt,
    };
    let members = [self];
    for (const at of own)
      if (at !== heldAt) members = besideHand(members, all[at] as Thing, at, pose, this.#scene);
    for (const at of carried) members = carrying(members, this.#membersOf(at));
    return this.#around(this.#imagining(members, position), this.#usersOf('figures', position));
  }

  /** A figure with what it imagines, in a bubble beside its head. */
  #imagining(members: Member[], position: number): Member[] {
    const relation = this.#scene.figures[position]?.relation;
    if (!relation || this.#imagined[relation.of].get(relation.at) !== position) return members;
    const { of, at } = relation;
    const shown =
      of === 'figures'
        ? this.#membersOf(at)
        : thingMembers(this.#scene.things[at] as Thing, at, 1, this.#scene);
    return [...members, bubbleBeside(members, shown, { of, at })];
  }

  /** What a player has in the hand besides the one that the scene names. */
  #another({ kind, pose, relation }: SceneFigure): Thing | null {
    const isPlayer = isPerson(kind) && pose === 'runs' && relation === null;
    return (isPlayer && this.#scene.things.find((thing) => EACH_ITS_OWN.includes(thing))) || null;
  }

  #seenBy(position: number): Part['seen'] {
    const { place, weather, figures: cast } = this.#scene;
    if (weather === null || !ROOMS.includes(place)) return 'magnified';
    return cast.findIndex(({ pose }) => pose === 'looks') === position ? weather : null;
  }

  /** A wide figure of a large group is smaller than it is beside the others. */
  #narrowing(box: Box): number {
    const { least, height } = SMALLER;
    const wide = widthOf(box);
    const widest = WIDEST[this.#scene.figures.length - 1] as number;
    return Math.min(1, Math.max(least, Math.min(Math.max(widest / wide, height / heightOf(box)), 1)));
  }

  /** Whether a figure looks to the left: to the hero, or to what it does something with. */
  #isTurned(position: number): boolean {
    const { figures: cast } = this.#scene;
    const figure = cast[position] as SceneFigure;
    if (figure.relation?.of === 'figures' && isOneOf(CLOSE, figure.pose ?? '')) return false;
    const isHugged = cast.some(
      ({ pose, relation }) => pose === 'hugs' && relation?.of === 'figures' && relation.at === position,
    );
    if (isHugged) return true;
    const anchor = this.#anchors[position] ?? null;
    // Who rides on another looks where that one looks.
    if (anchor?.of === 'figures' && anchor.word === 'on') return this.#isTurned(anchor.at);
    if (position === 0 && this.#isAtLarge(figure)) return !this.isMirrored;
    if (FORWARD.includes(figure.pose)) return this.isMirrored;
    const [spot, other] = [this.#spots.get(position), this.#spots.get(withOf(figure) ?? -1)];
    if (spot && other) return other.rank < spot.rank;
    return spot?.isTurned ?? position !== 0;
  }

  /** Whether a figure does something with what is larger than it, which stands behind it. */
  #isAtLarge({ relation }: SceneFigure): boolean {
    if (relation?.of !== 'things' || relation.word !== 'beside') return false;
    const thing = this.#scene.things[relation.at];
    return (
      thing !== undefined && this.#largeOf(thing) > 0 && this.#usersOf('things', relation.at).length === 0
    );
  }

  /** A table with those who are at it side by side, small ones on a chair, and with what is on it. */
  #laid(start: Member[], users: readonly number[]): Member[] {
    const { things: all } = this.#scene;
    const guests = users.map((position) => this.#membersOf(position));
    const widths = guests.map((guest) => widthOf(boxOf(guest)) * SHOULDERS);
    const wide = widths.reduce((sum, one) => sum + one, 0);
    const chins = guests.map((guest) => -Math.max(...facesOf(guest).map(({ y, r }) => y + r)));
    const top = Math.min(TABLE.highest, Math.max(...chins) * TABLE.chin);
    let x = -wide / 2;
    const seated = guests.flatMap((guest, i) => {
      const { left, right } = boxOf(guest);
      const at = x + widths[i]! / 2 - (left + right) / 2;
      x += widths[i]!;
      return moved(guest, at, Math.min(0, chins[i]! - top - TABLE.below), 1, -2 - i * 0.1);
    });
    const across = Math.max(wide * TABLE.wider, TABLE.narrowest);
    // A long table is hardly higher: its feet are so far before those who are at it.
    const laid = start.map((member): Member => {
      const wider = across / widthOf(member.box);
      const higher = Math.min(wider, (top + TABLE.nearer) / heightOf(member.box));
      const svg = `<g transform="scale(${n(wider)} ${n(higher)})">${member.svg}</g>`;
      const silhouette = silhouetteOf(svg);
      return { ...member, svg, silhouette, box: silhouette.box, scale: 1 };
    });
    const [{ box }] = laid as [Member];
    const edge = box.top;
    const isCooking = users.some((position) => this.#scene.figures[position]?.pose === 'cooks');
    const served = this.#served === null ? null : (all[this.#served] ?? null);
    const tools = isCooking ? put({ y: edge * TABLE.onTop }, kitchenware(across, served)) : '';
    const table = laid.map((member) => equipped({ ...member, y: -edge - top }, tools));
    const members = [...seated, ...table];
    if (this.#served === null) return members;
    const thing = all[this.#served] as Thing;
    const { width, height } = things[thing];
    const known = this.#hasPeople ? besidePeople(thing) : null;
    const size = Math.min(
      1.1,
      (wide * TABLE.served) / width,
      Math.min(top * TABLE.dish, (known ?? top) * SERVED) / height,
    );
    const [dish] = thingMembers(thing, this.#served, size, this.#scene) as [Member];
    const free = TABLE.spots
      .map((aside) => ({ ...dish, x: aside * wide, y: -top - edge * (1 - TABLE.onTop), depth: 3 }))
      .find((placed) => !isCovered(facesOf(members), [placed]));
    return [...members, free ?? { ...dish, y: -top * 0.86, depth: 3 }];
  }

  /** Members with those who are on, in, behind, under or at the first of them. */
  #around(start: Member[], users: readonly number[]): Member[] {
    let members = start;
    const [{ thing } = { thing: null }] = start;
    if (thing === 'table' && users.length > 0) return this.#laid(start, users);
    const sheltered = users.filter((position) => this.#anchors[position]?.word === 'under');
    if (thing && ABOVE.includes(thing) && sheltered.length > 0) {
      const rest = users.filter((position) => !sheltered.includes(position));
      return roofed(
        this.#around(start, rest),
        sheltered.map((position) => this.#membersOf(position)),
      );
    }
    const seats = users.filter((position) => this.#anchors[position]?.word === 'on');
    for (const position of users) {
      const guest = this.#membersOf(position);
      const { word } = this.#anchors[position] as Relation;
      const index = seats.indexOf(position);
      const aside = seats.length > 1 && word === 'on' ? (index / (seats.length - 1) - 0.5) * 0.7 : 0;
      const before = members.length;
      if (word === 'on') members = seated(members, guest, aside);
      else if (word === 'in') members = within(members, guest, users.indexOf(position), users.length);
      else if (word === 'behind') members = behind(members, guest);
      else if (word === 'under') members = under(members, guest);
      else if (this.#scene.figures[position]?.pose === 'hugs') members = embracing(members, guest);
      else members = atHead(members, guest);
      members = cleared(members, before);
    }
    return members;
  }
}

/** Part of a person's height up to which who is hugged is taken into the arms. */
const IN_ARMS = 0.55;
function isArmful(scene: Scene, position: number): boolean {
  const { kind, pose, relation } = scene.figures[position] as SceneFigure;
  const other = relation?.of === 'figures' ? scene.figures[relation.at] : undefined;
  if (pose !== 'hugs' || relation?.word !== 'beside' || !other || !isPerson(kind)) return false;
  const high = (one: SceneFigure): number => figures[one.kind].height * sizeOf(one, scene);
  return other.pose === null && high(other) < high(scene.figures[position] as SceneFigure) * IN_ARMS;
}

/** What each has one of who runs with one that has it. */
const EACH_ITS_OWN: readonly Thing[] = ['stick', 'racket'];

/** Whether one sits on the ground or works on it: what others have on a table is there, too. */
const isOnGround = ({ pose, relation }: SceneFigure): boolean =>
  (pose === 'sits' && relation === null) || pose === 'picks' || pose === 'digs';

/** Whether a thing has room inside and none on it: who is on a tent or a bus is in it. */
function isOnlyEntered({ things: all }: Scene, { word, of, at }: Relation): boolean {
  if (word !== 'on' || of !== 'things') return false;
  const { inside, seat, large, ridden } = things[all[at] as Thing];
  return large !== undefined && inside !== undefined && seat === undefined && ridden === undefined;
}

/** With whom of the figures one does something. */
const withOf = ({ relation }: SceneFigure): number | null => {
  const present = presentRelation(relation);
  return present?.of === 'figures' ? present.at : null;
};

const REACHING: readonly (Pose | null)[] = [
  'reaches',
  'kicks',
  'points',
  'waves',
  'digs',
  'paints',
  'builds',
  'picks',
  'feeds',
  'throws',
  'washes',
  'pushes',
  'pulls',
  'looks',
];
const isReaching = (pose: Pose | null): boolean => REACHING.includes(pose);

/** Whether a relation leads to a table, which one sits at. */
const isTable = ({ things: all }: Scene, anchor: Relation | null): boolean =>
  anchor?.of === 'things' && anchor.word === 'behind' && all[anchor.at] === 'table';

const liftOf = ({ kind, pose }: SceneFigure, lift: number): number =>
  lift > 0 ? lift : figures[kind].hovers && pose !== 'walks' && pose !== 'sits' ? 150 : 0;

/** One in a group has no boat or tub of its own, but keeps its air. */
const inGroup = (vessel: Vessel): Vessel => (vessel === 'bubble' || vessel === 'helmet' ? vessel : 'none');

/** The pose in which a figure is drawn where its relation says more than its own. */
function poseOf({ pose }: SceneFigure, anchor: Relation | null, isAtTable: boolean): Pose | null {
  if (anchor?.word === 'on' && (pose === null || pose === 'flies' || pose === 'sails')) return 'rides';
  if (anchor?.word === 'in' && (pose === 'sits' || pose === 'rides' || pose === 'sails' || pose === 'flies'))
    return 'waves';
  if (anchor?.word === 'behind' && pose === null) return isAtTable ? null : 'hides';
  if (isAtTable && pose === 'sits') return null;
  if (anchor === null && pose === 'rides') return 'sits';
  return pose;
}

/** Sizes of a bubble of thought, in radii of the head, and the least one in units of the stage. */
const THOUGHT = { half: 1.5, least: 66, most: 96, aside: 0.5, above: 0.5 };

/** What one of a group imagines, in a bubble on the side to which it looks: before no face of the group. */
function bubbleBeside(members: readonly Member[], shown: readonly Member[], part: ScenePart): Member {
  const [self] = members as [Member];
  const head = discOf(self) ?? { x: 0, y: self.box.top * self.scale, r: THOUGHT.least };
  const half = Math.min(THOUGHT.most, Math.max(THOUGHT.least, head.r * THOUGHT.half));
  const side = self.performer?.isTurned ? -1 : 1;
  const faces = facesOf(members);
  const content = shown.map(({ svg, x, y, scale }) => put({ x, y, scale }, svg)).join('');
  for (let away = 0; ; away += 8) {
    const at: Point = [
      head.x + side * (head.r + half * THOUGHT.aside + away * 0.6),
      head.y - head.r - half * THOUGHT.above - away * 0.4,
    ];
    const svg = thoughtBubble({ at, half, from: head }, content, boxOf(shown));
    const silhouette = silhouetteOf(svg);
    const bubble: Member = {
      svg,
      silhouette,
      box: silhouette.box,
      x: 0,
      y: 0,
      scale: 1,
      depth: -3,
      performer: null,
      thing: null,
      part,
      heldAt: null,
      thought: { x: at[0], y: at[1], r: half * 0.8 },
    };
    if (away > 160 || !isCovered(faces, [bubble])) return bubble;
  }
}

/** Whether all faces are free of what is before them. */
const hasFreeFaces = (members: readonly Member[]): boolean =>
  members.every((member, i) => {
    const face = discOf(member);
    const before = members.filter(
      (other, k) => other.depth > member.depth || (other.depth === member.depth && k > i),
    );
    return face === null || !isCovered([{ ...face, r: face.r * 0.9 }], before);
  });

/** Those who came last stand further aside where a face would be covered. */
function cleared(members: Member[], before: number): Member[] {
  for (let shift = 0; shift < 900; shift += 14) {
    const all = members.map((member, i) => (i < before ? member : { ...member, x: member.x + shift }));
    if (hasFreeFaces(all)) return all;
  }
  return members;
}

/** Someone on a figure's back or head, or on a thing. */
function seated(members: Member[], guest: Member[], aside: number): Member[] {
  const [base] = members as [Member];
  const own = boxOf([base]);
  const theirs = boxOf(guest);
  const { performer } = base;
  if (performer === null) {
    const thing = base;
    const wide = widthOf(own);
    const reach = thing.silhouette.between(
      thing.box.top,
      thing.box.top + (thing.box.bottom - thing.box.top) * 0.2,
    );
    const drawing = thing.thing && things[thing.thing];
    const seat = drawing?.ridden?.seat ??
      drawing?.seat ?? {
        x: reach ? (reach.left + reach.right) / 2 : 0,
        y: thing.box.top * 0.94,
      };
    const x = thing.x + seat.x * thing.scale + aside * wide;
    const y = thing.y + seat.y * thing.scale + seatOf(guest[0] as Member);
    // An animal has no legs for the pedals: it sits behind the frame.
    const rider = guest[0]?.performer?.kind;
    const isBehind = thing.thing === 'bicycle' && rider !== undefined && !isPerson(rider);
    const sunk = isBehind ? heightOf(theirs) * 0.24 : 0;
    return [...members, ...moved(guest, x, y + sunk, 1, isBehind ? -1 : 2)];
  }
  // Who carries another is at least as large.
  const ratio = Math.max(heightOf(theirs) / (0.85 * heightOf(own)), widthOf(theirs) / (0.95 * widthOf(own)));
  const isAsleep = performer.isAsleep;
  const factor = isAsleep ? Math.min(1, (0.55 * widthOf(own)) / widthOf(theirs)) : ratio > 1 ? 1 / ratio : 1;
  const enlarged = ratio > 1 && !isAsleep ? Math.min(1.35, Math.sqrt(ratio)) : 1;
  const host = moved(members, 0, 0, enlarged, 0).map((member, i) => ({
    ...member,
    depth: members[i]!.depth,
  }));
  const [self] = host as [Member];
  const { back, face } = performer;
  const point = (x: number, y: number): [number, number] => [
    self.x + x * self.scale,
    self.y + y * self.scale,
  ];
  const drop = seatOf(guest[0] as Member) * factor;
  if (back) {
    const [x, y] = point(back[0], back[1]);
    for (let shift = 0; shift <= 120; shift += 6) {
      const rider = moved(guest, x + (performer.isTurned ? shift : -shift) + aside * 80, y + drop, factor, 2);
      if (!isCovered(facesOf(host), rider)) return [...host, ...rider];
    }
  }
  // The legs are around the neck.
  const [x, y] = point(face.x, face.y + face.r * 0.35);
  for (let lift = 0; ; lift += 8) {
    const rider = moved(guest, x + aside * face.r * self.scale * 2.4, y - lift + drop * 0.4, factor, -1);
    if (lift > 240 || !isCovered(facesOf(rider), host)) return [...host, ...rider];
  }
}

/** How far the feet of a person who sits are below the seat. */
const seatOf = ({ performer, scale }: Member): number => {
  if (performer === null || !performer.isSeated) return 0;
  const { height, hands } = figures[performer.kind];
  return hands ? height * 0.1 * scale : 0;
};

/** Someone in a thing, whose front hides the rest. */
function within(members: Member[], guest: Member[], index: number, count: number): Member[] {
  const [thing] = members as [Member];
  if (thing.performer) return [...members, ...moved(guest, 0, 0, 1, 1)];
  const own = boxOf([thing]);
  const faces = facesOf(guest);
  const chin = Math.max(...faces.map(({ y, r }) => y + r * 1.05), -1e3);
  const x = (own.left + own.right) / 2 + ((index + 0.5) / count - 0.5) * widthOf(own) * 0.8;
  const front = members.filter(({ depth }) => depth > 0);
  const inside = thing.thing && things[thing.thing].inside;
  if (inside && front.length > 0) {
    const at: [number, number] = [thing.x + inside.x * thing.scale, thing.y + inside.y * thing.scale];
    const wide = (inside.half * 2 * thing.scale) / count;
    const below = boxOf(guest).bottom - chin;
    const deep = own.bottom - at[1] - 14 * thing.scale;
    // Who is in what is open looks out from the chest up.
    const out = OPEN.includes(thing.thing as Thing) ? 0.4 : 0;
    const least = Math.max(out > 0 ? 0.66 : 0.38, deep / (below * (1 - out)));
    const factor = Math.min(1, (wide * (out > 0 ? 1.1 : 0.92)) / widthOf(boxOf(guest)), least);
    const place = at[0] + ((index + 0.5) / count - 0.5) * inside.half * 2 * thing.scale;
    for (let lift = 0; ; lift += 6) {
      const y = at[1] - (chin + out * below) * factor - lift;
      const seatedIn = moved(guest, place, y, factor, 2);
      if (lift > 200 || !isCovered(facesOf(seatedIn), front)) return [...members, ...seatedIn];
    }
  }
  for (let lift = 0; ; lift += 8) {
    const y = Math.min(own.top - chin - lift, own.bottom - 4 - lift);
    const guests = moved(guest, x, y, 1, -1);
    if (lift > 260 || !isCovered(facesOf(guests), [thing])) return [...members, ...guests];
  }
}

/** Someone who looks out from behind: over it, or else past it. */
function behind(members: Member[], guest: Member[]): Member[] {
  const own = boxOf(members);
  for (let shift = 0; ; shift += 8) {
    const hidden = moved(guest, (own.left + own.right) / 2 + widthOf(own) * 0.12 + shift, -16, 1, -2);
    if (shift > 600 || !isCovered(facesOf(hidden), members)) return [...members, ...hidden];
  }
}

/** All who are under a thing that is above their heads. */
function roofed(members: Member[], guests: readonly Member[][]): Member[] {
  const [base] = members as [Member];
  const all: Member[] = [];
  for (const guest of guests) {
    const [right, left] = [all.length > 0 ? boxOf(all).right : 0, boxOf(guest).left];
    all.push(...moved(guest, all.length > 0 ? right - left - 16 : 0, 0, 1, 0));
  }
  const theirs = boxOf(all);
  const lowest = base.thing === 'umbrella' ? base.box.top * 0.45 * base.scale : base.box.bottom * base.scale;
  for (let lift = 0; ; lift += 8) {
    const roof = moved(members, (theirs.left + theirs.right) / 2, theirs.top + 12 - lowest - lift, 1, -2);
    if (lift > 400 || !isCovered(facesOf(all), roof)) return [...all, ...roof];
  }
}

/** Someone at the feet of what is larger. */
function under(members: Member[], guest: Member[]): Member[] {
  const own = boxOf(members);
  const faces = facesOf(members);
  const room = Math.max(60, -Math.max(...faces.map(({ y, r }) => y + r), own.top * 0.5) - 10);
  const factor = Math.min(1, room / heightOf(boxOf(guest)));
  const small = boxOf(moved(guest, 0, 0, factor, 0));
  for (let shift = 0; ; shift += 8) {
    const low = moved(
      guest,
      (own.left + own.right) / 2 - (small.left + small.right) / 2 + shift,
      12,
      factor,
      3,
    );
    if (shift > 400 || !isCovered(faces, low)) return [...members, ...low];
  }
}

/** Someone who puts both arms around another. */
function embracing(members: Member[], guest: Member[]): Member[] {
  const [base] = members as [Member];
  const own = boxOf([base]);
  const theirs = boxOf(guest);
  const faces = facesOf(members);
  const closest = own.left - theirs.right + Math.min(widthOf(own), widthOf(theirs)) * 1.2;
  for (let x = closest; ; x -= 6) {
    const hugger = moved(guest, x, 6, 1, 1);
    if (x < own.left - theirs.right || !isCovered(faces, hugger)) return [...members, ...hugger];
  }
}

/** Someone who does something at the head of another, to its left. */
function atHead(members: Member[], guest: Member[]): Member[] {
  const [face] = facesOf(members);
  const [own] = facesOf(guest);
  const [{ performer, scale }] = guest as [Member];
  if (!face || !own || !performer) return embracing(members, guest);
  const away = Math.min(own.x + own.r * 1.3, performer.hand[0] * scale - face.r * 0.3);
  for (let x = face.x - face.r * 1.06 - away; ; x -= 6) {
    const all = [...members, ...moved(guest, x, 4, 1, 1)];
    if (x < face.x - 600 || hasFreeFaces(all)) return all;
  }
}

const post = (depth: number, notice: string): string =>
  line(`M0-140V${Math.round(depth)}`, colour.bark, 15) + notice;

/** What is reached for, pointed at or kicked, at the hand or the foot. */
function besideHand(members: Member[], thing: Thing, at: number, pose: Pose | null, scene: Scene): Member[] {
  const [self] = members as [Member];
  const { performer, scale } = self;
  if (performer === null) return members;
  const { width, height } = things[thing];
  const most = (performer.face.r * 2.6) / Math.max(width, height);
  const known = isPerson(performer.kind) ? besidePeople(thing) : null;
  const size = known === null ? Math.min(1.1, Math.max(0.34, most)) : known / height;
  const [bare] = thingMembers(thing, at, size * scale, scene) as [Member];
  const isStood = known !== null && (pose === 'points' || pose === 'waves');
  const item = isStood ? onTable(bare, scene.place) : bare;
  const side = performer.isTurned ? -1 : 1;
  const box = boxOf([item]);
  const own = boxOf(members);
  const [first, y] =
    pose === 'kicks'
      ? [
          (side > 0 ? own.right - box.left : own.left - box.right) + side * 8,
          performer.box.bottom * scale - box.bottom - 14 * scale,
        ]
      : pose === 'throws'
        ? [
            performer.hand[0] * scale + side * performer.face.r * 1.5 * scale,
            performer.hand[1] * scale - (box.top + box.bottom) / 2,
          ]
        : pose === 'reaches'
          ? [
              performer.hand[0] * scale + side * widthOf(box) * 0.3,
              performer.hand[1] * scale - box.bottom - performer.face.r * 0.5 * scale,
            ]
          : [
              (side > 0 ? own.right - box.left : own.left - box.right) + side * 14,
              // What is in the air is at the height of the face.
              (IN_THE_AIR.includes(thing) ? performer.face.y * scale : 0) - box.bottom,
            ];
  if (pose === 'looks' && thing === 'telescope') return [...members, atEye(self, item, side)];
  let x = first;
  const isBeforeFace = () => isCovered(facesOf(members), [{ ...item, x, y }]);
  for (let tries = 0; tries < 50 && isBeforeFace(); tries++) x += side * 6;
  if (pose !== 'reaches' || thing !== 'paper' || !isOutdoors(scene.place))
    return [...members, { ...item, x, y, depth: 1 }];
  // A notice is on a post.
  const svg = post((box.bottom - y) / item.scale, item.svg);
  const silhouette = silhouetteOf(svg);
  return [...members, { ...item, svg, silhouette, box: silhouette.box, x, y, depth: -1 }];
}

/** Eyepiece of a telescope, and the end of its legs, in units of its drawing. */
const EYEPIECE = { x: -82, y: -54, leg: 46, pivot: -92 };

/** A telescope at the eye of who looks through it, on legs as long as that needs. */
function atEye({ performer, scale }: Member, item: Member, side: number): Member {
  const { face } = performer!;
  const y = face.y * scale - EYEPIECE.y * item.scale;
  const foot = -y / item.scale;
  const { leg, pivot } = EYEPIECE;
  const legs = line(
    `M0 ${pivot}L${-leg} ${n(foot)}M0 ${pivot}L${leg} ${n(foot)}M0 ${pivot}V${n(foot)}`,
    colour.wood,
    10,
  );
  const svg = `<g transform="scale(${side} 1)">${legs}${item.svg}</g>`;
  const silhouette = silhouetteOf(svg);
  const x = (face.x + side * face.r * 1.02) * scale - side * EYEPIECE.x * item.scale;
  return { ...item, svg, silhouette, box: silhouette.box, x, y, depth: 1 };
}

/** One who is carried, before the chest. */
function carrying(members: Member[], guest: Member[]): Member[] {
  const [self] = members as [Member];
  const { performer, scale } = self;
  if (performer === null) return members;
  const theirs = boxOf(guest);
  const [x, y] = [performer.chest[0] * scale, performer.chest[1] * scale];
  const own = boxOf([self]);
  const factor = Math.min(
    1,
    (heightOf(own) * 0.5) / heightOf(theirs),
    (widthOf(own) * 0.8) / widthOf(theirs),
  );
  const faces = facesOf(members);
  for (let low = 0; ; low += 6) {
    const at = y + (heightOf(theirs) * factor) / 2 + low;
    const held = moved(guest, x - ((theirs.left + theirs.right) / 2) * factor, at, factor, 3);
    if (low > 200 || !isCovered(faces, held)) return [...members, ...clasped(self, held)];
  }
}

/** Who is carried by a person, with both forearms around it, below its face. */
function clasped({ performer, scale }: Member, held: Member[]): Member[] {
  const [first, ...rest] = held as [Member, ...Member[]];
  if (!performer?.arms) return held;
  const { left, right, bottom } = boxOf(held);
  const chin = Math.max(...facesOf(held).map(({ y, r }) => y + r));
  const [x, half] = [(left + right) / 2, Math.min((right - left) / 2, performer.face.r * scale)];
  const y = (chin + bottom) / 2;
  const thick = performer.face.r * scale * 0.22;
  const { sleeve, skin } = performer.arms;
  const arm = (side: -1 | 1, low: number): string => {
    const wrist: Point = [x + side * half * 0.42, y + low];
    const elbow: Point = [x + side * half * 1.1, wrist[1] + thick * 0.8];
    return (
      limb([x + side * half * 1.2, y - thick * 2.4], elbow, wrist, [thick * 1.1, thick * 0.9], sleeve) +
      ellipse(wrist[0] - side * thick * 0.9, wrist[1], thick * 1.1, thick * 0.95, skin)
    );
  };
  const own = put(
    { x: -first.x / first.scale, y: -first.y / first.scale, scale: 1 / first.scale },
    arm(-1, thick) + arm(1, 0),
  );
  return [equipped(first, own), ...rest];
}
