import { expect, test } from 'vitest';
import { bundledStory } from './bundled-stories.ts';

test.each([
  ['el-dragon-que-no-podia-volar', 'es', 'El dragón que no podía volar'],
  ['the-dragon-who-could-not-fly', 'en', 'The Dragon Who Could Not Fly'],
  ['el-dragon-que-aprendio-a-compartir', 'es', 'El dragón que aprendió a compartir'],
  ['the-dragon-who-learned-to-share', 'en', 'The Dragon Who Learned to Share'],
] as const)('the bundled example %s is its own replacement', async (id, language, title) => {
  expect((await bundledStory(id, language)).title).toBe(title);
});

test('each other example has a constant replacement in its own language', async () => {
  const story = await bundledStory('the-queue', 'en');
  expect(await bundledStory('the-queue', 'en')).toEqual(story);
  expect(story.language).toBe('en');
  expect(story.title).toMatch(/^The Dragon/);
});
