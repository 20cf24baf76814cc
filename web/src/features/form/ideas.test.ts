import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/options.ts';
import { ideasOfTheDay } from './ideas.ts';

const day = (offset: number) => 20_778 + offset;

test.each(LANGUAGES)('a day has three different ideas in %s', (language) => {
  for (let offset = 0; offset < 40; offset += 1) {
    const ideas = ideasOfTheDay(language, day(offset));
    expect(new Set(ideas).size).toBe(3);
    expect(ideas.every((idea) => idea.length > 10)).toBe(true);
  }
});

test('the next day has other ideas', () => {
  const tomorrow = ideasOfTheDay('es', day(1));
  expect(ideasOfTheDay('es', day(0)).some((idea) => tomorrow.includes(idea))).toBe(false);
});

test('an idea does not return within nine days', () => {
  const seen = Array.from({ length: 9 }, (_, offset) => ideasOfTheDay('en', day(offset))).flat();
  expect(new Set(seen).size).toBe(27);
});
