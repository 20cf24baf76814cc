import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../content.ts';
import type { StoryEntry } from './readability.ts';
import {
  BANDS,
  isWithin,
  measureReadability,
  readManifest,
  readStory,
  splitSentences,
  splitWords,
  WORDS_BY_LEVEL,
} from './readability.ts';

const manifest = readManifest();
const named = manifest.map((story): [string, StoryEntry] => [story.id, story]);
const tally = (values: string[]): Record<string, number> => {
  const totals: Record<string, number> = {};
  for (const value of values) totals[value] = (totals[value] ?? 0) + 1;
  return totals;
};

test('Flesch Reading Ease follows from counts made by hand', () => {
  // 2 sentences, 10 words, 11 syllables (ta-ble).
  const { words, sentences, syllables, score } = measureReadability(
    'The cat sat on the mat. It saw a table.',
    'english',
  );
  expect({ words, sentences, syllables }).toEqual({ words: 10, sentences: 2, syllables: 11 });
  expect(score).toBeCloseTo(206.835 - 84.6 * 1.1 - 1.015 * 5, 6);
});

test('Fernández-Huerta follows from counts made by hand', () => {
  // 2 sentences, 9 words, 16 syllables: La ga-lli-na tie-ne tres hue-vos. Los tres es-tán ca-lien-tes.
  const { words, sentences, syllables, score } = measureReadability(
    'La gallina tiene tres huevos. Los tres están calientes.',
    'spanish',
  );
  expect({ words, sentences, syllables }).toEqual({ words: 9, sentences: 2, syllables: 16 });
  expect(score).toBeCloseTo(206.84 - (60 * 16) / 9 - 1.02 * 4.5, 6);
});

test.each(['spanish', 'english'] as const)(
  'shorter sentences make a %s text easier, not harder',
  (language) => {
    const long = 'Ana come pan, Luis come sopa y Eva come queso.';
    const short = 'Ana come pan. Luis come sopa. Y Eva come queso.';
    expect(measureReadability(short, language).score).toBeGreaterThan(
      measureReadability(long, language).score,
    );
  },
);

test('a text without words has no reading ease', () => {
  expect(() => measureReadability('… — !', 'spanish')).toThrow(RangeError);
});

test('a speech tag in lower case belongs to the sentence it reports', () => {
  expect(splitSentences('—¿Lo ves? —preguntó Ana—. Yo no.')).toEqual(['—¿Lo ves? —preguntó Ana—.', 'Yo no.']);
  expect(splitSentences('"Stop!" said Ann. "Now."')).toEqual(['"Stop!" said Ann.', '"Now."']);
  expect(splitSentences('Aaa… aaa… ¡achús!')).toHaveLength(1);
});

test('a new paragraph is a new sentence even without punctuation', () => {
  expect(splitSentences('La primera:\n\nMI\n\nEl martes, no.')).toHaveLength(3);
});

test('contractions and hyphenated words are one word each', () => {
  expect(splitWords("It didn't rain on forty-one geese.")).toHaveLength(6);
});

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
    isWithin(words, WORDS_BY_LEVEL[story.level]),
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

test.each(named)('%s has the reading ease of its level', (id, story) => {
  const { score } = measureReadability(readStory(id), story.language);
  expect(score).toSatisfy((value: number) => isWithin(value, BANDS[story.language][story.level]));
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
  'the bundled story %s is a short text a beginner can read',
  (name) => {
    const text = readFileSync(inContent('stories/bundled', `${name}.txt`), 'utf8');
    const { words, score } = measureReadability(text, name.endsWith('.es') ? 'spanish' : 'english');
    expect(words).toBeGreaterThanOrEqual(230);
    expect(words).toBeLessThanOrEqual(310);
    // Easier than the foot of the intermediate band in both languages.
    expect(score).toBeGreaterThan(85);
  },
);
