import { existsSync, readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';

/** Three times what a whole run of `npm test` needs; a container may have 64 MB. */
const ENOUGH_BYTES = 2e9;

/** Whether programs may run from it: the browser of the tests is unpacked into the folder for temporary files. */
const mayExecute = () =>
  readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, folder, , options]) => folder === MEMORY && !options?.split(',').includes('noexec'));

/**
 * Environment with the folder for temporary files in memory, where the system has one: the simulated bindings write
 * every commit to the disk, and wait for it.
 */
export function inMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES && mayExecute() ? { TMPDIR: MEMORY } : {};
}
