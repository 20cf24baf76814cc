/**
 * Draws the covers of all kinds and ages, `content/covers/{type}-{age}.jpg` and `-small.jpg`:
 *
 *     node studio/illustrations/build-covers.ts [target folder]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { coverKey } from '../../contract/covers.ts';
import { AGE_GROUPS, STORY_TYPES } from '../../contract/options.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { COVER_SIZES, cover } from './covers.ts';
import { encode, rasterise } from './image.ts';

/** Size limits: all covers are in the repository, and a feed fetches one per story. */
const MAX_BYTES = { large: 90_000, small: 20_000 };

const target = process.argv[2] ?? inContent('covers');
await mkdir(target, { recursive: true });
let total = 0;
for (const type of STORY_TYPES) {
  for (const age of AGE_GROUPS) {
    const svg = cover(type, age);
    for (const [size, pixels] of Object.entries(COVER_SIZES) as ['large' | 'small', number][]) {
      const bytes = await encode(await rasterise(svg, pixels, pixels), 'jpeg', MAX_BYTES[size]);
      await writeFile(join(target, basename(coverKey(type, age, size))), bytes);
      total += bytes.length;
    }
  }
}
console.log(`${STORY_TYPES.length * AGE_GROUPS.length} covers in two sizes, ${(total / 1e6).toFixed(1)} MB`);
