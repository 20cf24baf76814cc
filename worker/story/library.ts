import type { Narration, SleepEdition, Story, StorySummary } from '../../contract/schemas/stories.ts';
import type { Database } from '../directory/client.ts';
import { type NarrationRow, narrationsOf } from '../directory/narrations.ts';
import type { StoredSleepEdition } from '../directory/schema.ts';
import type { LibraryRow, StoryRow } from '../directory/stories.ts';
import { audioKey, sleepKey, storyKey } from '../files/keys.ts';
import type { UrlSigner } from '../files/signed-url.ts';
import { readStoredStory } from './stored-story.ts';
import { joinSentences } from './story-text.ts';

/** Saved stories in the shape of the API. */

function presentFacts(row: StoryRow) {
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    options: row.options,
    ...(row.measured && { measured: row.measured }),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

export function presentSummary(row: LibraryRow): StorySummary {
  return { ...presentFacts(row), hasAudio: row.hasAudio };
}

/** Sound options, signed address and timeline of a narration. */
export async function presentSound(row: NarrationRow, signer: UrlSigner, now: number) {
  return {
    language: row.language,
    id: row.id,
    audioUrl: await signer.url(audioKey(row.userId, row.id), now),
    voiceId: row.voiceId,
    speechRate: row.speechRate,
    musicTrack: row.musicTrack,
    duration: row.duration,
    timeline: row.timeline,
    ...(row.sleepEdition && { sleepEdition: await presentSleepEdition(row, row.sleepEdition, signer, now) }),
  };
}

async function presentSleepEdition(
  { userId, id }: NarrationRow,
  { duration, length, timeline }: StoredSleepEdition,
  signer: UrlSigner,
  now: number,
): Promise<SleepEdition> {
  return { audioUrl: await signer.url(sleepKey(userId, id), now), duration, length, timeline };
}

export async function presentNarration(
  row: NarrationRow,
  signer: UrlSigner,
  now: number,
): Promise<Narration> {
  // A row has exactly one of the two ids.
  return { storyId: (row.storyId ?? row.exampleId)!, ...(await presentSound(row, signer, now)) };
}

/** A story with its text and narrations; null when its document is missing. */
export async function readStory(
  row: StoryRow,
  deps: { db: Database; files: R2Bucket; signer: UrlSigner; now: number },
): Promise<Story | null> {
  const [stored, narrations] = await Promise.all([
    readStoredStory(deps.files, storyKey(row.userId, row.id)),
    narrationsOf(deps.db, row.id),
  ]);
  if (!stored) return null;
  const { sentences, translation } = stored;
  return {
    ...presentFacts(row),
    content: joinSentences(sentences),
    sentences,
    ...(translation && { translation }),
    narrations: await Promise.all(
      narrations.map((narration) => presentNarration(narration, deps.signer, deps.now)),
    ),
  };
}
