import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import { AGE_GROUPS, STORY_TYPES } from '../../contract/options.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { COVER_SIZES, cover } from './covers.ts';
import { rasterise } from './image.ts';

const EACH = STORY_TYPES.flatMap((type) => AGE_GROUPS.map((age) => [type, age] as const));
const nameOf = (...of: Parameters<typeof coverKey>) => basename(coverKey(...of));

/** Channels of a picture, 0 to 255, at thumbnail size. */
const thumbnail = (picture: Buffer | string) => sharp(picture).resize(64, 64).removeAlpha().raw().toBuffer();

/** Mean difference of two thumbnails per channel, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
}

test('the folder has a cover of every type and age in both sizes, and no other', () => {
  const names = EACH.flatMap(([type, age]) => [nameOf(type, age, 'large'), nameOf(type, age, 'small')]);
  expect(readdirSync(inContent('covers')).sort()).toEqual(names.sort());
});

test.each(EACH)('the cover of %s for %s is square, in sRGB, and up to date', async (type, age) => {
  const drawn = await thumbnail(await (await rasterise(cover(type, age), 320, 320)).png().toBuffer());
  for (const size of ['large', 'small'] as const) {
    const path = inContent('covers', nameOf(type, age, size));
    const { width, height, format, space } = await sharp(path).metadata();
    expect({ width, height, format, space }).toEqual({
      width: COVER_SIZES[size],
      height: COVER_SIZES[size],
      format: 'jpeg',
      space: 'srgb',
    });
    expect(difference(await thumbnail(path), drawn)).toBeLessThan(2);
  }
});

test('no two covers look alike', async () => {
  const covers = await Promise.all(
    EACH.map(async (of) => {
      const name = nameOf(...of, 'small');
      return { name, picture: await thumbnail(inContent('covers', name)) };
    }),
  );
  for (const [i, one] of covers.entries()) {
    for (const other of covers.slice(i + 1)) {
      const differs = difference(one.picture, other.picture) > 4;
      expect([one.name, other.name, differs]).toEqual([one.name, other.name, true]);
    }
  }
});
