import { expect, test } from 'vitest';
import * as options from './options.ts';

// @spec 9.29
test('the options equal the promised ones', () => {
  const counted = {
    languages: options.LANGUAGES,
    lengths: options.LENGTHS.map((length) => options.LENGTH_TABLE[length].words),
    storyTypes: options.STORY_TYPES.length,
    voices: options.VOICES.length,
    speechRates: options.SPEECH_RATES,
    musicChoices: options.MUSIC_CHOICES.length,
  };
  expect(counted, 'promised in docs/spec-coverage.md, sections 3 and 9').toEqual({
    languages: ['es', 'en'],
    lengths: [250, 500, 900],
    storyTypes: 7,
    voices: 6,
    speechRates: [0.5, 0.7, 0.8, 1, 1.2],
    musicChoices: 10,
  });
});

// @spec 9.30
test('the defaults are Spanish, slow, with music, and a voice of the language', () => {
  expect(options.DEFAULT_LANGUAGE).toBe('es');
  expect(options.DEFAULT_SPEECH_RATE).toBe(0.7);
  expect(options.DEFAULT_MUSIC).toBe('random');
  expect(options.DEFAULT_VOICES).toEqual({ es: 'female', en: 'female-english' });
});
