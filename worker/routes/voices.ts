import { createFactory } from 'hono/factory';
import { VOICES } from '../../contract/options.ts';
import { CONTENT_CACHE_CONTROL, conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { voiceSample } from '../narration/voice-sample.ts';
import { ApiError } from '../refusal.ts';
import { REAL_SERVICES } from '../storyteller/external-services.ts';

const { createHandlers } = createFactory<App>();

export const sample = createHandlers(conditionalGet, async (c) => {
  const voice = VOICES.find(({ id }) => id === c.req.param('voice'));
  if (!voice) throw new ApiError('not_found');
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const { speech, speechFailures: failures, clock } = REAL_SERVICES;
  const deps = { providers: speech(c.env), failures, clock, files: c.env.FILES };
  return c.body(await voiceSample(voice, deps));
});
