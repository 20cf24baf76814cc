import { settingOf } from '../../config/setting-of.ts';
import type { Env } from '../../env.ts';
import type { SpeechProvider } from '../../narration/speech-provider.ts';
import type { ModelAddress } from '../openai.ts';
import { elevenLabsSpeech } from './elevenlabs.ts';
import { openaiSpeech } from './openai.ts';
import { readSpeechSettings, type SpeechSettings } from './settings.ts';
import { workersAiSpeech } from './workers-ai.ts';

/** Speech providers of this deployment: SPEECH_SERVERS names the services, the table below their adapters. */

function speechSettings(env: Env): SpeechSettings[] {
  return readSpeechSettings(env.SPEECH_SERVERS, {
    settingOf: settingOf(env),
    hasWorkersAi: env.AI !== undefined,
  });
}

export type SpeechService = SpeechSettings['service'];
type SettingsOf<Service extends SpeechService> = Extract<SpeechSettings, { service: Service }>;
type Adapter<Service extends SpeechService> = (
  settings: SettingsOf<Service>,
  key: string | null,
  env: Env,
) => SpeechProvider;

/** The adapter of each service. */
const ADAPTERS: { [Service in SpeechService]: Adapter<Service> } = {
  openai: openaiSpeech,
  'workers-ai': (settings, key, { AI }) => {
    // The binding needs no key; with one, the REST address is asked.
    if (AI && !key) return workersAiSpeech(settings, { by: 'binding', ai: AI });
    const { url, account = '' } = settings;
    return workersAiSpeech(settings, { by: 'address', url, account, key: key ?? '' });
  },
  elevenlabs: (settings, key) => elevenLabsSpeech(settings, key ?? ''),
};

export const SPEECH_SERVICES = Object.keys(ADAPTERS) as SpeechService[];

function open<Service extends SpeechService>(settings: SettingsOf<Service>, env: Env): SpeechProvider {
  const key = settings.key ? String(settingOf(env)(settings.key)) : null;
  return ADAPTERS[settings.service as Service](settings, key, env);
}

/** Addresses at which models of speech can be looked up: servers with OpenAI's API whose settings say `hasModels`. */
export function speechModels(env: Env): ModelAddress[] {
  return speechSettings(env).flatMap((settings) => {
    if (settings.service !== 'openai' || !settings.hasModels) return [];
    const { url, model, key } = settings;
    return [{ url, model, apiKey: key ? String(settingOf(env)(key)) : 'none' }];
  });
}

/** In order of preference; at least one. @throws ServerListError when the setting is invalid, or names a missing key */
export const speechProviders = (env: Env): SpeechProvider[] =>
  speechSettings(env).map((settings) => open(settings, env));
