import { audioKey, sleepKey, storyKey, storySpeech } from '../files/keys.ts';
import { deleteFiles, filesBelow } from '../files/owned.ts';

/** Deletes the files of a story: document, narrations and cached speech. Idempotent. */
export async function deleteStoryFiles(
  files: R2Bucket,
  userId: string,
  storyId: string,
  narrations: readonly { id: string }[],
): Promise<void> {
  const audio = narrations.flatMap(({ id }) => [audioKey(userId, id), sleepKey(userId, id)]);
  const spoken = await filesBelow(files, storySpeech(userId, storyId));
  await deleteFiles(files, [storyKey(userId, storyId), ...audio, ...spoken.map(({ key }) => key)]);
}
