import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../db/client.ts';
import { existingNarrations, existingStories, existingUsers, type OwnedId } from '../db/existing-rows.ts';
import { keepSweepPosition, sweepPosition } from '../db/sweep-position.ts';
import { type FileOwner, isSpeechAtOneRate, ownerOf } from '../files/keys.ts';
import { deleteFiles } from '../files/owned.ts';

export type OrphanDeps = {
  db: Database;
  files: R2Bucket;
  /** What a person's storyteller is still making or saving, by id. */
  unfinished(userId: string): Promise<string[]>;
};

export type FileCounts = {
  seen: number;
  removed: number;
  bytes: number;
  /** Whether the end of the bucket was reached; if not, the next run goes on from here. */
  finished: boolean;
};

/** Where the position is kept. */
const BUCKET = 'files';
/** A file is stored before its row. No work takes a day. */
const YOUNG_MS = DAY_MS;
/** A page is what R2 lists and deletes in one call; a run takes a hundred thousand files, in some hundreds of calls. */
const RUN = { pages: 100, pageSize: 1000 };

type Candidate = FileOwner & { key: string; size: number };

const nameOf = ({ userId, id }: OwnedId) => `${userId}/${id}`;

/** Of some files those whose story or narration is not there, or is somebody else's. */
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

/** Of some files those that nobody is going to have a row for. */
async function orphansAmong({ db, unfinished }: OrphanDeps, candidates: Candidate[]): Promise<Candidate[]> {
  const rowless = await withoutRow(db, candidates);
  if (rowless.length === 0) return [];
  // Work that could not be saved for a day, as when D1 was down: its file is there, and its row will be.
  const people = await existingUsers(db, [...new Set(rowless.map(({ userId }) => userId))]);
  const coming = new Set<string>();
  for (const userId of people) for (const id of await unfinished(userId)) coming.add(nameOf({ userId, id }));
  // Asked again, since it may have been saved between the two questions.
  return withoutRow(
    db,
    rowless.filter((one) => !coming.has(nameOf(one))),
  );
}

/**
 * Removes what lies in R2 although its story, narration or person is gone: what was left by a deletion that broke off; and
 * sentences that were kept at one rate.
 * Goes through the bucket in the order of its keys, a page at a time, from where the last run stopped. Keys that it does
 * not know are left alone.
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
    const useless = old.filter(({ key }) => isSpeechAtOneRate(key));
    const candidates = old.flatMap(({ key, size }) => {
      const owner = isSpeechAtOneRate(key) ? null : ownerOf(key);
      return owner ? [{ ...owner, key, size }] : [];
    });
    const orphans = await orphansAmong(deps, candidates);
    const removed = [...useless, ...orphans];
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
