import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReadingWay } from '../../../../contract/options.ts';
import { readingWay } from './reading-way.ts';

/** A sentence, and how many pixels below the upper edge of the window it begins. */
type Place = { index: number; top: number };

/** Of the window's height: where eyes usually are when nothing says where they are. */
const EYE_LEVEL = 1 / 3;

const isSeen = (element: Element | null): element is Element => {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * The sentence that is being read, as far as a page can know: the one that is heard or has the focus, if it is in the window, else the
 * one at eye level. Null when there is none.
 * @param text the element around the sentences, which carry `data-sentence`
 */
function placeIn(text: Element): Place | null {
  const sentences = [...text.querySelectorAll<HTMLElement>('[data-sentence]')];
  // Where both languages are read either side of it may be the one that is heard.
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

/** Pixels that a sentence is further down in the window than it was; null when it is not there. */
function movedFrom(text: Element, { index, top }: Place): number | null {
  const sentence = text.querySelector(`[data-sentence="${index}"]`);
  return sentence && sentence.getBoundingClientRect().top - top;
}

/** Scrolls until the sentence is as high in the window as it was. */
function bringBack(text: Element, place: Place): void {
  const moved = movedFrom(text, place);
  if (moved === null) return;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Where the text was that is leaving the page: a story that is ready takes the place of the one being written, at once. */
let left: Place | null = null;

/** The sentence that is being read stays where it is in the window when the way of reading changes, and when the story is ready. */
export function useKeptPlace(box: RefObject<HTMLElement | null>, way: ReadingWay): void {
  const before = useRef<Place | null>(null);
  // Changed again without scrolling: the same sentence, or the place would wander with the lengths of its neighbours.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the way has changed
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
      // Not for another text, which comes later.
      queueMicrotask(() => {
        left = null;
      });
    };
  }, [box]);
}
