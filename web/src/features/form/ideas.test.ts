import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/options.ts';
import { ideasOfTheDay } from './ideas.ts';

const day = (offset: number) => 20_778 + offset;

test.each(LANGUAGES)('there are three different ideas a day in %s', (language) => {
  for (let offset = 0; offset < 40; offset += 1) {
    const ideas = ideasOfTheDay(language, day(offset));
    expect(new Set(ideas).size).toBe(3);
    expect(ideas.every((idea) => idea.length > 10)).toBe(true);
  }
});

test('they are others the next day', () => {
  const tomorrow = ideasOfTheDay('es', day(1));
  expect(ideasOfTheDay('es', day(0)).some((idea) => tomorrow.includes(idea))).toBe(false);
});

test('no idea comes again before nine days', () => {
  const seen = Array.from({ length: 9 }, (_, offset) => ideasOfTheDay('en', day(offset))).flat();
  expect(new Set(seen).size).toBe(27);
});
