import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import {
  existingNarrations,
  existingStories,
  existingUsers,
  type OwnedId,
} from '../directory/existing-rows.ts';
import { keepSweepPosition, sweepPosition } from '../directory/sweep-position.ts';
import { type FileOwner, ownerOf } from '../files/keys.ts';
import { deleteFiles } from '../files/owned.ts';

export type OrphanDeps = {
  db: Database;
  files: R2Bucket;
  /** Ids of stories and narrations that the user's Durable Object is generating or saving. */
  unfinished(userId: string): Promise<string[]>;
};

export type FileCounts = {
  seen: number;
  removed: number;
  bytes: number;
  /** Whether the end of the bucket was reached; if not, the next run continues here. */
  finished: boolean;
};

/** Name of the stored position. */
const BUCKET = 'files';
/** Minimum age of an orphan: a file is stored before its row, within a day. */
const YOUNG_MS = DAY_MS;
/** A page is what R2 lists and deletes in one call; a run covers a hundred thousand files in some hundreds of calls. */
const RUN = { pages: 100, pageSize: 1000 };

type Candidate = FileOwner & { key: string; size: number };

const nameOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;

/** Files whose story or narration is missing or belongs to another user. */
async function withoutRow(db: Database, candidates: Candidate[]): Promise<Candidate[]> {
  const ids = (kind: FileOwner['kind']) => [
    ...new Set(candidates.filter((one) => one.kind === kind).map(({ id }) => id)),
  ];
  const [stories, narrations] = [ids('story'), ids('narration')];
  const there = {
    story: new Set((stories.length > 0 ? await existingStories(db, stories) : []).map(nameOf)),
    narration: new Set((narrations.length > 0 ? await existingNarrations(db, narrations) : []).map(nameOf)),
  };
  return candidates.filter((one) => !there[one.kind].has(nameOf(one)));
}

/** Files that will never get a row. */
async function orphansAmong({ db, unfinished }: OrphanDeps, candidates: Candidate[]): Promise<Candidate[]> {
  const rowless = await withoutRow(db, candidates);
  if (rowless.length === 0) return [];
  // Generations that could not be saved for a day, as when D1 was down, still get their row.
  const userIds = await existingUsers(db, [...new Set(rowless.map(({ userId }) => userId))]);
  const coming = new Set<string>();
  for (const userId of userIds) for (const id of await unfinished(userId)) coming.add(nameOf({ userId, id }));
  // Checked again, since a row may have been saved between the two queries.
  return withoutRow(
    db,
    rowless.filter((one) => !coming.has(nameOf(one))),
  );
}

/**
 * Deletes R2 files without a story, narration or user, as left by an interrupted deletion. Walks the bucket in key order, a page at a time, from where the last run stopped. Unknown keys are kept.
 */
export async function removeOrphans(
  deps: OrphanDeps,
  now: number,
  { pages, pageSize }: typeof RUN = RUN,
): Promise<FileCounts> {
  const { db, files } = deps;
  const counts: FileCounts = { seen: 0, removed: 0, bytes: 0, finished: false };
  let after = await sweepPosition(db, BUCKET);
  for (let page = 0; page < pages && !counts.finished; page++) {
    const { objects, truncated } = await files.list({
      limit: pageSize,
      ...(after === null ? {} : { startAfter: after }),
    });
    const old = objects.filter(({ uploaded }) => now - uploaded.getTime() >= YOUNG_MS);
    const candidates = old.flatMap(({ key, size }) => {
      const owner = ownerOf(key);
      return owner ? [{ ...owner, key, size }] : [];
    });
    const removed = await orphansAmong(deps, candidates);
    await deleteFiles(
      files,
      removed.map(({ key }) => key),
    );
    counts.seen += objects.length;
    counts.removed += removed.length;
    counts.bytes += removed.reduce((sum, { size }) => sum + size, 0);
    counts.finished = !truncated || objects.length === 0;
    after = counts.finished ? null : objects.at(-1)!.key;
    await keepSweepPosition(db, BUCKET, after);
  }
  return counts;
}
