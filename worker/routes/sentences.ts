import { createFactory } from 'hono/factory';
import { DEFAULT_VOICES, languageOfVoice } from '../../contract/options.ts';
import { sentenceSpeechRequest } from '../../contract/schemas/audio.ts';
import { database } from '../directory/client.ts';
import { storyOf } from '../directory/stories.ts';
import { ApiError } from '../errors/refusal.ts';
import { storyKey } from '../files/keys.ts';
import { homeOf } from '../home/client.ts';
import type { App } from '../middleware/context.ts';
import { queryOf } from '../middleware/validate.ts';
import { buyerOf, planOf } from '../plan/plan.ts';
import { readStoredStory, sentencesIn } from '../story/stored-story.ts';

const { createHandlers } = createFactory<App>();

/** One sentence of a story as a separate MP3. */
export const speech = createHandlers(queryOf(sentenceSpeechRequest), async (c) => {
  const user = c.get('user');
  const [storyId, number] = [c.req.param('id') ?? '', c.req.param('n') ?? ''];
  const story = /^\d{1,6}$/.test(number) ? await storyOf(database(c.env.DB), user.id, storyId) : null;
  if (!story) throw new ApiError('not_found');
  const { language = story.language, speechRate, ...asked } = c.req.valid('query');
  const voiceId = asked.voiceId ?? DEFAULT_VOICES[language];
  if (languageOfVoice(voiceId) !== language)
    throw new ApiError('invalid_request', { fields: { voiceId: 'unknown' } });
  const index = Number(number);
  const stored = await readStoredStory(c.env.FILES, storyKey(user.id, storyId));
  if (!stored) throw new ApiError('not_found');
  const sentences = sentencesIn(stored, language);
  if (!sentences) throw new ApiError('invalid_request', { fields: { language: 'unknown' } });
  const text = sentences.find((sentence) => sentence.index === index)?.text;
  if (text === undefined) throw new ApiError('not_found');
  const answer = await homeOf(c.env, user.id).speakSentence({
    ...{ storyId, index, language, voiceId, speechRate },
    ...{ title: story.title, text },
    buyer: buyerOf(planOf(user, Date.now()), user),
    requestId: c.get('requestId'),
  });
  if (!answer.ok) throw new ApiError(answer.code, answer);
  c.header('Content-Type', 'audio/mpeg');
  c.header('Content-Language', language);
  return c.body(new Uint8Array(answer.mp3));
});
