/**
 * Draws the example stories' pictures: `svg/{id}.svg` and `rendered/{id}.{jpg,webp,avif}` from `scenes/{id}.ts`.
 *
 *     node tools/illustrations/build.ts [id …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { inContent } from '../content.ts';
import { encode, rasterise } from './image.ts';
import { HEIGHT, picture, WIDTH } from './parts/svg.ts';

interface Scene {
  scene: () => string;
}

const here = (name: string): string => inContent('illustrations', name);

const manifest = JSON.parse(await readFile(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  picture?: string;
}[];
const wanted = process.argv.slice(2);
const ids = manifest
  .filter((story) => !story.picture)
  .map((story) => story.id)
  .filter((id) => wanted.length === 0 || wanted.includes(id));
const unknown = wanted.filter((id) => !ids.includes(id));
if (unknown.length > 0) throw new Error(`not in the manifest: ${unknown.join(', ')}`);

await mkdir(here('svg/'), { recursive: true });
await mkdir(here('rendered/'), { recursive: true });

for (const id of ids) {
  const { scene } = (await import(`./scenes/${id}.ts`)) as Scene;
  const svg = picture(scene());
  await writeFile(here(`svg/${id}.svg`), svg);
  const image = await rasterise(svg, WIDTH, HEIGHT);
  const sizes: string[] = [];
  for (const [extension, format] of [
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const) {
    const bytes = await encode(image, format);
    await writeFile(here(`rendered/${id}.${extension}`), bytes);
    sizes.push(`${extension} ${(bytes.length / 1024).toFixed(1)} KiB`);
  }
  console.log(`${id}: ${sizes.join(', ')}`);
}
