import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Answer, Order } from './runner.ts';

/** Longer than any group of tests takes on a busy machine: what needs more never ends. */
const HUNG_MS = 300_000;
const RUNNER = 'mutate-runner.ts';

/** A copy of the repository, in which one fault at a time is planted and tests are run. */
export class Scratch {
  #runner: ChildProcess | null = null;
  /** Restored since the last run, which the runner still has as it was. */
  #restored: string[] = [];
  #alwaysWrong: string[] | null = null;
  readonly #root: string;

  readonly folder: string;

  private constructor(root: string, folder: string) {
    this.#root = root;
    this.folder = folder;
  }

  static async of(root: string, files: string[]): Promise<Scratch> {
    const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
    for (const file of files) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
    }
    cpSync(new URL('./runner.ts', import.meta.url), join(folder, RUNNER));
    // Links where the system can: the packages are half a gigabyte.
    try {
      execFileSync('cp', ['-al', join(root, 'node_modules'), folder], { stdio: 'ignore' });
    } catch {
      execFileSync('cp', ['-R', join(root, 'node_modules'), folder]);
    }
    return new Scratch(root, folder);
  }

  write(file: string, content: string) {
    writeFileSync(join(this.folder, file), content);
  }

  restore(file: string) {
    cpSync(join(this.#root, file), join(this.folder, file));
  }

  /**
   * Runs tests with another content of a file, which is restored afterwards. What never ends is ended, and the next run
   * starts afresh.
   */
  async withFile(file: string, content: string, tests: string[]): Promise<Answer | 'hung'> {
    const runner = await this.#start();
    this.write(file, content);
    const order: Order = { changed: [...this.#restored, file], tests };
    this.#restored = [file];
    runner.send(order);
    const timer = new AbortController();
    const hang = setTimeout(() => timer.abort(), HUNG_MS);
    try {
      const [answer] = (await Promise.race([
        once(runner, 'message', { signal: timer.signal }),
        once(runner, 'exit', { signal: timer.signal }).then(() => ['hung']),
      ])) as [Answer | 'hung'];
      if (answer === 'hung') this.end();
      return answer;
    } catch (error) {
      if (!timer.signal.aborted) throw error;
      this.end();
      return 'hung';
    } finally {
      this.restore(file);
      clearTimeout(hang);
      timer.abort();
    }
  }

  /**
   * Whether the compiler refuses another content of a file, which is restored afterwards: an error in a file that had
   * none.
   */
  refuses(file: string, content: string): boolean {
    const alwaysWrong = this.#alwaysWrong ?? this.#compile();
    this.#alwaysWrong = alwaysWrong;
    this.write(file, content);
    const wrong = this.#compile();
    this.restore(file);
    return wrong.some((path) => !alwaysWrong.includes(path));
  }

  /** Files with errors. */
  #compile(): string[] {
    const tsc = join(this.folder, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-b', '--pretty', 'false'], { cwd: this.folder, encoding: 'utf8' });
    return [...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, path]) => path!);
  }

  async #start(): Promise<ChildProcess> {
    if (this.#runner) return this.#runner;
    const runner = fork(join(this.folder, RUNNER), {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(runner, 'message');
    this.#runner = runner;
    return runner;
  }

  /** Ends the runner with all that it started. */
  end() {
    if (this.#runner?.pid && this.#runner.exitCode === null) process.kill(-this.#runner.pid, 'SIGKILL');
    this.#runner = null;
  }
}
