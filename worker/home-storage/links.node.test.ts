import { beforeEach, expect, test } from 'vitest';
import { OPEN_LINKS } from '../../contract/links.ts';
import { ObjectStorage } from '../../testkit/worker/object-storage.ts';
import { Links } from './links.ts';

/** Links of a home with two of everything: an open and an ended one of each of two stories. */

const [NOW, LATER, BEFORE] = [1000, 2000, 500];

let links: Links;
let storage: ReturnType<typeof ObjectStorage.new>;
const add = (id: string, storyId: string, endsAt: number) =>
  links.add(
    { id, secret: `secret ${id}`, storyId, scope: 'read', showsNames: false, createdAt: 0, endsAt },
    NOW,
  );
const insert = (id: string, storyId: string, endsAt: number) =>
  storage.sql.exec(
    'INSERT INTO links (id, secret, story_id, shows_names, created_at, ends_at) VALUES (?, ?, ?, 0, 0, ?)',
    id,
    `secret ${id}`,
    storyId,
    endsAt,
  );
const rows = () => storage.sql.exec<{ id: string; opened: number }>('SELECT id, opened FROM links').toArray();

beforeEach(() => {
  storage = ObjectStorage.new();
  links = new Links(storage.sql);
  for (const story of ['a', 'b']) {
    insert(story, story, LATER);
    insert(`ended ${story}`, story, BEFORE);
  }
});

/** Open and ended links beside the four above, the id of the next one, and whether it is made. */
test.each([
  [OPEN_LINKS - 3, 0, 'new', true],
  [OPEN_LINKS - 3, OPEN_LINKS, 'new', true],
  [OPEN_LINKS - 2, 0, 'new', false],
  [OPEN_LINKS - 2, OPEN_LINKS, 'new', false],
  // Asked again after a lost answer.
  [OPEN_LINKS - 2, 0, 'a', true],
])('with %i open and %i ended links more, the link %s is made: %s', (open, ended, id, isMade) => {
  for (let n = 0; n < open; n += 1) insert(`open ${n}`, 'c', LATER);
  for (let n = 0; n < ended; n += 1) insert(`over ${n}`, 'c', BEFORE);
  expect(add(id, 'a', LATER)).toBe(isMade);
  expect(links.open(NOW)).toHaveLength(open + 2 + Number(isMade && id === 'new'));
});

test('each change is of the links that it names', () => {
  links.noteOpened('a');
  expect(rows().filter(({ opened }) => opened > 0)).toEqual([{ id: 'a', opened: 1 }]);
  expect(links.close('ended a')).toBe(true);
  expect(links.close('ended a')).toBe(false);
  links.closeOf('b');
  expect(rows().map(({ id }) => id)).toEqual(['a']);
});

test('an open link is found by its secret, an ended one is in no answer', () => {
  expect(links.bySecret('secret a', ['read'], NOW)?.id).toBe('a');
  expect(links.bySecret('secret ended a', ['read'], NOW)).toBeNull();
  expect(links.bySecret('secret a', ['read'], LATER)).toBeNull();
  expect(links.open(NOW).map(({ id }) => id)).toEqual(['a', 'b']);
});
