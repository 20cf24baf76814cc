import { audioKey, sleepKey, storyKey, storySpeech, translationKey } from '../files/keys.ts';
import { deleteFiles, filesBelow } from '../files/owned.ts';

/** Deletes the files of a story: both sides of its text, its narrations, and what was spoken for them. May be repeated. */
export async function deleteStoryFiles(
  files: R2Bucket,
  userId: string,
  storyId: string,
  narrations: readonly { id: string }[],
): Promise<void> {
  const text = [storyKey(userId, storyId), translationKey(userId, storyId)];
  const audio = narrations.flatMap(({ id }) => [audioKey(userId, id), sleepKey(userId, id)]);
  const spoken = await filesBelow(files, storySpeech(userId, storyId));
  await deleteFiles(files, [...text, ...audio, ...spoken.map(({ key }) => key)]);
}
