import type { FigureKind, Scene, SceneFigure, Size } from '../contract/scene.ts';
import { animals } from './animals/index.ts';
import { creatures } from './creatures.ts';
import type { Figure } from './figure.ts';
import { figureBesidePeople } from './measures.ts';
import { people } from './people/index.ts';

export const figures: Record<FigureKind, Figure> = { ...people, ...creatures, ...animals };

export const isPerson = (kind: FigureKind): boolean => kind in people;

/** How much larger each size is than a figure of this height, so that a tiny dinosaur is less than a child's knee. */
const SIZES: Record<Size, (height: number) => number> = {
  tiny: (height) => Math.min(0.5, 110 / height),
  small: (height) => Math.min(0.7, 190 / height),
  big: (height) => Math.max(1.45, 520 / height),
};

/** How much smaller those are beside people that are said to be. */
const BESIDE_PEOPLE: Record<Size, (height: number) => number> = {
  tiny: (height) => Math.min(0.62, Math.max(0.28, 96 / height)),
  small: (height) => Math.min(0.8, Math.max(0.4, 205 / height)),
  big: SIZES.big,
};

/** How large a figure is, as a part of its own drawing's size. */
export function sizeOf({ kind, size }: SceneFigure, { figures: cast }: Pick<Scene, 'figures'>): number {
  const { height } = figures[kind];
  const isBesidePeople = cast.some((other) => isPerson(other.kind) && other.kind !== 'baby');
  if (!isBesidePeople) return size ? SIZES[size](height) : 1;
  const own = figureBesidePeople(kind, height);
  if (size === null) return own;
  return size === 'big' ? Math.max(SIZES.big(height), own * 1.3) : own * BESIDE_PEOPLE[size](height * own);
}
