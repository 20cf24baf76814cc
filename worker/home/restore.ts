import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../directory/client.ts';
import { buriedAmong, tombstoneOf } from '../directory/tombstones.ts';
import { ownerOf, snapshotNumberOf, snapshotsOf, soundKeys } from '../files/keys.ts';
import { filesBelow, ownedFilesAndSnapshots } from '../files/owned.ts';
import { failureOf } from '../generation/generation-error.ts';
import type { Deletions } from '../home-storage/deletions.ts';
import { Ledger } from '../home-storage/ledger.ts';
import type { Library } from '../home-storage/library.ts';
import { isTableOfSchema, MIGRATIONS, type Migration, migrate } from '../home-storage/migrations.ts';
import type { Outbox } from '../home-storage/outbox.ts';
import { readSnapshot, type Snapshot, type TableColumns } from '../home-storage/snapshot-format.ts';
import { snapshotTables } from '../home-storage/snapshot.ts';
import { TranslationTries } from '../home-storage/translation-tries.ts';
import { filesOfStory } from '../story/story-files.ts';
import type { Restored } from './rpc.ts';

/** How long files without a row are kept after a restore, in which the operator can restore once more. */
const ORPHANS_FOR_MS = 7 * DAY_MS;

type Deps = {
  storage: DurableObjectStorage;
  files: R2Bucket;
  db: Database;
  /** Key of the tombstones. */
  secret: string;
  library: Library;
  outbox: Outbox;
  deletions: Deletions;
  /** Stores the directory's row of the user, who counts as active from now. Synchronous. */
  begin(): void;
};

/**
 * The user's last snapshot.
 * @returns null when there is none
 * @throws Error when it is damaged, or of a newer schema than this code's
 */
async function lastSnapshot(files: R2Bucket, userId: string): Promise<Snapshot | null> {
  const found = (await filesBelow(files, snapshotsOf(userId))).map(({ key }) => ({
    key,
    number: snapshotNumberOf(key) ?? 0,
  }));
  const last = found.sort((one, other) => other.number - one.number)[0];
  if (!last) return null;
  const object = await files.get(last.key);
  if (!object) throw new Error(`the snapshot ${last.key} was deleted meanwhile`);
  return readSnapshot(object.body, { userId, number: last.number, name: last.key });
}

/**
 * Fills an empty home with the tables of a snapshot, by the schema that it was made under, and brings that up to date.
 * Tables that no step of the schema makes are left out.
 */
export function fill(
  storage: DurableObjectStorage,
  { migrations, tables, rows }: Snapshot,
  steps: readonly Migration[] = MIGRATIONS,
): void {
  const { sql } = storage;
  migrate(storage, steps.slice(0, migrations.length));
  const asMade = snapshotTables(sql);
  const isOurs = ({ name }: TableColumns) => isTableOfSchema(name);
  if (JSON.stringify(asMade) !== JSON.stringify(tables.filter(isOurs)))
    throw new Error('the tables of the snapshot are not those of its schema');
  for (const [index, table] of tables.entries()) {
    if (!isOurs(table)) continue;
    const { name, columns } = table;
    const list = columns.map((column) => `"${column}"`).join(', ');
    const places = columns.map(() => '?').join(', ');
    for (const row of rows[index]!) sql.exec(`INSERT INTO ${name} (${list}) VALUES (${places})`, ...row);
  }
  migrate(storage, steps);
}

/**
 * Makes an empty object the home of a user again: from the last snapshot, without stories that were deleted since and
 * without a feed whose address ended since. A restored feed hides names: hiding them may be newer than the snapshot.
 * Generations that ran when it was made are refunded. Files without a row are noted for deletion. All rows come in one
 * transaction; without a snapshot the home is empty.
 * @param isStillEmpty whether nothing made the home meanwhile
 */
