import type { PlaybackFailure } from './failure.ts';

/**
 * States of playback. `wanted` in `loading`: play as soon as possible. `starved` in `playing`: playback has reached the
 * end of the available sound.
 */
export type PlaybackState =
  | { name: 'empty' }
  | { name: 'loading'; wanted: boolean }
  | { name: 'ready' }
  /** Autoplay refused: the browser requires a press of a button. */
  | { name: 'blocked' }
  | { name: 'playing'; starved: boolean }
  | { name: 'paused' }
  | { name: 'ended' }
  | { name: 'error'; failure: PlaybackFailure };

export type PlaybackEvent =
  | { type: 'opened'; wanted: boolean }
  | { type: 'closed' }
  /** Enough has arrived to start. */
  | { type: 'loaded' }
  | { type: 'play-wanted' }
  | { type: 'pause-wanted' }
  /** The element plays, or plays again after it was starved. */
  | { type: 'sounding' }
  | { type: 'refused' }
  | { type: 'starved' }
  | { type: 'sought' }
  | { type: 'finished' }
  | { type: 'failed'; failure: PlaybackFailure };

export const EMPTY: PlaybackState = { name: 'empty' };

export function playbackReducer(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.type) {
    case 'opened':
      return { name: 'loading', wanted: event.wanted };
    case 'closed':
      return EMPTY;
    case 'failed':
      return state.name === 'empty' ? state : { name: 'error', failure: event.failure };
    case 'loaded':
      if (state.name !== 'loading') return state;
      return state.wanted ? { name: 'playing', starved: true } : { name: 'ready' };
    case 'play-wanted':
      return wantPlay(state);
    case 'pause-wanted':
      if (state.name === 'playing') return { name: 'paused' };
      return state.name === 'loading' ? { name: 'loading', wanted: false } : state;
    case 'sounding':
      return state.name === 'playing' || (state.name === 'loading' && state.wanted)
        ? { name: 'playing', starved: false }
        : state;
    case 'refused':
      return state.name === 'playing' || state.name === 'loading' ? { name: 'blocked' } : state;
    case 'starved':
      return state.name === 'playing' ? { name: 'playing', starved: true } : state;
    case 'sought':
      return state.name === 'ended' ? { name: 'paused' } : state;
    case 'finished':
      return state.name === 'playing' || state.name === 'paused' ? { name: 'ended' } : state;
  }
}

function wantPlay(state: PlaybackState): PlaybackState {
  switch (state.name) {
    case 'loading':
      return { name: 'loading', wanted: true };
    case 'ready':
    case 'blocked':
    case 'paused':
    case 'ended':
      return { name: 'playing', starved: true };
    default:
      return state;
  }
}

/** Whether the play button would pause. */
export function isPlayWanted(state: PlaybackState): boolean {
  return state.name === 'playing' || (state.name === 'loading' && state.wanted);
}
