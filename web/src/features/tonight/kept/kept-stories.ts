import type { Language } from '../../../../../contract/options.ts';
import { PICTURE_PIXELS, svgPath } from '../../../../../contract/picture.ts';
import type { LaterPicture, Narration, Story } from '../../../../../contract/schemas/stories.ts';
import { session } from '../../../api/client.ts';
import { coverOf } from '../../../api/cover.ts';
import { pathsIn, readFile, removeFiles, writeFile } from '../../../lib/browser-caches.ts';
import { KEPT_CACHE, KEPT_FOLDER } from '../../../lib/kept-files.ts';
import {
  keepsStory,
  MOST_KEPT,
  noteEnd,
  setWanted,
  type Wanted,
  wantedStories,
  watchEnd,
} from '../../../lib/kept-list.ts';
import { parsedUrl } from '../../../lib/parsed-url.ts';
import { editionOf, editionsOf } from '../../player/narration/choice.ts';
import type { Artwork } from '../../player/playback/media-session.ts';

/** A whole sound file on this device. Times in seconds. */
export type KeptSound = Pick<Narration, 'language' | 'timeline' | 'duration'> & {
  /** Address that the service worker answers. */
  url: string;
  /** Whether it is a sleep edition: after `duration` music follows. */
  isAsleep: boolean;
  /** Of a practice edition: the language that it teaches. */
  learns?: Language;
  bytes: number;
};

/** A picture after a paragraph of the text. */
export type KeptPicture = Pick<LaterPicture, 'paragraph'> & { url: string; alt: string; bytes: number };

export type KeptStory = {
  id: string;
  userId: string;
  story: Pick<
    Story,
    'id' | 'title' | 'content' | 'sentences' | 'language' | 'translation' | 'cast' | 'options'
  >;
  sounds: KeptSound[];
  picture: Artwork;
  /** Pictures in its text. Absent in what was kept before there were any. */
  laterPictures?: KeptPicture[];
  /** Bytes of all its files. */
  bytes: number;
};

/** Picture of a kept story, also for the lock screen: its scene's, or the cover of its kind. */
const artworkOf = ({ picture, options }: Pick<Story, 'picture' | 'options'>): Artwork =>
  picture
    ? { url: picture.png, pixels: PICTURE_PIXELS.large, type: 'image/png' }
    : { ...coverOf(options, 'large'), type: 'image/jpeg' };

/** Reasons why a story was not kept, each with a sentence for the user. */
export type KeepRefusal = 'refused' | 'full' | 'tooMany' | 'unreachable';

export class NotKept extends Error {
  readonly reason: KeepRefusal;

  constructor(reason: KeepRefusal, cause?: unknown) {
    super(reason, { cause });
    this.name = 'NotKept';
    this.reason = reason;
  }
}

const folderOf = (id: string) => `${KEPT_FOLDER}${encodeURIComponent(id)}/`;
const rowOf = (id: string) => `${folderOf(id)}story.json`;

/** Name of a sound: one that was made again, such as with words said otherwise, is another file. */
function fileName(parts: readonly string[], audioUrl: string): string {
  const versions = parsedUrl(audioUrl)?.searchParams;
  const version = versions?.get('said') ?? versions?.get('made');
  return [...parts, ...(version ? [version] : []), 'mp3'].join('.');
}

/** Newest narration of each language, with its editions where there are any. */
function soundsToKeep(narrations: readonly Narration[]): Planned<KeptSound>[] {
  const newest = new Map<Language, Narration>(narrations.map((one) => [one.language, one]));
  return [...newest.values()].flatMap((narration) => {
    const { id, language, audioUrl: from } = narration;
    const shared = ({ duration, timeline }: Pick<Narration, 'duration' | 'timeline'>) => ({
      language,
      duration,
      timeline,
    });
    const editions = editionsOf(narration).map((edition) => {
      const made = editionOf(narration, edition)!;
      return {
        ...shared(made),
        url: fileName([id, edition.kind], made.audioUrl),
        from: made.audioUrl,
        isAsleep: edition.kind === 'sleep',
        ...(edition.kind === 'practice' && { learns: edition.learns }),
      };
    });
    return [{ ...shared(narration), url: fileName([id], from), from, isAsleep: false }, ...editions];
  });
}

