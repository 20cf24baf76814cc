import { Hono } from 'hono';
import { createOpenAiEmulator, type OpenAiEmulatorOptions } from './openai/app.ts';

/** Everything outside that the product talks to, each below a path of its own. */
export function createEmulators(options: { openai?: OpenAiEmulatorOptions } = {}): Hono {
  const app = new Hono();
  app.mount('/openai', createOpenAiEmulator(options.openai).fetch);
  return app;
}
