import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run, type Step } from './step.ts';

const SECOND_MS = 1_000;
const node = (script: string, more: Partial<Step> = {}): Step => ({
  title: 'step',
  command: ['node', '-e', script],
  limit: 60 * SECOND_MS,
  ...more,
});

/** The step's end, and what it printed. */
async function ran(step: Step) {
  const printed: string[] = [];
  const { status, hung } = await run(step, (line) => printed.push(line));
  return { status, hung, printed };
}

test('what a program prints comes with its name in front, and how it ended is known', async () => {
  expect(await ran(node("console.log('one\\ntwo'); console.error('three'); process.exitCode = 3"))).toEqual({
    status: 3,
    hung: null,
    printed: expect.arrayContaining(['step │ one', 'step │ two', 'step │ three']),
  });
});

test('the last lines of a program are kept, and no empty ones', async () => {
  const script = "for (let n = 1; n <= 40; n++) console.log(n + '\\n')";
  const { last } = await run(node(script), () => {});
  expect(last).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 11)));
});

test('a program that is not there has failed', async () => {
  const { status, printed } = await ran({ ...node(''), command: ['no-such-program'] });
  expect(status).not.toBe(0);
  expect(printed.join()).toContain('no-such-program');
});

test('one that hangs is stopped, with everything that it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-step-'));
  const alive = join(folder, 'alive');
  const child = `setInterval(() => require('fs').appendFileSync('${alive}', '.'), 50)`;
  const parent = `require('child_process').spawn('node', ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`;
  const { status, hung } = await ran(node(parent, { limit: 3 * SECOND_MS }));
  expect(hung).toBe('not done after 0.1 min');
  expect(status).not.toBe(0);
  const before = statSync(alive).size;
  expect(before).toBeGreaterThan(0);
  await wait(SECOND_MS);
  expect(statSync(alive).size).toBe(before);
  rmSync(folder, { recursive: true });
});

test('one that makes no progress is stopped before its time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-step-'));
  const file = join(folder, 'progress');
  writeFileSync(file, '');
  const { hung } = await ran(node('setInterval(() => {}, 1000)', { progress: { file, limit: SECOND_MS } }));
  rmSync(folder, { recursive: true });
  expect(hung).toContain('no test began or ended');
});
