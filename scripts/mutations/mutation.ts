import { existsSync, readFileSync } from 'node:fs';
import { isThere } from '../named-tests.ts';
import { projectOf } from '../testing/places.ts';

/** A small fault that is planted in a copy of the sources, to see whether the tests notice. */
export type Mutation = {
  /** Names it for ever: in the table, in `npm run mutate -- ID`. */
  id: string;
  /** What it belongs to; the table counts by it. */
  area: string;
  /** What would be wrong for somebody, in a few words. */
  fault: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** The test files of its place, of one project. */
  tests: readonly string[];
  /** Only these tests of them, by their whole titles; of a table of cases the title with its gaps. */
  only?: readonly string[];
  /** For the tests, such as how many schedules of faults are played. */
  env?: Readonly<Record<string, string>>;
  /** Why no test has to notice; a survivor without a reason fails the run. */
  accepted?: string;
};

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const timesIn = (text: string, part: string) => text.split(part).length - 1;

/** What makes a mutation impossible to run, one line each; empty when all can be planted. */
export function problemsOf(mutations: readonly Mutation[], readFile = read): string[] {
  const ids = new Set<string>();
  return mutations.flatMap(({ id, file, find, replace, tests, only = [] }) => {
    const problems: string[] = [];
    if (ids.has(id)) problems.push('has the id of another');
    ids.add(id);
    const text = readFile(file);
    if (text === null) problems.push(`${file} does not exist`);
    else {
      const times = timesIn(text, find);
      if (times !== 1) problems.push(`its text stands ${times} times in ${file}, not once: ${find}`);
    }
    if (find === replace) problems.push('changes nothing');
    if (tests.length === 0) problems.push('names no test file');
    if (new Set(tests.map(projectOf)).size > 1) problems.push('names test files of two projects');
    for (const test of tests) if (readFile(test) === null) problems.push(`${test} does not exist`);
    for (const name of only) {
      if (!tests.some((test) => isThere({ file: test, name }, readFile)))
        problems.push(`no test of its files is called: ${name}`);
    }
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

/** The file's text with the fault in it. @throws Error when its place is not there exactly once */
export function planted({ id, file, find, replace }: Mutation, text: string): string {
  if (timesIn(text, find) !== 1) throw new Error(`${id}: its text is not in ${file} exactly once`);
  return text.replace(find, () => replace);
}

/** For Vitest's `-t`: these titles, whatever stands in the gaps of a table's. */
export function patternOf(titles: readonly string[]): string {
  const escaped = titles.map((title) =>
    title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/%(?:\\\.\d+)?[sdifjo#$]/g, '.*'),
  );
  return `(${escaped.join('|')})$`;
}
