import { useEffect, useState } from 'react';

/** Pixels of scrolling that count as reading on, or as coming back. */
const STEP = 24;
/** Milliseconds for which scrolling follows from a wheel, a finger or a key; other scrolling is the page's own. */
const BY_HAND_MS = 1_500;

/** Whether a text field of the story's page has the focus: it and its buttons need the room of the bar. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) =>
      setTyping((target as Element).matches('.story-book :is(textarea, input[type="text"])'));
    const onBlur = () => setTyping(false);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return isTyping;
}

/**
 * Whether the bar is away: the reader scrolls on. A tap, scrolling back and the end of the story bring it again.
 * @param isKept for a bar in use, which stays
 */
export function useAway(isKept: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    setAway(false);
    if (isKept) return;
    let last = window.scrollY;
    let handAt = Number.NEGATIVE_INFINITY;
    const isEnd = () => {
      const story = document.querySelector('.story-book');
      return !story || story.getBoundingClientRect().bottom < window.innerHeight + STEP;
    };
    const byHand = () => {
      handAt = performance.now();
    };
    const onScroll = () => {
      const by = window.scrollY - last;
      if (Math.abs(by) < STEP) return;
      last = window.scrollY;
      const isReadingOn = by > 0 && performance.now() - handAt < BY_HAND_MS;
      if (by < 0 || isEnd()) setAway(false);
      else if (isReadingOn) setAway(true);
    };
    const back = () => setAway(false);
    const hands = ['wheel', 'touchmove', 'keydown'] as const;
    for (const hand of hands) window.addEventListener(hand, byHand, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('click', back);
    document.addEventListener('focusin', back);
    return () => {
      for (const hand of hands) window.removeEventListener(hand, byHand);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('click', back);
      document.removeEventListener('focusin', back);
    };
  }, [isKept]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-reading', isAway);
    return () => document.documentElement.removeAttribute('data-reading');
  }, [isAway]);
  return isAway;
}
