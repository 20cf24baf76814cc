import { READING_WAYS, type ReadingWay } from '../../contract/options.ts';

/** Where everything lies in R2. What belongs to a person lies below their id, so that it can be deleted by prefix. */

/** The document of a story (`story/stored-story.ts`). */
export const storyKey = (userId: string, storyId: string) => `stories/${userId}/${storyId}.json`;
export const audioKey = (userId: string, narrationId: string) => `audio/${userId}/${narrationId}.mp3`;
/** The sleep edition of a narration: its second file. */
export const sleepKey = (userId: string, narrationId: string) => `audio/${userId}/${narrationId}.sleep.mp3`;
/** The loop as the mixer reads it: signed 16-bit little-endian mono PCM at 24 kHz. */
export const musicKey = (track: string) => `music/${track}.pcm`;
export const musicSampleKey = (track: string) => `music/${track}.mp3`;
/** The spoken sentences of a user's story. Each user has their own, so that the time of an answer does not tell what others have read. */
export const storySpeech = (userId: string, storyId: string) => `speech/${userId}/${storyId}/`;
/** The spoken sentences of examples and of voice samples, shared by all users. */
export const SHARED_SPEECH = 'speech/shared/';
/** One spoken sentence, by the digest of everything that determines its sound. @param folder one of the two above */
export const speechKey = (folder: string, digest: string) => `${folder}${digest}.natural.pcm`;
/** Whether this is a sentence as it was kept while speech was bought at each rate anew; nothing reads it any more. */
export const isSpeechAtOneRate = (key: string) => /^speech\/(shared|[\w-]+\/[\w-]+)\/\w+\.pcm$/.test(key);
export const voiceSampleKey = (digest: string) => `speech/samples/${digest}.mp3`;

/** The example stories lie where a person's would, under a name that is nobody's id. */
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

/** The owner and id of a person's narration's key, or null for any other key. */
export function parseAudioKey(key: string): { userId: string; narrationId: string } | null {
  if (isPublicKey(key)) return null;
  const match = /^audio\/([\w-]+)\/([\w-]+)\.mp3$/.exec(key);
  return match ? { userId: match[1]!, narrationId: match[2]! } : null;
}

/** The owner and narration of a sleep edition's key, or null for any other key. */
function parseSleepKey(key: string): { userId: string; narrationId: string } | null {
  if (isPublicKey(key)) return null;
  const match = /^audio\/([\w-]+)\/([\w-]+)\.sleep\.mp3$/.exec(key);
  return match ? { userId: match[1]!, narrationId: match[2]! } : null;
}

/** The row that a user's file belongs to and is deleted with: a story or a narration. */
export type FileOwner = { userId: string; kind: 'story' | 'narration'; id: string };

/** The owner of the file with this key; null for a public or shared file, and for a key of another form. */
export function ownerOf(key: string): FileOwner | null {
  if (isPublicKey(key) || key.startsWith(SHARED_SPEECH)) return null;
  const audio = parseAudioKey(key) ?? parseSleepKey(key);
  if (audio) return { userId: audio.userId, kind: 'narration', id: audio.narrationId };
  const [, userId, id] =
    /^stories\/([\w-]+)\/([\w-]+)\.json$/.exec(key) ??
    /^speech\/([\w-]+)\/([\w-]+)\/\w+(?:\.natural)?\.pcm$/.exec(key) ??
    [];
  return userId && id ? { userId, kind: 'story', id } : null;
}

/** Files anybody may read; all others need a signed address. */
export function isPublicKey(key: string): boolean {
  return /^(images\/|music\/[\w-]+\.mp3$|speech\/samples\/|(stories|audio)\/examples\/)/.test(key);
}

/**
 * A book by its ids: of whom, of which story, with which narration of it, if any, and in which of its languages, where an address says so
 * (`bookRequest`).
 */
export type BookIds = {
  userId: string;
  storyId: string;
  narrationId: string | null;
  way: ReadingWay | null;
};

/**
 * What the address of a book is signed for, and its path. No file of R2: a book is made when it is asked for, to read or with a
 * narration to read along.
 */
export const bookKey = ({ userId, storyId, narrationId, way }: BookIds) =>
  `books/${userId}/${storyId}/${narrationId ?? TEXT_ONLY}${way === null ? '' : `.${way}`}.epub`;
const TEXT_ONLY = 'text';
const BOOK_KEY = new RegExp(
  `^books/([\\w-]+)/([\\w-]+)/([\\w-]+)(?:\\.(${READING_WAYS.join('|')}))?\\.epub$`,
);

/** The ids of a book's key, or null for what is none. */
export function parseBookKey(key: string): BookIds | null {
  const [, userId, storyId, edition, named] = BOOK_KEY.exec(key) ?? [];
  if (!userId || !storyId || !edition) return null;
  const way = READING_WAYS.find((way) => way === named) ?? null;
  return { userId, storyId, narrationId: edition === TEXT_ONLY ? null : edition, way };
}
