import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listeners } from '../../../lib/store.ts';
import type { PlaybackState } from './playback-state.ts';
import { SleepTimer } from './sleep-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function sleepy(duration: number | null = 100) {
  const time = new Listeners();
  const changes = new Listeners();
  const player = {
    subscribe: changes.subscribe,
    subscribeTime: time.subscribe,
    state: { name: 'playing', starved: false } as PlaybackState,
    getState: () => player.state,
    position: 0,
    loudness: 1,
    paused: false,
    setLoudness: (loudness: number) => {
      player.loudness = loudness;
    },
    pause: () => {
      player.paused = true;
    },
  };
  const timer = new SleepTimer(player, () => duration);
  return { player, timer, time, changes };
}

test('a timer of five minutes fades out and turns off', () => {
  const { player, timer } = sleepy();
  timer.choose(5);
  vi.advanceTimersByTime(279_000);
  expect(player.loudness).toBe(1);
  vi.advanceTimersByTime(11_000);
  expect(player.loudness).toBeCloseTo(0.25, 1);
  expect(player.paused).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(player.paused).toBe(true);
  expect(timer.getChoice()).toBe('off');
});

test('the next story starts at full volume', () => {
  const { player, timer } = sleepy();
  timer.choose(5);
  vi.advanceTimersByTime(300_000);
  expect(player.loudness).toBe(1);
});

test('the fade to the end follows the sound, not the clock', () => {
  const { player, timer, time, changes } = sleepy(100);
  timer.choose('end');
  vi.advanceTimersByTime(600_000);
  expect(player.loudness).toBe(1);
  player.position = 90;
  time.notify();
  expect(player.loudness).toBeCloseTo(0.25, 5);
  player.state = { name: 'ended' };
  changes.notify();
  expect(timer.getChoice()).toBe('off');
});

test('an estimated length starts no fade', () => {
  const { player, timer, time } = sleepy(null);
  timer.choose('end');
  player.position = 99;
  time.notify();
  expect(player.loudness).toBe(1);
});

test('another choice restarts the timer, and off restores the volume', () => {
  const { player, timer } = sleepy();
  timer.choose(5);
  vi.advanceTimersByTime(290_000);
  timer.choose(10);
  expect(timer.left).toBe(600);
  vi.advanceTimersByTime(590_000);
  timer.choose('off');
  expect(player.loudness).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(player.paused).toBe(false);
});
