import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { RIGHT_KEY } from '../openai/app.ts';
import type { TimedWord } from '../openai/speech/narrate.ts';
import { type Bytes, type Order, RATE, Refusal, type Speaker, speechService } from './service.ts';

/**
 * ElevenLabs' speech stream with character times, and what it tells about the account. Parameters and answers: the
 * types of @elevenlabs/elevenlabs-js 2.73.0, against which `studio/voices` checks them. Read on 2026-11-22.
 */

const MODELS: Record<string, { longest: number }> = {
  eleven_flash_v2_5: { longest: 40_000 },
  eleven_multilingual_v2: { longest: 10_000 },
  eleven_v3: { longest: 5000 },
};

/** Voices of the stand-in's account. */
export const ELEVENLABS_VOICES: Record<string, Speaker> = {
  'es-es-female': { accent: 'es-ES', sounds: 'female' },
  'es-es-male': { accent: 'es-ES', sounds: 'male' },
  'es-419-female': { accent: 'es-419', sounds: 'female' },
  'es-419-male': { accent: 'es-419', sounds: 'male' },
  'en-gb-female': { accent: 'en-GB', sounds: 'female' },
  'en-gb-male': { accent: 'en-GB', sounds: 'male' },
};

const body = z.strictObject({
  text: z.string().min(1),
  model_id: z.string().default('eleven_multilingual_v2'),
  language_code: z.string().nullish(),
  voice_settings: z.object({}).loose().nullish(),
  seed: z.int().nullish(),
  previous_text: z.string().nullish(),
  next_text: z.string().nullish(),
});

/**
 * `status` is the older name of `code`, and is still sent: elevenlabs.io/docs/eleven-api/resources/errors, read on
 * 2026-11-22.
 */
const refusal = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  new Refusal(status, { detail: { code, status: code, message } }, headers);

/** A key of the stand-in's account that was made for speech alone. */
export const SPEECH_KEY = `${RIGHT_KEY}-speech`;

/** @param permission that the endpoint wants besides speech */
function checkKey(c: Context, permission: string | null): void {
  const key = c.req.header('xi-api-key');
  if (key !== RIGHT_KEY && key !== SPEECH_KEY) throw refusal(401, 'invalid_api_key', 'Invalid API key');
  if (key === RIGHT_KEY || permission === null) return;
  const message = `The API key you used is missing the permission ${permission} to execute this operation.`;
  throw refusal(401, 'missing_permissions', message);
}

const LIMIT = 100_000;

/** A subscription, with what an account that may exceed its characters or has not paid has in `more`. */
export const subscription = (used: number, more: Record<string, unknown> = {}) => ({
  tier: 'creator',
  character_count: used,
  character_limit: LIMIT,
  status: 'active',
  max_credit_limit_extension: 0,
  can_extend_character_limit: true,
  allowed_to_extend_character_limit: false,
  next_character_count_reset_unix: 1_798_761_600,
  voice_slots_used: 6,
  voice_limit: 30,
  voice_add_edit_counter: 0,
  can_extend_voice_limit: false,
  professional_voice_slots_used: 0,
  professional_voice_slots_used_in_workspace: 0,
  professional_voice_limit: 1,
  can_use_instant_voice_cloning: true,
  can_use_professional_voice_cloning: true,
  current_overage: {
    amount: '0',
    currency: 'usd',
  },
  ...more,
});

async function read(c: Context): Promise<Order> {
  checkKey(c, null);
  const format = c.req.query('output_format');
  if (format !== 'pcm_24000') {
    throw refusal(400, 'output_format_not_allowed', `This stand-in answers pcm_24000 only, not ${format}.`);
  }
  const parsed = body.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) {
    const detail = parsed.error.issues.map(({ path, message, code }) => ({
      loc: ['body', ...path.map(String)],
      msg: message,
      type: code,
    }));
    throw new Refusal(422, { detail });
  }
  const { text, model_id: model } = parsed.data;
  const known = MODELS[model];
  if (!known) throw refusal(400, 'model_not_found', `A model with model ID ${model} does not exist.`);
  if (text.length > known.longest)
    throw refusal(400, 'max_character_limit_exceeded', `over ${known.longest}`);
  const speaker = ELEVENLABS_VOICES[c.req.param('voice') ?? ''];
  if (!speaker) throw refusal(404, 'voice_not_found', 'A voice with that ID was not found.');
  return { text, speaker };
}