/** A whole file: an answer in parts cannot be stored. @throws NotKept `unreachable` */
async function wholeFile(url: string): Promise<Blob> {
  try {
    const answer = await fetch(url);
    if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
    const file = await answer.blob();
    const length = answer.headers.get('content-length');
    if (file.size === 0 || (length !== null && Number(length) !== file.size && !isPacked(answer)))
      throw new Error(`${file.size} bytes of ${length}`);
    return file;
  } catch (cause) {
    throw new NotKept('unreachable', cause);
  }
}

/** Whether the length is that of compressed bytes. */
const isPacked = (answer: Response) => answer.headers.has('content-encoding');

/** @throws NotKept `full`, `refused` */
async function put(url: string, content: Blob): Promise<void> {
  const file = new Response(content, { headers: { 'Content-Type': content.type } });
  const failure = await writeFile(KEPT_CACHE, url, file);
  if (failure) throw new NotKept(failure);
}

/** A file of a kept story, before it is fetched. */
type Planned<Kept> = Omit<Kept, 'bytes'> & { from: string };

type Plan = Pick<KeptStory, 'id' | 'userId' | 'story'> & {
  picture: Planned<Artwork>;
  laterPictures: Planned<KeptPicture>[];
  sounds: Planned<KeptSound>[];
};

/** What is stored of a story, under which addresses. */
function planOf(story: Story, userId: string): Plan {
  const { id, title, content, sentences, language, translation, cast, options } = story;
  const folder = folderOf(id);
  const cover = artworkOf(story);
  return {
    id,
    userId,
    story: { id, title, content, sentences, language, translation, cast, options },
    picture: { ...cover, url: `${folder}picture`, from: cover.url },
    laterPictures: (story.laterPictures ?? []).map(({ part, paragraph, scene, picture: { alt } }) => ({
      paragraph,
      alt,
      url: `${folder}${part}.svg`,
      from: svgPath(scene, '-wide'),
    })),
    sounds: soundsToKeep(story.narrations).map(({ url, ...sound }) => ({ ...sound, url: folder + url })),
  };
}

/** Texts and sounds of a story, as a kept one and its plan can be compared. */
const heardAndRead = ({ story, sounds }: Pick<KeptStory | Plan, 'story' | 'sounds'>): string =>
  JSON.stringify([story, sounds.map(({ url }) => url)]);

/**
 * Stores a story with its sounds and picture on this device. A copy that is there stays whole until the new one is: its
 * row is replaced last, and its own files go at the next contact, since it may be playing.
 * @param story as answered just now: the addresses of its sounds last a day
 * @throws NotKept; then nothing of it is left but the copy from before
 */
export async function keepStory(story: Story, userId: string): Promise<void> {
  const before = wantedStories();
  const isNew = !keepsStory(story.id);
  if (isNew && before.length >= MOST_KEPT) throw new NotKept('tooMany');
  const hasEnded = watchEnd(story.id);
  const { picture, laterPictures, sounds, ...plan } = planOf(story, userId);
  async function store<Kept>({ from, ...file }: { from: string; url: string } & Kept) {
    const content = await wholeFile(from);
    await put(file.url, content);
    return { ...file, bytes: content.size };
  }
  try {
    if (isNew) await clear(folderOf(story.id));
    const [cover, later, heard] = await Promise.all([
      store(picture),
      Promise.all(laterPictures.map(store)),
      Promise.all(sounds.map(store)),
    ]);
    const { bytes: _, ...artwork } = cover;
    const row: KeptStory = {
      ...plan,
      sounds: heard,
      picture: artwork,
      laterPictures: later,
      bytes: [cover, ...later, ...heard].reduce((sum, { bytes }) => sum + bytes, 0),
    };
    await put(rowOf(story.id), new Blob([JSON.stringify(row)], { type: 'application/json' }));
    // Signed out, perhaps in another tab, or the story was deleted: it must not come back.
    if (hasEnded() || session.read()?.user.id !== userId) throw new NotKept('unreachable');
    const one = { id: story.id, title: translatedTitle(row) };
    const list = wantedStories();
    const failure = setWanted(
      keepsStory(one.id) ? list.map((kept) => (kept.id === one.id ? one : kept)) : [...list, one],
    );
    if (!failure) return;
    setWanted(before);
    throw new NotKept(failure);
  } catch (thrown) {
    await (keepsStory(story.id) ? tidy(story.id) : clear(folderOf(story.id)));
    throw thrown;
  }
}

