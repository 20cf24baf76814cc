import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { HoldButton } from '../../ui/HoldButton.tsx';
import './page-lock.css';

/**
 * The page in a child's hands: it stays to be seen and heard, and nothing answers but the button that a grown-up holds,
 * or Escape.
 */
export function PageLock({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords('player');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
  }, []);
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onOpen();
  };
  return (
    <dialog
      ref={dialog}
      className="page-lock"
      tabIndex={-1}
      aria-label={t('player.lock.locked')}
      onKeyDown={onKey}
      // A swipe back asks to close as well.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <HoldButton className="page-lock-open" hint={t('player.room.hold')} onHold={onOpen}>
        {t('player.lock.open')}
      </HoldButton>
    </dialog>
  );
}
