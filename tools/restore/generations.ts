import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../contract/time.ts';

/**
 * A folder of backups: each save is a folder of its own, named after the time of D1's export, in which unchanged files
 * are links to those of the save before. A save that is interrupted, or that copies what a fault has emptied, leaves
 * the earlier ones as they are.
 */

/** How long a save is kept, as the privacy page says. Tombstones are kept longer. */
const SAVES_FOR_MS = 30 * DAY_MS;
const MARK = 'saved.json';
const UNFINISHED = '.unfinished';

/** `at`: when D1 was exported, in milliseconds since the epoch. */
export type Save = { folder: string; at: number };

const nameOf = (at: number) => new Date(at).toISOString().replaceAll(':', '.');

/** A finished save; null for any other folder. */
function saveIn(folder: string): Save | null {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) return null;
  const { at } = JSON.parse(readFileSync(mark, 'utf8')) as { at: unknown };
  return typeof at === 'number' ? { folder, at } : null;
}

/** Finished saves of a folder, newest first. */
function savesIn(folder: string): Save[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );
  return names.flatMap((name) => saveIn(join(folder, name)) ?? []).toSorted((a, b) => b.at - a.at);
}

/**
 * The save that a path means: itself, or the newest of its folder.
 * @throws Error when there is none that was finished
 */
export function saveAt(path: string): Save {
  const save = saveIn(path) ?? savesIn(path)[0];
  if (save) return save;
  throw new Error(`${path} has no finished save of \`npm run backup -- save\``);
}

/** A disk without links, as FAT, has a copy. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(code)) throw error;
    copyFileSync(source, target);
  }
}

/** Links all files of a folder into another. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const one of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, one.name), join(to, one.name)];
    if (one.isDirectory()) linkAll(source, target);
    else linkOrCopy(source, target);
  }
}

/**
 * Makes one more save in a folder, and deletes those that are too old once it is finished.
 * @param path made when missing; readable by its owner alone afterwards
 * @param now when the export begins
 * @param work fills a folder, in which `files/` is that of the save before; it must not write into files that are there
 * @returns the save and how many were deleted
 * @throws what the work throws; earlier saves stay
 */
export async function makeSave(
  path: string,
  now: number,
  work: (folder: string) => Promise<void>,
): Promise<Save & { deleted: number }> {
  mkdirSync(path, { recursive: true });
  // A folder of an earlier version, or made by hand, may be open to others.
  chmodSync(path, 0o700);
  const unfinished = join(path, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  const [last] = savesIn(path);
  if (last) linkAll(join(last.folder, 'files'), join(unfinished, 'files'));
  else mkdirSync(unfinished);
  await work(unfinished);
  writeFileSync(join(unfinished, MARK), JSON.stringify({ at: now }));
  const folder = join(path, nameOf(now));
  renameSync(unfinished, folder);
  const old = savesIn(path).filter(({ at }) => at < now - SAVES_FOR_MS);
  for (const save of old) rmSync(save.folder, { recursive: true });
  return { folder, at: now, deleted: old.length };
}
