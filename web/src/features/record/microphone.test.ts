// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { LONGEST_TAKE_S } from '../../../../contract/takes.ts';
import { record } from './microphone.ts';

/** Recorder with one piece of sound at its end. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/mp4';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withMicrophone() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  return track;
}

test('a recording that nobody stops ends by itself, and the microphone is released', async () => {
  const track = withMicrophone();
  const { done } = await record();
  vi.advanceTimersByTime(LONGEST_TAKE_S * 1000);
  expect(track.stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect((await done).interruption).toBeNull();
  expect(track.stop).toHaveBeenCalledOnce();
});

test('a recording that is stopped leaves no timer', async () => {
  withMicrophone();
  const { stop, done } = await record();
  stop();
  await done;
  expect(vi.getTimerCount()).toBe(0);
});
