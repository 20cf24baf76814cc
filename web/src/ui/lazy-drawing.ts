import { type ComponentType, lazy, type SVGProps } from 'react';

export type AnyDrawing = ComponentType<SVGProps<SVGSVGElement>>;

/** Lazily loaded drawing. Needs a Suspense whose fallback keeps its place. */
export function lazyDrawing(load: () => Promise<AnyDrawing>): AnyDrawing {
  return lazy(async () => ({ default: await load() }));
}
