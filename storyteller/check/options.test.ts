import { expect, test } from 'vitest';
import { LANGUAGES, LENGTH_TABLE, LENGTHS, LEVELS, STORY_TYPES } from '../../contract/options.ts';
import { mulberry32 } from '../engine/random.ts';
import { countWords, paragraphsOf, tellBy } from '../engine/tell.ts';
import { TEMPLATES } from '../engine/templates.ts';
import { LENGTH_TOLERANCE } from './check.ts';
import { coverage } from './coverage.ts';

/** What a form offers, the templates can tell. */

test('every class of topic has two templates at every age and of every type', () => {
  const rows = coverage(TEMPLATES);
  expect(rows.filter(({ fewest }) => fewest < 2)).toEqual([]);
  expect(rows.filter(({ without }) => without.length > 0)).toEqual([]);
});

test.each(LENGTHS)('a %s story of every type has the words of its length', (length) => {
  const { words: ordered } = LENGTH_TABLE[length];
  const wrong = STORY_TYPES.flatMap((storyType, turn) =>
    LANGUAGES.flatMap((language) => {
      const englishLevel = LEVELS[turn % LEVELS.length]!;
      const options = { storyLength: length, storyType, language, englishLevel };
      const anybody = { topic: '', childNames: '', ageGroup: '6-8', creativityLevel: 'innovative' } as const;
      const story = tellBy(TEMPLATES, { ...options, ...anybody }, mulberry32(turn + 1));
      const words = countWords(paragraphsOf(story, language).join('\n'));
      const isRight = Math.abs(words / ordered - 1) <= LENGTH_TOLERANCE;
      return isRight ? [] : [`${story.template}, ${storyType}, ${language}, ${englishLevel}: ${words} words`];
    }),
  );
  expect(wrong, `of ${ordered} words`).toEqual([]);
});
