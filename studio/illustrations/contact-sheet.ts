/**
 * Puts pictures on one sheet, to be looked at together: those of the example stories, or with scenes' codes, a file of
 * them or a number of random ones, the pictures that stories are given.
 *
 *     node studio/illustrations/contact-sheet.ts [target.png]
 *     node studio/illustrations/contact-sheet.ts target.png (50 | codes.txt | forest.night.happy.fox-red-scarf-0._ …)
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseSceneCode, type Scene } from '../../contract/scene.ts';
import { drawScene } from '../../picture/draw.ts';
import { randomScenes } from '../../testkit/worker/random-scenes.ts';
import { inContent } from '../../tools/content/in-content.ts';

const COLUMNS = 6;
const GAP = 12;

/** @throws Error for a code that names no scene */
function sceneOf(code: string): Scene {
  const scene = parseSceneCode(code);
  if (!scene) throw new Error(`no scene: ${code}`);
  return scene;
}

async function scenesOf(wanted: string[]): Promise<Scene[]> {
  const [first = ''] = wanted;
  if (/^\d+$/.test(first)) return randomScenes(Date.now(), Number(first));
  const codes = existsSync(first) ? (await readFile(first, 'utf8')).split(/\s+/).filter(Boolean) : wanted;
  return codes.map(sceneOf);
}

const [target = join(tmpdir(), 'cuentame-contact-sheet.png'), ...wanted] = process.argv.slice(2);
const folder = inContent('illustrations/rendered');
const sources =
  wanted.length > 0
    ? (await scenesOf(wanted)).map((scene) => Buffer.from(drawScene(scene, { frame: 'square' })))
    : (await readdir(folder))
        .filter((name) => name.endsWith('.jpg'))
        .sort()
        .map((name) => join(folder, name));
const card = { width: 320, height: wanted.length > 0 ? 320 : 240 };

const cards = await Promise.all(
  sources.map(async (source, i) => ({
    input: await sharp(source).resize(card.width, card.height).toBuffer(),
    left: GAP + (i % COLUMNS) * (card.width + GAP),
    top: GAP + Math.floor(i / COLUMNS) * (card.height + GAP),
  })),
);

await sharp({
  create: {
    width: GAP + COLUMNS * (card.width + GAP),
    height: GAP + Math.ceil(sources.length / COLUMNS) * (card.height + GAP),
    channels: 3,
    background: '#FBF3E4',
  },
})
  .composite(cards)
  .png()
  .toFile(target);
console.log(`${sources.length} pictures on ${target}`);
