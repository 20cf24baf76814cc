import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A seeding takes seconds. */
const LIMIT_MS = 60_000;

/** Runs the command; kills it without warning once it has written `killAfter` files. @returns the lines it printed */
async function seed(state: string, killAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const child = spawn('node', ['scripts/seed.ts', '--state', state], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const endGroup = () => process.kill(-child.pid!, 'SIGKILL');
  const limit = setTimeout(endGroup, LIMIT_MS);
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    // The whole group: it has a runtime of its own, which must not finish the work.
    if (written(printed.split('\n')).length >= killAfter) endGroup();
  }
  clearTimeout(limit);
  return printed.split('\n').filter((line) => line !== '');
}

const written = (lines: string[]) => lines.flatMap((line) => /^ {2}(\S+) \(\d+ kB\)$/.exec(line)?.[1] ?? []);

test('a seeding that was killed goes on where it was, and then has nothing left to do', async () => {
  const state = mkdtempSync(join(tmpdir(), 'cuentame-seed-'));
  try {
    const first = await seed(state, 40);
    expect(first.some((line) => line.startsWith('examples'))).toBe(false);
    const second = await seed(state);
    expect(second.at(-1)).toMatch(/^examples +35 written$/);
    // What it said it had written is there.
    const twice = written(second).filter((key) => written(first).includes(key));
    expect(twice).toEqual([]);
    const third = await seed(state);
    expect(written(third)).toEqual([]);
    expect(third.at(-1)).toMatch(/^examples +35 unchanged$/);
    // Nor has wrangler, by whose own bookkeeping every migration was applied.
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
