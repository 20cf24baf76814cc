import { Hono } from 'hono';
import { createAccessEmulator } from './access/app.ts';
import { createGoogleEmulator } from './google/app.ts';
import { createMailEmulator } from './mail/app.ts';
import { createOpenAiEmulator, type OpenAiEmulatorOptions } from './openai/app.ts';
import { COMPATIBLE, createCompatible } from './speech/compatible.ts';
import { createElevenLabs } from './speech/elevenlabs.ts';
import { createWorkersAiSpeech } from './speech/workers-ai.ts';
import { createStripeEmulator, type StripeEmulatorOptions } from './stripe/app.ts';
import { createTurnstileEmulator } from './turnstile/app.ts';

/** Other speech services, selectable in SPEECH_SERVERS. */
const SPEECH_SERVICES: Record<string, () => Hono> = {
  'workers-ai': createWorkersAiSpeech,
  elevenlabs: createElevenLabs,
  kokoro: () => createCompatible(COMPATIBLE.kokoro),
};

/** Emulators of all external services, each below its path. */
export function createEmulators(
  options: { openai?: OpenAiEmulatorOptions; stripe?: StripeEmulatorOptions } = {},
): Hono {
  const app = new Hono();
  app.mount('/openai', createOpenAiEmulator(options.openai).fetch);
  for (const [name, service] of Object.entries(SPEECH_SERVICES))
    app.mount(`/speech/${name}`, service().fetch);
  app.mount('/google', createGoogleEmulator({ basePath: '/google' }).fetch);
  app.mount('/access', createAccessEmulator({ basePath: '/access' }).fetch);
  app.mount('/mail', createMailEmulator({ basePath: '/mail' }).fetch);
  app.mount('/turnstile', createTurnstileEmulator({ basePath: '/turnstile' }).fetch);
  const stripe = createStripeEmulator({ mountedAt: '/stripe', ...options.stripe });
  app.mount('/stripe', stripe.fetch);
  // Stripe's SDK accepts another host but no path prefix.
  app.all('/v1/*', (c) => stripe.fetch(c.req.raw));
  return app;
}
