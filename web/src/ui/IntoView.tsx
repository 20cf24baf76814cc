import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToMiddle } from './scrolling.ts';

/** Scrolls newly shown content into view, when it appeared elsewhere on a long page. */
export function IntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) scrollToMiddle(box.current);
  }, []);
  return <div ref={box}>{children}</div>;
}
