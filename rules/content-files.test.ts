import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coverKey } from '../contract/covers.ts';
import { DIGITAL_SOURCE_TYPE } from '../contract/digital-source.ts';
import { AGE_GROUPS, MUSIC_TRACKS, STORY_TYPES } from '../contract/options.ts';
import { inContent } from '../tools/content/in-content.ts';
import { narrationFile } from '../tools/content/narration-file.ts';
import { textHash } from '../worker/story/story-text.ts';

/** Checks that `content/` is complete. `studio/` makes these files and tests their contents. */

const manifest: { id: string; picture?: string; middle?: object }[] = JSON.parse(
  readFileSync(inContent('stories/manifest.json'), 'utf8'),
);

test('every music option has a track', () => {
  const files = readdirSync(inContent('music/tracks')).sort();
  expect(files, 'render it: npx node studio/music/render.ts {id}').toEqual(
    MUSIC_TRACKS.map((id) => `${id}.ogg`).sort(),
  );
});

test('every story type has a cover for every age, in both sizes', () => {
  const names = STORY_TYPES.flatMap((type) =>
    AGE_GROUPS.flatMap((age) => [coverKey(type, age, 'large'), coverKey(type, age, 'small')]),
  );
  expect(readdirSync(inContent('covers')).sort()).toEqual(names.map((key) => basename(key)).sort());
});

test('every example has a text and pictures in three formats', () => {
  const files = manifest.flatMap(({ id, picture, middle }) => [
    `stories/texts/${id}.txt`,
    ...[picture ?? id, ...(middle ? [`${id}-middle`] : [])].flatMap((name) =>
      ['jpg', 'webp', 'avif'].map((type) => `illustrations/rendered/${name}.${type}`),
    ),
  ]);
  expect(files.filter((file) => !existsSync(inContent(file)))).toEqual([]);
});

/** Where each format keeps XMP. */
const XMP_PLACES: Record<string, string> = {
  jpg: 'http://ns.adobe.com/xap/1.0/\0',
  webp: 'XMP ',
  avif: 'application/rdf+xml',
  svg: '<metadata><x:xmpmeta',
};

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => extname(path).slice(1) in XMP_PLACES);

test('every picture of the stories carries the mark of AI content in its file', () => {
  const pictures = [
    ...['covers', 'illustrations/rendered', 'illustrations/svg'].map((name) => inContent(name)),
    'web/public/images',
  ].flatMap(picturesIn);
  expect(pictures.length).toBeGreaterThan(200);
  const unmarked = [...pictures, 'web/public/share.jpg'].filter((path) => {
    const bytes = readFileSync(path, 'latin1');
    const place = bytes.indexOf(XMP_PLACES[extname(path).slice(1)]!);
    return place < 0 || !bytes.includes(`Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"`);
  });
  expect(unmarked).toEqual([]);
});

test('every narration of an example reads the current text', async () => {
  const narrations = readdirSync(inContent('narrations')).filter((name) => name.endsWith('.json'));
  expect(narrations.length).toBeGreaterThan(0);
  for (const name of narrations) {
    const text = readFileSync(inContent('stories/texts', name.replace('.json', '.txt')), 'utf8');
    const about = narrationFile.parse(JSON.parse(readFileSync(inContent('narrations', name), 'utf8')));
    expect([name, about.textHash]).toEqual([name, await textHash(text)]);
    expect(existsSync(inContent('narrations', name.replace('.json', '.mp3')))).toBe(true);
  }
});
