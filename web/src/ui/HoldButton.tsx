import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import './hold-button.css';

/** Milliseconds of a grown-up's press: longer than a child's by chance. */
const HOLD_MS = 1_500;

type HoldButtonProps = {
  /** Words that say to hold it. */
  hint: string;
  onHold: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * Button for grown-ups: a finger has to hold it. Keyboards and screen readers press it at once, since they cannot hold
 * (WCAG 2.1.1).
 */
export function HoldButton({ hint, onHold, className, children }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  return (
    <button
      type="button"
      className={classNames('hold-button', className)}
      data-held={isHeld || undefined}
      title={hint}
      onPointerDown={({ button }) => {
        end();
        if (button !== 0) return;
        setHeld(true);
        timer.current = setTimeout(onHold, HOLD_MS);
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      // Zero clicks: not by a pointer.
      onClick={({ detail }) => {
        if (detail === 0) onHold();
      }}
    >
      <span className="contents">{children}</span>
      <span className="hold-hint">{hint}</span>
    </button>
  );
}
