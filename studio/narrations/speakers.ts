import { VOICE_IDS, type VoiceId } from '../../contract/options.ts';
import { BUILT_IN_VOICE } from '../../contract/schemas/examples.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';

/** Speech service of the examples' narrations. */
export type Speaker = {
  /** Stored with the examples: `built-in` or the models. */
  voice: string;
  /** The actual voice, stored in the file next to the narration. */
  spokenBy(voiceId: VoiceId): string;
  settings: Record<string, string>;
};

/** The local voices by their names in `local-voices.ts`: the best freely redistributable ones. */
const LOCAL = {
  es: { voice: 'es-ES', spokenBy: 'SVOX Pico es-ES' },
  woman: { voice: 'en-GB', spokenBy: 'SVOX Pico en-GB' },
  man: { voice: 'rms', spokenBy: 'Flite rms' },
} as const;

const localVoice = (voiceId: VoiceId) =>
  voiceId === 'female-english' ? LOCAL.woman : voiceId === 'male-english' ? LOCAL.man : LOCAL.es;

/** @param port of `local-voices.ts` */
const localServer = (port: number) => ({
  service: 'openai',
  url: `http://127.0.0.1:${port}/v1`,
  key: null,
  model: 'local',
  voices: Object.fromEntries(VOICE_IDS.map((voiceId) => [voiceId, localVoice(voiceId).voice])),
});

const quoted = (list: string) => `'${list}'`;

/**
 * The servers of SPEECH_SERVERS in the environment, else the local voices.
 * @throws Error for an invalid list or a missing key
 */
export function speakerOf(environment: Record<string, string | undefined>, localPort: number): Speaker {
  const { SPEECH_SERVERS } = environment;
  if (!SPEECH_SERVERS) {
    return {
      voice: BUILT_IN_VOICE,
      spokenBy: (voiceId) => localVoice(voiceId).spokenBy,
      settings: { SPEECH_SERVERS: quoted(JSON.stringify([localServer(localPort)])) },
    };
  }
  const settingOf = (name: string) => environment[name];
  const servers = readSpeechSettings(SPEECH_SERVERS, { settingOf, hasWorkersAi: false });
  const keys = servers.flatMap(({ key }) => (key ? [[key, environment[key] ?? '']] : []));
  const models = servers.map((one) => ('model' in one ? one.model : one.service)).join(', ');
  return {
    voice: models,
    spokenBy: () => models,
    settings: { SPEECH_SERVERS: quoted(SPEECH_SERVERS), ...Object.fromEntries(keys) },
  };
}
