import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { type Claim, faultsOf } from '../providers/foreign-types.ts';
import { hear } from './checks.ts';
import { candidates } from './configured.ts';
import { documentedSettings } from './documented.ts';
import { openStandIn, type ServerName } from './stand-ins.ts';

/** Checks requests to the speech services and their stand-ins' responses against external types. */

const IMPORTS = `import type OpenAI from 'openai';
import type { Ai_Cf_Deepgram_Aura_2_En_Input, Ai_Cf_Deepgram_Aura_2_Es_Input } from '@cloudflare/workers-types';
type OpenAiError = { error: { message: string; type: string; param: string | null; code: string | null } };
type CloudflareError = { result: null; success: false; errors: { code: number; message: string }[]; messages: never[] };`;

const ASKED: [RegExp, string][] = [
  [/^\/v1\/audio\/speech$/, 'OpenAI.Audio.SpeechCreateParams'],
  [/aura-2-es$/, 'Ai_Cf_Deepgram_Aura_2_Es_Input'],
  [/aura-2-en$/, 'Ai_Cf_Deepgram_Aura_2_En_Input'],
];
const ERRORS: [RegExp, string][] = [
  [/^\/v1\/audio\/speech$/, 'OpenAiError'],
  [/\/ai\/run\//, 'CloudflareError'],
];
const typeFor = (table: [RegExp, string][], path: string) => table.find(([of]) => of.test(path))?.[1];

async function exchangesWith(name: ServerName) {
  const standIn = await openStandIn(name);
  const [candidate] = candidates(documentedSettings(name, standIn.url));
  const { provider, stranger } = candidate!;
  await hear(provider, 'female', 'Un faro que no dormía.');
  await hear(provider, 'male-english', 'A lighthouse that did not sleep.');
  await hear(stranger!, 'female', 'Un faro.').catch(() => {});
  for (const fault of ['429', 'quota', '500'] as const) {
    await standIn.fail(fault);
    await hear(provider, 'female', 'Un faro.').catch(() => {});
  }
  standIn.close();
  return standIn.exchanges;
}

test("every speech request and response has the types of the service's own package", async () => {
  const names: ServerName[] = ['OpenAI, until 2027-01-06', 'Workers AI'];
  const exchanges = (await Promise.all(names.map(exchangesWith))).flat();
  const claims = exchanges.flatMap(({ path, asked, status, answered }): Claim[] => {
    const request = { what: `asked ${path}`, type: typeFor(ASKED, path) ?? 'never', value: asked };
    const error = status === 200 ? undefined : typeFor(ERRORS, path);
    return error
      ? [request, { what: `${status} of ${path}`, type: error, value: JSON.parse(answered) }]
      : [request];
  });
  expect(await faultsOf(IMPORTS, claims)).toEqual([]);
  expect(claims.length).toBeGreaterThan(10);
});

test('an unknown parameter, speaker or model is a type error', async () => {
  const text = 'Un faro.';
  const wrong: [string, object][] = [
    ['Ai_Cf_Deepgram_Aura_2_Es_Input', { text, speaker: 'pandora' }],
    ['Ai_Cf_Deepgram_Aura_2_Es_Input', { text, speed: 0.7 }],
    ['OpenAI.Audio.SpeechCreateParams', { input: text, voice: 'coral', model: 'm', rate: 1 }],
  ];
  const faults = await faultsOf(
    IMPORTS,
    wrong.map(([type, value], place) => ({ what: `claim ${place}`, type, value })),
  );
  expect(faults.map((fault) => fault.slice(0, 7))).toEqual(wrong.map((_, place) => `claim ${place}`));
});

test("OpenAI's stand-in refuses what OpenAI refuses", async () => {
  const standIn = await openStandIn('OpenAI, until 2027-01-06');
  const client = new OpenAI({ apiKey: RIGHT_KEY, baseURL: standIn.url, maxRetries: 0 });
  const good = {
    model: 'gpt-4o-mini-tts',
    voice: 'coral',
    input: 'Un faro.',
    response_format: 'pcm',
  } as const;
  const ask = (change: object) => client.audio.speech.create({ ...good, ...change });
  expect((await ask({})).headers.get('content-type')).toBe('application/octet-stream');
  await expect(ask({ model: 'gpt-9-tts' })).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
  await expect(ask({ model: 'gpt-6-luna' })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ rate: 1 })).rejects.toMatchObject({ status: 400, code: 'unknown_parameter' });
  await expect(ask({ instructions: 'x'.repeat(4097) })).rejects.toMatchObject({ status: 400 });
  await expect(ask({ voice: 'hal' })).rejects.toMatchObject({ status: 400 });
  standIn.close();
});
