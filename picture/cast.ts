import type { FigureKind, Scene, SceneFigure, Size } from '../contract/scene.ts';
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

/** How much smaller those of small animals are that are drawn larger than life, where a person is beside them. */
const BESIDE_PEOPLE: Partial<Record<FigureKind, number>> = {
  dog: 0.88,
  cat: 0.84,
  rabbit: 0.84,
  squirrel: 0.78,
  duck: 0.78,
  hen: 0.84,
  frog: 0.84,
  owl: 0.86,
  butterfly: 0.8,
  crab: 0.86,
  snail: 0.86,
};

/** How large a figure is, as a part of its own drawing's size. */
export function sizeOf({ kind, size }: SceneFigure, { figures: cast }: Pick<Scene, 'figures'>): number {
  if (size) return SIZES[size](figures[kind].height);
  const isBesidePeople = cast.some((other) => isPerson(other.kind) && other.kind !== 'baby');
  return isBesidePeople ? (BESIDE_PEOPLE[kind] ?? 1) : 1;
}
