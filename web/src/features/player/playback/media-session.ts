import type { Player } from './player.ts';

/** Tolerance in seconds before the lock screen's position is corrected. */
const OFF_BY = 1;

/** `pixels`: of a side. */
export type Artwork = { url: string; pixels: number; type: 'image/jpeg' | 'image/png' };

export type Announced = {
  player: Player;
  title: string;
  artist: string;
  /** A square picture; null for the product's own. */
  cover: Artwork | null;
  /** Seconds. */
  duration: () => number;
  /** Previous (-1) or next (1) sentence. */
  step: (by: -1 | 1) => void;
};

/** Media session of the lock screen: shows what plays and handles its buttons. Returns the clean-up function. */
export function announceMedia({ player, title, artist, cover, duration, step }: Announced): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const { mediaSession } = navigator;
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
    // By sentence, not by seconds: iPhones show one pair of buttons, and prefer seconds where both are set.
    previoustrack: () => step(-1),
    nexttrack: () => step(1),
  };
  const set = (handler: (action: MediaSessionAction) => MediaSessionActionHandler | null) => {
    for (const action of Object.keys(handlers) as MediaSessionAction[]) {
      try {
        mediaSession.setActionHandler(action, handler(action));
      } catch {
        // Not every browser supports every action.
      }
    }
  };

  mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: cover
      ? [{ src: cover.url, sizes: `${cover.pixels}x${cover.pixels}`, type: cover.type }]
      : [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  });
  set((action) => handlers[action] ?? null);
  let told = { whole: 0, position: 0, at: 0, playing: false };
  const follow = () => {
    const playing = player.isPlayWanted;
    mediaSession.playbackState = playing ? 'playing' : 'paused';
    const whole = duration();
    const position = Math.min(whole, player.position);
    told = { whole, position, at: Date.now(), playing };
    if (whole > 0) mediaSession.setPositionState({ duration: whole, position });
  };
  // The lock screen counts on by itself; it needs the position after a seek or a pause for loading.
  const correct = () => {
    const gone = told.playing ? (Date.now() - told.at) / 1000 : 0;
    const shown = Math.min(told.whole, told.position + gone);
    const whole = duration();
    const isOff = Math.abs(shown - Math.min(whole, player.position)) > OFF_BY;
    if (isOff || Math.abs(whole - told.whole) > OFF_BY) follow();
  };
  const ends = [player.subscribe(follow), player.subscribeTime(correct)];
  follow();
  return () => {
    for (const end of ends) end();
    set(() => null);
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
  };
}
