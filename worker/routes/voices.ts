import { createFactory } from 'hono/factory';
import { VOICES } from '../../contract/options.ts';
import { CONTENT_CACHE_CONTROL, conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { voiceSample } from '../narration/voice-sample.ts';
import { speechProvider } from '../providers/speech.ts';
import { ApiError } from '../refusal.ts';

const { createHandlers } = createFactory<App>();

export const sample = createHandlers(conditionalGet, async (c) => {
  const voice = VOICES.find(({ id }) => id === c.req.param('voice'));
  if (!voice) throw new ApiError('not_found');
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(await voiceSample(voice, speechProvider(c.env), c.env.FILES));
});
