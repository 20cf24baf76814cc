import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../contract/schemas/auth.ts';
import type { StoryList } from '../../contract/schemas/stories.ts';
import { HOUR_MS } from '../../contract/time.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { inLibrary, sqlInHome } from '../../testkit/worker/in-home.ts';
import { rowsInObject } from '../../testkit/worker/left-behind.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { database } from '../directory/client.ts';
import { bury, tombstoneOf } from '../directory/tombstones.ts';

/** The home asks the directory again when its copy of the user's row is older than an hour. */

afterEach(() => {
  vi.restoreAllMocks();
});

/** Changes the directory's row without the home: its hand-over is lost for good. */
const changeUnheard = ({ user }: Person, columns: string) =>
  env.DB.prepare(
    `UPDATE users SET ${columns}, version = version + 1, handed_version = version + 1 WHERE id = ?`,
  )
    .bind(user.id)
    .run();

const me = (person: Person) => person.fetch('/api/auth/me');
const nameOf = async (person: Person) => (await (await me(person)).json<User>()).name;

/** Batches sent to the directory. `answer` may replace what one of them does. */
function onBatches(answer: (send: () => Promise<unknown>, position: number) => Promise<unknown>) {
  const prototype = Object.getPrototypeOf(env.DB) as D1Database;
  const original = prototype.batch;
  let position = 0;
  return vi.spyOn(prototype, 'batch').mockImplementation(function (this: D1Database, ...args) {
    return answer(() => original.apply(this, args), position++) as never;
  });
}

test('a change whose hand-over is lost for good reaches the home after an hour', async () => {
  const person = await newPerson('Ana');
  await changeUnheard(person, `name = 'Eva'`);
  advanceClock(0.98 * HOUR_MS);
  expect(await nameOf(person)).toBe('Ana');
  advanceClock(0.04 * HOUR_MS);
  // Asked behind this answer.
  expect(await nameOf(person)).toBe('Ana');
  await vi.waitFor(async () => expect(await nameOf(person)).toBe('Eva'));
});

test('a password whose hand-over is lost ends the other sessions after an hour', async () => {
  const person = await newPerson();
  await changeUnheard(person, 'credentials = credentials + 1');
  expect((await me(person)).status).toBe(200);
  advanceClock(1.01 * HOUR_MS);
  await vi.waitFor(async () => expect((await me(person)).status).toBe(401));
});

test('the home asks once at a time, and never delays an answer', async () => {
  const person = await newPerson();
  const gate = Promise.withResolvers<void>();
  const asked = onBatches(async (send) => {
    await gate.promise;
    return send();
  });
  advanceClock(1.01 * HOUR_MS);
  const before = Date.now() - HOUR_MS;
  for (let n = 0; n < 5; n++) expect((await me(person)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
  gate.resolve();
  const askedAt = async () => (await sqlInHome(person.user.id, 'SELECT asked_at FROM user'))[0]!.asked_at;
  await vi.waitFor(async () => expect(await askedAt()).toBeGreaterThan(before));
  await me(person);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a failure is tried again at the next request, and the reader does not notice', async () => {
  const person = await newPerson('Ana');
  await changeUnheard(person, `name = 'Eva'`);
  const asked = onBatches(async (send, position) => {
    if (position === 0) throw new Error('the directory is gone');
    return send();
  });
  advanceClock(1.01 * HOUR_MS);
  expect(await nameOf(person)).toBe('Ana');
  await vi.waitFor(async () => expect(await nameOf(person)).toBe('Eva'));
  expect(asked.mock.calls.length).toBe(2);
});

test('a user whom the directory has deleted closes the home, and their data go', async () => {
  const { buyer, storyId } = await newOwner();
  const digest = await tombstoneOf(env.DIGEST_SECRET, 'user', buyer.user.id);
  await bury(database(env.DB), digest, Date.now());
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(buyer.user.id).run();
  expect((await buyer.fetch(`/api/stories/${storyId}`)).status).toBe(200);
  advanceClock(1.01 * HOUR_MS);
  await vi.waitFor(async () => expect((await me(buyer)).status).toBe(401));
  await vi.waitFor(async () => expect(await rowsInObject(buyer.user.id)).toEqual({ rows: [], alarm: null }));
  const { objects } = await env.FILES.list({ prefix: `stories/${buyer.user.id}/` });
  expect(objects).toEqual([]);
});

test('a row that the directory has lost ends the sessions, and the data stay', async () => {
  const { buyer, storyId } = await newOwner();
  const { stories } = await (await buyer.fetch('/api/stories')).json<StoryList>();
  expect(stories).toHaveLength(1);
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(buyer.user.id).run();
  advanceClock(1.01 * HOUR_MS);
  await vi.waitFor(async () => expect((await me(buyer)).status).toBe(401));
  expect(await inLibrary(buyer.user.id, (library) => library.hasStory(storyId))).toBe(true);
  const { objects } = await env.FILES.list({ prefix: `stories/${buyer.user.id}/` });
  expect(objects).toHaveLength(1);
});
