import { createFactory } from 'hono/factory';
import { sentenceSpeechRequest } from '../../contract/schemas/audio.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { queryOf } from '../middleware/validate.ts';

const { createHandlers } = createFactory<App>();

/** One sentence of a story as a separate MP3. */
export const speech = createHandlers(queryOf(sentenceSpeechRequest), async (c) => {
  const number = c.req.param('n') ?? '';
  if (!/^\d{1,6}$/.test(number)) throw new ApiError('not_found');
  const { mp3, language } = await c.get('home').speakSentence({
    ...c.req.valid('query'),
    storyId: c.req.param('id') ?? '',
    index: Number(number),
    requestId: c.get('requestId'),
  });
  c.header('Content-Type', 'audio/mpeg');
  c.header('Content-Language', language);
  return c.body(new Uint8Array(mp3));
});
