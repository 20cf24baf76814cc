import { HOUR_MS } from '../../contract/time.ts';

/**
 * The second bucket: copies of tombstones, and a note of each save that a machine of the owner's made. Every object has
 * a key of its own, since the bucket's lock refuses to overwrite and to delete for a month.
 */

/** What is used of R2, by the Worker and by `tools/restore/`. */
export type BackupBucket = {
  list(options: { prefix: string; cursor?: string }): Promise<{
    objects: { key: string }[];
    truncated: boolean;
    cursor?: string;
  }>;
  get(key: string): Promise<{ text(): Promise<string> } | null>;
  put(key: string, body: string): Promise<unknown>;
};

/** JSON lines `[digest, deletedAt]`. All tombstones up to the time in the key are in this object or an older one. */
export const TOMBSTONE_COPIES = 'tombstones/';
/** Figures of a save. The time in the key is that of the export of D1. */
export const NOTED_SAVES = 'saves/';
type Kind = typeof TOMBSTONE_COPIES | typeof NOTED_SAVES;

/** @param at milliseconds since the epoch */
export const backupKey = (kind: Kind, at: number): string =>
  `${kind}${new Date(at).toISOString()}.${crypto.randomUUID().slice(0, 8)}.jsonl`;

/** Time in a key, in milliseconds since the epoch; null for an object that is none of ours. */
function timeOf(key: string): number | null {
  const [, iso] = /^\w+\/(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.\w+\.jsonl$/.exec(key) ?? [];
  const at = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? null : at;
}

/** All objects of a kind; thirty-four days of hours fit into one page of R2's thousand. */
export async function backupsOf(bucket: BackupBucket, kind: Kind): Promise<{ key: string; at: number }[]> {
  const found: { key: string; at: number }[] = [];
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const page = await bucket.list({ prefix: kind, ...(cursor && { cursor }) });
    for (const { key } of page.objects) {
      const at = timeOf(key);
      if (at !== null) found.push({ key, at });
    }
    [cursor, isMore] = [page.cursor, page.truncated];
  }
  return found;
}

/** A clock that is further ahead than this is wrong: what it noted would count as fresh for as long. */
const AHEAD_MS = HOUR_MS;

/** Time of the newest object of a kind; null without any. */
export async function newestBackup(bucket: BackupBucket, kind: Kind, now: number): Promise<number | null> {
  const times = (await backupsOf(bucket, kind)).flatMap(({ at }) => (at <= now + AHEAD_MS ? [at] : []));
  return times.length === 0 ? null : times.reduce((newest, at) => Math.max(newest, at));
}

/** When tombstones were copied and everything was saved, in milliseconds since the epoch; null: never. */
export type LastBackups = { tombstones: number | null; save: number | null };

/** The same where it was tried to read: null where nothing is backed up, `unread` when R2 did not answer. */
export type SeenBackups = LastBackups | 'unread' | null;

export async function lastBackups(bucket: BackupBucket, now: number): Promise<LastBackups> {
  const [tombstones, save] = await Promise.all([
    newestBackup(bucket, TOMBSTONE_COPIES, now),
    newestBackup(bucket, NOTED_SAVES, now),
  ]);
  return { tombstones, save };
}