/** Whether the copy on this device has the texts and sounds of this answer; also without a copy that is whole. */
export async function isUpToDate(story: Story, userId: string): Promise<boolean> {
  const row = await rowOfUser(story.id, userId);
  return row === null || heardAndRead(row) === heardAndRead(planOf(story, userId));
}

/** Removes the files of a kept story that its row does not name: of an earlier copy, or of one that was not finished. */
export async function tidy(id: string): Promise<void> {
  const row = await (await inCache(rowOf(id)))?.json();
  await clear(folderOf(id), row ? [rowOf(id), ...filesOf(row).map(({ url }) => url)] : []);
}

const translatedTitle = ({ story: { title, translation } }: KeptStory) => title || translation?.title || '';

async function clear(folder: string, except: readonly string[] = []): Promise<void> {
  const paths = await pathsIn(KEPT_CACHE);
  await removeFiles(
    KEPT_CACHE,
    paths.filter((path) => path.startsWith(folder) && !except.includes(path)),
  );
}

/** Removes a story from this device. */
export async function removeKept(id: string): Promise<void> {
  noteEnd(id);
  setWanted(wantedStories().filter((one) => one.id !== id));
  await clear(folderOf(id));
}

export type Shelf = {
  stories: KeptStory[];
  /** Stories that were kept and of which the browser has removed at least a part. */
  lost: Wanted[];
};

/** @throws NotKept `refused` where the browser does not say */
async function inCache(url: string): Promise<Response | undefined> {
  const file = await readFile(KEPT_CACHE, url);
  if (file === 'refused') throw new NotKept(file);
  return file;
}

/** Files of a kept story but its row. */
const filesOf = ({ picture, laterPictures = [], sounds }: KeptStory) => [
  picture,
  ...laterPictures,
  ...sounds,
];

async function rowOfUser(id: string, userId: string): Promise<KeptStory | null> {
  const row: KeptStory | undefined = await (await inCache(rowOf(id)))?.json();
  if (row?.userId !== userId) return null;
  const files = await Promise.all(filesOf(row).map(({ url }) => inCache(url)));
  return files.every(Boolean) ? row : null;
}

/** The kept stories of a user in their order. Works without a line. @throws NotKept `refused` */
export async function readShelf(userId: string): Promise<Shelf> {
  const wanted = wantedStories();
  const rows = await Promise.all(wanted.map(({ id }) => rowOfUser(id, userId)));
  return {
    stories: rows.filter((row) => row !== null),
    lost: wanted.filter((_, at) => rows[at] === null),
  };
}

/** Users whose stories are kept here: one at most, unless an erasure was interrupted. */
export async function keptOwners(): Promise<Set<string>> {
  const rows = (await pathsIn(KEPT_CACHE)).filter((path) => path.endsWith('/story.json'));
  const owners = await Promise.all(
    rows.map(async (path) => {
      const file = await readFile(KEPT_CACHE, path);
      // One that is removed meanwhile has none.
      const row: Partial<KeptStory> | null =
        file instanceof Response ? await file.json().catch(() => null) : null;
      return row?.userId ?? [];
    }),
  );
  return new Set(owners.flat());
}
