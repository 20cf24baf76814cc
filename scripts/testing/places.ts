import { existsSync, statSync } from 'node:fs';
import { normalize, relative } from 'node:path';

/** Which tests belong to a file or a folder. Paths are from the root, with `/`. */

const TEST = /\.test\.ts$/;
/** Compiled and run by the projects of `vitest.config.ts`. */
export type Project = 'node' | 'web' | 'worker' | 'e2e';

export function projectOf(test: string): Project {
  if (test.startsWith('e2e/')) return 'e2e';
  if (test.startsWith('web/')) return 'web';
  return test.startsWith('worker/') && !test.endsWith('.node.test.ts') ? 'worker' : 'node';
}

type Uses = { path: string; imports: { to: string }[] };

/**
 * Of a folder, the tests in it; of a test, itself; of any other file, the tests beside it with its name and those that import
 * it, or where no test does, those that import what imports it, and so on.
 * @param sources everything that may import something
 * @throws Error for a place that is not there, and for one that no test belongs to
 */
export function testsOf(place: string, sources: Uses[]): string[] {
  const path = normalize(relative('.', place)) || '.';
  if (!existsSync(path)) throw new Error(`There is no ${place}`);
  const tests = sources.map(({ path }) => path).filter((path) => TEST.test(path));
  const found = statSync(path).isDirectory()
    ? tests.filter((test) => path === '.' || test.startsWith(`${path}/`))
    : TEST.test(path)
      ? [path]
      : [...new Set([...besideOf(path, tests), ...nearestUsers(path, sources)])];
  if (found.length === 0) throw new Error(`No test belongs to ${place}`);
  return found.sort();
}

function besideOf(path: string, tests: string[]): string[] {
  const name = path.replace(/\.\w+$/, '');
  return tests.filter((test) => test === `${name}.test.ts` || test === `${name}.node.test.ts`);
}

function nearestUsers(path: string, sources: Uses[]): string[] {
  const seen = new Set([path]);
  for (let level = [path]; level.length > 0; ) {
    const users = sources.filter(
      ({ path, imports }) => !seen.has(path) && imports.some(({ to }) => level.includes(to)),
    );
    level = users.map(({ path }) => path);
    for (const user of level) seen.add(user);
    const tests = level.filter((user) => TEST.test(user));
    if (tests.length > 0) return tests;
  }
  return [];
}
