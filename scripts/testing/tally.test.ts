import { describe, expect, test } from 'vitest';
import type { Entry } from './journal.ts';
import { tallyOf } from './tally.ts';

const begins = (name: string): Entry => ({ event: 'begins', file: 'a.test.ts', name });
const ends = (
  name: string,
  outcome: (Entry & { event: 'ends' })['outcome'],
  error: string | null = null,
): Entry => ({
  event: 'ends',
  file: 'a.test.ts',
  name,
  outcome,
  error,
});
const file = (error: string | null = null): Entry => ({
  event: 'file',
  file: 'a.test.ts',
  milliseconds: 5,
  error,
});

describe('what fails a run', () => {
  const failuresOf = (...entries: Entry[]) => tallyOf(entries, true).failures;

  test('nothing, when every test has passed', () => {
    expect(tallyOf([begins('one'), ends('one', 'passed'), file()], true)).toEqual({
      passed: 1,
      failures: [],
      secondTries: [],
      files: [expect.objectContaining({ file: 'a.test.ts', milliseconds: 5 })],
      running: [],
    });
  });

  test('a test that fails, with the first line of the reason', () => {
    expect(failuresOf(ends('one', 'failed', 'expected 1 to be 2\nat a.test.ts'))).toEqual([
      'failed: a.test.ts › one: expected 1 to be 2',
    ]);
  });

  test('a test that is left out', () => {
    expect(failuresOf(ends('one', 'skipped'))).toEqual([
      'left out, so that it proves nothing: a.test.ts › one',
    ]);
  });

  test('a file that cannot be read, and an error outside of any test', () => {
    expect(failuresOf(file('no such module'), { event: 'over', errors: ['lost'] })).toEqual([
      'failed: a.test.ts: no such module',
      'failed outside of any test: lost',
    ]);
  });

  test('a run that ends badly without a reason', () => {
    expect(tallyOf([ends('one', 'passed')], false).failures).toEqual(['the run ended without saying why']);
  });
});

test('a test that needed a second try has passed, and is named', () => {
  const tally = tallyOf([ends('one', 'passed at the second try', 'locator.click: Timeout')], true);
  expect(tally.passed).toBe(1);
  expect(tally.secondTries).toEqual(['a.test.ts › one: locator.click: Timeout']);
});

test('of a run that was stopped it is known what was running, or which files were open', () => {
  expect(tallyOf([begins('one'), ends('one', 'passed'), begins('two')], true).running).toEqual([
    'a.test.ts › two',
  ]);
  const opens: Entry = { event: 'opens', file: 'b.test.ts' };
  expect(tallyOf([opens], true).running).toEqual(['b.test.ts']);
});