export async function restoreHome(
  deps: Deps,
  userId: string,
  now: number,
  isStillEmpty: () => boolean,
): Promise<Restored> {
  const { storage, files, db, secret, library, outbox, deletions, begin } = deps;
  const [snapshot, stored] = await Promise.all([
    lastSnapshot(files, userId),
    ownedFilesAndSnapshots(files, userId),
  ]);
  const owned = stored.map(({ key }) => ({ key, owner: ownerOf(key) }));
  const kept = snapshot ? valuesIn(snapshot, 'stories', 'id') : [];
  const takes = snapshot ? valuesIn(snapshot, 'takes', 'id') : [];
  const secrets = snapshot ? valuesIn(snapshot, 'feed', 'secret') : [];
  const inFiles = owned.flatMap(({ owner }) => (owner?.kind === 'story' ? [owner.id] : []));
  const ids = [...new Set([...kept, ...inFiles])];
  const [digests, feedDigests, takeDigests] = await Promise.all([
    Promise.all(ids.map((id) => tombstoneOf(secret, 'story', id))),
    Promise.all(secrets.map((one) => tombstoneOf(secret, 'feed', one))),
    Promise.all(takes.map((id) => tombstoneOf(secret, 'take', id))),
  ]);
  const tombstones = await buriedAmong(db, [...digests, ...feedDigests, ...takeDigests]);
  const buried = new Set(ids.filter((_, place) => tombstones.has(digests[place]!)));
  return storage.transactionSync(() => {
    if (!isStillEmpty()) return { outcome: 'kept', stories: 0, narrations: 0, buried: 0, unknownFiles: 0 };
    const { sql } = storage;
    if (snapshot) fill(storage, snapshot);
    else migrate(storage);
    begin();
    if (snapshot) {
      const key = owned.find((file) => snapshotNumberOf(file.key) === snapshot.number)?.key ?? null;
      sql.exec(`UPDATE snapshot SET state = 'current', number = ?, key = ?`, snapshot.number, key);
    }
    refundUnfinished(storage, outbox, now);
    const inR2 = new Set(owned.flatMap(({ owner }) => (owner?.kind === 'take' ? [owner.id] : [])));
    const isGone = (id: string, place: number) => tombstones.has(takeDigests[place]!) || !inR2.has(id);
    const silenced = library.endTakes(takes.filter(isGone));
    for (const id of silenced) new Ledger(sql).eraseSound(id);
    const isKnown = ({ key, owner }: (typeof owned)[number]) => {
      if (owner === null)
        return key === sql.exec<{ key: string | null }>('SELECT key FROM snapshot').one().key;
      if (owner.kind === 'take') return library.hasTake(owner.id);
      return owner.kind === 'story' ? library.hasStory(owner.id) : library.hasNarration(owner.id);
    };
    const unknown = owned.filter((file) => !isKnown(file));
    for (const { key } of unknown) deletions.add([key], now + ORPHANS_FOR_MS);
    // After those above: the files of a deleted story go at once.
    for (const id of buried) {
      const narrations = library.deleteStory(id) ?? [];
      new Ledger(sql).erase(id);
      new TranslationTries(sql).forget(id);
      deletions.add(filesOfStory(userId, id, narrations), now);
    }
    // The same of a deleted take, and of the narrations that may have it.
    const isBuried = (id: string) => tombstones.has(takeDigests[takes.indexOf(id)] ?? '');
    const voices = owned.filter(({ owner }) => owner?.kind === 'take' && isBuried(owner.id));
    deletions.add([...voices.map(({ key }) => key), ...silenced.flatMap((id) => soundKeys(userId, id))], now);
    if (feedDigests.some((digest) => tombstones.has(digest))) library.deleteFeed();
    else library.hideNamesInFeed();
    return {
      outcome: snapshot ? 'restored' : 'empty',
      ...library.counts(),
      buried: buried.size,
      unknownFiles: unknown.length,
    };
  });
}

/** Values of one column of a table. */
function valuesIn({ tables, rows }: Snapshot, table: string, column: string): string[] {
  const at = tables.findIndex(({ name }) => name === table);
  const place = tables[at]?.columns.indexOf(column) ?? -1;
  return (rows[at] ?? []).map((row) => String(row[place]));
}

/** Refunds what was under way: its events are not in a snapshot. Pending second opinions of it are over. */
function refundUnfinished(storage: DurableObjectStorage, outbox: Outbox, now: number): void {
  const ledger = new Ledger(storage.sql);
  for (const { id, kind } of ledger.unfinished()) {
    const { code, retryAfter } = failureOf(null, kind);
    ledger.refund(id, code, retryAfter, now);
    storage.sql.exec('DELETE FROM pending_readings WHERE story_id = ? AND objection IS NULL', id);
    if (kind === 'story') outbox.add('release_story', id);
  }
}
