import type { Hour, Scene } from '../contract/scene.ts';

/**
 * The stage: 800 × 800 units, with ground and sky that go on from x = −300 to 1100 for wide frames. The figures stand
 * within 40 … 760, in a wide frame within −130 … 930; what matters of a place lies between y = 60 and 770.
 */
export const STAGE = { side: 800, from: -300, to: 1100 } as const;

/** A place around the figures. */
export type Setting = {
  /** Where figures stand; under water they float above it. */
  ground: number;
  floats: boolean;
  /** What lies behind the figures, sky included; `way` is how it is furnished or planted, from 0. */
  back(hour: Hour, way?: number): string;
  /** What frames the picture in front; it covers no more than the feet of a figure. */
  front(hour: Hour): string;
};

/** Form of a picture: square, or wide in the proportions 1200 : 630. */
export type Form = 'square' | 'wide';

/** A number of a scene's hero and things, so that two stories of one place look different. */
export const chance = ({ figures: [hero], things: [thing] }: Scene): number =>
  [...`${hero?.kind}${hero?.colour}${thing}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
