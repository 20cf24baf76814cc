import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import { mailsArrived, mailsTo } from '../../testkit/worker/inbox.ts';
import type { Env } from '../env.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { REAL_SERVICES } from './external-services.ts';
import { speechDeps } from './narration-dependencies.ts';
import { ProviderReport } from './provider-report.ts';

/** Reports to the owner when the emulators of Workers AI and ElevenLabs refuse to speak as documented. */

const SPEECH = `${new URL(env.OPENAI_BASE_URL).origin}/speech`;
const everyVoice = (voice: string) => Object.fromEntries(VOICE_IDS.map((id) => [id, voice]));
const WORKERS_AI = {
  service: 'workers-ai',
  url: `${SPEECH}/workers-ai/client/v4`,
  account: 'ours',
  key: 'VOICE_API_KEY',
};
const ELEVENLABS = {
  service: 'elevenlabs',
  url: `${SPEECH}/elevenlabs`,
  key: 'VOICE_API_KEY',
  voices: everyVoice('es-es-female'),
};

beforeEach(async () => {
  await env.DB.exec('DELETE FROM watched_models\nDELETE FROM admin_notices');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Three narrations by one service. @returns the failures of the sentences and the mails to the owner */
async function narrated(server: object, key = 'built-in') {
  const settings = {
    ...env,
    ADMIN_ADDRESS: `admin-${crypto.randomUUID()}@example.org`,
    VOICE_API_KEY: key,
    SPEECH_SERVERS: JSON.stringify([server]),
  } as Env;
  const report = new ProviderReport(settings, () => 'somebody');
  const [provider] = speechDeps(settings, REAL_SERVICES, report, env.FILES).providers;
  const failures: ProviderError[] = [];
  for (const voiceId of ['female', 'male-english', 'female'] as const) {
    const order = { ...provider!.voices[voiceId], text: 'Un faro.' };
    try {
      for await (const _ of provider!.stream(order, new AbortController().signal));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      failures.push(error);
      report.ended('narration', error);
    }
  }
  return { failures, mails: () => mailsTo(settings.ADMIN_ADDRESS), to: settings.ADMIN_ADDRESS };
}

test.each([
  ['Workers AI refuses the token', WORKERS_AI, 'wrong', 401, /401/],
  [
    'Workers AI knows the model no more',
    { ...WORKERS_AI, voices: everyVoiceOf('@cf/deepgram/aura-1') },
    'built-in',
    400,
    /no lo conoce.*does not know it/s,
  ],
  ['ElevenLabs refuses the key', ELEVENLABS, 'wrong', 401, /401/],
  [
    'ElevenLabs knows the voice no more',
    { ...ELEVENLABS, voices: everyVoice('nobody') },
    'built-in',
    404,
    /su voz.*its voice/s,
  ],
  [
    'ElevenLabs knows the model no more',
    { ...ELEVENLABS, model: 'eleven_turbo_v1' },
    'built-in',
    400,
    /no lo conoce.*does not know it/s,
  ],
] as const)('the owner gets one mail when %s, for any voices', async (_, server, key, status, says) => {
  const { failures, mails, to } = await narrated(server, key);
  expect(failures.map((failure) => failure.status)).toEqual([status, status, status]);
  const [mail] = await mailsArrived(to, 1);
  expect(mail!.text).toMatch(says);
  expect(await mails()).toHaveLength(1);
});

test('the owner gets one mail about used-up credit at ElevenLabs, whose 401 does not mean a wrong key', async () => {
  const fault = { kind: 'quota', times: 3 };
  await fetch(`${SPEECH}/elevenlabs/__emulator/fault`, { method: 'POST', body: JSON.stringify(fault) });
  const { failures, mails, to } = await narrated(ELEVENLABS);
  expect(failures.map(({ code, problem }) => [code, problem])).toEqual(
    Array(3).fill(['quota_exceeded', undefined]),
  );
  await mailsArrived(to, 1);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Cuota de IA agotada · AI quota exhausted']);
});

function everyVoiceOf(model: string) {
  return Object.fromEntries(VOICE_IDS.map((id) => [id, { voice: 'asteria', model }]));
}
