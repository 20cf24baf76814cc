import { readFileSync } from 'node:fs';
import { VOICE_IDS } from '../../contract/options.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { ELEVENLABS_VOICES } from '../../emulators/speech/elevenlabs.ts';
import type { Settings } from './configured.ts';
import type { ServerName } from './stand-ins.ts';

const PAGE = readFileSync(new URL('../../docs/speech.md', import.meta.url), 'utf8').replaceAll("'", '’');

/** Voices of a user's own account, in the order of ours. */
const OF_ACCOUNT = Object.fromEntries(
  Object.keys(ELEVENLABS_VOICES).map((voice, i) => [VOICE_IDS[i], voice]),
);

/** Servers that docs/speech.md has settings for. */
export const documentedNames = (): string[] =>
  [...PAGE.matchAll(/^### (.+)\n(?=(?:(?!^##)[\s\S])*?```json)/gm)].map(([, name]) => name!);

/** The settings of docs/speech.md for a server, pointed at its stand-in. */
export function documentedSettings(name: ServerName, url: string): Settings {
  const section = PAGE.split(`### ${name}\n`)[1] ?? '';
  const block = /```json\n(.*?)```/s.exec(section)?.[1];
  const [server] = JSON.parse(block ?? '') as [Record<string, unknown>];
  const moved = {
    ...server,
    url,
    // Without the binding, which exists in production only.
    ...(server.service === 'workers-ai' && { account: 'ACCOUNT', key: 'CLOUDFLARE_API_TOKEN' }),
    ...(server.service === 'elevenlabs' && { voices: OF_ACCOUNT }),
  };
  const key = 'key' in moved && typeof moved.key === 'string' ? { [moved.key]: RIGHT_KEY } : {};
  return { SPEECH_SERVERS: JSON.stringify([moved]), ...key };
}
