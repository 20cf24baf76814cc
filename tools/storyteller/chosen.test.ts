import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, STORY_TYPES } from '../../contract/options.ts';
import { readTopic } from '../../emulators/openai/storyteller/topic.ts';
import { CHOSEN, STORIES, toldAsFile } from './chosen.ts';
import { TOPIC_SAMPLES } from './samples.ts';

test('the stories that are kept to be read are those that are told (npm run templates -- --stories)', async () => {
  const files = await Promise.all(CHOSEN.map(toldAsFile));
  expect(readdirSync(STORIES).sort()).toEqual(['README.md', ...files.map(({ name }) => name)].sort());
  for (const { name, text } of files) expect(readFileSync(new URL(name, STORIES), 'utf8'), name).toBe(text);
});

test('among them is every kind, every language and every heavy topic but grief for a person, which is told like that for a pet', () => {
  const kinds = CHOSEN.map(({ request }) => request.storyType);
  expect(new Set(kinds)).toEqual(new Set(STORY_TYPES));
  expect(new Set(CHOSEN.map(({ request }) => request.language))).toEqual(new Set(LANGUAGES));
  const topics = CHOSEN.map(({ request }) => readTopic(request.topic, request.language).tags[0]);
  const heavy = Object.keys(TOPIC_SAMPLES).filter(
    (tag) => tag.startsWith('heavy:') && tag !== 'heavy:person',
  );
  expect(topics).toEqual(expect.arrayContaining(heavy));
});
