import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A value that went over the wire, and the type of somebody else's that it should have. */
export type Claim = { what: string; type: string; value: unknown };

const FLAGS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2024',
  '--types',
  '',
];
const TSC = join(import.meta.dirname, '../../node_modules/.bin/tsc');
const MODULES = ['--module', 'nodenext', '--moduleResolution', 'nodenext'];

/**
 * Has the compiler check values against types that are not ours. Written as literals, so that a field which the type does not
 * know is an error like one that is missing or of another kind.
 * @param imports lines of TypeScript that bring the types
 * @returns what is wrong, a line for each fault; nothing when all is well
 */
export async function faultsOf(imports: string, claims: readonly Claim[]): Promise<string[]> {
  // Below node_modules, where the packages with the types are found from.
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
    // What is not about a line is about the compiler.
    if (faults.length === 0) throw new Error(stdout, { cause: error });
    return faults.map(([, line, message]) => `${claims[Number(line) - 2]?.what}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
