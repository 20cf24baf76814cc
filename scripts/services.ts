import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A process of the stack with an HTTP port. */
export type Service = {
  name: string;
  port: number;
  command: string[];
  /** URL that answers, with any status, when the service is up. */
  ready: string;
};

export type RunningServices = {
  /** Resolves when all answer; rejects when one exits or times out. */
  ready: Promise<void>;
  /** Resolves with the name of the first service that exits. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

const READY_TIMEOUT_MS = 90_000;
const KILL_AFTER_MS = 5_000;
const POLL_MS = 150;

/** Whether a port is free in both address families: Vite uses `localhost`, the others 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      probe.listen(port, host, () => probe.close(() => resolve(undefined)));
    });
    if (code === 'EADDRINUSE') return false;
  }
  return true;
}

/** @throws Error naming the port that is taken */
export async function expectFree({ name, port }: Pick<Service, 'name' | 'port'>): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(`Port ${port} is taken, and ${name} needs it. Stop what is using it and try again.`);
}

/**
 * Starts services in parallel, each in a separate process group, so that Ctrl-C is forwarded once, from here.
 * @param log receives their output
 * @throws Error naming the port that is taken
 */
export async function startServices(
  services: Service[],
  log: (name: string, text: string) => void,
): Promise<RunningServices> {
  for (const service of services) await expectFree(service);
  const ended = Promise.withResolvers<string>();
  let isOver = false;
  const children = services.map(({ name, command }) => {
    const [file = '', ...args] = command;
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child.stdout.on('data', (data) => log(name, String(data)));
    child.stderr.on('data', (data) => log(name, String(data)));
    child.on('error', (error) => log(name, String(error)));
    child.on('exit', () => {
      isOver = true;
      ended.resolve(name);
    });
    return child;
  });
  // The services must not outlive this process, whatever ends it.
  process.once('exit', () => {
    for (const child of children) signalGroup(child, 'SIGKILL');
  });
  const answered = Promise.all(services.map(({ ready }) => untilReady(ready, () => isOver)));
  const ready = Promise.race([
    answered.then(() => undefined),
    ended.promise.then((name) => {
      throw new Error(`${name} ended before everything was up`);
    }),
  ]);
  // Prevents an unhandled rejection for callers that only await `ended`.
  ready.catch(() => {});
  return { ready, ended: ended.promise, stop: async () => void (await Promise.all(children.map(stopGroup))) };
}

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until && !isOver()) {
    // Connections are refused until the server is up.
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (!isOver()) throw new Error(`${url} did not answer within ${READY_TIMEOUT_MS / 1000} s`);
}

/** Stops a process group, with SIGKILL after a grace period. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && signalGroup(child, 'SIGTERM')) {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(force);
  }
  // A service that exited may have left child processes.
  signalGroup(child, 'SIGKILL');
}

/** @returns whether the process group still existed */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
