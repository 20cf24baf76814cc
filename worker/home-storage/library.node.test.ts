import { expect, test } from 'vitest';
import { storyRequest } from '../../contract/schemas/stories.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Library } from './library.ts';

const USER = 'eu-a';
const AT = Date.UTC(2026, 10, 30, 20);

test('a list asks for its user’s id once, which is a query of its own', () => {
  let asked = 0;
  const library = new Library(ObjectStorage.new().sql, () => {
    asked += 1;
    return USER;
  });
  const ids = ['one', 'two', 'three'];
  expect([library.stories(ids), asked]).toEqual([[], 0]);
  for (const id of ids) {
    library.saveStory({
      id,
      title: id,
      language: 'es',
      options: storyRequest.parse({ topic: 'un faro' }),
      textHash: id,
      translationHash: null,
      measured: null,
      foldedTitle: id,
      foldedWords: id,
      createdAt: AT,
      storedAt: AT,
      document: { language: 'es', sentences: [{ index: 0, paragraph: 0, text: 'El faro duerme.' }] },
    });
  }
  asked = 0;
  expect([library.stories(ids).map(({ userId }) => userId), asked]).toEqual([[USER, USER, USER], 1]);
});
