import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration, migrate } from './migrations.ts';

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
