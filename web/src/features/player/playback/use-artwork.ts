import { useEffect, useMemo, useState } from 'react';
import { PICTURE_PIXELS } from '../../../../../contract/picture.ts';
import type { Story } from '../../../../../contract/schemas/stories.ts';
import { coverOf } from '../../../api/cover.ts';
import type { Artwork } from './media-session.ts';

/**
 * Picture for the lock screen: the story's, once it has loaded, since its first reader waits while it is drawn; until
 * then, and where that fails, the cover of its kind and age.
 * @param isWanted whether something plays: drawing before the first sound would delay it
 */
export function useArtwork(
  { options, picture }: Partial<Pick<Story, 'options' | 'picture'>>,
  isWanted: boolean,
): Artwork | null {
  const png = picture?.png;
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!png || !isWanted) return;
    const image = new Image();
    image.onload = () => setLoaded(png);
    image.src = png;
    return () => {
      image.onload = null;
    };
  }, [png, isWanted]);
  return useMemo(() => {
    if (png && loaded === png) return { url: png, pixels: PICTURE_PIXELS.large, type: 'image/png' };
    // The large one only where it stays.
    return options ? { ...coverOf(options, png ? 'small' : 'large'), type: 'image/jpeg' } : null;
  }, [png, loaded, options]);
}
