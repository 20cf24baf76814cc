import type { Files, Storage } from '../storage/open-storage.ts';
import { coverObjects } from './covers.ts';
import { planExamples } from './examples.ts';
import { musicObjects } from './music.ts';
import { removeOthers, type SeedObject, type Written, writeObjects } from './objects.ts';
import { syncExampleRows } from './rows.ts';

export type SeedReport = {
  /** Reports on a kind of content, or on something missing. */
  say(line: string): void;
  /** Called for every written file. */
  onWritten?(key: string, bytes: number): void;
};

const count = (n: number, what: string) => (n > 0 ? [`${n} ${what}`] : []);

function summary(kind: string, written: number, unchanged: number, removed: number): string {
  const parts = [
    ...count(written, 'written'),
    ...count(unchanged, 'unchanged'),
    ...count(removed, 'removed'),
  ];
  return `${kind.padEnd(10)} ${parts.join(', ') || 'none'}`;
}

/**
 * Makes R2 and D1 equal to the repository. Files are written before the rows that name them and removed after them, so
 * that readers never find a row without its files, even after an interruption.
 * @param content the folder with music, stories, illustrations and narrations
 */
export async function seedStorage(
  { files, db }: Pick<Storage, 'db'> & { files: Files },
  content: string,
  { say, onWritten }: SeedReport,
): Promise<void> {
  const plan = await planExamples(content);
  const kinds: { kind: string; prefix: string; objects: SeedObject[] }[] = [
    { kind: 'music', prefix: 'music/', objects: musicObjects(content) },
    { kind: 'texts', prefix: 'stories/examples/', objects: plan.texts },
    { kind: 'pictures', prefix: 'images/', objects: [...plan.images, ...coverObjects(content)] },
    { kind: 'narrations', prefix: 'audio/examples/', objects: plan.narrations },
  ];
  const done: Written[] = [];
  for (const { prefix, objects } of kinds) done.push(await writeObjects(files, prefix, objects, onWritten));
  const rows = await syncExampleRows(db, plan.rows);
  for (const [at, { kind, prefix, objects }] of kinds.entries()) {
    const { written, unchanged } = done[at]!;
    const removed = await removeOthers(files, prefix, objects);
    say(summary(kind, written.length, unchanged.length, removed.length));
  }
  say(summary('examples', rows.written.length, rows.unchanged.length, rows.removed.length));
  for (const note of plan.notes) say(`           ${note}`);
}
