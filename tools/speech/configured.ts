import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Env } from '../../worker/env.ts';
import type { SpeechProvider } from '../../worker/narration/speech-provider.ts';
import { speechProviders } from '../../worker/providers/speech/index.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';

export type Settings = Record<string, string | undefined>;

/** A provider, and the same with a wrong key; null where no key is needed. */
export type Candidate = { provider: SpeechProvider; stranger: SpeechProvider | null };

const WRONG_KEY = 'a-key-that-is-wrong';

/** The Worker's settings: from the environment, then `.dev.vars`. */
export function localSettings(): Settings {
  const local = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {};
  return { ...local, ...process.env };
}

/**
 * All providers in SPEECH_SERVERS.
 * @throws Error for an invalid setting
 */
export function candidates(settings: Settings): Candidate[] {
  const list = settings.SPEECH_SERVERS ?? '';
  const servers = readSpeechSettings(list, { settingOf: (name) => settings[name], hasWorkersAi: false });
  const wrong = Object.fromEntries(servers.flatMap(({ key }) => (key ? [[key, WRONG_KEY]] : [])));
  const strangers = speechProviders({ ...settings, ...wrong } as unknown as Env);
  return speechProviders(settings as unknown as Env).map((provider, place) => ({
    provider,
    stranger: servers[place]!.key ? strangers[place]! : null,
  }));
}
