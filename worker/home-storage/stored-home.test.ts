import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { Home } from '../home/home.ts';
import { storedHome } from './stored-home.ts';

const stubOf = (id: string) => env.HOMES.get(env.HOMES.idFromName(id));

/** The statements of a constructor over the stored state of an object, and the rows that they read. */
function statementsOfConstructor(id: string): Promise<{ statements: string[]; rowsRead: number }> {
  return runInDurableObject(stubOf(id), (_, ctx) => {
    const { sql } = ctx.storage;
    const exec = sql.exec.bind(sql);
    const statements: string[] = [];
    const cursors: { rowsRead: number }[] = [];
    const noted = (query: string, ...bindings: SqlStorageValue[]) => {
      statements.push(query);
      const cursor = exec(query, ...bindings);
      cursors.push(cursor);
      return cursor;
    };
    Object.defineProperty(sql, 'exec', { value: noted, configurable: true });
    try {
      new Home(ctx, env);
    } finally {
      Reflect.deleteProperty(sql, 'exec');
    }
    return { statements, rowsRead: cursors.reduce((sum, { rowsRead }) => sum + rowsRead, 0) };
  });
}

const order = (person: Person, topic: string) =>
  person.home.writeStory(
    {
      request: {
        topic,
        childNames: '',
        storyLength: 'short',
        storyType: 'original',
        creativityLevel: 'standard',
        ageGroup: 'default',
        englishLevel: 'beginner',
        language: 'es',
      },
      timeLimit: 110_000,
      idempotencyKey: null,
      requestId: 'a-request',
    },
    null,
  );

test('the constructor of an idle home sends one statement, whatever is in the library', async () => {
  const person = await newPerson();
  const before = await statementsOfConstructor(person.user.id);
  expect(before.statements).toHaveLength(1);
  await (await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).json();
  await sqlInHome(person.user.id, `DELETE FROM timers WHERE name = 'generations'`);
  const after = await statementsOfConstructor(person.user.id);
  expect(after).toEqual(before);
  // The user's row, and that of the last migration.
  expect(after.rowsRead).toBe(2);
});

test('the constructor of a home with unfinished work recovers it', async () => {
  const person = await newPerson();
  const { admission } = await order(person, '!hang un faro');
  if (!admission.ok) throw new Error(admission.code);
  const { statements } = await statementsOfConstructor(person.user.id);
  expect(statements.length).toBeGreaterThan(1);
  const [row] = await sqlInHome(
    person.user.id,
    'SELECT attempt FROM generations WHERE id = ?',
    admission.generationId,
  );
  expect(row).toEqual({ attempt: 2 });
  await person.home.stopStory(admission.generationId);
});

test('an object without a user is no home, with and without a schema, and its constructor writes nothing', async () => {
  const id = crypto.randomUUID();
  expect((await statementsOfConstructor(id)).statements).toHaveLength(1);
  expect(
    await sqlInHome(id, `SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`),
  ).toEqual([]);
  const person = await newPerson();
  await sqlInHome(person.user.id, 'DELETE FROM user');
  expect(
    await runInDurableObject(stubOf(person.user.id), (_, { storage }) => storedHome(storage)),
  ).toBeNull();
});

test('the constructor refuses a schema newer than the code', async () => {
  const person = await newPerson();
  await sqlInHome(person.user.id, `INSERT INTO migrations (position, name) VALUES (1, 'later')`);
  await expect(() => statementsOfConstructor(person.user.id)).rejects.toThrow(/later/);
});
