import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileProxy } from '../files/file-proxy.ts';
import { dropSound, startSound, takeSound } from './started-sound.ts';
import { FakeAudio, FakeMediaSource, fileOf } from './testing/fake-media.ts';
import { ADDRESS, heard, isSilent, pass, playerIn } from './testing/listening.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: ADDRESS });
});
afterEach(() => {
  dropSound();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inBrowser = (answer: typeof fetch) => playerIn({ MediaSource: FakeMediaSource }, answer);
/** The sound of a press, whose first seconds have arrived. */
async function started(): Promise<FakeAudio> {
  startSound(ADDRESS);
  const element = FakeAudio.made.at(-1)!;
  element.arrive(60);
  await pass(2);
  return element;
}

test('a sound that a press has started plays on in its player, without another request', async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  const player = inBrowser(ask);
  const element = await started();
  player.openStarted(ADDRESS, takeSound(ADDRESS)!);
  await pass(1);
  expect(player.getState()).toEqual({ name: 'playing', starved: false });
  expect(heard()).toBe(element);
  expect(player.position).toBeGreaterThan(2.5);
  expect([element.addresses.length, ask.mock.calls.length]).toEqual([1, 0]);
  player.pause();
  expect([isSilent(), player.getState().name]).toEqual([true, 'paused']);
  player.play();
  await pass(0.2);
  expect(heard()).toBe(element);
  player.dispose();
  expect(isSilent()).toBe(true);
});

test('a player that comes before the first bytes plays when they do', async () => {
  const player = inBrowser(() => new Promise(() => undefined));
  startSound(ADDRESS);
  const element = FakeAudio.made.at(-1)!;
  player.openStarted(ADDRESS, takeSound(ADDRESS)!);
  await pass(1);
  expect(player.getState()).toEqual({ name: 'loading', wanted: true });
  element.arrive(60);
  await pass(0.5);
  expect(player.getState()).toEqual({ name: 'playing', starved: false });
});

test('a started sound that cannot be loaded is opened as any other file', async () => {
  const player = inBrowser(fileOf(60, 1));
  startSound(ADDRESS);
  const element = FakeAudio.made.at(-1)!;
  player.openStarted(ADDRESS, takeSound(ADDRESS)!);
  element.lose(4);
  await pass(2);
  expect(player.getState()).toEqual({ name: 'playing', starved: false });
  expect(heard()).not.toBe(element);
});

// @spec 9.15, 8.50, 4.35
test('a started sound whose server stalls is opened by the other steps, within ten seconds in all', async () => {
  const fetchFile = vi.fn(() => new Promise<never>(() => undefined));
  const player = playerIn({ MediaSource: FakeMediaSource }, () => new Promise(() => undefined), {
    fetchFile,
  } as unknown as FileProxy);
  startSound(ADDRESS);
  const element = FakeAudio.made.at(-1)!;
  player.openStarted(ADDRESS, takeSound(ADDRESS)!);
  await pass(4.9);
  expect(fetchFile).not.toHaveBeenCalled();
  await pass(0.2);
  expect(fetchFile).toHaveBeenCalledOnce();
  element.arrive(60);
  await pass(1);
  expect(isSilent()).toBe(true);
  await pass(3.8);
  expect([player.getState().name, element.addresses.length]).toEqual(['loading', 2]);
  await pass(0.2);
  expect(player.getState()).toEqual({ name: 'error', failure: { code: 'loadTimeout' } });
  element.arrive(60);
  await pass(1);
  expect(isSilent()).toBe(true);
});

test('a started sound stops when nothing has taken it, and is taken once', async () => {
  inBrowser(() => new Promise(() => undefined));
  await started();
  expect(takeSound('/another')).toBeNull();
  dropSound();
  expect(isSilent()).toBe(true);
  expect(takeSound(ADDRESS)).toBeNull();
  const element = await started();
  expect(takeSound(ADDRESS)).toBe(element);
  dropSound();
  expect(heard()).toBe(element);
});
