import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { MIGRATIONS, type Migration, migrate } from './migrations.ts';
import * as schema from './schema.ts';

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

/** A table's columns and indexes, as the database has them. */
function storedTable({ sql }: DurableObjectStorage, name: string) {
  type Column = { name: string; type: string; notnull: number; pk: number };
  const columns = sql.exec<Column>(`PRAGMA table_info('${name}')`).toArray();
  const indexes = sql
    .exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql NOT NULL`,
      name,
    )
    .toArray()
    .map((index) => {
      const of = sql.exec<{ name: string }>(`PRAGMA index_info('${index.name}')`).toArray();
      return `${index.name} (${of.map((column) => column.name).join()})`;
    });
  const keys = sql
    .exec<{ from: string; table: string; to: string; on_delete: string }>(
      `PRAGMA foreign_key_list('${name}')`,
    )
    .toArray();
  return {
    columns: columns.map((column) => [
      column.name,
      column.type.toLowerCase(),
      column.notnull === 1 ? 'not null' : 'null',
      column.pk === 1 ? 'primary' : '',
    ]),
    indexes: indexes.sort(),
    keys: keys.map((key) => `${key.from} to ${key.table}.${key.to}, ${key.on_delete.toLowerCase()}`),
  };
}

/** The same of a typed table. */
function typedTable(table: SQLiteTable): ReturnType<typeof storedTable> {
  const { columns, indexes, foreignKeys } = getTableConfig(table);
  return {
    columns: columns.map((column) => [
      column.name,
      column.getSQLType(),
      column.notNull ? 'not null' : 'null',
      column.primary ? 'primary' : '',
    ]),
    indexes: indexes
      .map(({ config }) => {
        const of = config.columns.map((column) => (is(column, SQLiteColumn) ? column.name : 'an expression'));
        return `${config.name} (${of.join()})`;
      })
      .sort(),
    keys: foreignKeys.map((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference();
      const to = `${getTableConfig(foreignTable).name}.${foreignColumns[0]!.name}`;
      return `${columns[0]!.name} to ${to}, ${key.onDelete ?? 'no action'}`;
    }),
  };
}

const TABLES = Object.values(schema).filter((value) => is(value, SQLiteTable));

test('the typed tables are those of the migrations', () =>
  inObject((storage) => {
    migrate(storage);
    expect(TABLES.length).toBeGreaterThanOrEqual(3);
    for (const table of TABLES) {
      const { name } = getTableConfig(table);
      expect([name, typedTable(table)]).toEqual([name, storedTable(storage, name)]);
    }
  }));
