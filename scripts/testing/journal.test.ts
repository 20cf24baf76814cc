import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import Journal, { type Entry } from './journal.ts';
import { tallyOf } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuentame-journal-'));
  vi.stubEnv('TEST_JOURNAL', join(folder, 'journal.jsonl'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entries = () =>
  readFileSync(join(folder, 'journal.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

/** A file with tests that have ended, as Vitest tells a reporter of it. */
function moduleOf(...names: string[]): { module: TestModule; tests: TestCase[] } {
  const module = { moduleId: join(process.cwd(), 'some.test.ts') } as TestModule;
  const tests = names.map((name) => {
    const test = { id: name, fullName: name, module };
    return { ...test, result: () => ({ state: 'passed' }), diagnostic: () => undefined } as TestCase;
  });
  const children = { allTests: () => tests, allSuites: () => [] };
  return {
    module: Object.assign(module, { children, errors: () => [], diagnostic: () => ({ duration: 1 }) }),
    tests,
  };
}

test('a test that is told of after the end of its file is counted once, and is not running any more', () => {
  const journal = new Journal();
  const { module, tests } = moduleOf('first', 'second');
  journal.onTestModuleQueued(module);
  journal.onTestCaseReady(tests[0]!);
  journal.onTestCaseResult(tests[0]!);
  journal.onTestModuleEnd(module);
  journal.onTestCaseReady(tests[1]!);
  journal.onTestCaseResult(tests[1]!);
  expect(tallyOf(entries(), true)).toMatchObject({ passed: 2, failures: [], running: [] });
});

test('a test that never began and has a result is counted with its file', () => {
  const journal = new Journal();
  journal.onTestModuleEnd(moduleOf('refused').module);
  expect(entries()).toContainEqual(
    expect.objectContaining({ event: 'ends', name: 'refused', outcome: 'passed' }),
  );
});
