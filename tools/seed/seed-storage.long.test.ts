import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { examples } from '../../worker/directory/schema.ts';
import { textHash } from '../../worker/story/story-text.ts';
import { type Files, openStorage } from '../storage/open-storage.ts';
import { applyMigrations } from './migrations.ts';
import { seedStorage } from './seed-storage.ts';

/** A real D1 and R2, and a small content folder that tests change. */

/** The first seconds of a track: whole Ogg pages. */
const WHOLE_TRACK = readFileSync('content/music/tracks/bedtime.ogg');
const TRACK = WHOLE_TRACK.subarray(0, WHOLE_TRACK.lastIndexOf('OggS', 20_000));

const FOX = 'El zorro bostezó.\n\nLa luna, no.';
const state = mkdtempSync(join(tmpdir(), 'cuentame-state-'));
const { files, db, d1, dispose } = await openStorage({ state });
afterAll(async () => {
  await dispose();
  rmSync(state, { recursive: true });
});

await applyMigrations(d1);
const stored = () => files.list({ prefix: '', include: ['customMetadata'] });

let content = '';

function write(path: string, data: string | Uint8Array): void {
  mkdirSync(join(content, path, '..'), { recursive: true });
  writeFileSync(join(content, path), data);
}

function writeManifest(...ids: string[]): void {
  const entries = ids.map((id) => ({ id, title: `About ${id}`, alt: { es: 'Una luna', en: 'A moon' } }));
  write('stories/manifest.json', JSON.stringify(entries));
}

beforeEach(async () => {
  await db.once.delete(examples);
  await files.delete(await keys());

  content = mkdtempSync(join(tmpdir(), 'cuentame-content-'));
  mkdirSync(join(content, 'music/tracks'), { recursive: true });
  write('music/tracks/bedtime.ogg', TRACK);
  write('music/tracks.json', JSON.stringify([{ id: 'bedtime' }]));
  writeManifest('fox', 'owl');
  write('stories/texts/fox.txt', `${FOX}\n`);
  write('stories/texts/owl.txt', 'El búho, despierto.\n');
  write('covers/humor-3-5.jpg', 'a cover');
  for (const id of ['fox', 'owl']) {
    for (const extension of ['jpg', 'webp', 'avif']) write(`illustrations/rendered/${id}.${extension}`, id);
  }
  write('narrations/fox.mp3', 'sound');
  const timeline = [
    { index: 0, start: 2, end: 3 },
    { index: 1, start: 3.5, end: 5 },
  ];
  write(
    'narrations/fox.json',
    JSON.stringify({
      voice: 'built-in',
      spokenBy: 'Flite slt',
      voiceId: 'female',
      speechRate: 0.8,
      musicTrack: 'bedtime',
      duration: 9,
      timeline,
      textHash: await textHash(FOX),
    }),
  );
  return () => rmSync(content, { recursive: true });
});

async function seedOnce(storage: Files = files): Promise<{ said: string[]; written: string[] }> {
  const said: string[] = [];
  const written: string[] = [];
  const report = { say: (line: string) => said.push(line), onWritten: (key: string) => written.push(key) };
  await seedStorage({ files: storage, db }, content, report);
  return { said, written };
}

const keys = async () => (await stored()).objects.map(({ key }) => key);
const rows = () => db.select().from(examples).orderBy(examples.position);

