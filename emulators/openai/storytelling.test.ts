import { expect, test } from 'vitest';
import { LENGTHS, STORY_TYPES } from '../../contract/options.ts';
import { connectInProcess } from './in-process-client.ts';

const topics = { es: 'un dragón que tiene miedo de un lobo', en: 'a pirate who fights a sea monster' };

test.each(Object.entries(topics))(
  'stories in %s pass the moderation of the same emulator',
  async (language, topic) => {
    const { client } = connectInProcess();
    for (const storyType of STORY_TYPES) {
      for (const seed of [1, 2, 3, 4]) {
        const storyLength = LENGTHS.at(seed % 2 ? 0 : -1);
        const fields = { topic, childNames: 'Ana, Kike', storyType, storyLength, ageGroup: '6-8', language };
        const answer = await client.chat.completions.create({
          model: 'gpt-6-luna',
          reasoning_effort: 'none',
          seed,
          messages: [{ role: 'user', content: JSON.stringify(fields) }],
        });
        const text = answer.choices[0]?.message.content ?? '';
        expect(text).toMatch(/^# .+\n\n/);
        const paragraphs = text.split('\n\n').slice(1);
        const { results } = await client.moderations.create({ input: [text, ...paragraphs] });
        const flagged = [text, ...paragraphs].filter((_, index) => results[index]?.flagged);
        expect(flagged).toEqual([]);
      }
    }
  },
);
