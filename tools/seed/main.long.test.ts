import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Timeout of a seeding, which takes seconds. */
const LIMIT_MS = 60_000;

/**
 * Runs the command; kills it after `killAfter` written files.
 * @returns the printed lines
 */
async function seed(state: string, killAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const child = spawn('node', ['tools/seed/main.ts', '--state', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const endGroup = () => process.kill(-child.pid!, 'SIGKILL');
  const limit = setTimeout(endGroup, LIMIT_MS);
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    // The whole process group, whose runtime would otherwise finish the work.
    if (written(printed.split('\n')).length >= killAfter) endGroup();
  }
  clearTimeout(limit);
  return printed.split('\n').filter((line) => line !== '');
}

const written = (lines: string[]) => lines.flatMap((line) => /^ {2}(\S+) \(\d+ kB\)$/.exec(line)?.[1] ?? []);

test('a killed seeding continues at its position, then has nothing to do', async () => {
  const state = mkdtempSync(join(tmpdir(), 'cuentame-seed-'));
  try {
    const first = await seed(state, 40);
    expect(first.some((line) => line.startsWith('examples'))).toBe(false);
    const second = await seed(state);
    expect(second.at(-1)).toMatch(/^examples +35 written$/);
    // Files reported as written are not written again.
    const twice = written(second).filter((key) => written(first).includes(key));
    expect(twice).toEqual([]);
    const third = await seed(state);
    expect(written(third)).toEqual([]);
    expect(third.at(-1)).toMatch(/^examples +35 unchanged$/);
    // wrangler's bookkeeping also has every migration as applied.
    const migrate = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
    const { stdout, stderr } = spawnSync('wrangler', migrate, {
      encoding: 'utf8',
      timeout: LIMIT_MS,
      env: { ...process.env, CI: '1' },
    });
    expect(stdout + stderr).toContain('No migrations to apply');
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}, 120_000);