test('seeding stores everything where the product reads it', async () => {
  const { said } = await seedOnce();
  expect(await keys()).toEqual([
    'audio/examples/fox.mp3',
    'images/covers/humor-3-5.jpg',
    'images/fox.avif',
    'images/fox.jpg',
    'images/fox.webp',
    'images/owl.avif',
    'images/owl.jpg',
    'images/owl.webp',
    'music/bedtime.mp3',
    'music/bedtime.pcm',
    'stories/examples/fox.json',
    'stories/examples/fox.txt',
    'stories/examples/owl.json',
    'stories/examples/owl.txt',
  ]);
  const loop = (await stored()).objects.find(({ key }) => key === 'music/bedtime.pcm');
  expect(Number(loop?.customMetadata?.level)).toBeCloseTo(-20.1, 1);
  expect(await rows()).toMatchObject([
    {
      id: 'fox',
      title: 'About fox',
      textPath: 'stories/examples/fox.txt',
      audioPath: 'audio/examples/fox.mp3',
      imagePath: 'images/fox.jpg',
      voice: 'built-in',
      duration: 9,
      textHash: await textHash(FOX),
    },
    { id: 'owl', position: 1, age: 'all', audioPath: null, voice: null, timeline: null },
  ]);
  expect(said).toEqual([
    'music      2 written',
    'texts      4 written',
    'pictures   7 written',
    'narrations 1 written',
    'examples   2 written',
  ]);
});

test('a repeated seeding changes nothing', async () => {
  await seedOnce();
  const { said, written } = await seedOnce();
  expect(written).toEqual([]);
  expect(said.filter((line) => !/^\w+ +\d+ unchanged$/.test(line))).toEqual([]);
});

test('an interrupted seeding shows no example without its files, and continues', async () => {
  let left = 7;
  const dying = new Proxy(files, {
    get(target, name) {
      if (name === 'put' && left-- <= 0) throw new Error('killed');
      return Reflect.get(target, name).bind(target);
    },
  });
  await expect(seedOnce(dying)).rejects.toThrow('killed');
  expect(await rows()).toEqual([]);
  const there = await keys();
  expect(there.length).toBeGreaterThan(0);
  const { written } = await seedOnce();
  expect(written.filter((key) => there.includes(key))).toEqual([]);
  expect(await keys()).toHaveLength(14);
  expect(await rows()).toHaveLength(2);
});

test('a removed example loses its files, and a new title changes its row only', async () => {
  await seedOnce();
  const byHand = { httpMetadata: { contentType: 'image/jpeg' }, customMetadata: {} };
  await files.put('images/by-hand.jpg', new Uint8Array(1), byHand);
  write('stories/manifest.json', JSON.stringify([{ id: 'fox', title: 'A Fox' }]));
  const { said, written } = await seedOnce();
  expect(written).toEqual([]);
  expect(said).toContain('pictures   4 unchanged, 3 removed');
  expect(said).toContain('examples   1 written, 1 removed');
  expect((await keys()).filter((key) => key.includes('owl'))).toEqual([]);
  expect(await keys()).toContain('images/by-hand.jpg');
  expect(await rows()).toMatchObject([{ id: 'fox', title: 'A Fox' }]);
});

test('a narration of an older text is skipped with a hint how to remake it', async () => {
  write('stories/texts/fox.txt', `${FOX} Y se durmió.`);
  const { said } = await seedOnce();
  expect(await rows()).toMatchObject([{ id: 'fox', audioPath: null, duration: null }, { id: 'owl' }]);
  expect(await keys()).not.toContain('audio/examples/fox.mp3');
  expect(said.join('\n')).toContain('npm run tool -- narrations fox');
});

test('a narration whose timeline has another number of sentences is skipped', async () => {
  const path = join(content, 'narrations/fox.json');
  const about = JSON.parse(readFileSync(path, 'utf8')) as { timeline: object[] };
  write('narrations/fox.json', JSON.stringify({ ...about, timeline: about.timeline.slice(1) }));
  const { said } = await seedOnce();
  expect(await rows()).toMatchObject([{ id: 'fox', audioPath: null, timeline: null }, { id: 'owl' }]);
  expect(said.join('\n')).toContain('npm run tool -- narrations fox');
});

test('missing content is reported, and the rest is seeded', async () => {
  rmSync(join(content, 'stories/texts/owl.txt'));
  rmSync(join(content, 'illustrations/rendered/fox.avif'));
  const { said } = await seedOnce();
  const notes = said.map((line) => line.trim());
  expect(notes).toEqual(expect.arrayContaining(['owl has no text', 'fox has no picture as avif']));
  expect(await rows()).toMatchObject([{ id: 'fox' }, { id: 'owl', textPath: null, textHash: '' }]);
});
