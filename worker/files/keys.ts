import { type EditionChoice, EDITIONS, editionName } from '../../contract/narration.ts';
import { READING_WAYS, type ReadingWay } from '../../contract/options.ts';

/** Keys of all objects in R2. A user's objects are below the user's id, so that they can be deleted by prefix. */

/**
 * The document of a story (`story/stored-story.ts`).
 * @param editedAt when a sentence was last changed, in milliseconds since the epoch: each change has a file of its own
 */
export const storyKey = (userId: string, storyId: string, editedAt: number | null = null) =>
  editedAt === null
    ? `stories/${userId}/${storyId}.json`
    : `${changedStories(userId, storyId)}${editedAt}.json`;
/** Folder of the documents of a story whose sentences were changed. */
export const changedStories = (userId: string, storyId: string) => `stories/${userId}/${storyId}/`;
export const audioKey = (userId: string, narrationId: string) => `audio/${userId}/${narrationId}.mp3`;
/** Name of an edition's file, without its extension. */
export const editionFile = (narrationId: string, edition: EditionChoice) =>
  `${narrationId}.${editionName(edition)}`;
export const editionKey = (userId: string, narrationId: string, edition: EditionChoice) =>
  audioKey(userId, editionFile(narrationId, edition));
/** The narration with invented names in place of the typed ones, for readers of a link. */
export const linkSoundKey = (userId: string, narrationId: string) => audioKey(userId, `${narrationId}.link`);
/** All files that a narration may have. */
export const soundKeys = (userId: string, narrationId: string): string[] => [
  audioKey(userId, narrationId),
  linkSoundKey(userId, narrationId),
  ...EDITIONS.map((edition) => editionKey(userId, narrationId, edition)),
];
/** Music loop as the mixer reads it: signed 16-bit little-endian mono PCM at 24 kHz. */
export const musicKey = (track: string) => `music/${track}.pcm`;
export const musicSampleKey = (track: string) => `music/${track}.mp3`;
/**
 * Cached sentences of a user's story. They are not shared between users, whose response times would tell what others
 * have read.
 */
export const storySpeech = (userId: string, storyId: string) => `speech/${userId}/${storyId}/`;
/** Cached sentences of examples and voice samples, shared by all users. */
export const SHARED_SPEECH = 'speech/shared/';
/** One cached sentence, by the digest of everything that determines its sound. @param folder one of the two above */
export const speechKey = (folder: string, digest: string) => `${folder}${digest}.natural.pcm`;
export const voiceSampleKey = (digest: string) => `speech/samples/${digest}.mp3`;

/** Folder of the family's recordings of a story. Not below `speech/`, which R2 deletes after a while. */
export const takesOf = (userId: string, storyId: string) => `takes/${userId}/${storyId}/`;
/** A recording of one sentence, as WAV. @param id new for each take: a deletion of the one before cannot reach it */
export const takeKey = (userId: string, { storyId, id }: { storyId: string; id: string }) =>
  `${takesOf(userId, storyId)}${id}.wav`;

/** Folder of the snapshots of a user's home. */
export const snapshotsOf = (userId: string) => `snapshots/${userId}/`;
/**
 * A snapshot of a home. Each has a number of its own, so that the deletion of an earlier one cannot reach it.
 * @param number from 1
 */
