import { createFactory } from 'hono/factory';
import { VOICES } from '../../contract/options.ts';
import { ApiError } from '../errors/refusal.ts';
import { spendToday } from '../generation/daily-cap.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { CONTENT_CACHE_CONTROL, conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { voiceSample } from '../narration/voice-sample.ts';

const { createHandlers } = createFactory<App>();

export const sample = createHandlers(conditionalGet, async (c) => {
  const voice = VOICES.find(({ id }) => id === c.req.param('voice'));
  if (!voice) throw new ApiError('not_found');
  const { speech, speechFailures: failures, clock } = REAL_SERVICES;
  const deps = {
    providers: speech(c.env),
    failures,
    clock,
    files: c.env.FILES,
    // Public route, so it counts in the daily share of free accounts.
    allow: (characters: number) => spendToday(c.env, 'characters', 'free', characters, Date.now()),
  };
  const sound = await voiceSample(voice, deps).catch((error: unknown) => {
    if (!(error instanceof GenerationError)) throw error;
    throw new ApiError(error.code, error.retryAfter === null ? {} : { retryAfter: error.retryAfter });
  });
  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(sound);
});
