import type { z } from 'zod';
import { capSetting, jurisdictionSetting, mailAddress, oneLine, taxSetting } from '../config/forms.ts';
import { missingOfPayments } from '../config/parts.ts';
import { NO_CAP, PROTECTIONS } from '../config/protections.ts';
import { readBy } from '../config/read-by.ts';
import { settingOf } from '../config/setting-of.ts';
import { unknownSwitches } from '../config/switched-off.ts';
import type { Env } from '../env.ts';
import { bitRateOf } from '../narration/format.ts';
import { moderationServers, opinionServers, storyServers } from '../providers/ai-servers.ts';
import { serverAddress } from '../providers/server-list.ts';
import { readSpeechSettings } from '../providers/speech/settings.ts';

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

/** Forms of settings that have one, where they are set. */
const FORMS: Partial<Record<keyof Env, z.ZodType>> = {
  OPENAI_BASE_URL: serverAddress,
  SUPPORT_ADDRESS: mailAddress,
  ADMIN_ADDRESS: mailAddress,
  MAIL_FROM: mailAddress,
  RESPONSIBLE: oneLine,
  DAILY_STORIES: capSetting,
  DAILY_SPOKEN_CHARACTERS: capSetting,
  EU_JURISDICTION: jurisdictionSetting,
  STRIPE_TAX: taxSetting,
};

/** What a reader refuses. */
function refusalOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** One sentence for each mistake in the settings, which begins with their names; none has a value. */
export function settingMistakes(env: Env): string[] {
  const setting = settingOf(env);
  const missing: string[] = [...REQUIRED.filter((name) => !env[name]), ...missingOfPayments(env)];
  const isShort = (name: keyof Env) => String(env[name] ?? '').length < 32;
  const weak: string[] = [
    ...SECRETS.filter(isShort),
    // A short key would let guessers sign what we accept.
    ...SECRETS_BEFORE.filter((name) => env[name] && isShort(name)),
  ];
  const unprotected = env.ENVIRONMENT === 'production' ? PROTECTIONS.filter((name) => !env[name]) : [];
  const speech = { settingOf: setting, hasWorkersAi: env.AI !== undefined };
  const listed = (what: string, names: string[]) =>
    names.length > 0 ? [`${what}: ${names.join(', ')}`] : [];
  const mistakes = [
    ...listed('Settings missing or too short', [...missing, ...weak]),
    ...listed(`Settings that production needs, or "${NO_CAP}" to do without`, unprotected),
    ...Object.entries(FORMS)
      .filter(([name]) => setting(name))
      .flatMap(([name, form]) => readBy(form, setting(name)).mistakes.map(({ what }) => `${name}: ${what}`)),
    ...listed('SWITCHED_OFF names no part', unknownSwitches(env)),
    ...refusalOf(() => bitRateOf(env)),
    // A missing key or list is named once.
    ...(env.OPENAI_API_KEY ? [storyServers, moderationServers, opinionServers] : []).flatMap((servers) =>
      refusalOf(() => servers(env)),
    ),
    ...(env.SPEECH_SERVERS ? refusalOf(() => readSpeechSettings(env.SPEECH_SERVERS, speech)) : []),
  ];
  // The second opinion may have the list of stories.
  return [...new Set(mistakes)];
}

let checked: Env | null = null;

/**
 * Checks the settings once per isolate, so that a wrong one fails every request by name instead of a story half-way.
 * @throws Error naming all missing, short or invalid settings, without their values
 */
export function checkEnv(env: Env): void {
  if (checked === env) return;
  const mistakes = settingMistakes(env);
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
  checked = env;
}
