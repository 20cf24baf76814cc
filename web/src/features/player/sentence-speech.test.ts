import { expect, test } from 'vitest';
import type { Narration } from '../../../../contract/schemas/stories.ts';
import { soundOfSentence } from './sentence-speech.ts';

const choice = { voiceId: 'male', speechRate: 0.8, musicTrack: 'none' } as const;
const version = (language: 'es' | 'en', voiceId: string): Narration => ({
  id: voiceId,
  storyId: 's',
  audioUrl: 'https://api.example/a',
  musicTrack: 'none',
  language,
  voiceId,
  speechRate: 0.5,
  duration: 9,
  timeline: [],
});

test('a sentence has the voice of the newest narration in its language, else the chosen one, else the first', () => {
  const versions = [version('es', 'female'), version('es', 'female-latam'), version('en', 'male-english')];
  expect(soundOfSentence('es', versions, choice)).toEqual({ voiceId: 'female-latam', speechRate: 0.5 });
  expect(soundOfSentence('en', versions, choice)).toEqual({ voiceId: 'male-english', speechRate: 0.5 });
  expect(soundOfSentence('es', [], choice)).toEqual({ voiceId: 'male', speechRate: 0.8 });
  expect(soundOfSentence('en', [], choice)).toEqual({ voiceId: 'female-english', speechRate: 0.8 });
  // Its figures speak as in that narration.
  const spoken = { ...version('es', 'female'), cast: true } as const;
  expect(soundOfSentence('es', [spoken], choice).cast).toBe(true);
  expect(soundOfSentence('es', [version('es', 'female')], { ...choice, cast: true }).cast).toBeUndefined();
  expect(soundOfSentence('es', [], { ...choice, cast: true }).cast).toBe(true);
  // API clients may have a voice of another language read a story; a single sentence is not read so.
  expect(soundOfSentence('es', [version('es', 'male-english')], choice).voiceId).toBe('male');
});
