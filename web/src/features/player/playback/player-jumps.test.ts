import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from './player.ts';
import { FakeAudio, FakeManagedMediaSource, FakeMediaSource, fileOf } from './testing/fake-media.ts';
import { ADDRESS, heard, isSilent, pass, playerIn } from './testing/listening.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays a narration that has been made so far. */
function listen(player: Player, options: { wanted?: boolean; at?: number } = {}): void {
  player.openGrowing(Promise.resolve(ADDRESS), async () => true, { wanted: true, ...options });
  player.grown();
}

/** iPhones have only the managed kind. */
const IPHONE = { ManagedMediaSource: FakeManagedMediaSource };
const MOST = { MediaSource: FakeMediaSource };

describe('a seek beyond the buffer', () => {
  test.each([
    ['a media source', MOST],
    ['a managed source after a pause request', IPHONE],
  ])('plays there with %s', async (_, classes) => {
    const player = playerIn(classes, fileOf(150, 1));
    listen(player);
    await pass(3);
    player.seek(80);
    await pass(1);
    expect(heard().currentTime).toBeGreaterThan(80);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });

  test('is silent until the position is loaded', async () => {
    const player = playerIn(MOST, fileOf(150, 200));
    listen(player);
    await pass(2);
    player.seek(20);
    await pass(1);
    expect(isSilent()).toBe(true);
    expect(player.getState()).toEqual({ name: 'playing', starved: true });
    expect(player.position).toBe(20);
    await pass(2);
    expect(heard().currentTime).toBeGreaterThan(20);
  });

  test('leaves a managed source its pauses once the position is loaded', async () => {
    const player = playerIn(IPHONE, fileOf(150, 1));
    listen(player);
    await pass(3);
    player.seek(60);
    await pass(1);
    expect(heard().arrived).toBeLessThan(60 + 35);
  });

  test('and back plays at once', async () => {
    const player = playerIn(MOST, fileOf(150, 200));
    listen(player);
    await pass(3);
    player.seek(100);
    await pass(1);
    player.seek(2);
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(2);
    expect(heard().currentTime).toBeLessThan(3);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });

  test('and back within the same task plays', async () => {
    const player = playerIn(MOST, fileOf(150, 200));
    listen(player);
    await pass(3);
    player.seek(100);
    player.seek(2);
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(2);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });

  test('and back stays silent while paused', async () => {
    const player = playerIn(MOST, fileOf(150, 200));
    listen(player);
    await pass(3);
    player.seek(100);
    player.pause();
    player.seek(2);
    await pass(1);
    expect(isSilent()).toBe(true);
    player.play();
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(2);
  });

  test('that is paused and played again waits for its position', async () => {
    const player = playerIn(MOST, fileOf(150, 200));
    listen(player);
    await pass(3);
    player.seek(20);
    player.pause();
    player.play();
    await pass(0.5);
    expect(isSilent()).toBe(true);
    await pass(2);
    expect(heard().currentTime).toBeGreaterThan(20);
  });

  test('frees space in a full buffer during playback', async () => {
    const player = playerIn(MOST, fileOf(150, 10));
    FakeMediaSource.capacity = 60;
    listen(player);
    await pass(3);
    player.seek(120);
    await pass(5);
    expect(heard().currentTime).toBeGreaterThan(120);
  });

  test('reports at once that the rest will not arrive', async () => {
    const whole = fileOf(10, 10);
    const player = playerIn(MOST, async (...asked) => {
      if (isCut) throw new TypeError('network error');
      return whole(...asked);
    });
    let isCut = false;
    player.openGrowing(
      Promise.resolve(ADDRESS),
      async () => {
        isCut = true;
        return false;
      },
      { wanted: true },
    );
    player.grown();
    await pass(9.5);
    player.pause();
    await pass(30);
    player.play();
    player.seek(80);
    expect(player.getState()).toEqual({ name: 'error', failure: { code: 'loadFailed' } });
  });
});

describe('in a finished file that the element loads itself', () => {
  /** At the third of its sixty seconds. */
  async function heardInFull(): Promise<Player> {
    const player = playerIn(MOST, async () => new Response(null));
    player.openFile(Promise.resolve(ADDRESS), { wanted: true });
    await pass(0.1);
    plain().arrive(60, true);
    await pass(3);
    return player;
  }
  const plain = () => FakeAudio.made.find(({ src }) => src === ADDRESS)!;

  test('a seek to the end that the encoder stated, beyond the element’s, does not load it again', async () => {
    const player = await heardInFull();
    player.seek(60.3);
    await pass(0.5);
    expect(player.getState()).toEqual({ name: 'ended' });
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(1);
  });

  test('an end that is reported after a seek back ends nothing', async () => {
    const player = await heardInFull();
    player.seek(60);
    await vi.waitFor(() => expect(plain().ended).toBe(true), { interval: 1 });
    player.seek(55);
    await pass(0.5);
    expect(player.getState()).toEqual({ name: 'paused' });
    expect(player.position).toBe(55);
  });
});

describe('a finished file that the element loads itself, from a server that stalls,', () => {
  const open = (wanted: boolean) => {
    const player = playerIn(MOST, async () => new Response(null));
    player.openFile(Promise.resolve(ADDRESS), { wanted });
    return { player, element: FakeAudio.made.find(({ src }) => src.startsWith('blob:'))! };
  };
  const TIMEOUT = { name: 'error', failure: { code: 'loadTimeout' } };

  // @spec 9.15, 8.50
  test('has ten seconds, and may be tried again after them', async () => {
    const { player, element } = open(true);
    await pass(9.9);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    await pass(0.2);
    expect(player.getState()).toEqual(TIMEOUT);
    player.retry();
    await pass(0.1);
    element.arrive(60, true);
    await pass(1);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });

  test('has them from the press on, as a phone may load nothing before, and stays silent after them', async () => {
    const { player, element } = open(false);
    await pass(60);
    expect(player.getState()).toEqual({ name: 'loading', wanted: false });
    player.play();
    await pass(9);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    await pass(1.5);
    expect(player.getState()).toEqual(TIMEOUT);
    element.arrive(60, true);
    await pass(1);
    expect(isSilent()).toBe(true);
  });

  test('is waited for without a limit where it has played', async () => {
    const { player, element } = open(true);
    await pass(0.1);
    element.arrive(60);
    await pass(3);
    element.lose(2);
    await pass(120);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    element.arrive(60, true);
    await pass(1);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });
});

test.each([
  ['a media source', MOST],
  ['a managed source', IPHONE],
])('a sound opened in the middle starts there, with %s', async (_, classes) => {
  const player = playerIn(classes, fileOf(150, 20));
  listen(player, { at: 80 });
  await pass(1);
  expect(isSilent()).toBe(true);
  await pass(2);
  expect(heard().currentTime).toBeGreaterThan(80);
  expect(player.getState()).toEqual({ name: 'playing', starved: false });
});
