import { expect, test } from 'vitest';
import { NO_STORY, throwOnDecline } from './model-refusal.ts';
import { StoryRefusedError } from './moderated-release.ts';

async function* said(pieces: string[]) {
  yield* pieces;
}

async function heard(pieces: string[]): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of throwOnDecline(said(pieces))) all.push(piece);
  return all;
}

test.each([
  [[NO_STORY]],
  [[`${NO_STORY}.`]],
  [['NO', '_ST', 'ORY', '\n']],
  [[' \n', '# ', NO_STORY]],
  [['**', NO_STORY, '**']],
  [['"NO_STORY" is all I can say.']],
])('the answer %j is a refusal, and none of its text is released', async (pieces) => {
  const heardBefore: string[] = [];
  const listening = (async () => {
    for await (const piece of throwOnDecline(said(pieces))) heardBefore.push(piece);
  })();
  await expect(listening).rejects.toThrow(StoryRefusedError);
  expect(heardBefore).toEqual([]);
});

test.each([
  [['# ', 'No', 'ra y la luna', '\n\nHabía…']],
  [['NO', ' digas nada']],
  [['NO_S']],
  [['# Un faro', '\n\nEl mapa decía NO_STORY.']],
])('a story that begins %j is released whole', async (pieces) => {
  expect((await heard(pieces)).join('')).toBe(pieces.join(''));
});

test('the first word of a story is released at once', async () => {
  expect(await heard(['# ', 'Un', ' faro'])).toEqual(['# Un', ' faro']);
});
