import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Milliseconds that make a press long, as on Android and iOS. */
const HOLD_MS = 500;
/** Pixels of movement that make it a scroll. */
const SLACK = 10;

/**
 * Handlers of an element: `press` for a short press, `hold` for a long one.
 * @param hold absent when there is nothing to do; then every press is short
 */
export function usePressOrHold(press: () => void, hold: (() => void) | undefined) {
  const begun = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isHeld = useRef(false);
  const end = () => {
    if (begun.current) clearTimeout(begun.current.timer);
    begun.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      isHeld.current = false;
      end();
      if (!hold || event.button !== 0) return;
      const timer = setTimeout(() => {
        isHeld.current = true;
        begun.current = null;
        hold();
      }, HOLD_MS);
      begun.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const at = begun.current;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > SLACK) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    /** A long press of a finger asks for the browser's menu too. */
    onContextMenu(event: MouseEvent) {
      if (isHeld.current || begun.current) event.preventDefault();
    },
    onClick() {
      end();
      if (!isHeld.current) press();
      isHeld.current = false;
    },
  };
}
