import type { Env } from '../env.ts';
import { bitRateOf } from '../narration/format.ts';
import { moderationServers, opinionServers, storyServers } from '../providers/ai-servers.ts';
import { readSpeechSettings } from '../providers/speech/settings.ts';
import { missingOfPayments } from './parts.ts';
import { NO_CAP, PROTECTIONS } from './protections.ts';

const REQUIRED = [
  'APP_ORIGINS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_STORY_MODEL',
  'OPENAI_MODERATION_MODEL',
  'SPEECH_SERVERS',
  'GOOGLE_ISSUER',
  'SUPPORT_ADDRESS',
  'ADMIN_ADDRESS',
  'RESPONSIBLE',
] as const satisfies (keyof Env)[];
const SECRETS = ['TOKEN_SECRET', 'FILE_SECRET', 'DIGEST_SECRET'] as const satisfies (keyof Env)[];
const SECRETS_BEFORE = ['TOKEN_SECRET_BEFORE', 'FILE_SECRET_BEFORE'] as const satisfies (keyof Env)[];
const NUMBERS = ['DAILY_STORIES', 'DAILY_SPOKEN_CHARACTERS'] as const satisfies (keyof Env)[];

let checked: Env | null = null;

/**
 * Checks the settings once per isolate, so that a missing one fails every request by name instead of a story half-way.
 * @throws Error naming missing, short or invalid settings, without their values
 */
export function checkEnv(env: Env): void {
  if (checked === env) return;
  const missing: string[] = [...REQUIRED.filter((name) => !env[name]), ...missingOfPayments(env)];
  const isShort = (name: keyof Env) => String(env[name] ?? '').length < 32;
  const weak: string[] = [
    ...SECRETS.filter(isShort),
    // A short key would let guessers sign what we accept.
    ...SECRETS_BEFORE.filter((name) => env[name] && isShort(name)),
  ];
  if (missing.length + weak.length > 0) {
    throw new Error(`Settings missing or too short: ${[...missing, ...weak].join(', ')}`);
  }
  // A mistyped cap must not disable it.
  const unclear = NUMBERS.filter((name) => !/^(\d{0,12}|none)$/.test(env[name] ?? ''));
  if (unclear.length > 0) throw new Error(`Settings that are no whole numbers: ${unclear.join(', ')}`);
  // A mistyped word must not make homes outside the jurisdiction, where they would stay.
  if (!['', 'true', NO_CAP].includes(env.EU_JURISDICTION ?? ''))
    throw new Error(`EU_JURISDICTION is neither "true" nor "${NO_CAP}"`);
  bitRateOf(env);
  storyServers(env);
  moderationServers(env);
  opinionServers(env);
  const settingOf = (name: string) => (env as unknown as Record<string, unknown>)[name];
  readSpeechSettings(env.SPEECH_SERVERS, { settingOf, hasWorkersAi: env.AI !== undefined });
  const unprotected = env.ENVIRONMENT === 'production' ? PROTECTIONS.filter((name) => !env[name]) : [];
  if (unprotected.length > 0)
    throw new Error(
      `Settings that production needs, or "${NO_CAP}" to do without: ${unprotected.join(', ')}`,
    );
  checked = env;
}
