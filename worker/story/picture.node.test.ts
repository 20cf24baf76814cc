import { expect, test, vi } from 'vitest';
import { coverKey } from '../../contract/covers.ts';
import { parseSceneCode } from '../../contract/scene.ts';
import { pngKey } from '../files/picture-address.ts';
import { rasterPicture } from './picture.ts';

const scene = parseSceneCode('snow.day.curious.penguin-blue-scarf-0.kite')!;
const shown = { scene, storyType: 'humor', ageGroup: '3-5' } as const;

test('a picture that cannot be drawn leaves its place to the cover of kind and age', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const get = vi.fn(async (key: string) => {
    if (key.startsWith('pictures/')) throw new Error('out of memory');
    return { key };
  });
  const found = await rasterPicture({ get } as unknown as R2Bucket, shown, 'small');
  expect(found).toEqual({ type: 'image/jpeg', object: { key: coverKey('humor', '3-5', 'small') } });
  expect(get.mock.calls[0]).toEqual([pngKey(scene, '-small')]);
  expect(log).toHaveBeenCalledOnce();
});
