import type { Scene } from '../../contract/scene.ts';
import { drawScene } from '../../picture/draw.ts';
import { PNGS, type PngVariant, pngKey } from './picture-address.ts';
import { rasterise } from './picture-raster.ts';

export const PNG_TYPE = 'image/png' as const;

/** Draws a scene's PNG and stores it. Idempotent. */
export async function storePng(files: R2Bucket, scene: Scene, variant: PngVariant): Promise<void> {
  const { width, ...view } = PNGS[variant];
  const png = await rasterise(drawScene(scene, view), width);
  await files.put(pngKey(scene, variant), png, { httpMetadata: { contentType: PNG_TYPE } });
}

/** A scene's PNG, drawn if it is asked for the first time; null when it disappears meanwhile. @throws as `storePng` */
export async function readPng(
  files: R2Bucket,
  scene: Scene,
  variant: PngVariant,
): Promise<R2ObjectBody | null> {
  const key = pngKey(scene, variant);
  const stored = await files.get(key);
  if (stored) return stored;
  await storePng(files, scene, variant);
  return files.get(key);
}
