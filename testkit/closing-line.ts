import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Longer than the time limit of any single test. */
const SILENCE_LIMIT_MS = 8 * 60_000;
const SLOWEST = 10;

const fileOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);
const nameOf = (test: TestCase) => `${fileOf(test.module)} › ${test.fullName}`;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(7);

/** Files with a test that needed its second try, of all runs since `.ci/weekly` repeated them. */
const UNSTEADY_LIST = 'test-results/second-try.txt';

function noteUnsteady(files: readonly string[]): void {
  mkdirSync(dirname(UNSTEADY_LIST), { recursive: true });
  appendFileSync(UNSTEADY_LIST, files.map((file) => `${file}\n`).join(''));
}

/**
 * Vitest reporter that ends a run with the slowest files and one last line, `N passed, N failed`, below the tests that
 * needed their second try, and stops a run in which no test began or ended for eight minutes, with the names of those
 * that were running.
 */
export default class ClosingLine implements Reporter {
  readonly #running = new Map<string, string>();
  #lastProgress = Date.now();
  #isByName = false;

  onInit(vitest: Vitest): void {
    this.#isByName = vitest.getGlobalTestNamePattern() !== undefined;
    setInterval(() => this.#stopHungRun(), 1_000).unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#note(module.id, fileOf(module));
  }

  onTestCaseReady(test: TestCase): void {
    this.#note(test.id, nameOf(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.#note(test.id);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#note(module.id);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    // A skipped test counts as failed, unless tests were chosen by name (`-t`).
    const tests = this.#isByName ? all.filter((test) => test.result().state !== 'skipped') : all;
    const passed = tests.filter((test) => test.result().state === 'passed');
    // A file with a syntax error or a failed hook has no failed test.
    const broken = modules.filter(
      (module) =>
        module.state() === 'failed' &&
        ![...module.children.allTests()].some((test) => test.result().state === 'failed'),
    );
    const failed = tests.length - passed.length + broken.length + errors.length;
    const times = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return { file: fileOf(module), took: duration + collectDuration + setupDuration };
    });
    console.log('\nThe slowest files:');
    for (const { file, took } of times.toSorted((a, b) => b.took - a.took).slice(0, SLOWEST))
      console.log(`${seconds(took)} s  ${file}`);
    const unsteady = passed.filter((test) => test.diagnostic()?.flaky);
    if (unsteady.length > 0) noteUnsteady(unsteady.map((test) => fileOf(test.module)));
    // At exit: Vitest prints while it stops its runtimes.
    process.once('exit', () => {
      console.log(['', ...unsteady.map((test) => `passed at the second try: ${nameOf(test)}`)].join('\n'));
      console.log(`${unsteady.length > 0 ? '\n' : ''}${passed.length} passed, ${failed} failed`);
    });
  }

  /** Records progress. @param name of a test or file that started; undefined for one that ended */
  #note(id: string, name?: string): void {
    this.#lastProgress = Date.now();
    if (name === undefined) this.#running.delete(id);
    else this.#running.set(id, name);
  }

  #stopHungRun(): void {
    if (Date.now() - this.#lastProgress < SILENCE_LIMIT_MS) return;
    console.log(`hung; running:\n${[...this.#running.values()].join('\n')}\n\n0 passed, 1 failed`);
    process.exit(1);
  }
}
