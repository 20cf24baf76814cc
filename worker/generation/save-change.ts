import { storyKey } from '../files/keys.ts';
import type { EventLog } from '../home-storage/event-log.ts';
import type { StoryRow } from '../home-storage/library.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';
import { type ChangeOfSentence, changedDocument, pairAt, scenesBehind } from '../story/changed-sentence.ts';
import { lastEdit } from '../story/earlier-text.ts';
import { readLaterScenes, writeLaterScenes } from '../story/later-scenes.ts';
import { levelOfStory } from '../story/measuring.ts';
import { hashesOf, storeStory } from '../story/stored-story.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import type { LateMemories } from './late-memories.ts';

type Deps = GenerationsDeps & {
  log: Pick<EventLog, 'forget'>;
  memories: Pick<LateMemories, 'forget' | 'recall'>;
};

/**
 * Puts a changed sentence into its story: the document as a file of its own, noted before it is stored, then its row;
 * the earlier file is deleted behind it, and the events that tell the earlier text. What a model remembers of that is
 * forgotten, and asked again.
 * @returns false when the story was deleted, taken down or changed meanwhile
 */
export async function saveChange(
  { env, userId, library, services, deletions, storage, waitUntil, log, memories }: Deps,
  story: StoryRow,
  change: ChangeOfSentence,
): Promise<boolean> {
  const before = pairAt(story.document, change.index);
  const fileBefore = lastEdit(story);
  // A file name is not used twice, whatever the clock says.
  const at = Math.max(services.clock.now(), (fileBefore ?? 0) + 1);
  const document = changedDocument(story.document, change, new Date(at).toISOString());
  const key = storyKey(userId(), story.id, at);
  await deletions.expect([key], services.clock.now());
  await storeStory(env.FILES, key, document);
  const after = pairAt(document, change.index);
  const isOther = after?.text !== before?.text;
  const scenes = readLaterScenes(story.laterScenes);
  const row = {
    document,
    measured: levelOfStory(document.sentences, story.language) ?? null,
    ...(await hashesOf(document)),
    laterScenes: writeLaterScenes(scenesBehind(scenes, story.document.sentences, document.sentences)),
    storedAt: services.clock.now(),
    editedAt: isOther ? at : story.editedAt,
    translationEditedAt: after?.translation === before?.translation ? story.translationEditedAt : at,
  };
  let isToAsk = false;
  const isStored = storage.transactionSync(() => {
    const now = library.story(story.id);
    if (!now || JSON.stringify(now.document) !== JSON.stringify(story.document)) return false;
    library.setText(story.id, row);
    deletions.keep([key]);
    deletions.add([storyKey(userId(), story.id, fileBefore)], services.clock.now());
    log.forget(story.id);
    isToAsk = isOther && memories.forget(story.id);
    return true;
  });
  if (!isStored) deletions.add([key], services.clock.now());
  if (isToAsk) waitUntil(memories.recall(story.id));
  // Behind the answer: a timer repeats what R2 refuses.
  const deleting = deletions.run(services.clock.now());
  waitUntil(
    deleting.catch((error) =>
      logLine('warn', { files: 'not deleted yet', error: redactedErrorMessage(error) }),
    ),
  );
  return isStored;
}
