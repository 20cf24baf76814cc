import {
  type FigureKind,
  type Mood as Feeling,
  type Pose,
  presentRelation,
  type Scene,
  type SceneFigure,
  type Thing,
} from '../contract/scene.ts';
import { figures, isPerson, sizeOf } from './cast.ts';
import type { Mood, Stance } from './figure.ts';
import type { Point } from './hand/svg.ts';
import { isInBothHands, isInstrument } from './held.ts';
import {
  BENDS,
  brushesAt,
  CYCLES,
  DOWN,
  FISHES,
  HUGS_DOWN,
  IDLE,
  ON_SHOULDERS,
  PAINTS_AT_TABLE,
  PLAYS,
  REACHES_DOWN,
  SHELTERS,
  STANCES,
} from './poses.ts';
import { chance } from './stage.ts';
import { things } from './things.ts';

const feelingOf = (figure: SceneFigure, scene: Scene): Feeling => figure.mood ?? scene.mood;

/** The mood that a figure is drawn in. */
function moodOf(figure: SceneFigure, scene: Scene, stance: Stance | undefined): Mood {
  const own = figure.mood === null ? stance?.mood : undefined;
  const shown = own ?? feelingOf(figure, scene);
  return shown === 'calm' ? 'happy' : shown;
}

/** Both arms hang down. */
const QUIET = [DOWN, DOWN] as const;
/** One who is in a thing: its arms down, or what they do, and no legs. */
const WAITING: Stance = { arms: QUIET };
const LEGLESS: Stance = { tilt: 0, head: 0, drop: 0.62, legs: [] };

/** People without anything in their hands. */
const EVERYDAY: readonly FigureKind[] = [
  'girl',
  'boy',
  'child',
  'woman',
  'man',
  'grandmother',
  'grandfather',
];

/** How one stands who does nothing: each of a scene in another way. */
function idleOf(figure: SceneFigure, scene: Scene, role: Role): Stance | undefined {
  const isGrown = EVERYDAY.includes(figure.kind) && feelingOf(figure, scene) !== 'sleepy';
  if (isGrown && role === 'shelters') return SHELTERS;
  if (isGrown && role === 'bends') return BENDS[figure.look % BENDS.length];
  const ways = IDLE[feelingOf(figure, scene)];
  if (!ways) return undefined;
  const { arms, ...way } = ways[(scene.figures.indexOf(figure) + (chance(scene) >> 1)) % ways.length]!;
  return arms && EVERYDAY.includes(figure.kind) ? { ...way, arms } : way;
}

/** How one who does nothing is with the others of a picture: bent to one who is small, or behind the others. */
export type Role = 'bends' | 'shelters' | null;

/** What the composition says of how a figure bears itself. */
export type Situation = {
  /** Its pose, or another one where the composition shows it by other means. */
  pose: Pose | null;
  /** Held at its side or before it. */
  thing: Thing | null;
  /** Whether what it is in hides its legs. */
  isInside: boolean;
  /** Whether it is on a figure or a thing. */
  isOnSomething: boolean;
  /** How it is with the others where it does nothing. */
  role: Role;
  /** Whether it is behind a table, on which it cooks, eats and builds, and what is on that. */
  isAtTable: boolean;
  served: Thing | null;
};

/** How far a person looks up or down at another, by units of their heights. */
const GLANCE = { across: 0.85, reach: 240, most: 0.8 };

/** Where one looks: the hero at the one beside it, the others at whom they are with, else at the hero. */
function gazeAt(figure: SceneFigure, { figures: cast }: Scene): Point | undefined {
  const { relation } = figure;
  // At what it imagines, beside its head.
  if (relation?.word === 'imagining') return [GLANCE.across, -GLANCE.most];
  const position = cast.indexOf(figure);
  const at = relation?.of === 'figures' ? relation.at : position === 0 ? 1 : 0;
  const other = cast[at];
  if (!other) return undefined;
  const headOf = (one: SceneFigure): number => {
    const { kind, pose } = one;
    const drawn = figures[kind];
    const low = pose === 'sleeps' ? 0 : -drawn.head.y * sizeOf(one, { figures: cast });
    return low + (pose === 'flies' || drawn.hovers ? 200 : 0);
  };
  const down = (headOf(figure) - headOf(other)) / GLANCE.reach;
  return [GLANCE.across, Math.max(-GLANCE.most, Math.min(GLANCE.most, down))];
}

/** Part of a person's height up to which who is hugged is knelt to. */
const LOW = 0.62;
/** The same of one to whom something is whispered. */
const LOWER = 0.85;

