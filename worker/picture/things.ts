import { THINGS, type Thing } from '../../contract/scene.ts';
import { colour } from './hand/palette.ts';
import { circle } from './hand/svg.ts';

/** A thing around its origin, which is the ground below it, in units of the stage. */
export type ThingDrawing = { height: number; width: number; draw(): string };

export const things = Object.fromEntries(
  THINGS.map((thing) => [thing, { height: 90, width: 90, draw: () => circle(0, -45, 45, colour.lamp) }]),
) as Record<Thing, ThingDrawing>;
