import { expect, test } from 'vitest';
import type { AudioEvent } from '../../../../../contract/schemas/events.ts';
import type { Narration, SpokenSentence } from '../../../../../contract/schemas/stories.ts';
import { Problem } from '../../../api/problem.ts';
import {
  exactDuration,
  initialNarration,
  isLimitReached,
  languageHeard,
  type NarrationInput,
  type NarrationState,
  narrationReducer,
  timelineOf,
  wordsTimelineOf,
} from './narration-state.ts';

const choice = { voiceId: 'female', speechRate: 0.7, musicTrack: 'random' } as const;
const start: AudioEvent = {
  type: 'start',
  generationId: 'g1',
  audioUrl: 'https://api.example/a.mp3',
  musicTrack: 'piano',
  sentences: 3,
};
const spoken = (index: number): AudioEvent => ({
  type: 'spoken',
  index,
  start: index * 3,
  end: index * 3 + 2,
});

function narration(id: string): Narration {
  const timeline = [{ index: 0, start: 0, end: 2 }];
  const audioUrl = `https://api.example/${id}.mp3`;
  return {
    ...choice,
    id,
    storyId: 's',
    language: 'es',
    audioUrl,
    musicTrack: 'piano',
    duration: 9,
    timeline,
  };
}

const told = (...events: AudioEvent[]): NarrationInput[] => events.map((event) => ({ type: 'told', event }));

function after(...inputs: NarrationInput[]): NarrationState {
  return inputs.reduce(narrationReducer, initialNarration([]));
}

test('each spoken sentence adds its times', () => {
  const state = after({ type: 'asked', choice }, ...told(start, spoken(0), spoken(1)));
  expect(state.phase).toMatchObject({ name: 'making', generationId: 'g1', musicTrack: 'piano' });
  expect(timelineOf(state).map(({ index }) => index)).toEqual([0, 1]);
  expect(exactDuration(state)).toBeNull();
});

test('while another language is made, the previous sentence stays marked until the new sound reaches it', () => {
  const heardBefore = [5, 6].map((index) => ({ index, start: index, end: index + 1 }));
  const asked = after({ type: 'asked', choice, heardBefore });
  expect(timelineOf(asked)).toEqual(heardBefore);
  const making = [{ type: 'asked', choice, heardBefore } as const, ...told(start, spoken(0), spoken(1))];
  expect(timelineOf(after(...making))).toEqual(heardBefore);
  // The words differ between the languages.
  for (const state of [asked, after(...making)]) expect(wordsTimelineOf(state)).toEqual([]);
  const caughtUp = after(...making, { type: 'caught-up' });
  expect(timelineOf(caughtUp).map(({ index }) => index)).toEqual([0, 1]);
  expect(wordsTimelineOf(caughtUp)).toEqual(timelineOf(caughtUp));
});

test('a spoken sentence has the times of its words', () => {
  const words = [{ from: 0, to: 3, start: 0.5 }];
  const state = after({ type: 'asked', choice }, ...told(start, { ...spoken(0), words } as AudioEvent));
  expect(timelineOf(state)[0]).toMatchObject({ index: 0, words });
});

test('the language comes from the chosen voice; of a narration started elsewhere it is known when it is made', () => {
  const english = { ...choice, voiceId: 'male-english' } as const;
  expect(languageHeard(after({ type: 'asked', choice: english }, ...told(start, spoken(0))))).toBe('en');
  const joined = [{ type: 'joined', generationId: 'g1' } as const, ...told(start, spoken(0))];
  expect(languageHeard(after(...joined))).toBeNull();
  const made: Narration = { ...narration('n1'), language: 'en' };
  const done: AudioEvent = { type: 'done', narration: made, versionsRemaining: 3 };
  expect(languageHeard(after(...joined, ...told(done)))).toBe('en');
});

test('the length is exact once the audio is complete, before the narration is saved', () => {
  expect(
    exactDuration(after({ type: 'asked', choice }, ...told(start, { type: 'mixed', duration: 9 }))),
  ).toBe(9);
});

