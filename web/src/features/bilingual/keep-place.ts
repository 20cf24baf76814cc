import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReadingWay } from '../../../../contract/options.ts';
import { readingWay } from './reading-way.ts';

/** A sentence and its distance in pixels from the upper edge of the window. */
type Place = { index: number; top: number };

/** Eye level as a share of the window's height: the assumed reading position. */
const EYE_LEVEL = 1 / 3;

const isSeen = (element: Element | null): element is Element => {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Sentence that is probably being read: the spoken or focused one if visible, else the one at eye level; null for none.
 * @param text the element around the sentences, which carry `data-sentence`
 */
function placeIn(text: Element): Place | null {
  const sentences = [...text.querySelectorAll<HTMLElement>('[data-sentence]')];
  // In the mode with both languages, the spoken one may be on either side.
  const heard =
    text.querySelector('[aria-current]')?.closest('.pair')?.querySelector('[data-sentence]') ?? null;
  const known = [heard, text.querySelector('[data-sentence]:focus')];
  const level = window.innerHeight * EYE_LEVEL;
  const sentence =
    known.find(isSeen) ??
    sentences.find((each) => each.getBoundingClientRect().bottom >= level) ??
    sentences.at(-1);
  if (!(sentence instanceof HTMLElement)) return null;
  return { index: Number(sentence.dataset.sentence), top: sentence.getBoundingClientRect().top };
}

/** Pixels by which a sentence has moved down in the window; null when it is gone. */
function movedFrom(text: Element, { index, top }: Place): number | null {
  const sentence = text.querySelector(`[data-sentence="${index}"]`);
  return sentence && sentence.getBoundingClientRect().top - top;
}

/** Scrolls until the sentence is at its previous height in the window. */
function bringBack(text: Element, place: Place): void {
  const moved = movedFrom(text, place);
  if (moved === null) return;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Position of the text that is being removed: a finished story replaces the one being written at once. */
let left: Place | null = null;

/**
 * Scroll anchor: the sentence being read keeps its place in the window when the reading mode changes, and when the
 * story is finished.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, way: ReadingWay): void {
  const before = useRef<Place | null>(null);
  // A second change without scrolling keeps the same sentence, or the position would drift with its neighbours'
  // lengths.
  const kept = useRef<Place | null>(null);
  useEffect(
    () =>
      readingWay.subscribe(() => {
        const text = box.current;
        const moved = text && kept.current && movedFrom(text, kept.current);
        const isThere = moved !== null && Math.abs(moved) < 2;
        before.current = isThere ? kept.current : text && placeIn(text);
      }),
    [box],
  );
  // With the way, after a change of mode too.
  useLayoutEffect(() => {
    if (before.current && box.current) bringBack(box.current, before.current);
    kept.current = before.current;
    before.current = null;
  }, [box, way]);
  useLayoutEffect(() => {
    const text = box.current;
    if (left && text) bringBack(text, left);
    left = null;
    return () => {
      left = text && placeIn(text);
      // Not for another text, which comes in a later task.
      queueMicrotask(() => {
        left = null;
      });
    };
  }, [box]);
}
