import { createFactory } from 'hono/factory';
import { DEFAULT_SPEECH_RATE } from '../../contract/options.ts';
import {
  type Saying,
  type Sayings,
  sayingRequest,
  sayingSpeechRequest,
} from '../../contract/schemas/sayings.ts';
import type { SayingRow } from '../home-storage/sayings.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody } from '../middleware/validate.ts';
import { bitRateOf } from '../narration/format.ts';
import type { SentenceAudio } from '../narration/narrate.ts';
import { narrationTag } from '../narration/narration-tag.ts';
import { wholeNarration } from '../narration/whole-narration.ts';

const { createHandlers } = createFactory<App>();

const present = ({ createdAt, ...row }: SayingRow): Saying => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
});

export const list = createHandlers(async (c) => {
  const answer: Sayings = { sayings: (await c.get('home').sayings()).map(present) };
  return c.json(answer);
});

export const keep = createHandlers(jsonBody(sayingRequest), async (c) => {
  const drawn = { id: crypto.randomUUID() };
  return c.json(present(await c.get('home').keepSaying({ ...drawn, ...c.req.valid('json') })));
});

export const remove = createHandlers(async (c) => {
  await c.get('home').removeSaying(c.req.param('id') ?? '');
  return c.body(null, 204);
});

/** A word alone as MP3: with `POST`, since an address with the word would be in the logs of others. */
export const hear = createHandlers(jsonBody(sayingSpeechRequest), async (c) => {
  const asked = c.req.valid('json');
  const sound = await c.get('home').hearSaying({ ...asked, requestId: c.get('requestId') });
  const speech = (async function* (): AsyncGenerator<SentenceAudio> {
    yield { index: 0, paragraphStart: true, ...sound };
  })();
  const mp3 = await wholeNarration({
    tag: narrationTag(asked.language),
    bitRate: bitRateOf(c.env),
    speech,
    rate: DEFAULT_SPEECH_RATE,
    music: null,
  });
  c.header('Content-Type', 'audio/mpeg');
  c.header('Content-Language', asked.language);
  return c.body(mp3);
});
