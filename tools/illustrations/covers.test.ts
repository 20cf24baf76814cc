import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import { AGE_GROUPS, STORY_TYPES } from '../../contract/options.ts';
import { inContent } from '../content.ts';
import { COVER_SIZES, cover } from './covers.ts';
import { rasterise } from './image.ts';

const EACH = STORY_TYPES.flatMap((type) => AGE_GROUPS.map((age) => [type, age] as const));
const nameOf = (...of: Parameters<typeof coverKey>) => basename(coverKey(...of));

/** Mean difference of two pictures per channel, 0 to 255, at the size of a thumb nail. */
async function difference(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize(64, 64).removeAlpha().raw().toBuffer()),
  );
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length;
}

test('there is a cover of every kind and age in both sizes, and no other', () => {
  const names = EACH.flatMap(([type, age]) => [nameOf(type, age, 'large'), nameOf(type, age, 'small')]);
  expect(readdirSync(inContent('covers')).sort()).toEqual(names.sort());
});

test.each(EACH)(
  'the cover of %s for %s is square, in the colours of screens, and as it is drawn',
  async (type, age) => {
    for (const size of ['large', 'small'] as const) {
      const path = inContent('covers', nameOf(type, age, size));
      const { width, height, format, space } = await sharp(path).metadata();
      expect({ width, height, format, space }).toEqual({
        width: COVER_SIZES[size],
        height: COVER_SIZES[size],
        format: 'jpeg',
        space: 'srgb',
      });
      const drawn = await (await rasterise(cover(type, age), 320, 320)).png().toBuffer();
      expect(await difference(path, drawn)).toBeLessThan(2);
    }
  },
);

test('no two covers look alike', async () => {
  const drawn = EACH.map(([type, age]) => inContent('covers', nameOf(type, age, 'small')));
  for (const [i, one] of drawn.entries()) {
    for (const other of drawn.slice(i + 1)) {
      expect([one, other, (await difference(one, other)) > 4]).toEqual([one, other, true]);
    }
  }
});
