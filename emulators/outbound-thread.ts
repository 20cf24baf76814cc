import { parentPort } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { warmUp } from '../storyteller/engine/index.ts';
import { narrate } from './openai/speech/narrate.ts';
import { voices } from './openai/speech/voices.ts';
import { outboundToEmulators } from './outbound.ts';

warmUp();
serve({ fetch: outboundToEmulators, port: 0, hostname: '127.0.0.1' }, async ({ port }) => {
  parentPort?.postMessage(`127.0.0.1:${port}`);
  // Both engines load their voices while the runtimes start.
  for await (const _ of narrate('Sí.', { profile: voices.coral!, accent: 'es-ES' }));
  for await (const _ of narrate('Yes.', { profile: voices.fable!, accent: 'en-GB' }));
});
