import { seed } from '../tools/seed/main.ts';
import { devWorker } from './dev-worker.ts';
import { ensureLocalSettings } from './local-settings.ts';
import { isFree, type Service, startServices } from './services.ts';

/** `npm run dev`: every service in one terminal, stopped by one Ctrl-C. */

const SERVICES: Service[] = [
  {
    name: 'providers',
    port: 5002,
    // Purchases are stored next to D1's state.
    command: ['node', 'emulators/main.ts', '5002', '--state', '.wrangler/state/stripe.json'],
    ready: 'http://127.0.0.1:5002/openai/v1/models',
  },
  devWorker(5001),
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
const NAME_WIDTH = Math.max(...SERVICES.map(({ name }) => name.length));

/** Messages of wrangler on a machine without a Cloudflare account. */
const NOISE =
  /Request\.cf|ENOTFOUND workers\.cloudflare\.com|getaddrinfo|GetAddrInfoReqWrap|^\s*env\.|Environment Variable/;

function say(name: string, text: string): void {
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !NOISE.test(line)) console.log(`${name.padEnd(NAME_WIDTH)} │ ${line}`);
  }
}

async function main(): Promise<number> {
  // Checked before the seeding, which takes seconds.
  for (const { name, port } of SERVICES) {
    if (await isFree(port)) continue;
    console.error(`Port ${port} is taken, and ${name} needs it. Stop what is using it and try again.`);
    return 1;
  }
  if (ensureLocalSettings()) say('setup', 'made .dev.vars with fresh secrets and the built-in providers');
  say('setup', 'applying migrations, seeding what is missing …');
  await seed();

  const asked = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve('asked'));
  });
  const services = await startServices(SERVICES, say);
  services.ready.then(
    () => console.log('\n  Cuéntame is running: http://localhost:5173\n  Ctrl-C ends everything.\n'),
    (error: Error) => console.error(error.message),
  );
  const failed = await Promise.race([
    asked,
    services.ended,
    services.ready.then(
      () => new Promise<never>(() => {}),
      () => 'start',
    ),
  ]);
  if (failed !== 'asked') say('setup', `${failed} ended, so everything does`);
  await services.stop();
  return failed === 'asked' ? 0 : 1;
}

process.exit(await main());
