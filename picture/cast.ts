import type { FigureKind, Size } from '../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure } from './figure.ts';
import { people } from './people/index.ts';

export const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

export const isPerson = (kind: FigureKind): boolean => kind in people;

/** How much larger each size is than a figure of this height, so that a tiny dinosaur is less than a child's knee. */
export const SIZES: Record<Size, (height: number) => number> = {
  tiny: (height) => Math.min(0.5, 110 / height),
  small: (height) => Math.min(0.7, 190 / height),
  big: (height) => Math.max(1.45, 520 / height),
};
