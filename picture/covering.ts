import type { Silhouette } from './silhouette.ts';

export type Disc = { x: number; y: number; r: number };

/** Whether a drawing at a place comes into a disc, looked at in bands. */
export function covers(
  { box, between }: Silhouette,
  at: { x: number; y: number; scale: number },
  { x, y, r }: Disc,
): boolean {
  const [faceX, faceY, half] = [(x - at.x) / at.scale, (y - at.y) / at.scale, r / at.scale];
  if (box.left > faceX + half || box.right < faceX - half) return false;
  if (box.top > faceY + half || box.bottom < faceY - half) return false;
  const band = half / 5;
  for (let top = faceY - half; top < faceY + half; top += band) {
    const reach = between(top, top + band);
    if (reach === null) continue;
    const away = Math.max(0, Math.abs(top + band / 2 - faceY) - band / 2);
    const wide = Math.sqrt(Math.max(0, half * half - away * away));
    if (reach.left < faceX + wide && reach.right > faceX - wide) return true;
  }
  return false;
}
