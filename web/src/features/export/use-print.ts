import { type RefObject, useLayoutEffect } from 'react';

/** Time for a paint, so that drawings of the app have loaded. */
const PAINT_MS = 300;
/** Longest wait for a picture on a slow line; the paper is printed without it then. */
const PICTURE_MS = 8_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Prints one part of the page when its pictures have loaded: `html[data-print]` names it to the style sheets.
 * @param onPrinted called when the print dialog is closed
 */
export function usePrint(
  name: 'booklet' | 'colouring',
  part: RefObject<HTMLElement | null>,
  onPrinted: () => void,
): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.print = name;
    const done = () => onPrinted();
    window.addEventListener('afterprint', done);
    let isGone = false;
    const pictures = [...(part.current?.querySelectorAll('img') ?? [])];
    // A picture that does not load leaves its room empty, or another in its place.
    const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    Promise.all([after(PAINT_MS), Promise.race([loaded, after(PICTURE_MS)])]).then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', done);
      delete dataset.print;
    };
  }, [name, part, onPrinted]);
}
