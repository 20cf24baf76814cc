import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inContent } from '../content.ts';
import { HEIGHT, picture, WIDTH } from './parts/svg.ts';

const file = (name: string): string => inContent('illustrations', name);
const manifest = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  picture?: string;
}[];
const ids = manifest.filter((story) => !story.picture).map((story) => story.id);

test('a picture that is shown for two stories is one of them’s own', () => {
  const borrowed = manifest.flatMap(({ picture }) => picture ?? []);
  expect(borrowed.filter((id) => !ids.includes(id))).toEqual([]);
});

test('there is a scene for every example story and no scene without a story', () => {
  const scenes = readdirSync(join(import.meta.dirname, 'scenes')).map((name) => name.replace('.ts', ''));
  expect(scenes.sort()).toEqual([...ids].sort());
});

test.each(ids)('%s: the kept SVG is what its scene draws today', async (id) => {
  const { scene } = (await import(`./scenes/${id}.ts`)) as { scene: () => string };
  expect(readFileSync(file(`svg/${id}.svg`), 'utf8')).toBe(picture(scene()));
});

test.each(ids)('%s: no id is used twice in the picture and no attribute carries NaN', (id) => {
  const svg = readFileSync(file(`svg/${id}.svg`), 'utf8');
  const found = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(found).size).toBe(found.length);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test.each(ids.flatMap((id) => ['jpg', 'webp', 'avif'].map((extension) => `${id}.${extension}`)))(
  '%s is 4 : 3 at full size and light enough for a phone',
  async (name) => {
    expect(existsSync(file(`rendered/${name}`))).toBe(true);
    expect(statSync(file(`rendered/${name}`)).size).toBeLessThanOrEqual(60_000);
    const { width, height } = await sharp(file(`rendered/${name}`)).metadata();
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
  },
);
