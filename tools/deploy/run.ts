import { type ChildProcess, spawn } from 'node:child_process';

/** Signals that end a deployment in an orderly way. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type Signal = (typeof SIGNALS)[number];

type More = { cwd?: string; env?: Record<string, string | undefined>; input?: string };
export type Ended = { status: number | null; stdout: string; stderr: string };

/** Programs that run, each the leader of a process group, which has no terminal: signals reach it from here alone. */
const running = new Map<ChildProcess, Promise<unknown>>();

/**
 * Runs a program without a terminal.
 * @param more.input its standard input, as a pipe: Node's own is a socket, which cannot be opened as /dev/stdin
 */
export async function run(file: string, args: string[], { input, ...more }: More = {}): Promise<Ended> {
  const [program, given] =
    input === undefined ? [file, args] : ['sh', ['-c', 'cat | "$0" "$@"', file, ...args]];
  const stdin = input === undefined ? ('ignore' as const) : ('pipe' as const);
  const child = spawn(program, given, { ...more, detached: true, stdio: [stdin, 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]!.setEncoding('utf8');
    child[stream]!.on('data', (data: string) => (said[stream] += data));
  }
  // A program that ended before it read everything says why itself.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const isOver = ended.catch(() => {});
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopRunning);
  running.set(child, isOver);
  try {
    return { status: await ended, ...said };
  } finally {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopRunning);
  }
}

/** Resolves when what runs has ended. */
export const nothingRuns = (): Promise<unknown> => Promise.all(running.values());

/** How long a program may take after a signal, before it is killed. */
const GRACE_MS = 5000;

/** Passes a signal of this process on to what runs. Resolves when nothing runs. */
export async function stopRunning(signal: Signal): Promise<void> {
  const send = (what: Signal | 'SIGKILL') => {
    for (const { pid } of running.keys())
      try {
        if (pid !== undefined) process.kill(-pid, what);
      } catch {
        // The group has ended.
      }
  };
  send(signal);
  const killer = setTimeout(() => send('SIGKILL'), GRACE_MS);
  await nothingRuns();
  clearTimeout(killer);
}
