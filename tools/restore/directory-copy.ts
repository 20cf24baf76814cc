import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { Target } from '../storage/open-storage.ts';

/**
 * Copies D1 by wrangler, as two files: an export in one file fails to import, since tables come in the order of names.
 */

const SCHEMA = 'schema.sql';
const DATA = 'data.sql';

/** Runs commands of `wrangler d1`, whose export only knows the local state beside its configuration. */
function inD1<Result>(target: Target, work: (d1: (...args: string[]) => void) => Result): Result {
  const run = (...args: string[]) =>
    execFileSync('wrangler', ['d1', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  if ('deployed' in target)
    return work((command, ...args) => run(command!, 'DB', '--remote', '--config', target.deployed, ...args));
  const folder = mkdtempSync(join(tmpdir(), 'cuentame-d1-'));
  try {
    const { compatibility_date, d1_databases } = readConfig({ config: 'wrangler.toml' });
    const config = join(folder, 'wrangler.json');
    writeFileSync(config, JSON.stringify({ name: 'd1-only', compatibility_date, d1_databases }));
    mkdirSync(join(folder, '.wrangler'));
    mkdirSync(target.state, { recursive: true });
    symlinkSync(resolve(target.state), join(folder, '.wrangler', 'state'));
    return work((command, ...args) => run(command!, 'DB', '--local', '--config', config, ...args));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error when wrangler fails */
export function saveDirectory(target: Target, folder: string): void {
  inD1(target, (d1) => {
    d1('export', '--no-data', '--output', resolve(folder, SCHEMA), '--skip-confirmation');
    d1('export', '--no-schema', '--output', resolve(folder, DATA), '--skip-confirmation');
  });
}

/** Fills an empty database. @throws Error when wrangler fails */
export function restoreDirectory(target: Target, folder: string): void {
  inD1(target, (d1) => {
    for (const name of [SCHEMA, DATA]) d1('execute', '--yes', '--file', resolve(folder, name));
  });
}
