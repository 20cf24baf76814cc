import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AudioOutput } from './audio-output.ts';
import { browserWith, FakeAudio, FakeAudioContext } from './testing/fake-media.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Output with Web Audio requested, in a browser of this vendor. */
function outputOf(vendor: string, Element = FakeAudio): AudioOutput {
  const browser = browserWith({ AudioContext: FakeAudioContext });
  for (const [name, value] of Object.entries({ ...browser, Audio: Element })) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { vendor });
  return new AudioOutput(true);
}

class WithAirPlay extends FakeAudio {
  webkitShowPlaybackTargetPicker(): void {}
}

describe('Web Audio is used', () => {
  test.each([
    ['Chromium', 'Google Inc.'],
    ['Firefox', ''],
  ])('in %s', (_, vendor) => {
    expect(outputOf(vendor).isProcessed).toBe(true);
  });
});

describe('Web Audio is left out', () => {
  test('in every WebKit, with AirPlay or without', () => {
    expect(outputOf('Apple Computer, Inc.', WithAirPlay).isProcessed).toBe(false);
    expect(outputOf('Apple Computer, Inc.').isProcessed).toBe(false);
  });

  test('with AirPlay, under any vendor name', () => {
    expect(outputOf('Google Inc.', WithAirPlay).isProcessed).toBe(false);
  });

  test('in browsers without it', () => {
    for (const [name, value] of Object.entries(browserWith({}))) vi.stubGlobal(name, value);
    expect(new AudioOutput(true).isProcessed).toBe(false);
  });
});

test('the context is constructed after the paint that follows the press, and not once disposed of', async () => {
  let made = 0;
  class Counted extends FakeAudioContext {
    constructor() {
      super();
      made += 1;
    }
  }
  const paint: (() => void)[] = [];
  const output = (): AudioOutput => {
    const opened = outputOf('Google Inc.');
    vi.stubGlobal('AudioContext', Counted);
    vi.stubGlobal('navigator', { vendor: 'Google Inc.', userActivation: { hasBeenActive: true } });
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => paint.push(then));
    return opened;
  };
  const pressed = output();
  pressed.start();
  pressed.start();
  expect(made).toBe(0);
  for (const then of paint.splice(0)) then();
  expect(made).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toBe(1);
  const left = output();
  left.start();
  left.dispose();
  for (const then of paint.splice(0)) then();
  await vi.advanceTimersByTimeAsync(1);
  expect(made).toBe(1);
  // Hidden after the press: no frame comes.
  output().start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made).toBe(2);
});
