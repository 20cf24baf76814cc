import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIGHT, MIDDLE, picture, WIDTH } from '../../picture/hand/svg.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { marked } from './image.ts';

const file = (name: string): string => inContent('illustrations', name);
const manifest = JSON.parse(readFileSync(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  level: string;
  picture?: string;
  middle?: { paragraph: number };
}[];
const own = manifest.filter((story) => !story.picture);
const ids = own.map((story) => story.id);
const withMiddle = own.filter((story) => story.middle).map((story) => story.id);
/** Every picture: its name, its drawing function and its size. */
const drawn = [
  ...ids.map((id) => ({
    name: id,
    from: `./scenes/${id}.ts`,
    units: [WIDTH, HEIGHT],
    size: [WIDTH, HEIGHT],
  })),
  ...withMiddle.map((id) => ({
    name: `${id}-middle`,
    from: `./middles/${id}.ts`,
    units: [MIDDLE.width, MIDDLE.height],
    size: [MIDDLE.pixels.width, MIDDLE.pixels.height],
  })),
];

test('a picture shared by two stories belongs to one of them', () => {
  const borrowed = manifest.flatMap(({ picture }) => picture ?? []);
  expect(borrowed.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every example story has a scene, and every scene a story', () => {
  const scenes = readdirSync(join(import.meta.dirname, 'scenes')).map((name) => name.replace('.ts', ''));
  expect(scenes.sort()).toEqual([...ids].sort());
});

test('every long story has a drawing near its middle, and every drawing a story', () => {
  expect(withMiddle.sort()).toEqual(
    own
      .filter(({ level }) => level === 'advanced')
      .map(({ id }) => id)
      .sort(),
  );
  const drawings = readdirSync(join(import.meta.dirname, 'middles')).map((name) => name.replace('.ts', ''));
  expect(drawings.sort()).toEqual(withMiddle);
  for (const { id, middle } of own) {
    if (!middle) continue;
    const text = readFileSync(inContent('stories/texts', `${id}.txt`), 'utf8').trim();
    const before = text.split(/\n\n/).slice(0, middle.paragraph).join('\n\n').length / text.length;
    expect([id, before > 0.33 && before < 0.67]).toEqual([id, true]);
  }
});

test.each(drawn)('$name: the committed SVG is up to date', async ({ name, from, units: [width, height] }) => {
  const made = (await import(from)) as { scene?: () => string; middle?: () => string };
  const content = (made.scene ?? made.middle)?.() ?? '';
  expect(readFileSync(file(`svg/${name}.svg`), 'utf8')).toBe(marked(picture(content, width, height)));
});

test.each(drawn)('$name: ids are unique and no attribute is NaN', ({ name }) => {
  const svg = readFileSync(file(`svg/${name}.svg`), 'utf8');
  const found = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(found).size).toBe(found.length);
  expect(svg).not.toMatch(/NaN|undefined/);
});

// @spec 3.17
test.each(drawn)('$name is complete, in three formats, and within its size limit', async ({ name, size }) => {
  for (const extension of ['jpg', 'webp', 'avif']) {
    expect(existsSync(file(`rendered/${name}.${extension}`))).toBe(true);
    expect(statSync(file(`rendered/${name}.${extension}`)).size).toBeLessThanOrEqual(60_000);
    const { width, height } = await sharp(file(`rendered/${name}.${extension}`)).metadata();
    expect([width, height]).toEqual(size);
  }
});

test('every committed picture has a drawing', () => {
  const names = new Set(drawn.map(({ name }) => name));
  const kept = [...readdirSync(file('svg')), ...readdirSync(file('rendered'))];
  expect(kept.filter((name) => !names.has(name.replace(/\.\w+$/, '')))).toEqual([]);
});
