import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../../../contract/options.ts';
import en from '../../../../words/en/app/common.json';
import es from '../../../../words/es/app/common.json';
import { ideasOfTheDay } from './ideas.ts';

const IDEAS = { es, en };
const ideasOn = (day: number, language: Language = 'es') =>
  ideasOfTheDay(IDEAS[language].storyForm.ideasOfTheDay, day);

const day = (offset: number) => 20_778 + offset;

test.each(LANGUAGES)('a day has three different ideas in %s', (language) => {
  for (let offset = 0; offset < 40; offset += 1) {
    const ideas = ideasOn(day(offset), language);
    expect(new Set(ideas).size).toBe(3);
    expect(ideas.every((idea) => idea.length > 10)).toBe(true);
  }
});

test('the next day has other ideas', () => {
  const tomorrow = ideasOn(day(1));
  expect(ideasOn(day(0)).some((idea) => tomorrow.includes(idea))).toBe(false);
});

test('an idea does not return within nine days', () => {
  const seen = Array.from({ length: 9 }, (_, offset) => ideasOn(day(offset), 'en')).flat();
  expect(new Set(seen).size).toBe(27);
});
