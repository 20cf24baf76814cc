import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { World } from './world.ts';

/** Stores the state in a file, so that subscriptions survive a restart. */
export function stateFile(path: string): { load(): World | null; save(world: World): void } {
  return {
    load() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as World;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    save(world) {
      mkdirSync(dirname(path), { recursive: true });
      // Atomic: an interrupted write leaves the previous state.
      writeFileSync(`${path}.new`, JSON.stringify(world));
      renameSync(`${path}.new`, path);
    },
  };
}
