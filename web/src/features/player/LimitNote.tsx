import { useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBriefly } from './use-briefly.ts';

/** That all versions are made: said once when the last one is, and from then on, or on a later visit, a quiet line. */
export function LimitNote({ isReached }: { isReached: boolean }) {
  const { t } = useWords('player');
  const wasReachedBefore = useRef(isReached);
  const standsOut = useBriefly(isReached && !wasReachedBefore.current ? 'reached' : null);
  if (!isReached) return null;
  if (standsOut) return <Notice className="narration-notice">{t('player.limit.message')}</Notice>;
  return <p className="narration-quiet">{t('player.limit.note')}</p>;
}
