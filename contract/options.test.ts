import { expect, test } from 'vitest';
import * as options from './options.ts';

test('the options are those that people are promised', () => {
  expect(options.LANGUAGES).toEqual(['es', 'en']);
  expect(options.VOICES).toHaveLength(6);
  expect(options.SPEECH_RATES).toEqual([0.5, 0.7, 0.8, 1, 1.2]);
  expect(options.MUSIC_CHOICES).toHaveLength(10);
});

test('nothing chosen is Spanish, slow and with music, read by a voice of the language', () => {
  expect(options.DEFAULT_LANGUAGE).toBe('es');
  expect(options.DEFAULT_SPEECH_RATE).toBe(0.7);
  expect(options.DEFAULT_MUSIC).toBe('random');
  expect(options.DEFAULT_VOICES).toEqual({ es: 'female', en: 'female-english' });
});
