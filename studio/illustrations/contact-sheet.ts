/**
 * Puts all pictures of the example stories on one sheet, to be looked at together.
 *
 *     node studio/illustrations/contact-sheet.ts [target.png]
 */
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inContent } from '../../scripts/content.ts';

const COLUMNS = 6;
const CARD = { width: 320, height: 240 };
const GAP = 12;

const folder = inContent('illustrations/rendered');
const target = process.argv[2] ?? join(tmpdir(), 'cuentame-contact-sheet.png');
const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();

const cards = await Promise.all(
  files.map(async (name, i) => ({
    input: await sharp(join(folder, name)).resize(CARD.width, CARD.height).toBuffer(),
    left: GAP + (i % COLUMNS) * (CARD.width + GAP),
    top: GAP + Math.floor(i / COLUMNS) * (CARD.height + GAP),
  })),
);

await sharp({
  create: {
    width: GAP + COLUMNS * (CARD.width + GAP),
    height: GAP + Math.ceil(files.length / COLUMNS) * (CARD.height + GAP),
    channels: 3,
    background: '#FBF3E4',
  },
})
  .composite(cards)
  .png()
  .toFile(target);
console.log(`${files.length} pictures on ${target}`);
