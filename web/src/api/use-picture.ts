import { useState } from 'react';
import { svgPath } from '../../../contract/picture.ts';
import type { Scene } from '../../../contract/scene.ts';
import type { Story } from '../../../contract/schemas/stories.ts';
import { coverOf } from './cover.ts';

type Shown = {
  /** Undefined for a story whose words say none. */
  scene: Scene | undefined;
  options: Pick<Story['options'], 'storyType' | 'ageGroup'>;
};

/**
 * Address of a story's small picture: of its scene, else the cover of its kind and age. Each takes the place of the one
 * that did not load.
 * @returns `url`: null when none of them loads
 */
export function usePicture({ scene, options }: Shown) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const drawn = scene ? svgPath(scene) : null;
  const url =
    [drawn, coverOf(options, 'small').url].find((one) => one !== null && !missing.includes(one)) ?? null;
  return {
    url,
    isOfScene: url !== null && url === drawn,
    onError: () => url !== null && setMissing([...missing, url]),
  };
}
