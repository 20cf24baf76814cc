import { createFactory } from 'hono/factory';
import { sentenceSpeechRequest } from '../../contract/schemas/audio.ts';
import { ApiError } from '../errors/refusal.ts';
import type { App } from '../middleware/context.ts';
import { queryOf } from '../middleware/validate.ts';
import { bitRateOf } from '../narration/format.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { wholeNarration } from '../narration/whole-narration.ts';

const { createHandlers } = createFactory<App>();

async function* only<Item>(item: Item): AsyncGenerator<Item> {
  yield item;
}

/** One sentence of a story as a separate MP3, encoded here: the home may be making a narration. */
export const speech = createHandlers(queryOf(sentenceSpeechRequest), async (c) => {
  const number = c.req.param('n') ?? '';
  if (!/^\d{1,6}$/.test(number)) throw new ApiError('not_found');
  const { speechRate: rate, cast, ...asked } = c.req.valid('query');
  const index = Number(number);
  const { sound, language, title } = await c.get('home').speakSentence({
    ...asked,
    cast: cast === '1',
    storyId: c.req.param('id') ?? '',
    index,
    requestId: c.get('requestId'),
  });
  c.header('Content-Type', 'audio/mpeg');
  c.header('Content-Language', language);
  const tag = { ...narrationTag(language), title };
  const speech = only<SentenceAudio>({ index, paragraphStart: true, ...sound });
  return c.body(await wholeNarration({ tag, bitRate: bitRateOf(c.env), speech, rate, music: null }));
});
