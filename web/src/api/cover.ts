import { COVER_PIXELS, coverKey } from '../../../contract/covers.ts';
import type { Story } from '../../../contract/schemas/stories.ts';

/** Path of a story's cover, and its side in pixels. */
export function coverOf(
  { storyType, ageGroup }: Pick<Story['options'], 'storyType' | 'ageGroup'>,
  size: keyof typeof COVER_PIXELS,
): { url: string; pixels: number } {
  const url = `/files/${coverKey(storyType, ageGroup, size)}?alt=media`;
  return { url, pixels: COVER_PIXELS[size] };
}