export const snapshotKey = (userId: string, number: number) => `${snapshotsOf(userId)}${number}.jsonl.gz`;
/** The number in the key of a snapshot; null for any other key. */
export function snapshotNumberOf(key: string): number | null {
  const digits = /^snapshots\/[\w-]+\/(\d{1,15})[.]jsonl[.]gz$/.exec(key)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Since when the database does not answer; see `watching/watch.ts`. */
export const DATABASE_INCIDENT = 'operation/database-incident.json';

/** Examples use the layout of a user's stories, below a name that cannot be a user's id. */
export const exampleTextKey = (id: string) => `stories/examples/${id}.txt`;
/** Document with the sentences of that text. */
export const exampleStoryKey = (id: string) => `stories/examples/${id}.json`;
export const exampleAudioKey = (id: string) => `audio/examples/${id}.mp3`;
/** The example whose narration has this key; null for any other key. */
export const exampleOfAudio = (key: string): string | null =>
  /^audio\/examples\/([\w-]+)\.mp3$/.exec(key)?.[1] ?? null;
/** One picture, for browsers old and new. */
export const exampleImageKeys = (id: string) => ({
  jpg: `images/${id}.jpg`,
  webp: `images/${id}.webp`,
  avif: `images/${id}.avif`,
});

/** A sound file: the narration, or an edition of it. */
export type SoundName = { narrationId: string; edition: EditionChoice | null };

export const soundKey = (userId: string, { narrationId, edition }: SoundName) =>
  edition === null ? audioKey(userId, narrationId) : editionKey(userId, narrationId, edition);

/** The narration in the name of a sound file; null for any other name. */
export function parseSoundName(file: string): SoundName | null {
  const [, narrationId, name] = /^([\w-]+)(?:[.]([\w-]+))?[.]mp3$/.exec(file) ?? [];
  const edition = EDITIONS.find((each) => editionName(each) === name) ?? null;
  return narrationId && (name === undefined) === (edition === null) ? { narrationId, edition } : null;
}

/** User and narration in the key of a sound file; null for any other key. */
export function parseAudioKey(key: string): ({ userId: string } & SoundName) | null {
  const [, userId, file] = (isPublicKey(key) ? null : /^audio\/([\w-]+)\/([^/]+)$/.exec(key)) ?? [];
  const name = file ? parseSoundName(file) : null;
  return userId && name ? { userId, ...name } : null;
}

/** The row that a user's file belongs to and is deleted with: a story, a narration or a take. */
export type FileOwner = { userId: string; kind: 'story' | 'narration' | 'take'; id: string };

/** The user in the key of a file; null for a public or shared file, and for an invalid key. */
export function ownerOf(key: string): FileOwner | null {
  if (isPublicKey(key) || key.startsWith(SHARED_SPEECH)) return null;
  const audio = parseAudioKey(key);
  if (audio) return { userId: audio.userId, kind: 'narration', id: audio.narrationId };
  const [, linkUser, narrationId] = /^audio\/([\w-]+)\/([\w-]+)\.link\.mp3$/.exec(key) ?? [];
  if (linkUser && narrationId) return { userId: linkUser, kind: 'narration', id: narrationId };
  const [, takeUser, take] = /^takes\/([\w-]+)\/[\w-]+\/([\w-]+)\.wav$/.exec(key) ?? [];
  if (takeUser && take) return { userId: takeUser, kind: 'take', id: take };
  const [, userId, id] =
    /^stories\/([\w-]+)\/([\w-]+)(?:\/\d{1,15})?\.json$/.exec(key) ??
    /^speech\/([\w-]+)\/([\w-]+)\/\w+\.natural\.pcm$/.exec(key) ??
    [];
  return userId && id ? { userId, kind: 'story', id } : null;
}

/** Public files; all others need a signed address. */
export function isPublicKey(key: string): boolean {
  return /^(images\/|music\/[\w-]+\.mp3$|speech\/samples\/|(stories|audio)\/examples\/)/.test(key);
}

/**
 * Ids of a book: its user, its story, its narration, if any, and its languages where the address names them
 * (`bookRequest`). In the book of a series `storyId` is the series.
 */
export type BookIds = {
  isSeries?: true;
  userId: string;
  storyId: string;
  narrationId: string | null;
  way: ReadingWay | null;
};

/**
 * Key that the address of a book is signed for, and its path. It is not an object in R2: a book is created on request,
 * with or without a narration.
 */
export const bookKey = ({ userId, storyId, narrationId, way, isSeries }: BookIds) =>
  `books/${userId}/${storyId}/${isSeries ? SERIES : (narrationId ?? TEXT_ONLY)}${way === null ? '' : `.${way}`}.epub`;
const TEXT_ONLY = 'text';
const SERIES = 'series';
const BOOK_KEY = new RegExp(
  `^books/([\\w-]+)/([\\w-]+)/([\\w-]+)(?:\\.(${READING_WAYS.join('|')}))?\\.epub$`,
);

/** Ids in the key of a book; null when invalid. */
export function parseBookKey(key: string): BookIds | null {
  const [, userId, storyId, edition, named] = BOOK_KEY.exec(key) ?? [];
  if (!userId || !storyId || !edition) return null;
  const way = READING_WAYS.find((way) => way === named) ?? null;
  if (edition === SERIES) return { userId, storyId, narrationId: null, way, isSeries: true };
  return { userId, storyId, narrationId: edition === TEXT_ONLY ? null : edition, way };
}
