import { useEffect } from 'react';
import type { SpokenSentence } from '../../../../contract/schemas/stories.ts';
import { useWords } from '../../i18n/words.ts';
import { type Announced, announceMedia } from './playback/media-session.ts';
import { stepSentence } from './playback/timeline.ts';

export type AnnouncedFile = Pick<Announced, 'player' | 'title' | 'cover'> & {
  /** Seconds. */
  duration: number;
  timeline: readonly SpokenSentence[];
};

/** Shows a file that plays on the lock screen, where it steps by sentence. */
export function useAnnounced({ player, title, cover, duration, timeline }: AnnouncedFile): void {
  const { t } = useWords('player');
  const artist = t('common.brand');
  useEffect(
    () =>
      announceMedia({
        player,
        title,
        artist,
        cover,
        duration: () => duration,
        step: (by) => stepSentence(player, timeline, by),
      }),
    [player, title, artist, cover, duration, timeline],
  );
}
