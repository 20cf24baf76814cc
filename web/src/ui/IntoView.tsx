import { type ReactNode, useEffect, useRef } from 'react';

/** Brings what has just appeared into view, when it appeared somewhere else on a long page. */
export function IntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer with a promise, which React would take for a clean-up function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, []);
  return <div ref={box}>{children}</div>;
}
