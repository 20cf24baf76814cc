import { expect, test } from 'vitest';
import { checkBudget, firstScripts } from './script-budget.ts';

const FILES: Record<string, string> = {
  '/first-paint.js': 'theme',
  '/assets/shell.js': `import{a as b}from"./framework.js";import"./runtime.js";import("./LoginPage.js");${'shell'.repeat(99)}`,
  '/assets/framework.js': 'import"./runtime.js"',
  '/assets/runtime.js': 'runtime',
};
const PAGE = '<script src="/first-paint.js"></script><script type="module" src="/assets/shell.js"></script>';

test('the budget counts the page’s scripts and their static imports once each', () => {
  const sizes = firstScripts(PAGE, (file) => FILES[file] ?? expect.unreachable(file));
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(FILES).sort());
  expect(sizes['/assets/shell.js']).toBeLessThan(150);
});

test('a build over the budget fails and lists its files', () => {
  expect(checkBudget({ 'a.js': 60, 'b.js': 40 }, 100)).toBe(100);
  expect(() => checkBudget({ 'a.js': 60, 'b.js': 41 }, 100)).toThrow(/101 bytes of 100[\s\S]*41 b\.js/);
});

test('a page without scripts fails', () => {
  expect(() => checkBudget(firstScripts('<p>', () => ''))).toThrow('0 bytes');
});
