import { type RefObject, useEffect, useRef } from 'react';
import { isInWindow, scrollToMiddle } from '../../ui/scrolling.ts';

/** Maximum height of the narration bar in pixels. */
const BAR_HEIGHT = 184;

/**
 * Auto-scroll to the spoken sentence. Follows only while the previous sentence was visible, so not after the reader has
 * scrolled away.
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
