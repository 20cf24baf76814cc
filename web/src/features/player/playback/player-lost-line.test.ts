import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from './player.ts';
import { type Classes, FakeAudio, FakeAudioContext } from './testing/fake-media.ts';
import { ADDRESS, heard, isSilent, pass, playerIn } from './testing/listening.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Firefox: Web Audio, and no media source for MP3. */
const FIREFOX = { AudioContext: FakeAudioContext };
/** Only an element, as on iPhones before the managed source. */
const BARE = {};
const NETWORK = 2;
const NOT_SUPPORTED = 4;

/** The element that has the narration's address. */
const plain = () => {
  const element = FakeAudio.made.find(({ src }) => src === ADDRESS);
  if (!element) throw new Error('No element has the address');
  return element;
};

describe('a growing narration in a plain element', () => {
  const found: typeof fetch = async () => new Response(null);

  /** Player at three seconds of the ten that have arrived. */
  async function heardIn(classes: Classes, answer = found): Promise<Player> {
    const player = playerIn(classes, answer);
    player.openGrowing(Promise.resolve(ADDRESS), async (seconds) => seconds > 59, { wanted: true });
    await pass(0.1);
    plain().arrive(10);
    await pass(3);
    return player;
  }

  test('resumes at the same second after a lost connection', async () => {
    const player = await heardIn(FIREFOX);
    const before = player.position;
    plain().lose(NETWORK);
    await pass(0.1);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    expect(player.position).toBeCloseTo(before, 0);
    await pass(0.5);
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(2);
    plain().arrive(20);
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(before);
    expect(heard().currentTime).toBeLessThan(before + 1);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
  });

  test('can be paused while it reconnects, and stays silent', async () => {
    const player = await heardIn(FIREFOX);
    plain().lose(NETWORK);
    await pass(0.1);
    player.pause();
    await pass(1);
    plain().arrive(20);
    await pass(1);
    expect(isSilent()).toBe(true);
    expect(player.getState()).toEqual({ name: 'ready' });
    player.play();
    await pass(0.2);
    expect(heard().currentTime).toBeGreaterThan(2);
  });

  test('fails after repeated empty reconnections, and is silent', async () => {
    const player = await heardIn(FIREFOX);
    for (let attempt = 0; attempt < 8; attempt++) {
      expect(player.getState().name).not.toBe('error');
      plain().lose(attempt === 0 ? NETWORK : NOT_SUPPORTED);
      await pass(5.5);
    }
    expect(player.getState()).toEqual({ name: 'error', failure: { code: 'elementError' } });
    expect(isSilent()).toBe(true);
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(8);
  });

  test('resets its retries after progress', async () => {
    const player = await heardIn(FIREFOX);
    for (let time = 0; time < 20; time++) {
      plain().lose(NETWORK);
      await pass(0.5);
      plain().arrive(60);
      await pass(1);
    }
    expect(heard().currentTime).toBeGreaterThan(15);
    expect(player.getState().name).toBe('playing');
  });

  test('does not retry a refused address', async () => {
    const player = await heardIn(
      FIREFOX,
      async () => new Response(null, { status: 404, statusText: 'Not Found' }),
    );
    plain().lose(NETWORK);
    await pass(0.5);
    plain().lose(NOT_SUPPORTED);
    await pass(20);
    expect(player.getState()).toEqual({
      name: 'error',
      failure: { code: 'notAccessible', details: { answer: '404 Not Found' } },
    });
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(2);
  });

  test('does not retry an unreadable file, and is silent', async () => {
    const player = await heardIn(FIREFOX);
    plain().lose(3);
    await pass(0.1);
    expect(player.getState()).toEqual({ name: 'error', failure: { code: 'elementError' } });
    expect(isSilent()).toBe(true);
  });

  test('that claims to be seekable without end is opened again for a jump ahead', async () => {
    const player = await heardIn(FIREFOX);
    plain().seekableTo = Number.POSITIVE_INFINITY;
    player.seek(8);
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(1);
    player.grown();
    player.seek(40);
    await pass(0.1);
    expect(plain().addresses.filter((address) => address === ADDRESS)).toHaveLength(2);
    plain().arrive(60, true);
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(40);
  });

  test('resumes when it ends early without an error', async () => {
    const player = await heardIn(FIREFOX);
    plain().arrive(10, true);
    await pass(7.5);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    await pass(0.5);
    plain().arrive(60, true);
    await pass(0.5);
    expect(heard().currentTime).toBeGreaterThan(10);
    await pass(60);
    expect(player.getState()).toEqual({ name: 'ended' });
  });

  test('seeks to the position pressed during the reconnection', async () => {
    const player = await heardIn(FIREFOX);
    plain().lose(NETWORK);
    await pass(0.1);
    player.seek(7);
    expect(player.position).toBe(7);
    await pass(0.5);
    plain().arrive(20);
    await pass(0.2);
    expect(heard().currentTime).toBeGreaterThan(7);
    expect(heard().currentTime).toBeLessThan(8);
  });

  test.each([
    ['with Web Audio', FIREFOX],
    ['without it', BARE],
  ])('keeps the press with silence in the element that will play, %s', async (_, classes) => {
    const address = Promise.withResolvers<string>();
    const player = playerIn(classes, found);
    player.openGrowing(address.promise, async () => true, { wanted: true });
    const pressed = FakeAudio.made.filter(({ paused }) => !paused);
    expect(pressed).toHaveLength(1);
    // The silence ends before the server has answered.
    pressed[0]?.arrive(0.1, true);
    await pass(1);
    expect(player.getState()).toEqual({ name: 'loading', wanted: true });
    address.resolve(ADDRESS);
    await pass(0.1);
    expect(plain()).toBe(pressed[0]);
    plain().arrive(10);
    await pass(1);
    expect(heard()).toBe(pressed[0]);
    expect(player.getState()).toEqual({ name: 'playing', starved: false });
    expect(FakeAudio.made.filter(({ paused }) => !paused)).toHaveLength(1);
  });
});
