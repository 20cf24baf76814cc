import { useWords } from '../../i18n/words.ts';
import { HoldButton } from '../../ui/HoldButton.tsx';
import { useShutDialog } from '../../ui/use-shut-dialog.ts';
import './page-lock.css';

/**
 * The page in a child's hands: it stays to be seen and heard, and nothing answers but the button that a grown-up holds,
 * or Escape.
 */
export function PageLock({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords('player');
  const { props } = useShutDialog(onOpen);
  return (
    <dialog {...props} className="page-lock" aria-label={t('player.lock.locked')}>
      <HoldButton className="page-lock-open" hint={t('player.room.hold')} onHold={onOpen}>
        {t('player.lock.open')}
      </HoldButton>
    </dialog>
  );
}
