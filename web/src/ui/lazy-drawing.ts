import { type ComponentType, lazy, type SVGProps } from 'react';

export type AnyDrawing = ComponentType<SVGProps<SVGSVGElement>>;

/** A drawing that comes after the words beside it. To be put in a Suspense whose fallback keeps its place. */
export function lazyDrawing(load: () => Promise<AnyDrawing>): AnyDrawing {
  return lazy(async () => ({ default: await load() }));
}
