import { parentPort } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { warmUp } from '../storyteller/engine/index.ts';
import { outboundToEmulators } from './outbound.ts';

warmUp();
serve({ fetch: outboundToEmulators, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  parentPort?.postMessage(`127.0.0.1:${port}`);
});
