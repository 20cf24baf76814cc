import { expect, test } from 'vitest';
import { AUDIO_DEADLINE_MS } from './limits.ts';
import {
  AFTER_SLEEP_EDITION,
  AROUND_SPEECH,
  PRACTICE_PAUSES,
  PRACTICE_PACE,
  SLEEP_MINUTES,
} from './narration.ts';
import { LENGTH_TABLE, LENGTHS, SPEECH_RATES, type StoryLength } from './options.ts';
import { LONGEST } from './story-times.ts';

/** Words a minute of the slowest voice at its natural pace, with the pauses: 900 words were 939 s at rate 0.5. */
const WORDS_A_MINUTE = 115;
/** Seconds of sound in one second. Of the slowest service that we would use: assumed, as in `bench/first-sound.ts`. */
const SPEAKS = 4;
/** Of the easiest level: the fewer, the more pauses. */
const WORDS_IN_A_SENTENCE = 6;
/** Of the Worker, on one busy core: thirteen minutes of a sleep edition took 18.8 s. */
const MIXES = 40;

/** Seconds of the longest text of a length, at the voice's natural pace. */
const spoken = (length: StoryLength) => (LENGTH_TABLE[length].words * LONGEST * 60) / WORDS_A_MINUTE;
/** The same at the slowest rate. */
const slowest = (length: StoryLength) =>
  spoken(length) / Math.min(...SPEECH_RATES) + AROUND_SPEECH.music.before;

test.each(LENGTHS)('a %s story is spoken and mixed at the slowest rate within the deadline', (length) => {
  const seconds = spoken(length) / SPEAKS + (slowest(length) + AROUND_SPEECH.music.after) / MIXES;
  expect(seconds * 1000).toBeLessThan(AUDIO_DEADLINE_MS);
});

test.each(SLEEP_MINUTES)(
  'a sleep edition with %d minutes of music is mixed within the deadline',
  (minutes) => {
    const { minute, fade, silence } = AFTER_SLEEP_EDITION;
    const seconds = Math.max(...LENGTHS.map(slowest)) + minutes * minute + fade + silence;
    expect((seconds / MIXES) * 1000).toBeLessThan(AUDIO_DEADLINE_MS);
  },
);

test.each(LENGTHS)(
  'a practice edition of a %s story is spoken while it is mixed, within the deadline',
  (length) => {
    const seconds = spoken(length);
    const { side, paragraph } = PRACTICE_PAUSES;
    const sentences = (LENGTH_TABLE[length].words * LONGEST) / WORDS_IN_A_SENTENCE;
    const whole = seconds / PRACTICE_PACE + sentences * (side + paragraph) + AROUND_SPEECH.music.after;
    // Both languages are bought at the same time.
    expect(Math.max(seconds / SPEAKS, whole / MIXES) * 1000).toBeLessThan(AUDIO_DEADLINE_MS);
  },
);
