import { serve } from '@hono/node-server';
import { createEmulators } from './app.ts';

/** `node emulators/main.ts [port]`: all emulators in one process, for local development. */
const port = Number(process.argv[2] ?? 5002);

const server = serve({ fetch: createEmulators().fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`Built-in providers listening on http://127.0.0.1:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    process.exit(0);
  });
}
