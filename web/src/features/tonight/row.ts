import { readFile } from '../../lib/browser-caches.ts';
import { KEPT_CACHE } from '../../lib/kept-files.ts';
import type { Player } from '../player/playback/player.ts';
import { joinSounds, shifted } from './joined-sound.ts';
import type { KeptSound, KeptStory } from './kept/kept-stories.ts';
import { soundOf } from './sounds.ts';

/** Most stories of one sleep file. */
export const MOST_IN_A_ROW = 3;

/** A story of a row, with the times of its sound in the joined file, in seconds. */
export type RowPart = { kept: KeptStory; sound: Pick<KeptSound, 'language' | 'timeline'> };

/** Several stories in one file. */
export type Row = {
  url: Promise<string>;
  /** Settles with `url`. */
  parts: Promise<{ parts: RowPart[]; duration: number }>;
  /** Releases the file. */
  close: () => void;
};

/** Narrations of the stories in their own languages; the last one is for sleep, where there is such a file. */
function soundsOf(stories: readonly KeptStory[]): { kept: KeptStory; sound: KeptSound }[] {
  return stories.flatMap((kept, at) => {
    const isLast = at === stories.length - 1;
    const sounds = isLast ? kept.sounds : kept.sounds.filter(({ isAsleep }) => !isAsleep);
    const sound = soundOf({ sounds }, kept.story.language);
    return sound ? [{ kept, sound }] : [];
  });
}

/**
 * Joins the sounds of stories. The file is of this page: the service worker need not run while the phone is locked.
 * @throws Error in its promises, when a sound is gone or cannot be joined
 */
export function joinRow(stories: readonly KeptStory[]): Row {
  const all = soundsOf(stories);
  const joining = Promise.all(
    all.map(async ({ sound }) => {
      const file = await readFile(KEPT_CACHE, sound.url);
      if (!(file instanceof Response)) throw new Error('A kept sound is gone.');
      return file.blob();
    }),
  ).then(joinSounds);
  const url = joining.then(({ file }) => URL.createObjectURL(file));
  const parts = joining.then(({ duration, shifts }) => ({
    duration,
    parts: all.map(({ kept, sound }, at) => ({
      kept,
      sound: { language: sound.language, timeline: shifted(sound.timeline, shifts[at] ?? 0) },
    })),
  }));
  parts.catch(() => undefined);
  return { url, parts, close: () => void url.then(URL.revokeObjectURL, () => undefined) };
}

/** Plays a row. To be called within a press. */
export function openRow(player: Player, stories: readonly KeptStory[]): Row {
  const row = joinRow(stories);
  player.openFile(row.url, { wanted: true });
  return row;
}

/** Place in the row of the story that is heard at `seconds`; in the silence between two, the earlier one. */
export function partAt(parts: readonly RowPart[], seconds: number): number {
  const next = parts.findIndex(({ sound }) => (sound.timeline[0]?.start ?? 0) > seconds);
  return Math.max(0, (next === -1 ? parts.length : next) - 1);
}
