import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { warmUp } from '../storyteller/engine/index.ts';
import { createEmulators } from './app.ts';
import { stateFile } from './stripe/state-file.ts';

/**
 * `node emulators/main.ts [port] [--api URL] [--state FILE]`: all emulators in one process, for local development.
 * Webhooks go to the API; the file stores purchases.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string', default: 'http://localhost:5001' }, state: { type: 'string' } },
});
const port = Number(positionals[0] ?? 5002);

const emulators = createEmulators({
  stripe: {
    knobs: { webhookUrl: `${values.api}/api/stripe/webhook` },
    ...(values.state ? { storage: stateFile(values.state) } : {}),
  },
});

warmUp();

const server = serve({ fetch: emulators.fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`Built-in providers listening on http://127.0.0.1:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    process.exit(0);
  });
}
