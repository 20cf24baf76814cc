import { createFactory } from 'hono/factory';
import { DEFAULT_SPEECH_RATE, LANGUAGE_TABLE, type Language, VOICES } from '../../contract/options.ts';
import { sha256Hex } from '../files/digest.ts';
import { SHARED_SPEECH, voiceSampleKey } from '../files/keys.ts';
import { CONTENT_CACHE_CONTROL, conditional } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { GrowingBytes } from '../narration/growing-bytes.ts';
import { encodeNarration } from '../narration/narrate.ts';
import { speak } from '../narration/speech.ts';
import { inTurns } from '../narration/turns.ts';
import { providerVoice } from '../narration/voices.ts';
import { streamSpeech } from '../providers/openai.ts';
import { ApiError } from '../refusal.ts';

const { createHandlers } = createFactory<App>();

/** About two seconds each: enough to know a voice by. */
const SAMPLE_TEXT: Record<Language, string> = {
  es: 'Había una vez una luna que no podía dormir.',
  en: 'Once there was a moon that could not sleep.',
};
const SAMPLE_TIMEOUT_MS = 20_000;

/** Two seconds of a voice. Made at its first request and kept, so that it costs one sentence of speech, once. */
export const sample = createHandlers(conditional, async (c) => {
  const voice = VOICES.find(({ id }) => id === c.req.param('voice'));
  if (!voice) throw new ApiError('not_found');
  const { env } = c;
  const provider = `${env.OPENAI_SPEECH_BASE_URL} ${env.OPENAI_SPEECH_MODEL}`;
  const text = SAMPLE_TEXT[voice.language];
  const key = voiceSampleKey(await sha256Hex(JSON.stringify([provider, voice.id, text])));

  c.header('Content-Type', 'audio/mpeg');
  c.header('Cache-Control', CONTENT_CACHE_CONTROL);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  const stored = await env.FILES.get(key);
  if (stored) return c.body(stored.body);

  const signal = AbortSignal.timeout(SAMPLE_TIMEOUT_MS);
  const speech = speak(
    [{ index: 0, paragraph: 0, text }],
    { ...providerVoice(voice.id), speed: DEFAULT_SPEECH_RATE },
    {
      provider,
      cache: env.FILES,
      folder: SHARED_SPEECH,
      // Six sentences, each once for ever: no day's spending.
      allow: async () => {},
      streamSpeech: (order) => streamSpeech(env, order, signal),
    },
    signal,
  );
  const mp3 = new GrowingBytes();
  const tag = { title: text, language: LANGUAGE_TABLE[voice.language].iso639, comment: 'AI voice' } as const;
  const frames = inTurns((giveWay) => encodeNarration({ ...tag, speech, music: null, yield: giveWay }));
  let head = new Uint8Array(0);
  for await (const frame of frames) {
    mp3.push(frame.mp3);
    if (frame.finished) head = new Uint8Array(frame.finished.head);
  }
  const whole = mp3.withHead(head);
  await env.FILES.put(key, whole, { httpMetadata: { contentType: 'audio/mpeg' } });
  return c.body(whole);
});
