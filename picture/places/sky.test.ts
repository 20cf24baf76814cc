import { expect, test } from 'vitest';
import { parseSceneCode } from '../../contract/scene.ts';
import { drawScene } from '../draw.ts';

test('the moon of a story is the only one of its picture', () => {
  /** The full moon of a place is a disc of 100 units, enlarged. */
  const isInSky = (code: string): boolean =>
    / r="100"/.test(drawScene(parseSceneCode(code)!, { frame: 'square' }));
  for (const place of ['meadow', 'village', 'bedroom', 'stairs', 'library']) {
    expect([place, isInSky(`${place}.night.happy.ghost-white-none-0._`)]).toEqual([place, true]);
    expect([place, isInSky(`${place}.night.happy.moon-yellow-none-0._`)]).toEqual([place, false]);
  }
});
