import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { RIGHT_KEY } from '../openai/app.ts';
import type { Accent } from '../openai/speech/accent.ts';
import { Refusal, type Speaker, speechService } from './service.ts';

/**
 * Deepgram's Aura-2 at the REST address of Workers AI. Models, speakers and parameters:
 * developers.cloudflare.com/workers-ai/models/aura-2-es and aura-2-en, and `Ai_Cf_Deepgram_Aura_2_Es_Input` of
 * workers-types 5.20261117.1. Accents: developers.deepgram.com/docs/tts-models. Errors:
 * developers.cloudflare.com/workers-ai/platform/errors. Read on 2026-11-22.
 */

const speakers = (accent: Accent, sounds: Speaker['sounds'], names: string) =>
  names.split(' ').map((name) => [name, { accent, sounds }] as const);

const SPEAKERS: Record<string, Record<string, Speaker>> = {
  '@cf/deepgram/aura-2-es': Object.fromEntries([
    ...speakers('es-ES', 'female', 'carina diana'),
    ...speakers('es-ES', 'male', 'nestor alvaro'),
    ...speakers('es-419', 'female', 'celeste estrella selena'),
    ...speakers('es-419', 'male', 'sirio javier aquila'),
  ]),
  '@cf/deepgram/aura-2-en': Object.fromEntries([
    ...speakers('en-GB', 'female', 'pandora'),
    ...speakers('en-GB', 'male', 'draco'),
    ...speakers(
      'en-US',
      'female',
      'amalthea andromeda asteria athena aurora callista cora cordelia delia electra',
    ),
    ...speakers(
      'en-US',
      'female',
      'harmonia helena hera iris janus juno luna minerva ophelia phoebe thalia theia vesta',
    ),
    ...speakers(
      'en-US',
      'male',
      'apollo arcas aries atlas hermes hyperion jupiter mars neptune odysseus orion',
    ),
    ...speakers('en-US', 'male', 'orpheus pluto saturn zeus'),
  ]),
};

const input = z.strictObject({
  text: z.string().min(1).max(2000),
  speaker: z.string(),
  encoding: z.enum(['linear16', 'flac', 'mulaw', 'alaw', 'mp3', 'opus', 'aac']).default('mp3'),
  container: z.enum(['none', 'wav', 'ogg']).optional(),
  sample_rate: z.number().optional(),
  bit_rate: z.number().optional(),
});

const refusal = (status: number, code: number, message: string, headers?: Record<string, string>) =>
  new Refusal(status, { result: null, success: false, errors: [{ code, message }], messages: [] }, headers);

async function read(c: Context) {
  if (c.req.header('authorization') !== `Bearer ${RIGHT_KEY}`) {
    throw refusal(401, 10_000, 'Authentication error');
  }
  const model = c.req.path.split('/ai/run/')[1] ?? '';
  const known = SPEAKERS[model];
  if (!known) throw refusal(400, 5007, `No such model ${model} or task`);
  const parsed = input.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) throw refusal(400, 5006, `Error: ${parsed.error.issues[0]?.message}`);
  const { text, speaker: name, encoding, container, sample_rate: rate } = parsed.data;
  const speaker = known[name];
  if (!speaker) throw refusal(400, 5006, `Error: required properties at '/speaker' are one of the enum`);
  if (encoding !== 'linear16' || container !== 'none' || rate !== 24_000) {
    throw refusal(400, 5006, 'This stand-in answers linear16 without a container at 24000 Hz only.');
  }
  return { text, speaker };
}

export const createWorkersAiSpeech = (): Hono =>
  speechService({
    path: '/client/v4/accounts/:account/ai/run/*',
    read,
    contentType: 'audio/L16',
    refusals: {
      '429': refusal(429, 3040, 'Capacity temporarily exceeded, please try again.', { 'retry-after': '2' }),
      quota: refusal(429, 3036, 'you have used up your daily free allocation of 10,000 neurons'),
      '500': refusal(500, 3043, 'Internal server error'),
    },
  });
