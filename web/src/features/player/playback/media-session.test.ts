import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listeners } from '../../../lib/store.ts';
import { announceMedia } from './media-session.ts';
import type { Player } from './player.ts';

/** Fake lock screen that records its metadata and handlers. */
function lockScreen() {
  const buttons = new Map<string, MediaSessionActionHandler | null>();
  const positions: MediaPositionState[] = [];
  const mediaSession = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => buttons.set(name, handler),
    setPositionState: (state: MediaPositionState) => positions.push(state),
  };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  );
  return { buttons, positions, mediaSession };
}

function playing() {
  const changes = new Listeners();
  const time = new Listeners();
  const player = {
    isPlayWanted: true,
    position: 10,
    play: vi.fn(),
    pause: vi.fn(),
    subscribe: changes.subscribe,
    subscribeTime: time.subscribe,
    seek(seconds: number) {
      player.position = seconds;
      time.notify();
    },
  };
  return { player: player as unknown as Player & { position: number }, time };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cover = { url: 'https://api.example/files/pictures/1/x.png', pixels: 1400, type: 'image/png' as const };

function announced() {
  const screen = lockScreen();
  const { player, time } = playing();
  const steps: number[] = [];
  const facts = { player, title: 'El faro', artist: 'Cuéntame', cover, duration: () => 60 };
  const end = announceMedia({ ...facts, step: (by) => steps.push(by) });
  const press = (name: MediaSessionAction, details = {}) =>
    screen.buttons.get(name)?.({ action: name, ...details } as MediaSessionActionDetails);
  return { ...screen, player, time, steps, end, press };
}

test('the lock screen shows the story with its cover', () => {
  const { mediaSession, end } = announced();
  expect(mediaSession.metadata).toMatchObject({
    title: 'El faro',
    artist: 'Cuéntame',
    artwork: [{ src: cover.url, sizes: '1400x1400', type: 'image/png' }],
  });
  end();
  expect(mediaSession.metadata).toBeNull();
});

test('the lock screen has buttons for play, pause and sentences, not for seconds', () => {
  const { press, player, steps, buttons, end } = announced();
  press('play');
  press('pause');
  expect([player.play, player.pause].map((spy) => vi.mocked(spy).mock.calls.length)).toEqual([1, 1]);
  press('nexttrack');
  press('previoustrack');
  expect(steps).toEqual([1, -1]);
  press('seekto', { seekTime: 33 });
  expect(player.position).toBe(33);
  expect([...buttons.keys()].filter((name) => /forward|backward/.test(name))).toEqual([]);
  end();
  expect([...buttons.values()].every((handler) => handler === null)).toBe(true);
});

test('the lock screen gets the position after a jump, not during playback', () => {
  const { positions, player, time } = announced();
  expect(positions).toEqual([{ duration: 60, position: 10 }]);
  vi.advanceTimersByTime(5000);
  player.position = 15;
  time.notify();
  expect(positions).toHaveLength(1);
  player.seek(40);
  expect(positions.at(-1)).toEqual({ duration: 60, position: 40 });
  // In the music after the story the position is the story's end.
  player.seek(200);
  expect(positions.at(-1)).toEqual({ duration: 60, position: 60 });
  const told = positions.length;
  vi.advanceTimersByTime(30_000);
  player.position = 230;
  time.notify();
  expect(positions).toHaveLength(told);
});
