import { useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBriefly } from './use-briefly.ts';

/**
 * Notice that all versions are made: prominent when the last one is made, afterwards and on later visits a quiet line.
 */
export function LimitNote({ isReached }: { isReached: boolean }) {
  const { t } = useWords('player');
  const wasReachedBefore = useRef(isReached);
  const standsOut = useBriefly(isReached && !wasReachedBefore.current ? 'reached' : null);
  if (!isReached) return null;
  if (standsOut) return <Notice className="narration-notice">{t('player.limit.message')}</Notice>;
  return <p className="narration-quiet">{t('player.limit.note')}</p>;
}
