import type { Env } from '../../env.ts';
import type { SpeechProvider } from '../../narration/speech-provider.ts';
import type { ModelAddress } from '../openai.ts';
import { elevenLabsSpeech } from './elevenlabs.ts';
import { openaiSpeech } from './openai.ts';
import { readSpeechSettings, type SpeechSettings } from './settings.ts';
import { workersAiSpeech } from './workers-ai.ts';

/** Who reads aloud in this deployment: a service is named in the setting SPEECH_SERVERS, and its adapter here. */

const settingOf = (env: Env) => (name: string) => (env as unknown as Record<string, unknown>)[name];

function speechSettings(env: Env): SpeechSettings[] {
  return readSpeechSettings(env.SPEECH_SERVERS, {
    settingOf: settingOf(env),
    hasWorkersAi: env.AI !== undefined,
  });
}

function adapterOf(env: Env, settings: SpeechSettings): SpeechProvider {
  const key = settings.key ? String(settingOf(env)(settings.key)) : null;
  switch (settings.service) {
    case 'openai':
      return openaiSpeech(settings, key);
    case 'workers-ai':
      // A token is for where there is no binding; an address of one's own, for a stand-in.
      if (env.AI && !key) return workersAiSpeech(settings, { by: 'binding', ai: env.AI });
      return workersAiSpeech(settings, {
        by: 'address',
        url: settings.url,
        account: settings.account ?? '',
        key: key ?? '',
      });
    case 'elevenlabs':
      return elevenLabsSpeech(settings, key ?? '');
  }
}

/** Where the models are asked about that a server with OpenAI's API has, and says that it has. */
export function speechModels(env: Env): ModelAddress[] {
  return speechSettings(env).flatMap((settings) => {
    if (settings.service !== 'openai' || !settings.hasModels) return [];
    const { url, model, key } = settings;
    return [{ url, model, apiKey: key ? String(settingOf(env)(key)) : 'none' }];
  });
}

/** In the order in which they are asked; at least one. @throws Error when the setting cannot be understood, or names a key that is not there */
export const speechProviders = (env: Env): SpeechProvider[] =>
  speechSettings(env).map((settings) => adapterOf(env, settings));
