import { useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBriefly } from './use-briefly.ts';

/** Notice that the last version was just made. On later visits only the sheet says it. */
export function LimitNote({ isReached }: { isReached: boolean }) {
  const { t } = useWords('player');
  const wasReachedBefore = useRef(isReached);
  const standsOut = useBriefly(isReached && !wasReachedBefore.current ? 'reached' : null);
  return standsOut ? <Notice className="narration-notice">{t('player.limit.message')}</Notice> : null;
}
