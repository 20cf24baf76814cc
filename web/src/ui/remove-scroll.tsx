import { type ElementType, type ReactNode, useLayoutEffect } from 'react';

type RemoveScrollProps = {
  children?: ReactNode;
  as: ElementType;
  enabled?: boolean;
  /** Props from Radix, without meaning for a lock by style sheet. */
  allowPinchZoom?: boolean;
  shards?: unknown;
};

let locks = 0;

/**
 * Replacement of the package `react-remove-scroll` (see vite.config.ts): prevents scrolling of the page behind an open
 * dialog with a class of our own style sheet instead of an injected one.
 */
export function RemoveScroll({
  children,
  as: Wrapper,
  enabled = true,
  allowPinchZoom,
  shards,
  ...rest
}: RemoveScrollProps) {
  useLayoutEffect(() => {
    if (!enabled) return;
    locks += 1;
    document.documentElement.classList.add('scroll-locked');
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove('scroll-locked');
    };
  }, [enabled]);
  return <Wrapper {...rest}>{children}</Wrapper>;
}
