import { useState } from 'react';
import { svgPath } from '../../../contract/picture.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import { coverOf } from './cover.ts';

type Shown = {
  /** Undefined for a story whose words say none. */
  scene: Scene | undefined;
  /** Absent where no cover may take the picture's place. */
  options?: Pick<Story['options'], 'storyType' | 'ageGroup'>;
};

/** Files of the two sizes in which the app shows a picture. */
const SIZES = { small: ['', 'small'], wide: ['-wide', 'large'] } as const;

/**
 * Address of a story's picture: of its scene, else the cover of its kind and age. Each takes the place of the one that
 * did not load.
 * @returns `url`: null when none of them loads
 */
export function usePicture({ scene, options }: Shown, size: keyof typeof SIZES) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [variant, cover] = SIZES[size];
  const drawn = scene ? svgPath(scene, variant) : null;
  const covers = options ? [coverOf(options, cover).url] : [];
  const url = [drawn, ...covers].find((one) => one !== null && !missing.includes(one)) ?? null;
  return {
    url,
    isOfScene: url !== null && url === drawn,
    onError: () => url !== null && setMissing([...missing, url]),
  };
}
