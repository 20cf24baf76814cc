import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run, stopRunning } from './run.ts';

const node = (script: string, input?: string) => run(process.execPath, ['-e', script], { input });

test('an input can be opened as a file, so that secrets need none on the disk', async () => {
  const script = 'process.stdout.write(fs.readFileSync("/dev/stdin", "utf8").toUpperCase()); process.exit(3)';
  expect(await node(script, 'secret\nñ')).toEqual({ status: 3, stdout: 'SECRET\nÑ', stderr: '' });
});

test('a program that is not there is an error', async () => {
  await expect(run('/nowhere/wrangler', [])).rejects.toThrow('ENOENT');
});

test('a signal ends a program with all that it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const started = join(folder, 'started');
  // Neither ends by itself; the second would hold the output open.
  const running = run('sh', ['-c', `sleep 60 & touch ${started}; wait`]);
  await expect.poll(() => existsSync(started)).toBe(true);
  await stopRunning('SIGTERM');
  expect(await running).toMatchObject({ status: null });
});
