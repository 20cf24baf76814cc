import type { Player } from './player.ts';

/** Seconds that the lock screen's buttons jump when they do not say. */
const JUMP = 10;

export type Announced = {
  player: Player;
  title: string;
  artist: string;
  /** Seconds. */
  duration: () => number;
  /** A sentence back (-1) or on (1). */
  step: (by: -1 | 1) => void;
};

/** Shows what plays on the lock screen and obeys its buttons. Returns the way to take it away again. */
export function announceMedia({ player, title, artist, duration, step }: Announced): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const jump = (by: number) => player.seek(Math.max(0, Math.min(duration(), player.position + by)));
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekbackward: ({ seekOffset }) => jump(-(seekOffset ?? JUMP)),
    seekforward: ({ seekOffset }) => jump(seekOffset ?? JUMP),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
    previoustrack: () => step(-1),
    nexttrack: () => step(1),
  };
  const set = (handler: (action: MediaSessionAction) => MediaSessionActionHandler | null) => {
    for (const action of Object.keys(handlers) as MediaSessionAction[]) {
      try {
        mediaSession.setActionHandler(action, handler(action));
      } catch {
        // Not every browser knows every button.
      }
    }
  };

  mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
  set((action) => handlers[action] ?? null);
  const follow = () => {
    mediaSession.playbackState = player.isPlayWanted ? 'playing' : 'paused';
    const whole = duration();
    if (whole > 0)
      mediaSession.setPositionState({ duration: whole, position: Math.min(whole, player.position) });
  };
  const unsubscribe = player.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    set(() => null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}
