import { join } from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';

/**
 * Vitest kept warm in the scratch copy, as a process of its own: a fault that never ends is ended with it. Each message
 * names the files that have changed and the tests to run; the answer is which of them failed.
 */
export type Order = { changed: string[]; tests: string[] };
export type Answer = { passed: string[]; failed: { test: string; message: string }[] };

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  // One process: others run beside it, and one more would have to load what this one has.
  fileParallelism: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: 0,
  reporters: [{}],
});
await vitest.standalone();

process.on('message', async ({ changed, tests }: Order) => {
  for (const file of changed) vitest.invalidateFile(join(process.cwd(), file));
  const specifications = tests.flatMap((test) => {
    const path = join(process.cwd(), test);
    return vitest.projects
      .filter((project) => project.matchesTestGlob(path))
      .map((project) => project.createSpecification(path));
  });
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const wanted = new Set(tests);
  const answer: Answer = { passed: [], failed: [] };
  const [unhandled] = unhandledErrors as Error[];
  for (const module of testModules) {
    const test = module.relativeModuleId;
    if (!wanted.has(test)) continue;
    if (module.state() === 'passed') answer.passed.push(test);
    if (module.state() !== 'failed') continue;
    const failed = [...module.children.allTests('failed')][0];
    const [error] = failed?.result().errors ?? module.errors();
    answer.failed.push({
      test,
      message: `${failed?.fullName ?? 'the file'}: ${error?.message ?? 'no reason'}`,
    });
  }
  if (unhandled && answer.failed.length === 0) {
    answer.failed.push({ test: tests[0]!, message: `unhandled: ${unhandled.message}` });
  }
  process.send!(answer);
});
process.send!('ready');
