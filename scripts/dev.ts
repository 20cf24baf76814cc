import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ensureLocalSettings } from './local-settings.ts';
import { seed } from './seed.ts';

/** `npm run dev`: everything in one terminal, ended by one Ctrl-C. */

type Service = { name: string; port: number; command: string[]; ready: string };

const SERVICES: Service[] = [
  {
    name: 'providers',
    port: 5002,
    command: ['node', 'emulators/main.ts', '5002'],
    ready: 'http://127.0.0.1:5002/openai/v1/models',
  },
  {
    name: 'worker',
    port: 5001,
    command: ['wrangler', 'dev', '--port', '5001', '--show-interactive-dev-session=false'],
    ready: 'http://127.0.0.1:5001/test',
  },
  {
    name: 'web',
    port: 5173,
    command: [
      'vite',
      '--config',
      'web/vite.config.ts',
      '--port',
      '5173',
      '--strictPort',
      '--clearScreen=false',
    ],
    ready: 'http://localhost:5173/',
  },
];
const READY_TIMEOUT_MS = 60_000;
const KILL_AFTER_MS = 5_000;
const NAME_WIDTH = Math.max(...SERVICES.map(({ name }) => name.length));

function say(name: string, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim() !== '') console.log(`${name.padEnd(NAME_WIDTH)} │ ${line}`);
  }
}

/** Whether nobody listens there, on either family of addresses: Vite uses `localhost`, the others 127.0.0.1. */
async function isFree(port: number): Promise<boolean> {
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

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  const until = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < until && !isOver()) {
    // Refused until the server is up: that is what is being waited for.
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  if (!isOver()) throw new Error(`${url} did not answer within ${READY_TIMEOUT_MS / 1000} s`);
}

async function main(): Promise<number> {
  for (const { name, port } of SERVICES) {
    if (await isFree(port)) continue;
    console.error(`Port ${port} is taken, and ${name} needs it. Stop what is using it and try again.`);
    return 1;
  }
  if (ensureLocalSettings()) say('setup', 'made .dev.vars with fresh secrets and the built-in providers');
  say('setup', 'applying migrations, seeding what is missing …');
  await seed();

  const children: ChildProcess[] = [];
  const over = Promise.withResolvers<number>();
  let ending = false;
  const end = (code: number) => {
    if (ending) return;
    ending = true;
    over.resolve(code);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));

  for (const { name, command } of SERVICES) {
    const [file = '', ...args] = command;
    // A process group of its own, so that Ctrl-C reaches it once, from here.
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child.stdout.on('data', (data) => say(name, String(data)));
    child.stderr.on('data', (data) => say(name, String(data)));
    child.on('exit', (code) => {
      if (!ending) say(name, `ended unexpectedly (${code})`);
      end(1);
    });
    children.push(child);
  }

  Promise.all(SERVICES.map(({ ready }) => untilReady(ready, () => ending))).then(
    () =>
      !ending && console.log('\n  Cuéntame is running: http://localhost:5173\n  Ctrl-C ends everything.\n'),
    (error) => {
      console.error(String(error));
      end(1);
    },
  );

  const code = await over.promise;
  await Promise.all(children.map(stop));
  return code;
}

/** Ends a service with all its processes, by force when it does not go by itself. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const force = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), KILL_AFTER_MS);
  await exited;
  clearTimeout(force);
}

process.exit(await main());
