import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVERS } from '../../contract/covers.ts';
import { digestOf, type SeedObject } from './objects.ts';

const CONTENT_TYPE = 'image/jpeg';

/**
 * The existing covers; a test of the drawings checks that they are complete.
 * @param content the folder with `covers/`
 */
export function coverObjects(content: string): SeedObject[] {
  const folder = join(content, 'covers');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  return names.map((name) => {
    const bytes = readFileSync(join(folder, name));
    return {
      key: `${COVERS}${name}`,
      contentType: CONTENT_TYPE,
      digest: digestOf(CONTENT_TYPE, bytes),
      make: async () => ({ bytes }),
    };
  });
}