/** Length of a person's arm, as a part of the height. */
const ARM = 0.285;

/** How a pose is taken: what is eaten or hugged is held before the chest, and who is low is reached for below. */
function deedOf(
  pose: Pose,
  { kind, relation: said }: SceneFigure,
  scene: Scene,
  { thing, isAtTable, served }: Pick<Situation, 'thing' | 'isAtTable' | 'served'>,
): Stance {
  const relation = presentRelation(said);
  if ((pose === 'eats' || pose === 'hugs') && thing && thing !== 'ball') return STANCES.carries;
  const aim = relation?.of === 'things' ? scene.things[relation.at] : undefined;
  if (pose === 'rides' && aim === 'bicycle') return CYCLES;
  if (pose === 'sits' && thing === 'rod') return FISHES;
  if (pose === 'sings' && thing && isInstrument(thing)) return PLAYS;
  if (pose === 'builds' && aim && 'seat' in things[aim]) return { ...BENDS[1]!, gaze: [0.8, 0.5] };
  if (pose === 'paints' && isAtTable) return PAINTS_AT_TABLE;
  if (pose === 'builds' && isAtTable && served === 'clay') return { ...STANCES.carries, gaze: [0.2, 0.9] };
  if (pose === 'looks' && aim === 'telescope') return { ...STANCES.looks, face: 'aiming' };
  const other = relation?.of === 'figures' ? scene.figures[relation.at] : undefined;
  const high = (one: SceneFigure): number => figures[one.kind].height * sizeOf(one, scene);
  const isLower = (part: number): boolean =>
    other !== undefined && isPerson(kind) && high(other) < figures[kind].height * part;
  if (pose === 'hugs' && isLower(LOW)) return HUGS_DOWN;
  if (pose === 'whispers' && isLower(LOWER)) return { ...HUGS_DOWN, ...STANCES.whispers };
  if (pose === 'rides' && other && isPerson(other.kind)) return ON_SHOULDERS;
  if (pose === 'brushes' && other) {
    const own = figures[kind];
    const head = figures[other.kind].head.y * sizeOf(other, scene);
    return brushesAt((head - own.neck.y) / (own.height * ARM));
  }
  if (pose !== 'reaches' || !other || figures[other.kind].lives === 'air') return STANCES[pose];
  const isLow =
    other.pose === 'sleeps' ||
    figures[other.kind].height < figures[kind].height * (isPerson(other.kind) ? 1.05 : 1);
  return isLow ? REACHES_DOWN : STANCES.reaches;
}

/** How a figure holds itself, and the mood that it is drawn in. */
type Bearing = { stance: Stance; mood: Mood; isCalm: boolean };

/** @param part pose and thing as the composition shows them, and whether it is in something that hides its legs */
export function bearingOf(figure: SceneFigure, scene: Scene, part: Situation): Bearing {
  const { pose, thing, isInside, isOnSomething, role } = part;
  const acts = pose === null ? undefined : deedOf(pose, figure, scene, part);
  const isCarrying = thing !== null && isInBothHands(thing) && isPerson(figure.kind);
  const idle = isCarrying ? STANCES.carries : undefined;
  const does =
    acts ??
    idle ??
    (thing === null ? idleOf(figure, scene, isInside || isOnSomething ? null : role) : undefined);
  const felt = moodOf(figure, scene, acts);
  const isCalm = feelingOf(figure, scene) === 'calm' && pose !== 'sleeps';
  // Who does something is not only curious about it.
  const isEager = felt === 'curious' && (acts ? acts.face === undefined : does?.face === 'eager');
  const looks = felt === 'sleepy' ? undefined : gazeAt(figure, scene);
  const isPeaceful = isCalm && isPerson(figure.kind);
  // Who is sleepy reads with open eyes.
  const isAwake = pose === 'reads' && felt === 'sleepy';
  const stance: Stance = {
    ...(looks && { gaze: looks }),
    ...(isPeaceful && { arms: QUIET }),
    ...does,
    ...(isOnSomething && pose === 'sits' && { legs: STANCES.rides.legs! }),
    ...(isEager && { face: 'eager' as const }),
    ...((isPeaceful || isAwake) && { face: 'smile' as const }),
    // Whose tooth has come out shows where it was.
    ...(thing === 'tooth' && felt !== 'worried' && { face: 'gap' as const }),
  };
  return {
    stance: isInside && pose !== 'sleeps' ? { ...WAITING, ...stance, ...LEGLESS } : stance,
    mood: isEager && !isPerson(figure.kind) ? 'happy' : felt,
    isCalm,
  };
}
