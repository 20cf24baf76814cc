import { expect, test } from 'vitest';
import {
  EMPTY,
  isPlayWanted,
  type PlaybackEvent,
  type PlaybackState,
  playbackReducer,
} from './playback-state.ts';

function after(...events: PlaybackEvent[]): PlaybackState {
  return events.reduce(playbackReducer, EMPTY);
}

const opened: PlaybackEvent = { type: 'opened', wanted: true };
const loaded: PlaybackEvent = { type: 'loaded' };
const sounding: PlaybackEvent = { type: 'sounding' };

// @spec 2.46, 4.34
test('a requested sound plays as soon as it can', () => {
  expect(after(opened)).toEqual({ name: 'loading', wanted: true });
  expect(after(opened, loaded, sounding)).toEqual({ name: 'playing', starved: false });
});

// @spec 4.34
test('a sound without a request waits, ready', () => {
  expect(after({ type: 'opened', wanted: false }, loaded)).toEqual({ name: 'ready' });
});

// @spec 4.34
test('a pause during loading cancels the request to play', () => {
  expect(after(opened, { type: 'pause-wanted' }, loaded)).toEqual({ name: 'ready' });
});

test('a play during loading is remembered', () => {
  const state = after({ type: 'opened', wanted: false }, { type: 'play-wanted' });
  expect(isPlayWanted(state)).toBe(true);
});

test('a browser that refuses to play leads to a blocked state, which a press leaves', () => {
  const refused = after(opened, loaded, { type: 'refused' });
  expect(refused).toEqual({ name: 'blocked' });
  expect(playbackReducer(refused, { type: 'play-wanted' })).toEqual({ name: 'playing', starved: true });
});

test('an empty buffer is not a pause', () => {
  const dry = after(opened, loaded, sounding, { type: 'starved' });
  expect(dry).toEqual({ name: 'playing', starved: true });
  expect(playbackReducer(dry, sounding)).toEqual({ name: 'playing', starved: false });
});

test('a late "starved" does not resume a paused sound', () => {
  expect(after(opened, loaded, sounding, { type: 'pause-wanted' }, { type: 'starved' })).toEqual({
    name: 'paused',
  });
});

test('an ended sound can be played again, and seeking leaves the end', () => {
  const ended = after(opened, loaded, sounding, { type: 'finished' });
  expect(ended).toEqual({ name: 'ended' });
  expect(playbackReducer(ended, { type: 'play-wanted' }).name).toBe('playing');
  expect(playbackReducer(ended, { type: 'sought' })).toEqual({ name: 'paused' });
});

// @spec 4.34
test('a failure is kept until another sound is opened', () => {
  const failed = after(opened, { type: 'failed', failure: { code: 'loadTimeout' } });
  expect(playbackReducer(failed, sounding)).toBe(failed);
  expect(playbackReducer(failed, { type: 'play-wanted' })).toBe(failed);
  expect(playbackReducer(failed, opened).name).toBe('loading');
});

test('a closed sound cannot fail', () => {
  expect(after(opened, { type: 'closed' }, { type: 'failed', failure: { code: 'elementError' } })).toEqual(
    EMPTY,
  );
});
