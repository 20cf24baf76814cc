import { type RefObject, useEffect, useRef } from 'react';
import { isInWindow, scrollToMiddle } from '../../ui/scrolling.ts';

/** What the docked narration bar covers of the window, at most, in pixels. */
const BAR_HEIGHT = 184;

/**
 * Keeps the spoken sentence in view. After scrolling away it is left alone: the page only
 * follows while the sentence before was in view.
 */
export function useFollowAlong(text: RefObject<HTMLElement | null>, spoken: number | null): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const sentence = spoken === null ? null : text.current?.querySelector(`[data-sentence="${spoken}"]`);
    const was = before.current;
    before.current = sentence ?? null;
    if (!sentence || isInWindow(sentence, BAR_HEIGHT)) return;
    if (was === null || isInWindow(was, 0)) scrollToMiddle(sentence);
  }, [text, spoken]);
}
