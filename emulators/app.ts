import { Hono } from 'hono';
import { createGoogleEmulator } from './google/app.ts';
import { createMailEmulator } from './mail/app.ts';
import { createOpenAiEmulator, type OpenAiEmulatorOptions } from './openai/app.ts';
import { createStripeEmulator, type StripeEmulatorOptions } from './stripe/app.ts';
import { createTurnstileEmulator } from './turnstile/app.ts';

/** Everything outside that the product talks to, each below a path of its own. */
export function createEmulators(
  options: { openai?: OpenAiEmulatorOptions; stripe?: StripeEmulatorOptions } = {},
): Hono {
  const app = new Hono();
  app.mount('/openai', createOpenAiEmulator(options.openai).fetch);
  app.mount('/google', createGoogleEmulator({ basePath: '/google' }).fetch);
  app.mount('/mail', createMailEmulator({ basePath: '/mail' }).fetch);
  app.mount('/turnstile', createTurnstileEmulator({ basePath: '/turnstile' }).fetch);
  const stripe = createStripeEmulator({ mountedAt: '/stripe', ...options.stripe });
  app.mount('/stripe', stripe.fetch);
  // Stripe's SDK can be given another host but no path in front of its own.
  app.all('/v1/*', (c) => stripe.fetch(c.req.raw));
  return app;
}
