import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToMiddle } from './scrolling.ts';

/** Brings what has just appeared into view, when it appeared somewhere else on a long page. */
export function IntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) scrollToMiddle(box.current);
  }, []);
  return <div ref={box}>{children}</div>;
}
