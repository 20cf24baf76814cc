import { changedStories, soundKeys, storyKey, storySpeech, takesOf } from '../files/keys.ts';

/** Keys of the files of a story: documents, narrations, and the folders of its cached speech and of its takes. */
export const filesOfStory = (userId: string, storyId: string, narrations: readonly string[]): string[] => [
  storyKey(userId, storyId),
  changedStories(userId, storyId),
  ...narrations.flatMap((id) => soundKeys(userId, id)),
  storySpeech(userId, storyId),
  takesOf(userId, storyId),
];
