import { posix } from 'node:path';

const { dirname, join, basename } = posix;

/** Imports of the repository's own files, without types, as paths from the root. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm;

export function importsOf(path: string, content: string): string[] {
  return [...content.matchAll(IMPORT)].map(([, one, other]) => join(dirname(path), (one ?? other)!));
}

/** A file with all that it imports, directly and through others. */
export function closureOf(files: string[], imports: Map<string, string[]>): Set<string> {
  const closure = new Set(files);
  for (const file of closure) for (const imported of imports.get(file) ?? []) closure.add(imported);
  return closure;
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Tests in workerd, each run of which starts a runtime. */
const isInWorkerd = (path: string) => path.startsWith('worker/') && !path.endsWith('.node.test.ts');

/** Minutes each, at random or of everything: not the tests of one place. Browser tests, and those of other packages. */
const LEFT_OUT =
  /^(e2e|studio|bench)\/|^worker\/(tests\/)?(faults|fuzz|upgrade)\.test\.ts$|\.long\.test\.ts$/;
/** Of the API as a whole: the only ones of what only the route table imports. */
const OVERALL = /^worker\/(tests\/)?[^/]+\.test\.ts$/;
/** What imports the whole product: behind these every test is a test of everything. */
const EVERYTHING = /^worker\/(app|index)\.ts$|^testkit\/|^emulators\/|^web\/src\/(app|main|routes)\b/i;

/** `billing.test.ts`, `billing-webhook.test.ts` and `billing.node.test.ts` are named after `billing.ts`. */
function isNamedAfter(test: string, source: string): boolean {
  const name = basename(source)
    .replace(/\.tsx?$/, '')
    .toLowerCase();
  const rest = basename(test).toLowerCase().slice(name.length);
  return (
    dirname(test) === dirname(source) && basename(test).toLowerCase().startsWith(name) && /^[.-]/.test(rest)
  );
}

/** How many tests of a kind are run, the nearest first. A run of workerd costs as much as ten others. */
const MOST = { plain: 8, workerd: 6 };

/**
 * The tests of a file, in the groups in which they are run until one fails: those that import it or are named after it,
 * then those that reach it through imports, the ones of its name first, at last workerd's of its folder and of the API;
 * of each first those that need no workerd.
 */
export function testsOf(file: string, imports: Map<string, string[]>): string[][] {
  const tests = [...imports.keys()].filter((path) => isTest(path) && !LEFT_OUT.test(path));
  const importers = new Map<string, string[]>();
  for (const [path, imported] of imports)
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), path]);

  const found = new Set<string>();
  const addTestsOf = (source: string) => {
    for (const test of tests)
      if (isNamedAfter(test, source) || imports.get(test)!.includes(source)) found.add(test);
  };
  addTestsOf(file);
  const near = [...found];

  const seen = new Set([file]);
  for (let layer = [file]; layer.length > 0;) {
    layer = layer
      .flatMap((source) => importers.get(source) ?? [])
      .filter((path) => !isTest(path) && !EVERYTHING.test(path) && !seen.has(path));
    for (const path of layer) seen.add(path);
    for (const source of new Set(layer)) addTestsOf(source);
  }
  const inFolder = tests.filter((test) => dirname(test) === dirname(file));
  const overall = file.startsWith('worker/') ? tests.filter((test) => OVERALL.test(test)) : [];
  for (const test of [...inFolder, ...overall]) if (isInWorkerd(test)) found.add(test);
  const stem = basename(file).replace(/s?\.tsx?$/, '');
  const isAlike = (test: string) => Number(basename(test).startsWith(stem));
  const far = [...found].slice(near.length).sort((one, other) => isAlike(other) - isAlike(one));
  const plain = (paths: string[]) => paths.filter((path) => !isInWorkerd(path)).slice(0, MOST.plain);
  const workerd = (paths: string[]) => paths.filter(isInWorkerd).slice(0, MOST.workerd);
  return [plain(near), workerd(near), plain(far), workerd(far)].filter((group) => group.length > 0);
}
