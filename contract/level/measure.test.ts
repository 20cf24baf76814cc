import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LEVELS } from '../options.ts';
import { BANDS, isFarAbove } from './bands.ts';
import { isWithin, LevelMeter, measureSentences, measureText } from './measure.ts';
import { splitWords } from './words.ts';

/** A sentence of `words` one-syllable words. */
const sentenceOf = (words: number) => `${Array(words).fill('sol').join(' ')}.`;
const measured = (lengths: number[]) => measureSentences(lengths.map(sentenceOf), 'es')!;

test('English ease equals the Flesch Reading Ease of hand counts', () => {
  // 2 sentences, 10 words, 11 syllables (ta-ble).
  const { words, sentences, wordsPerSentence, syllablesPerWord, longest, ease } = measureText(
    'The cat sat on the mat. It saw a table.',
    'en',
  )!;
  expect({ words, sentences, wordsPerSentence, longest }).toEqual({
    words: 10,
    sentences: 2,
    wordsPerSentence: 5,
    longest: 6,
  });
  expect(syllablesPerWord).toBeCloseTo(1.1, 9);
  expect(ease).toBeCloseTo(206.835 - 84.6 * 1.1 - 1.015 * 5, 6);
});

test('Spanish ease equals the Fernández Huerta index of hand counts', () => {
  // 2 sentences, 9 words, 16 syllables: La ga-lli-na tie-ne tres hue-vos. Los tres es-tán ca-lien-tes.
  const { words, syllablesPerWord, ease } = measureText(
    'La gallina tiene tres huevos. Los tres están calientes.',
    'es',
  )!;
  expect(words).toBe(9);
  expect(syllablesPerWord).toBeCloseTo(16 / 9, 9);
  expect(ease).toBeCloseTo(206.84 - (60 * 16) / 9 - 1.02 * 4.5, 6);
});

test.each(LANGUAGES)('shorter sentences raise the ease in %s', (language) => {
  const long = 'Ana come pan, Luis come sopa y Eva come queso.';
  const short = 'Ana come pan. Luis come sopa. Y Eva come queso.';
  expect(measureText(short, language)!.ease).toBeGreaterThan(measureText(long, language)!.ease);
});

test('measureText returns null for a text without words', () => {
  expect(measureText('… — !\n\n***', 'es')).toBeNull();
});

test('measureText ends a sentence at a paragraph without punctuation', () => {
  expect(measureText('La primera:\n\nMI\n\nEl martes, no.', 'es')!.sentences).toBe(3);
});

test('measureText counts contractions and hyphenated words once', () => {
  expect(splitWords("It didn't rain on forty-one geese.")).toHaveLength(6);
});

test('the bands of adjacent levels touch', () => {
  for (const [position, level] of LEVELS.slice(1).entries()) {
    const [below, band] = [BANDS[LEVELS[position]!], BANDS[level]];
    expect(band.wordsPerSentence.above).toBe(below.wordsPerSentence.atMost);
    expect(band.longest).toBeGreaterThan(below.longest);
    for (const language of LANGUAGES) expect(band.ease[language]).toBeLessThan(below.ease[language]);
  }
});

describe('the level of a text', () => {
  test.each([
    ['beginner', [8, 8, 8]],
    ['intermediate', [8, 8, 9]],
    ['intermediate', [11, 11]],
    ['advanced', [11, 12]],
    ['advanced', [15]],
  ] as const)('is %s for sentences of %j words', (level, lengths) => {
    expect(measured([...lengths])).toMatchObject({ level, isInBand: true });
  });

  test('is raised by two sentences that are too long, and not by one', () => {
    const short = Array(18).fill(5);
    expect(measured([...short, 15]).level).toBe('beginner');
    expect(measured([...short, 15, 15]).level).toBe('intermediate');
    expect(measured([...short, 21, 21]).level).toBe('advanced');
  });

  test('is raised by one sentence far above the level', () => {
    const short = Array(18).fill(5);
    expect(measured([...short, 21]).level).toBe('beginner');
    expect(measured([...short, 22]).level).toBe('intermediate');
    expect([21, 22].map((words) => isFarAbove(words, 'beginner'))).toEqual([false, true]);
  });

  test('is raised by long words', () => {
    expect(measureText('El mar es azul. El sol es de oro.', 'es')!.level).toBe('beginner');
    expect(measureText('El extraordinario rinoceronte desapareció misteriosamente.', 'es')!.level).toBe(
      'advanced',
    );
  });

  test('is the same for an ease four points lower in Spanish', () => {
    const spanish = measureText('La gallina amarilla pone un huevo. El gallo mira la luna.', 'es')!;
    expect(spanish.ease).toBeGreaterThan(86);
    expect(spanish.ease).toBeLessThan(90);
    expect(spanish.level).toBe('beginner');
  });

  test('is advanced and outside the band above all limits', () => {
    expect(measured([16, 16])).toMatchObject({ level: 'advanced', isInBand: false });
    expect(measured([5, 46])).toMatchObject({ level: 'advanced', isInBand: false });
  });

  test('is outside the band for labels instead of sentences', () => {
    expect(measured([4, 4])).toMatchObject({ level: 'beginner', isInBand: false });
  });
});

const lengths = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 80 });

test('no text is in the bands of two levels', () => {
  fc.assert(
    fc.property(lengths, (some) => {
      const levels = LEVELS.filter((level) => isWithin(measured(some), level));
      expect(levels.length).toBeLessThanOrEqual(1);
      if (levels.length === 1) expect(levels).toEqual([measured(some).level]);
    }),
  );
});

test('a text measured incrementally has the same measure after every sentence', () => {
  fc.assert(
    fc.property(lengths, (some) => {
      const meter = new LevelMeter('es');
      expect(meter.measure()).toBeNull();
      for (const [position, words] of some.entries()) {
        meter.add(sentenceOf(words));
        expect(meter.measure()).toEqual(measured(some.slice(0, position + 1)));
      }
    }),
    { numRuns: 30 },
  );
});
