import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectOf } from '../testing/places.ts';
import { type Mutation, patternOf, planted } from './mutation.ts';

/** What became of a mutation: `broken` when the tests could not be loaded with it, which proves nothing. */
export type Result = {
  outcome: 'killed' | 'timed out' | 'survived' | 'broken';
  seconds: number;
  /** The first test that failed, or what was said instead. */
  by: string;
};

/** A test that is slow because the machine is busy is not one that failed. */
const TEST_TIMEOUT_MS = 120_000;

/** Files of this checkout, as `git ls-files` knows them. @throws Error when it cannot say */
function listed(...which: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', ...which], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`);
  return stdout.split('\0').filter((file) => file !== '');
}

/** The sources as they lie here, with what is not committed yet, in a folder that may be spoilt. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'cuentame-mutations-'));
  #running: number | null = null;

  constructor() {
    const deleted = new Set(listed('--deleted'));
    for (const file of listed('--cached', '--others', '--exclude-standard', ':!node_modules')) {
      if (!deleted.has(file)) cpSync(file, join(this.folder, file));
    }
    // Package by package and without caches: two copies that write into one cache break each other's tests.
    const packages = join(process.cwd(), 'node_modules');
    mkdirSync(join(this.folder, 'node_modules'));
    for (const name of readdirSync(packages)) {
      if (!name.startsWith('.') || name === '.bin')
        symlinkSync(join(packages, name), join(this.folder, 'node_modules', name));
    }
  }

  /** Runs the tests of a mutation with the fault in place. */
  async run(mutation: Mutation, limitMs: number): Promise<Result> {
    const file = join(this.folder, mutation.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, planted(mutation, text));
    try {
      return await this.runTests(mutation, limitMs);
    } finally {
      writeFileSync(file, text);
    }
  }

  /** Runs the tests of a mutation on the copy as it is. */
  async runTests({ tests, only, env }: Mutation, limitMs: number): Promise<Result> {
    const report = join(this.folder, 'mutation-report.json');
    rmSync(report, { force: true });
    const args = [
      ...['run', '--project', projectOf(tests[0]!), '--bail', '1', '--retry', '0'],
      ...['--testTimeout', String(TEST_TIMEOUT_MS), '--reporter=json', `--outputFile=${report}`],
      ...(only ? ['-t', patternOf(only)] : []),
      ...tests,
    ];
    const started = Date.now();
    const { status, isLate } = await this.#vitest(args, env ?? {}, limitMs);
    const seconds = Math.round((Date.now() - started) / 1000);
    if (isLate) return { outcome: 'timed out', seconds, by: `not over after ${seconds} s` };
    return { ...outcomeOf(status, reportIn(report)), seconds };
  }

  /** Ends what is running here and removes the folder. */
  remove(): void {
    if (this.#running !== null) endGroup(this.#running);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #vitest(args: string[], env: Readonly<Record<string, string>>, limitMs: number) {
    return new Promise<{ status: number | null; isLate: boolean }>((resolve, reject) => {
      // A group of its own, so that the runtimes that Vitest starts end with it.
      const child = spawn('vitest', args, {
        cwd: this.folder,
        env: { ...process.env, ...env },
        stdio: 'ignore',
        detached: true,
      });
      const { pid } = child;
      this.#running = pid ?? null;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        if (pid) endGroup(pid);
      }, limitMs);
      child.on('error', reject);
      child.on('exit', (status) => {
        clearTimeout(timer);
        this.#running = null;
        resolve({ status, isLate });
      });
    });
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

function reportIn(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** What Vitest's exit and report say. A run in which no test ran at all says nothing about the tests. */
export function outcomeOf(status: number | null, report: Report | null): Omit<Result, 'seconds'> {
  const told = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const failed = told.find((test) => test.status === 'failed');
  if (failed) return { outcome: 'killed', by: failed.fullName };
  const passed = report?.numPassedTests ?? 0;
  const unloaded = (report?.testResults ?? []).find(({ message }) => message !== '');
  if (passed === 0 || unloaded)
    return { outcome: 'broken', by: unloaded?.message.split('\n')[0] ?? 'no test ran' };
  if (status !== 0) return { outcome: 'killed', by: 'an error outside of a test' };
  return { outcome: 'survived', by: '' };
}
