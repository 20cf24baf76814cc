import { BUILT_IN_VOICE } from '../../contract/schemas/examples.ts';
import { type Stack, startStack } from '../../testkit/stack.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';

/** The Worker with a state of its own, and whoever speaks. */

const PORTS = { api: 5301, providers: 5302, app: 5303 };

export const API = `http://127.0.0.1:${PORTS.api}`;

/** Who speaks, from the environment: the built-in providers unless another server is named. */
export type Speaker = {
  /** What the examples say about it: `built-in` or the models. */
  voice: string;
  settings: Record<string, string>;
};

/** @throws Error when the list cannot be understood, or names a key that is not there */
export function speakerOf(environment: Record<string, string | undefined>): Speaker {
  const { SPEECH_SERVERS } = environment;
  if (!SPEECH_SERVERS) return { voice: BUILT_IN_VOICE, settings: {} };
  const settingOf = (name: string) => environment[name];
  const servers = readSpeechSettings(SPEECH_SERVERS, { settingOf, hasWorkersAi: false });
  const keys = servers.flatMap(({ key }) => (key ? [[key, environment[key] ?? '']] : []));
  return {
    voice: servers.map((one) => ('model' in one ? one.model : one.service)).join(', '),
    settings: { SPEECH_SERVERS: `'${SPEECH_SERVERS}'`, ...Object.fromEntries(keys) },
  };
}

/** Starts the seeded Worker, with stories from the built-in providers and speech from `speaker`. */
export function startNarrator(speaker: Speaker): Promise<Stack> {
  return startStack(PORTS, [], {
    BUILT_IN_VOICES: String(speaker.voice === BUILT_IN_VOICE),
    ...speaker.settings,
  });
}
