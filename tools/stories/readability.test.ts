import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWithin, measureText } from '../../contract/level/measure.ts';
import { splitWords } from '../../contract/level/words.ts';
import { inContent } from '../content.ts';
import type { StoryEntry } from './readability.ts';
import { isBetween, measureStory, readManifest, readStory, WORDS_BY_LEVEL } from './readability.ts';

const manifest = readManifest();
const named = manifest.map((story): [string, StoryEntry] => [story.id, story]);
const tally = (values: string[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const value of values) totals[value] = (totals[value] ?? 0) + 1;
  return totals;
};

test('there are twelve stories per language, spread evenly over ages and levels', () => {
  for (const language of ['spanish', 'english'] as const) {
    const rows = manifest.filter((story) => story.language === language);
    expect(tally(rows.map((story) => story.age))).toEqual({ '3-5': 4, '6-8': 4, '9-12': 4 });
    expect(tally(rows.map((story) => story.level))).toEqual({ beginner: 4, intermediate: 4, advanced: 4 });
    expect(new Set(rows.map((story) => `${story.age} ${story.level}`)).size).toBe(9);
  }
});

test('every story has its own id, and an id is a slug', () => {
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

/** About seven minutes at 100 words a minute: as long as a child of three to five listens in one go. */
const MOST_WORDS_FOR_THE_YOUNGEST = 700;

test('no story for the youngest is longer than they listen', () => {
  const long = manifest.filter(
    ({ id, age }) => age === '3-5' && splitWords(readStory(id)).length > MOST_WORDS_FOR_THE_YOUNGEST,
  );
  expect(long.map(({ id }) => id)).toEqual([]);
});

test.each(named)('%s measures at the level that it says', (_, story) => {
  const measured = measureStory(story);
  expect({ level: measured.level, isWithin: isWithin(measured, story.level) }).toEqual({
    level: story.level,
    isWithin: true,
  });
});

test.each(named)(
  '%s can be shown and read aloud as it is: no title, mark-up, figures or stray spaces',
  (id, story) => {
    const text = readStory(id);
    expect(text.split('\n')[0]).not.toBe(story.title);
    expect(text).not.toMatch(/[*_#<>\d\t]|\.\.\.| {2}| $|\n\n\n/m);
    expect(text.split(/\n\n/).every((paragraph) => !paragraph.includes('\n'))).toBe(true);
  },
);

test('no story opens or closes with a stock phrase', () => {
  const stock =
    /once upon a time|happily ever after|érase una vez|había una vez|colorín colorado|vivieron felices/i;
  expect(manifest.filter(({ id }) => stock.test(readStory(id))).map(({ id }) => id)).toEqual([]);
});

test.each(['dragon-no-volaba.es', 'dragon-no-volaba.en', 'dragon-compartir.es', 'dragon-compartir.en'])(
  'the bundled story %s is a short text, no harder than intermediate',
  (name) => {
    const text = readFileSync(inContent('stories/bundled', `${name}.txt`), 'utf8');
    const measured = measureText(text, name.endsWith('.es') ? 'es' : 'en')!;
    expect(measured.words).toBeGreaterThanOrEqual(230);
    expect(measured.words).toBeLessThanOrEqual(310);
    expect(measured.level).not.toBe('advanced');
  },
);
