import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A recorded value and the external type it must have. */
export type Claim = { what: string; type: string; value: unknown };

const FLAGS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  // Each would infer the types of the package again.
  '--checkers',
  '1',
  '--target',
  'es2024',
  '--types',
  '',
];
const TSC = join(import.meta.dirname, '../../node_modules/.bin/tsc');
const MODULES = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];

/**
 * Type-checks values against external types. The values are written as literals, so that extra fields are errors too.
 * @param imports lines of TypeScript that import the types
 * @returns one line per error; empty when all match
 */
export async function faultsOf(imports: string, claims: readonly Claim[]): Promise<string[]> {
  // In node_modules, where the packages resolve.
  const folder = mkdtempSync(join('node_modules', '.foreign-types-'));
  const file = join(folder, 'claims.ts');
  const lines = claims.map(
    ({ type, value }, position) => `export const claim${position}: ${type} = ${JSON.stringify(value)};`,
  );
  writeFileSync(file, [imports.replaceAll('\n', ' '), ...lines].join('\n'));
  try {
    await promisify(execFile)(TSC, [...FLAGS, ...MODULES, file], { maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const faults = [...stdout.matchAll(/\((\d+),\d+\): error TS\d+: (.*)/g)];
    // An error without a line is the compiler's.
    if (faults.length === 0) throw new Error(stdout, { cause: error });
    return faults.map(([, line, message]) => `${claims[Number(line) - 2]?.what}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
