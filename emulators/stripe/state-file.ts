import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { World } from './world.ts';

/** Keeps the world in a file, so that who subscribed yesterday still does after a restart. */
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
      // Whole or not at all: a process that ends in the middle leaves the last state.
      writeFileSync(`${path}.new`, JSON.stringify(world));
      renameSync(`${path}.new`, path);
    },
  };
}
