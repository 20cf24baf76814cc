import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../worker/directory/client.ts';
import type { ExampleRow } from '../../worker/directory/examples.ts';
import { examples } from '../../worker/directory/schema.ts';

/** Result by id. */
export type RowChanges = { written: string[]; unchanged: string[]; removed: string[] };

/**
 * Makes the table of examples equal to `wanted`, in one transaction. Rows are updated in place, since narrations refer
 * to them; removing an example removes its narrations.
 */
export async function syncExampleRows(db: Database, wanted: ExampleRow[]): Promise<RowChanges> {
  const there = new Map((await db.select().from(examples)).map((row) => [row.id, row]));
  const isUnchanged = (row: ExampleRow) => isDeepStrictEqual(there.get(row.id), row);
  const changed = wanted.filter((row) => !isUnchanged(row));
  const ids = new Set(wanted.map(({ id }) => id));
  const removed = [...there.keys()].filter((id) => !ids.has(id));
  const statements: BatchItem<'sqlite'>[] = [
    ...removed.map((id) => db.repeatable.delete(examples).where(eq(examples.id, id))),
    ...changed.map((row) =>
      db.repeatable.insert(examples).values(row).onConflictDoUpdate({ target: examples.id, set: row }),
    ),
  ];
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
  return {
    written: changed.map(({ id }) => id),
    unchanged: wanted.filter(isUnchanged).map(({ id }) => id),
    removed,
  };
}
