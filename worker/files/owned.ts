import { snapshotsOf } from './keys.ts';

export type OwnedFile = { key: string; bytes: number; uploaded: Date };

/** Lists the files of a user's library, by the prefixes of `files/keys.ts`. */
export async function ownedFiles(files: R2Bucket, userId: string): Promise<OwnedFile[]> {
  const found: OwnedFile[] = [];
  for (const prefix of [`stories/${userId}/`, `audio/${userId}/`, `speech/${userId}/`, `takes/${userId}/`])
    found.push(...(await filesBelow(files, prefix)));
  return found;
}

/** Lists all files of a user: those of the library, and the snapshots of the home. */
export async function ownedFilesAndSnapshots(files: R2Bucket, userId: string): Promise<OwnedFile[]> {
  return [...(await ownedFiles(files, userId)), ...(await filesBelow(files, snapshotsOf(userId)))];
}

/** Every file in a folder and its subfolders. */
export async function filesBelow(files: Pick<R2Bucket, 'list'>, prefix: string): Promise<OwnedFile[]> {
  const found: OwnedFile[] = [];
  let cursor: string | undefined;
  do {
    const page = await files.list({ prefix, cursor });
    for (const { key, size, uploaded } of page.objects) found.push({ key, bytes: size, uploaded });
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return found;
}

/** Maximum number of keys that R2 deletes in one call. */
const DELETE_AT_ONCE = 1000;

export async function deleteFiles(files: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += DELETE_AT_ONCE) {
    await files.delete(keys.slice(start, start + DELETE_AT_ONCE));
  }
}
