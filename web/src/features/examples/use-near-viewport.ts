import { type RefObject, useEffect, useState } from 'react';

const OPTIONS = { rootMargin: '50px', threshold: 0.01 };

/**
 * Whether an element is, or has been, in the window or within 50 px of it. True at once without IntersectionObserver.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, OPTIONS);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