test('a restart on the server clears the previous times', () => {
  const state = after({ type: 'asked', choice }, ...told(start, spoken(0), { type: 'reset' }));
  expect(state.phase).toMatchObject({ name: 'making', audioUrl: null, timeline: [], duration: null });
});

// @spec 4.31
test('a finished narration is added to the versions once', () => {
  const done: AudioEvent = { type: 'done', narration: narration('n1'), versionsRemaining: 3 };
  const state = after({ type: 'asked', choice }, ...told(start, done, done));
  expect(state.phase).toEqual({ name: 'made', narration: narration('n1') });
  expect(state.versions).toHaveLength(1);
});

test('a narration that the library listed before its last event is added once', () => {
  const state = after(
    { type: 'asked', choice },
    ...told(start),
    { type: 'versions-known', versions: [narration('n0'), narration('n1')] },
    ...told({ type: 'done', narration: narration('n1'), versionsRemaining: 2 }),
  );
  expect(state.versions.map(({ id }) => id)).toEqual(['n0', 'n1']);
});

// @spec 8.55
test("four versions are the limit, and so is the server's word", () => {
  const four = ['a', 'b', 'c', 'd'].map(narration);
  expect(isLimitReached(initialNarration(four))).toBe(true);
  expect(isLimitReached(initialNarration(four.slice(1)))).toBe(false);
  const refused = new Problem({ code: 'audio_limit_reached', status: 403 });
  expect(isLimitReached(after({ type: 'refused', problem: refused, now: 0 }))).toBe(true);
});

// @spec 4.36
test('a refusal with a time has the moment of the retry', () => {
  const problem = new Problem({ code: 'rate_limited', status: 429, retryAfter: 12 });
  const state = after({ type: 'asked', choice }, { type: 'refused', problem, now: 1_000 });
  expect(state.phase).toMatchObject({ name: 'failed', retryAt: 13_000 });
  // A provider's wait of a day is not shown.
  const day = new Problem({ code: 'rate_limited', status: 429, retryAfter: 86_400 });
  const tired = after({ type: 'asked', choice }, { type: 'refused', problem: day, now: 1_000 });
  expect(tired.phase).toMatchObject({ name: 'failed', retryAt: 901_000 });
});

test('a failed narration keeps the times of its sound', () => {
  const problem = new Problem({ code: 'audio_generation_failed', status: 502 });
  const state = after({ type: 'asked', choice }, ...told(start, spoken(0)), {
    type: 'refused',
    problem,
    now: 0,
  });
  expect(timelineOf(state)).toHaveLength(1);
});

test('late events change nothing', () => {
  const chosen = after({ type: 'chosen', narration: narration('n1') });
  expect(narrationReducer(chosen, { type: 'told', event: spoken(4) })).toBe(chosen);
});

// @spec 8.44
test('a lost connection is no failure', () => {
  const lost: NarrationInput = { type: 'connection', connection: 'lost' };
  const back: NarrationInput = { type: 'connection', connection: 'connected' };
  const making: NarrationInput[] = [{ type: 'asked', choice }, ...told(start, spoken(0))];
  expect(after(...making, lost).phase).toMatchObject({ name: 'making', connectionLost: true });
  expect(after(...making, lost, back).phase).toMatchObject({ name: 'making', connectionLost: false });
});

test('a refusal is withdrawn when its cause is gone; the sound before it stays', () => {
  const refused = (code: 'network' | 'text_not_yours', timeline: SpokenSentence[] = []): NarrationState => ({
    ...initialNarration([]),
    phase: { name: 'failed', problem: new Problem({ code }).facts, retryAt: null, timeline },
  });
  const gone = { type: 'cause-gone', cause: 'line' } as const;
  expect(narrationReducer(refused('network'), gone).phase).toEqual({ name: 'none' });
  for (const stays of [refused('text_not_yours'), refused('network', [{ index: 0, start: 0, end: 1 }])])
    expect(narrationReducer(stays, gone)).toBe(stays);
  expect(narrationReducer(refused('network'), { type: 'cause-gone', cause: 'account' }).phase.name).toBe(
    'failed',
  );
});
