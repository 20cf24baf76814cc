import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';

/** Milliseconds of a grown-up's press: longer than a child's by chance. */
const HOLD_MS = 1_500;

/**
 * Button for grown-ups: a finger has to hold it. Keyboards and screen readers press it at once, since they cannot hold
 * (WCAG 2.1.1).
 */
export function HoldButton({ onHold, children }: { onHold: () => void; children: ReactNode }) {
  const { t } = useWords('library');
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
      className="tonight-hold"
      data-held={isHeld || undefined}
      title={t('tonight.hold')}
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
      <span className="tonight-hold-words">{t('tonight.hold')}</span>
    </button>
  );
}
