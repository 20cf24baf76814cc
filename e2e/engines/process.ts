import { type ChildProcess, spawn } from 'node:child_process';

export type Running = { child: ChildProcess; output: () => string; end(): Promise<void> };

const KILL_AFTER_MS = 3_000;

/** Starts a program in a new process group, which is ended with this process. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Running {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output = (output + data).slice(-20_000);
    });
  }
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, name);
    } catch (error) {
      // Already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const atExit = () => signal('SIGKILL');
  process.once('exit', atExit);
  const end = async () => {
    signal('SIGTERM');
    const force = setTimeout(() => signal('SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(force);
    // Its children may still run.
    signal('SIGKILL');
    process.off('exit', atExit);
  };
  return { child, output: () => output, end };
}

/** Resolves to the first group of `pattern` in what the program prints. @throws Error when it ends or says nothing */
export async function printed(running: Running, pattern: RegExp, ms: number): Promise<string> {
  const until = Date.now() + ms;
  while (Date.now() < until) {
    const found = pattern.exec(running.output());
    if (found) return found[1] ?? found[0];
    if (running.child.exitCode !== null || running.child.signalCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${running.child.spawnfile} did not start: ${running.output().slice(-1000)}`);
}
