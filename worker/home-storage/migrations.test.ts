import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration, migrate } from './migrations.ts';
import { FEED_COLUMNS, NARRATION_COLUMNS, STORY_COLUMNS } from './schema.ts';

const EXTRA: Migration[] = [
  ...MIGRATIONS,
  { name: 'notes', statements: ['CREATE TABLE notes (text TEXT)', `INSERT INTO notes VALUES ('kept')`] },
];

function inObject(work: (storage: DurableObjectStorage) => void) {
  const stub = env.HOMES.get(env.HOMES.newUniqueId());
  return runInDurableObject(stub, (_, state) => work(state.storage));
}

test('migration resumes with the interrupted step', () =>
  inObject((storage) => {
    const broken = [...MIGRATIONS, { name: 'notes', statements: [EXTRA.at(-1)!.statements[0]!, 'NONSENSE'] }];
    expect(() => migrate(storage, broken)).toThrow();
    migrate(storage, EXTRA);
    expect(storage.sql.exec('SELECT text FROM notes').toArray()).toEqual([{ text: 'kept' }]);
  }));

test('migration applies each step once', () =>
  inObject((storage) => {
    migrate(storage, EXTRA);
    migrate(storage, EXTRA);
    expect(storage.sql.exec('SELECT count(*) AS n FROM notes').one()).toEqual({ n: 1 });
  }));

test('migration refuses a schema newer than the code', () =>
  inObject((storage) => {
    migrate(storage, EXTRA);
    expect(() => migrate(storage, MIGRATIONS)).toThrow(/notes/);
  }));

test.each([
  ['stories', STORY_COLUMNS],
  ['narrations', NARRATION_COLUMNS],
  ['feed', FEED_COLUMNS],
])('the columns of %s are those of its rows', (table, columns) =>
  inObject((storage) => {
    migrate(storage);
    const made = storage.sql.exec<{ name: string }>(`SELECT name FROM pragma_table_info(?)`, table).toArray();
    expect(made.map(({ name }) => name)).toEqual(Object.values(columns));
  }),
);
