import { createHash } from 'node:crypto';
import type { Narration, Story, StorySummary } from '../../contract/schemas/stories.ts';
import { audioKey, editionKey } from '../files/keys.ts';
import { type UrlSigner, withVersion } from '../files/signed-url.ts';
import type { NarrationRow, ShelfRow, StoryRow } from '../home-storage/library.ts';
import { choiceOf, EDITION_FIELDS, type Editions } from '../home-storage/schema.ts';
import { lastEdit, type ToldNarration } from './earlier-text.ts';
import { hasHelpBeside } from './help.ts';
import { presentLater, readLaterScenes } from './later-scenes.ts';
import { presentPicture } from './picture.ts';
import { sceneOf } from './scene.ts';
import { joinSentences } from './story-text.ts';

/** Saved stories in the shape of the API. */

type Signer = Pick<UrlSigner, 'url'>;

/** What the library lists of a story, without its text. */
export function presentFacts(row: Omit<ShelfRow, 'hasAudio'>) {
  const scene = sceneOf(row);
  const edited = lastEdit(row);
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    options: row.options,
    ...(row.measured && { measured: row.measured }),
    ...(scene && { scene }),
    createdAt: new Date(row.createdAt).toISOString(),
    ...(edited !== null && { editedAt: new Date(edited).toISOString() }),
    ...(row.starredAt !== null && { starred: true as const }),
  };
}

export function presentSummary(row: ShelfRow): StorySummary {
  return { ...presentFacts(row), hasAudio: row.hasAudio };
}

/** Sound options, signed address and timeline of a narration. */
export async function presentSound(row: ToldNarration, signer: Signer, now: number) {
  return {
    language: row.language,
    id: row.id,
    audioUrl: spelt(await signer.url(audioKey(row.userId, row.id), now), row.said),
    voiceId: row.voiceId,
    speechRate: row.speechRate,
    musicTrack: row.musicTrack,
    ...(row.cast && { cast: true as const }),
    ...(row.ofEarlierText && { ofEarlierText: true as const }),
    ...(row.takes !== null && { takes: row.takes }),
    duration: row.duration,
    timeline: row.timeline,
    ...(row.isOutdated && { isOutdated: true as const }),
    ...(await presentEditions(row, signer, now)),
  };
}

/** Address of a narration's file: it differs by how words are said, since browsers keep what they have heard. */
const spelt = (url: string, said: NarrationRow['said']): string =>
  said.length === 0
    ? url
    : withVersion(url, 'said', createHash('sha256').update(JSON.stringify(said)).digest('base64url'));

type PresentedEditions = Pick<Narration, keyof Editions>;

/** The editions of a narration in the fields that they have. */
async function presentEditions(
  { userId, id, ...row }: NarrationRow,
  signer: Signer,
  now: number,
): Promise<PresentedEditions> {
  const fields = await Promise.all(
    Object.values(EDITION_FIELDS).map(async (field) => {
      if (!row[field]) return {};
      const { madeAt, soundBytes: _, script: __, madeBy = String(madeAt), ...edition } = row[field];
      const url = await signer.url(editionKey(userId, id, choiceOf(row[field])), now);
      const audioUrl = withVersion(url, 'made', madeBy);
      return { [field]: { ...edition, audioUrl } } satisfies PresentedEditions;
    }),
  );
  return Object.assign({}, ...fields);
}

export async function presentNarration(row: ToldNarration, signer: Signer, now: number): Promise<Narration> {
  // A row has exactly one of the two ids.
  return { storyId: (row.storyId ?? row.exampleId)!, ...(await presentSound(row, signer, now)) };
}

/** A story with its narrations, as a home has them. */
export type StoryWithNarrations = { story: StoryRow; narrations: ToldNarration[] };

export async function presentStory(
  { story, narrations }: StoryWithNarrations,
  signer: Signer & Pick<UrlSigner, 'seal'>,
  now: number,
): Promise<Story> {
  const { sentences, cast, understood, translation } = story.document;
  const { scene, ...facts } = presentFacts(story);
  const later = scene ? readLaterScenes(story.laterScenes) : [];
  return {
    ...facts,
    ...(scene && { scene, picture: presentPicture(scene, story.language, signer.seal) }),
    ...(later.length > 0 && { laterPictures: presentLater(later, story.language, signer.seal) }),
    content: joinSentences(sentences),
    sentences,
    ...(cast && { cast }),
    ...(understood === false && { understood }),
    ...(hasHelpBeside(story.options) && { help: true as const }),
    ...(translation && { translation }),
    narrations: await Promise.all(narrations.map((row) => presentNarration(row, signer, now))),
  };
}
