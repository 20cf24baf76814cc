import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../contract/options.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { allowed, refused, refusedForAnyReason } from '../../emulators/openai/moderation/phrases.ts';
import { readTopics } from './topics.ts';

const AT_LEAST = 60;

describe.each(LANGUAGES)('the topics in %s', (language) => {
  const set = readTopics(language);

  test('are enough of both kinds, and all different', () => {
    for (const kind of ['refuse', 'ordinary'] as const) {
      const topics = set[kind].map(({ text }) => text);
      expect(topics.length).toBeGreaterThanOrEqual(AT_LEAST);
      expect(new Set(topics).size).toBe(topics.length);
    }
    const allowedOnes = new Set(set.ordinary.map(({ text }) => text));
    expect(set.refuse.filter(({ text }) => allowedOnes.has(text))).toEqual([]);
  });

  test('are valid input of the form', () => {
    for (const { text: topic } of [...set.refuse, ...set.ordinary]) {
      expect(storyRequest.parse({ topic, language }).topic).toBe(topic);
      expect(topic.length).toBeLessThan(250);
    }
  });

  test("have the other language's categories, several texts each", () => {
    for (const kind of ['refuse', 'ordinary'] as const) {
      const count = (language: 'es' | 'en') =>
        Object.groupBy(readTopics(language)[kind], ({ category }) => category);
      expect(Object.keys(count('es'))).toEqual(Object.keys(count('en')));
      for (const topics of Object.values(count(language))) expect(topics!.length).toBeGreaterThanOrEqual(5);
    }
  });

  test('are none of the phrases that the built-in moderation was developed with', () => {
    const known = new Set([...refused.map(([text]) => text), ...refusedForAnyReason, ...allowed]);
    const shared = [...set.refuse, ...set.ordinary].filter(({ text }) => known.has(text));
    expect(shared.map(({ text }) => text)).toEqual([]);
  });
});
