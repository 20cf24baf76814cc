/**
 * Draws what browsers, phones and messengers show for the site, into `web/public`. Run after a change of the mark:
 *
 *     node studio/illustrations/build-brand.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { colour } from '../../picture/hand/palette.ts';
import { HEIGHT, picture, place, rect, WIDTH } from '../../picture/hand/svg.ts';
import { defaultStory } from './brand/default-story.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, share } from './brand/share.ts';
import { encode, rasterise } from './image.ts';
import { logo, moonWithBook } from './parts/logo.ts';

const target = new URL('../../web/public/', import.meta.url);

const save = (name: string, bytes: string | Buffer): Promise<void> => writeFile(new URL(name, target), bytes);

/** A square icon on night blue. `room` is the mark's share of the side. */
const tile = (room: number, radius: number): string =>
  picture(
    rect(0, 0, 512, 512, colour.midnight, radius) +
      place(
        { x: 256 - 256 * room, y: 256 - 256 * room, scale: (512 * room) / 48 },
        place({ x: 0, y: 2 }, moonWithBook(colour.midnight)),
      ),
    512,
    512,
  );

const png = async (svg: string, size: number): Promise<Buffer> =>
  (await rasterise(svg, size, size)).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();

await mkdir(new URL('images/', target), { recursive: true });
await save('favicon.svg', picture(logo(), 48, 48));
await save('icon-192.png', await png(tile(1.12, 112), 192));
await save('icon-512.png', await png(tile(1.12, 112), 512));
// Maskable: a launcher may crop to the middle four fifths, and a phone rounds the corners itself.
await save('icon-maskable-512.png', await png(tile(0.92, 0), 512));
await save('apple-touch-icon.png', await png(tile(1.08, 0), 180));

const sharePicture = await rasterise(picture(share(), SHARE_WIDTH, SHARE_HEIGHT), SHARE_WIDTH, SHARE_HEIGHT);
await save('share.jpg', await encode(sharePicture, 'jpeg', 120 * 1024));
const defaultPicture = await rasterise(picture(defaultStory()), WIDTH, HEIGHT);
await save('images/default-story.jpg', await encode(defaultPicture, 'jpeg'));
