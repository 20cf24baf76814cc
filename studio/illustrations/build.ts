/**
 * Draws the example stories' pictures: `svg/{id}.svg` and `rendered/{id}.{jpg,webp,avif}` from `scenes/{id}.ts`, and
 * those inside the long texts, `{id}-middle`, from `middles/{id}.ts`.
 *
 *     node studio/illustrations/build.ts [id …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { HEIGHT, MIDDLE, picture, WIDTH } from '../../picture/hand/svg.ts';
import { inContent } from '../../tools/content/in-content.ts';
import { encode, marked, rasterise } from './image.ts';

interface Scene {
  scene: () => string;
}

interface Middle {
  middle: () => string;
}

const here = (name: string): string => inContent('illustrations', name);

const manifest = JSON.parse(await readFile(inContent('stories/manifest.json'), 'utf8')) as {
  id: string;
  picture?: string;
  middle?: object;
}[];
const wanted = process.argv.slice(2);
const stories = manifest.filter((story) => !story.picture);
const unknown = wanted.filter((id) => !stories.some((story) => story.id === id));
if (unknown.length > 0) throw new Error(`no story with a picture of its own: ${unknown.join(', ')}`);

await mkdir(here('svg/'), { recursive: true });
await mkdir(here('rendered/'), { recursive: true });

async function build(name: string, svg: string, width: number, height: number): Promise<void> {
  await writeFile(here(`svg/${name}.svg`), marked(svg));
  const image = await rasterise(svg, width, height);
  const sizes: string[] = [];
  for (const [extension, format] of [
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const) {
    const bytes = await encode(image, format);
    await writeFile(here(`rendered/${name}.${extension}`), bytes);
    sizes.push(`${extension} ${(bytes.length / 1024).toFixed(1)} KiB`);
  }
  console.log(`${name}: ${sizes.join(', ')}`);
}

for (const { id, middle } of stories.filter((story) => wanted.length === 0 || wanted.includes(story.id))) {
  const { scene } = (await import(`./scenes/${id}.ts`)) as Scene;
  await build(id, picture(scene()), WIDTH, HEIGHT);
  if (!middle) continue;
  const drawn = (await import(`./middles/${id}.ts`)) as Middle;
  const svg = picture(drawn.middle(), MIDDLE.width, MIDDLE.height);
  await build(`${id}-middle`, svg, MIDDLE.pixels.width, MIDDLE.pixels.height);
}