/** A character of the answer, with its start and end in seconds. */
type TimedCharacter = { character: string; start: number; end: number };

/** A letter or digit: the audible part of a word. */
const HEARD = /[\p{L}\p{N}]/u;

/**
 * Times of the characters of a text: a word's time is divided among its letters; punctuation before a word takes none,
 * and white space the gap between two words. Null when other words were spoken than the text has, since the engine does
 * not get all punctuation.
 */
function timedCharacters(
  text: string,
  words: readonly TimedWord[],
  seconds: number,
): TimedCharacter[] | null {
  const pieces = [...text.matchAll(/\S+/gu)];
  if (pieces.length !== words.length || pieces.some(([piece], i) => piece !== words[i]?.text)) return null;
  const characters: TimedCharacter[] = [];
  const add = (some: string, start: number, end: number) => {
    const all = [...some];
    const each = (end - start) / Math.max(1, all.length);
    for (const [i, character] of all.entries()) {
      characters.push({ character, start: start + i * each, end: start + (i + 1) * each });
    }
  };
  let at = 0;
  let before = 0;
  for (const [i, piece] of pieces.entries()) {
    const { start, end } = words[i]!;
    add(text.slice(at, piece.index), before, start);
    const first = Math.max(0, piece[0].search(HEARD));
    add(piece[0].slice(0, first), start, start);
    add(piece[0].slice(first), start, end);
    at = piece.index + piece[0].length;
    before = end;
  }
  add(text.slice(at), before, seconds);
  return characters;
}

const alignmentOf = (some: readonly TimedCharacter[]) => ({
  characters: some.map(({ character }) => character),
  character_start_times_seconds: some.map(({ start }) => start),
  character_end_times_seconds: some.map(({ end }) => end),
});

/**
 * Lines of JSON, each with some sound and the characters that begin in it, at their times. The text is read as written,
 * so both alignments are the same.
 */
async function* wrap({ text }: Order, sound: Bytes, words: readonly TimedWord[]): Bytes {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of sound) blocks.push(block);
  const seconds = blocks.reduce((sum, block) => sum + block.length, 0) / 2 / RATE;
  let left = timedCharacters(text, words, seconds);
  let sent = 0;
  for (const [place, block] of blocks.entries()) {
    sent += block.length / 2 / RATE;
    const isLast = place === blocks.length - 1;
    const some: TimedCharacter[] = left?.filter(({ start }) => isLast || start < sent) ?? [];
    const alignment = left === null ? null : alignmentOf(some);
    left = left?.slice(some.length) ?? null;
    const line = {
      audio_base64: Buffer.from(block).toString('base64'),
      alignment,
      normalized_alignment: alignment,
    };
    yield new TextEncoder().encode(`${JSON.stringify(line)}\n`);
  }
}

export const createElevenLabs = (): Hono =>
  speechService({
    path: '/v1/text-to-speech/:voice/stream/with-timestamps',
    read,
    wrap,
    account: {
      path: '/v1/user/subscription',
      tell(c, isUsedUp) {
        checkKey(c, 'user_read');
        return subscription(isUsedUp ? LIMIT : 0);
      },
    },
    contentType: 'application/json',
    refusals: {
      '429': refusal(429, 'concurrent_limit_exceeded', 'Too many concurrent requests', {
        'retry-after': '2',
      }),
      quota: refusal(401, 'quota_exceeded', 'This request exceeds your quota.'),
      '500': refusal(500, 'internal_error', 'Something went wrong'),
    },
  });
