import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * A Vitest reporter that writes down each thing as it happens, a line of JSON each, into the file of `TEST_JOURNAL`: a run
 * that hangs or dies has then still said how far it came.
 */

export type Entry =
  | { event: 'opens'; file: string }
  | { event: 'begins'; file: string; name: string }
  | { event: 'ends'; file: string; name: string; outcome: Outcome; error: string | null }
  /** A file that could not be read, or one of its hooks that failed; milliseconds of all its tests, hooks and imports. */
  | { event: 'file'; file: string; milliseconds: number; error: string | null }
  /** Errors that belong to no test. */
  | { event: 'over'; errors: string[] };

export type Outcome = 'passed' | 'passed at the second try' | 'failed' | 'skipped';

const fileOf = (module: TestModule) => relative(process.cwd(), module.moduleId);
const message = (errors: readonly { message: string }[] | undefined) => errors?.[0]?.message ?? null;

function outcomeOf(test: TestCase): Outcome {
  const { state } = test.result();
  if (state === 'passed') return test.diagnostic()?.flaky ? 'passed at the second try' : 'passed';
  // One that was never run is as good as one that was left out.
  return state === 'failed' ? 'failed' : 'skipped';
}

export default class Journal implements Reporter {
  readonly #path: string;
  /** Ids of tests that have ended: a file may be said to have ended before the last of its tests, with their results. */
  readonly #told = new Set<string>();

  constructor() {
    const path = process.env.TEST_JOURNAL;
    if (!path) throw new Error('TEST_JOURNAL names no file');
    this.#path = path;
  }

  #note(entry: Entry): void {
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
  }

  onTestModuleQueued(module: TestModule): void {
    this.#note({ event: 'opens', file: fileOf(module) });
  }

  onTestCaseReady(test: TestCase): void {
    if (this.#told.has(test.id)) return;
    this.#note({ event: 'begins', file: fileOf(test.module), name: test.fullName });
  }

  onTestCaseResult(test: TestCase): void {
    if (this.#told.has(test.id)) return;
    this.#told.add(test.id);
    this.#note({
      event: 'ends',
      file: fileOf(test.module),
      name: test.fullName,
      outcome: outcomeOf(test),
      error: message(test.result().errors),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    // A test that is refused before it begins, such as one marked with `only`, has a result and no end.
    for (const test of module.children.allTests()) this.onTestCaseResult(test);
    const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
      module.diagnostic();
    const errors = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    this.#note({
      event: 'file',
      file: fileOf(module),
      milliseconds: duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration,
      error: message([...module.errors(), ...errors]),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly { message: string }[]): void {
    this.#note({ event: 'over', errors: errors.map(({ message }) => message) });
  }
}
