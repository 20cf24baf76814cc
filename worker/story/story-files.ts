import { changedStories, soundKeys, storyKey, storySpeech } from '../files/keys.ts';

/** Keys of the files of a story: documents, narrations, and the folder of its cached speech. */
export const filesOfStory = (userId: string, storyId: string, narrations: readonly string[]): string[] => [
  storyKey(userId, storyId),
  changedStories(userId, storyId),
  ...narrations.flatMap((id) => soundKeys(userId, id)),
  storySpeech(userId, storyId),
];
