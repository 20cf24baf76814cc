import { afterEach, expect, test, vi } from 'vitest';
import type { Player } from '../player/playback/player.ts';
import type { KeptSound, KeptStory } from './kept/kept-stories.ts';
import { openRow } from './row.ts';

const joined: string[][] = [];
vi.mock('./joined-sound.ts', () => ({
  joinSounds: async (files: Blob[]) => {
    joined.push(await Promise.all(files.map((file) => file.text())));
    return { file: new Blob(), duration: 60, shifts: files.map((_, at) => at * 20) };
  },
  shifted: (timeline: { start: number }[], by: number) =>
    timeline.map((one) => ({ ...one, start: one.start + by })),
}));
afterEach(() => {
  vi.unstubAllGlobals();
  joined.length = 0;
});

const sound = (language: 'es' | 'en', isAsleep: boolean): KeptSound => ({
  language,
  isAsleep,
  duration: 10,
  bytes: 1,
  timeline: [],
  url: `/${language}-${isAsleep ? 'asleep' : 'told'}`,
});
const story = (id: string, ...sounds: KeptSound[]) =>
  ({
    id,
    story: { id, language: 'es' },
    sounds: sounds.map((one) => ({ ...one, url: `/${id}${one.url}` })),
  }) as KeptStory;

test('a row plays narrations, and only its last story as a sleep edition', async () => {
  vi.stubGlobal('caches', { match: async (url: string) => new Response(url) });
  class FileUrl extends URL {
    static override createObjectURL = () => 'blob:row';
    static override revokeObjectURL = () => {};
  }
  vi.stubGlobal('URL', FileUrl);
  const opened: unknown[] = [];
  const player = { openFile: (url: Promise<string>) => void opened.push(url) } as unknown as Player;
  // A practice edition is no sound for a row.
  const practice: KeptSound = { ...sound('es', false), learns: 'en', url: '/es-practice' };
  const both = [practice, sound('es', true), sound('es', false), sound('en', true)];
  const row = openRow(player, [story('a', ...both), story('b', ...both), story('c', ...both)]);
  const { parts } = await row.parts;
  expect(joined).toEqual([['/a/es-told', '/b/es-told', '/c/es-asleep']]);
  expect(parts.map(({ kept }) => kept.id)).toEqual(['a', 'b', 'c']);
  expect(await opened[0]).toBe('blob:row');
  row.close();
});
