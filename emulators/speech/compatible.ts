import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { RIGHT_KEY } from '../openai/app.ts';
import { type Accent, chooseAccent } from '../openai/speech/accent.ts';
import { Refusal, type Speaker, speechService } from './service.ts';

/** Servers with OpenAI's `POST /audio/speech`, each with its own models, voices and parameters. */

type Rules = {
  models: readonly string[];
  speakers: Record<string, Speaker>;
  /** Whether a voice reads a text in the text's language. */
  isMultilingual?: boolean;
  /** The one valid key; null for a server without keys. */
  key: string | null;
  longest: number;
  /** Whether an unknown parameter is refused; otherwise it is ignored. */
  refusesUnknown: boolean;
  /** Body of a refusal. */
  error: (message: string, code: string) => unknown;
};

const speakers = (accent: Accent, female: string, male: string) =>
  [
    ...female.split(' ').map((name) => [name, { accent, sounds: 'female' as const }] as const),
    ...male.split(' ').map((name) => [name, { accent, sounds: 'male' as const }] as const),
  ] as const;

const openaiError = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

/** Kokoro's Spanish has no regional accent; its British English has. Voices: hexgrad/Kokoro-82M, VOICES.md. */
const KOKORO_VOICES = Object.fromEntries([
  ...speakers('es-419', 'ef_dora', 'em_alex em_santa'),
  ...speakers('en-GB', 'bf_alice bf_emma bf_isabella bf_lily', 'bm_daniel bm_fable bm_george bm_lewis'),
]);

/** Voices of AssemblyAI's library, all multilingual: docs/tts/voices of assemblyai.com, and Telnyx' list of them. */
const ASSEMBLYAI_VOICES = Object.fromEntries(
  speakers(
    'es-419',
    'aai-alba aai-anna aai-eve aai-jane aai-mary aai-vera',
    'aai-charles aai-george aai-jean aai-michael aai-paul',
  ),
);

const INWORLD_VOICES = Object.fromEntries([
  ...speakers('es-419', 'Lupita', 'Diego Miguel Rafael'),
  ...speakers('en-GB', 'Ashley Olivia', 'Craig Dennis'),
]);

export const COMPATIBLE: Record<'kokoro' | 'speaches' | 'venice' | 'assemblyai' | 'inworld', Rules> = {
  /** `OpenAISpeechRequest` in api/src/structures/schemas.py of remsky/Kokoro-FastAPI. */
  kokoro: {
    models: ['kokoro', 'tts-1', 'tts-1-hd'],
    speakers: KOKORO_VOICES,
    key: null,
    longest: Number.MAX_SAFE_INTEGER,
    refusesUnknown: false,
    error: (message, code) => ({
      detail: {
        error: code,
        message,
        type: 'invalid_request_error',
      },
    }),
  },
  /** `CreateSpeechRequestBody` in src/speaches/routers/speech.py of speaches-ai/speaches. */
  speaches: {
    models: ['speaches-ai/Kokoro-82M-v1.0-ONNX'],
    speakers: KOKORO_VOICES,
    key: null,
    longest: Number.MAX_SAFE_INTEGER,
    refusesUnknown: false,
    error: (message) => ({ detail: message }),
  },
  /**
   * `CreateSpeechRequestSchema` in swagger.yaml of veniceai/api-docs: 4,096 characters, a voice of another model is
   * refused. `tts-inworld-1-5-max` answers WAV alone, and has English voices alone.
   */
  venice: {
    models: ['tts-kokoro'],
    speakers: KOKORO_VOICES,
    key: RIGHT_KEY,
    longest: 4096,
    refusesUnknown: true,
    error: (message) => ({ error: message }),
  },
  /** docs/tts/api-reference/http-api/create-speech-openai of assemblyai.com; 5,000 characters (Telnyx, jambonz). */
  assemblyai: {
    models: ['assemblyai-tts-1', 'assemblyai-tts-en'],
    speakers: ASSEMBLYAI_VOICES,
    isMultilingual: true,
    key: RIGHT_KEY,
    longest: 5000,
    refusesUnknown: true,
    error: openaiError,
  },
  /**
   * docs.inworld.ai/api-reference/ttsAPI/texttospeech/create-speech: 4,000 characters, OpenAI's model names are
   * refused.
   */
  inworld: {
    models: ['inworld-tts-2'],
    speakers: INWORLD_VOICES,
    key: RIGHT_KEY,
    longest: 4000,
    refusesUnknown: true,
    error: openaiError,
  },
};

const fields = {
  model: z.string(),
  input: z.string().min(1),
  voice: z.string(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).default('mp3'),
};

export function createCompatible({ models, key, longest, refusesUnknown, error, ...rules }: Rules): Hono {
  const schema = refusesUnknown ? z.strictObject(fields) : z.object(fields);
  const no = (status: number, message: string, code: string, headers?: Record<string, string>) =>
    new Refusal(status, error(message, code), headers);

  async function read(c: Context) {
    if (key && c.req.header('authorization') !== `Bearer ${key}`)
      throw no(401, 'Wrong key', 'invalid_api_key');
    const parsed = schema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) throw no(400, parsed.error.issues[0]?.message ?? 'no JSON', 'invalid_value');
    const { model, input, voice, response_format: format } = parsed.data;
    if (!models.includes(model)) throw no(400, `There is no model ${model}`, 'model_not_found');
    const speaker = rules.speakers[voice];
    if (!speaker) throw no(400, `There is no voice ${voice}`, 'invalid_value');
    if (input.length > longest) throw no(400, `over ${longest} characters`, 'string_above_max_length');
    if (format !== 'pcm') throw no(400, 'This stand-in answers pcm only.', 'unsupported_value');
    const accent = rules.isMultilingual ? chooseAccent(input, '', speaker.accent) : speaker.accent;
    return { text: input, speaker: { ...speaker, accent } };
  }

  return speechService({
    path: '/v1/audio/speech',
    read,
    contentType: 'audio/pcm',
    refusals: {
      '429': no(429, 'Too many requests', 'rate_limit_exceeded', { 'retry-after': '2' }),
      quota: no(402, 'No credit left', 'insufficient_quota'),
      '500': no(500, 'Internal error', 'server_error'),
    },
  });
}
