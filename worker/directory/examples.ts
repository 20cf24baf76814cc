import { asc, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { examples } from './schema.ts';

export type ExampleRow = typeof examples.$inferSelect;

/** All examples in page order. Without timelines, which are most of the table. */
export function listExamples(db: Database): Promise<Omit<ExampleRow, 'timeline'>[]> {
  return db.query.examples.findMany({ columns: { timeline: false }, orderBy: asc(examples.position) });
}

export async function exampleById(db: Database, id: string): Promise<ExampleRow | null> {
  return (await db.query.examples.findFirst({ where: eq(examples.id, id) })) ?? null;
}

/** Facts for the file name and tags of an example's audio. */
export type ExampleFacts = Pick<ExampleRow, 'title' | 'language' | 'type' | 'age'>;

/**
 * Without the timeline.
 * @returns null when there is no example with this id
 */
export async function exampleFacts(db: Database, id: string): Promise<ExampleFacts | null> {
  const columns = { title: true, language: true, type: true, age: true } as const;
  return (await db.query.examples.findFirst({ columns, where: eq(examples.id, id) })) ?? null;
}

export async function exampleByText(
  db: Database,
  textHash: string,
): Promise<Pick<ExampleRow, 'id' | 'language'> | null> {
  const row = await db.query.examples.findFirst({
    columns: { id: true, language: true },
    where: eq(examples.textHash, textHash),
  });
  return row ?? null;
}
