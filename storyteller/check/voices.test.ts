import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { speakerFaults } from './speakers.ts';
import { measureVoices, SPOILINGS, spoiltFaults } from './voices.ts';

test('every line of speech in the templates has a speaker', () => {
  expect(TEMPLATES.flatMap(speakerFaults)).toEqual([]);
});

/**
 * Every topic, length, level and kind in turn. `npx node storyteller/check/voices.ts` measures 200, and 100 spoilt ones.
 */
const STORIES = process.env.TEST_LONG === undefined ? 5 : 24;

test.each(LANGUAGES)('figures and narrator speak what a reader gives them in %s', async (language) => {
  const { utterances, named, right, narrated, misspoken, wrong } = await measureVoices(STORIES, language);
  expect(utterances).toBeGreaterThan(12 * STORIES);
  expect(named).toBeGreaterThan(utterances / 3);
  expect(right / named, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(misspoken / narrated, wrong.join('\n')).toBeLessThanOrEqual(0.005);
  expect(wrong.filter((line) => line.startsWith('a mark'))).toEqual([]);
});

test('spoilt marks leave the words as they are and give no voice to anybody else', async () => {
  expect(await spoiltFaults(Object.keys(SPOILINGS).length)).toEqual([]);
});
