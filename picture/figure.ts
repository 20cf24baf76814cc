import type { Mood as Feeling } from '../contract/scene.ts';
import type { Head } from './hand/heads.ts';
import type { Point } from './hand/svg.ts';

/** A colour of the palette in three tones: shadow side, body, and rim or belly. */
export type Tones = { dark: string; base: string; light: string };

/** Moods that all figures are drawn in: one that is calm is drawn as a happy one, with a quiet face where it has one. */
export const MOODS = ['happy', 'curious', 'worried', 'sleepy'] as const satisfies Feeling[];
export type Mood = (typeof MOODS)[number];

/** A thing around the hand that holds it, and the room that it takes there. */
export type Held = { svg: string; left: number; top: number };

/** An arm from its shoulder, in lengths of an arm: x to its own side, y downwards. */
export type Arm = readonly [bend: Point, hand: Point];

/** A leg from its hip, in lengths of a leg: x to the right, y downwards; degrees of the shoe, clockwise. */
export type Leg = readonly [knee: Point, foot: Point, turn: number];

/** How a figure that is turned to the right does something. */
export type Stance = {
  /** Degrees of all of it about its middle, clockwise, and of its head against that. */
  tilt?: number;
  head?: number;
  /** Height above the ground in units of the stage. */
  lift?: number;
  /** How far the hips are lowered, in lengths of a leg. */
  drop?: number;
  arms?: readonly [left: Arm, right: Arm];
  /** Left and right; none of one whose legs are hidden. */
  legs?: readonly Leg[];
  /** Whether a skirt falls over the legs, which are drawn before it. */
  kneels?: true;
  /** Where the eyes go: [-1, -1] is up and left, [1, 1] down and right. */
  gaze?: Point;
  /** A face that the deed itself asks for. */
  mood?: Mood;
  /** Face of a person, whatever the mood. */
  face?: Head['mood'];
  /** Holds what it does something with before its chest, or in its right hand. */
  holds?: 'chest' | 'hand';
};

/**
 * How a figure looks this time. `look`: skin and hair of a person, from 0. `held`: by one with a `hand`. `isDressedUp`:
 * with a crown, a cape or a pointed hat.
 */
export type Look = {
  tones: Tones;
  mood: Mood;
  look: number;
  held?: Held;
  stance?: Stance;
  isCalm?: true;
  isDressedUp?: true;
};

/**
 * A figure around its origin, which is the ground between its feet; y grows downwards. It faces the reader, turned a
 * little to the right. Sizes are units of a stage of 800 × 800 and true to each other.
 */
export type Figure = {
  /** From the ground to the top of the head without anything worn, and at the widest point. */
  height: number;
  width: number;
  /** Others than those of the water wear a bubble under water; those of the water sit in a tub on land. */
  lives: 'land' | 'water' | 'air';
  /** Centre and radius of the head, for what is worn on it. */
  head: { x: number; y: number; r: number };
  /** Middle of the neck and half its width, for a scarf, a bow, a cape and straps. */
  neck: { x: number; y: number; half: number };
  /** Middle of a hat's rim and half of its width; without it a small hat sits between the ears. */
  rim?: { x: number; y: number; half: number };
  /** Of an animal that runs, leaps and swims on all four: its tail. Others do so as they are drawn. */
  tail?: 'long' | 'thin' | 'bushy' | 'tuft' | 'stub' | 'none';
  /** Top of the back of a figure on four feet: a backpack rides on it, a cape lies over it. */
  back?: { x: number; y: number };
  /** Where it holds a thing at its side: a person alone. */
  hand?: (held: Held) => Point;
  /** How far it is lowered by what it does, and where its hands are then, before that: a person alone. */
  drop?: (look: Look) => number;
  hands?: (look: Look) => { left: Point; right: Point };
  /** Where its feet are when it does something with them. */
  feet?: (look: Look) => Point[];
  /** Has wings without living in the air; is in the air where it does nothing else. */
  flies?: true;
  hovers?: true;
  /** Wears a hat of its own: another adds nothing, and a crown goes around the rim. */
  hatted?: true;
  /** Its colour is that of its clothes, and so a hood's. */
  clothed?: true;
  draw(look: Look): string;
};

/** A thing around its origin, which is the ground below it, in units of the stage: as big as the story makes it. */
export type ThingDrawing = {
  height: number;
  width: number;
  draw(): string;
  /** Where one sits, stands or lies on it. */
  seat?: { x: number; y: number };
  /** Upper edge of what hides who is in it, and half its width: drawn by `front` before them. */
  inside?: { x: number; y: number; half: number };
  front?(): string;
  /** Of a full bowl or plate, which takes two hands. */
  isDish?: true;
  /** Its true scale beside figures: of what is larger than they are. */
  large?: number;
  /** As it is in the air with one who flies on it. */
  ridden?: { draw(): string; seat: { x: number; y: number } };
};
