import { type COVER_PIXELS, coverKey } from '../../contract/covers.ts';
import type { Language } from '../../contract/options.ts';
import { svgPath } from '../../contract/picture.ts';
import type { Scene } from '../../contract/scene.ts';
import type { StoryPicture, StoryRequest } from '../../contract/schemas/stories.ts';
import { describeScene } from '../../picture/alt-text.ts';
import { pngPath, type Seal } from '../files/picture-address.ts';
import { PNG_TYPE, readPng } from '../files/picture-png.ts';
import { logLine } from '../logging/log.ts';
import { redactedErrorMessage } from '../logging/redacted-error.ts';

/** What a story shows: its scene, or where there is none the cover of its kind and age. */
export type Shown = { scene: Scene | null } & Pick<StoryRequest, 'storyType' | 'ageGroup'>;

/** Addresses of a scene's picture, and its text alternative. */
export const presentPicture = (scene: Scene, language: Language, seal: Seal): StoryPicture => ({
  svg: svgPath(scene),
  png: pngPath(scene, seal),
  alt: describeScene(scene, language),
});

/** A picture in R2. The caller reads or cancels it. */
export type RasterPicture = { type: 'image/png' | 'image/jpeg'; object: R2ObjectBody };

const VARIANTS = { large: '', small: '-small', wide: '-wide' } as const;

/** A scene as a file of pixels, drawn if this is its first reader; null when that fails. */
export async function drawnPicture(
  files: R2Bucket,
  scene: Scene,
  size: keyof typeof VARIANTS,
): Promise<RasterPicture | null> {
  try {
    const object = await readPng(files, scene, VARIANTS[size]);
    return object && { type: PNG_TYPE, object };
  } catch (error) {
    logLine('error', { picture: 'not drawn', error: redactedErrorMessage(error) });
    return null;
  }
}

/**
 * Picture of a story as a file of pixels. A scene's is drawn if this is its first reader; when that fails the cover
 * takes its place. Covers are square: for `wide`, too.
 * @returns null where there is no cover either
 */
export async function rasterPicture(
  files: R2Bucket,
  { scene, storyType, ageGroup }: Shown,
  size: keyof typeof COVER_PIXELS | 'wide',
): Promise<RasterPicture | null> {
  const drawn = scene && (await drawnPicture(files, scene, size));
  if (drawn) return drawn;
  const object = await files.get(coverKey(storyType, ageGroup, size === 'small' ? size : 'large'));
  return object && { type: 'image/jpeg', object };
}
