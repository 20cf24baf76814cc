import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST, longestFirst } from './longest-first.ts';

test('every file that is known to take long is there', () => {
  expect(LONGEST.filter((path) => !existsSync(path))).toEqual([]);
});

test('of each project the longest files come first, the others in their order, and the projects in theirs', () => {
  const [long, longer] = [LONGEST[2]!, LONGEST[1]!];
  const of = (project: string, ...paths: string[]) => paths.map((path) => ({ project, path }));
  const files = [...of('node', 'a', long, 'b', longer), ...of('worker', 'c', long)];
  expect(longestFirst(files, (file) => file)).toEqual([
    ...of('node', longer, long, 'a', 'b'),
    ...of('worker', long, 'c'),
  ]);
});
