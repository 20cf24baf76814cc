import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWithin } from '../../contract/level/measure.ts';
import { splitWords } from '../../contract/level/words.ts';
import { LANGUAGE_WORDS, LANGUAGES, LEVELS, OPTION_ALIASES, STORY_TYPES } from '../../contract/options.ts';
import { SLOP, slopIn, slopOfModels } from '../../worker/story/slop-words.ts';
import type { StoryEntry } from './readability.ts';
import { isBetween, measureStory, readManifest, readStory, WORDS_BY_LEVEL } from './readability.ts';

const manifest = readManifest();
const named = manifest.map((story): [string, StoryEntry] => [story.id, story]);

test.each(
  LANGUAGE_WORDS.flatMap((language) =>
    LEVELS.flatMap((level) =>
      (['3-5', '6-8', '9-12'] as const).map((age) => [language, level, age] as const),
    ),
  ),
)('there is an example in %s, %s, for %s years', (language, level, age) => {
  const found = manifest.filter(
    (story) => story.language === language && story.level === level && story.age === age,
  );
  expect(found).not.toEqual([]);
});

test('there is an example of every story type', () => {
  expect(new Set(manifest.map(({ type }) => type))).toEqual(new Set(STORY_TYPES));
});

test("only Spanish examples name a country, and every age has a neutral beginner's story", () => {
  const english = manifest.filter(({ language, country }) => language === 'english' && country);
  expect(english.map(({ id }) => id)).toEqual([]);
  const neutral = manifest.filter(
    ({ language, level, country }) => language === 'spanish' && level === 'beginner' && !country,
  );
  expect(new Set(neutral.map(({ age }) => age))).toEqual(new Set(['3-5', '6-8', '9-12']));
  // Regional words.
  const regional =
    /(?<!\p{L})(vos|vosotr[oa]s|os|vuestr[oa]s?|\p{L}+[áé]is|cog\p{L}+|ómnibus|nene|balde|chicos|guay|vale)(?!\p{L})/iu;
  expect(neutral.filter(({ id }) => regional.test(readStory(id))).map(({ id }) => id)).toEqual([]);
});

test('every example has a unique slug as id', () => {
  expect(new Set(manifest.map((story) => story.id)).size).toBe(manifest.length);
  for (const { id } of manifest) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(named)(
  '%s has a title, a protagonist who appears in the text, a scene and both descriptions',
  (id, story) => {
    expect(readStory(id).toLowerCase()).toContain(story.protagonista.toLowerCase());
    for (const words of [story.title, story.scene, story.alt.es, story.alt.en]) {
      expect(words.trim()).toBe(words);
      expect(words).not.toBe('');
    }
  },
);

test.each(named)('%s has the length of its level', (id, story) => {
  expect(splitWords(readStory(id)).length).toSatisfy((words: number) =>
    isBetween(words, WORDS_BY_LEVEL[story.level]),
  );
});

/** About seven minutes at 100 words a minute: the attention span at ages three to five. */
const MOST_WORDS_FOR_THE_YOUNGEST = 700;

test('no example for the youngest exceeds their attention span', () => {
  const long = manifest.filter(
    ({ id, age }) => age === '3-5' && splitWords(readStory(id)).length > MOST_WORDS_FOR_THE_YOUNGEST,
  );
  expect(long.map(({ id }) => id)).toEqual([]);
});

test.each(named)('%s measures at its stated level', (_, story) => {
  const measured = measureStory(story);
  expect({ level: measured.level, isWithin: isWithin(measured, story.level) }).toEqual({
    level: story.level,
    isWithin: true,
  });
});

test.each(named)('%s is plain text: no title, mark-up, figures or stray spaces', (id, story) => {
  const text = readStory(id);
  expect(text.split('\n')[0]).not.toBe(story.title);
  expect(text).not.toMatch(/[*_#<>\d\t]|\.\.\.| {2}| $|\n\n\n/m);
  expect(text.split(/\n\n/).every((paragraph) => !paragraph.includes('\n'))).toBe(true);
});

test('no example opens or closes with a stock phrase', () => {
  const stock =
    /once upon a time|happily ever after|érase una vez|había una vez|colorín colorado|vivieron felices/i;
  expect(manifest.filter(({ id }) => stock.test(readStory(id))).map(({ id }) => id)).toEqual([]);
});

/** As in `web/src/features/examples/bundled-stories.ts`. */
const BUNDLED = [
  'el-dragon-que-no-podia-volar',
  'the-dragon-who-could-not-fly',
  'el-dragon-que-aprendio-a-compartir',
  'the-dragon-who-learned-to-share',
];

// @spec 3.30
test.each(BUNDLED)("%s, bundled with the app, is a short beginner's text", (id) => {
  const story = manifest.find((entry) => entry.id === id);
  expect(story?.level).toBe('beginner');
  expect(splitWords(readStory(id)).length).toBeLessThanOrEqual(310);
  const app = readFileSync(
    join(import.meta.dirname, '../../web/src/features/examples/bundled-stories.ts'),
    'utf8',
  );
  expect(app).toContain(`content/stories/texts/${id}.txt`);
  expect(app).toContain(`'${story?.title}'`);
});

test.each(LANGUAGES)(
  'the example stories in %s have a third of the overused words of models at most',
  (language) => {
    const told = readManifest().filter((story) => OPTION_ALIASES.language[story.language] === language);
    const text = told.map(({ id }) => readStory(id)).join(' ');
    expect(SLOP[language].size).toBeGreaterThan(100);
    expect(slopIn(text, language)).toBeLessThan(slopOfModels(language) / 3);
  },
);
