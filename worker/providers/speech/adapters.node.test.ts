import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VOICE_IDS } from '../../../contract/options.ts';
import type { SpeechProvider, SpokenChunk } from '../../narration/speech-provider.ts';
import type { ProviderError } from '../provider-error.ts';
import { elevenLabsSpeech } from './elevenlabs.ts';
import { SPEECH_SERVICES } from './index.ts';
import { openaiSpeech } from './openai.ts';
import { readSpeechSettings, type SpeechSettings } from './settings.ts';
import { workersAiSpeech } from './workers-ai.ts';

/** Scripted service that records its requests. */
let answer: (response: ServerResponse) => void;
let asked: { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
const server = createServer(async (request: IncomingMessage, response) => {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
  asked.push({ url: request.url ?? '', headers: request.headers, body });
  answer(response);
});
type Service = SpeechSettings['service'];
let adapters: Record<Service, SpeechProvider>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const voices = Object.fromEntries(VOICE_IDS.map((id) => [id, `v-${id}`]));
  const read = (one: object) =>
    readSpeechSettings(JSON.stringify([one]), { settingOf: () => 'k', hasWorkersAi: true })[0]!;
  const settings = <Service extends SpeechSettings['service']>(one: { service: Service }) =>
    read(one) as Extract<SpeechSettings, { service: Service }>;
  const openai = {
    service: 'openai',
    url: `${url}/v1`,
    model: 'reader',
    instructions: true,
    key: null,
  } as const;
  adapters = {
    openai: openaiSpeech(settings(openai), 'secret'),
    'workers-ai': workersAiSpeech(settings({ service: 'workers-ai' }), {
      by: 'address',
      account: 'acc',
      key: 'secret',
      url: `${url}/client/v4`,
    }),
    elevenlabs: elevenLabsSpeech(
      settings({ service: 'elevenlabs', url, voices, key: 'A_API_KEY' } as { service: 'elevenlabs' }),
      'secret',
    ),
  };
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;

async function read(service: Service, signal = never): Promise<SpokenChunk[]> {
  const provider = adapters[service];
  const chunks: SpokenChunk[] = [];
  const order = { ...provider.voices.female, text: 'Un faro.' };
  for await (const chunk of provider.stream(order, signal)) chunks.push(chunk);
  return chunks;
}
const failure = (service: Service, signal = never) =>
  read(service, signal).then(
    () => null,
    (error: unknown) => error,
  );

function refuse(status: number, body: string, headers: Record<string, string> = {}): void {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

const SOUND = Buffer.alloc(960, 7);
const LINE = `${JSON.stringify({ audio_base64: SOUND.toString('base64'), alignment: null })}\n`;
const soundOf = (service: Service) => (service === 'elevenlabs' ? LINE : SOUND);
const TYPE: Record<Service, string> = {
  openai: 'audio/pcm',
  'workers-ai': 'application/octet-stream',
  elevenlabs: 'application/json',
};

test('each adapter sends its service’s documented request, with its key', async () => {
  for (const service of SPEECH_SERVICES) {
    answer = (response) => {
      response.writeHead(200, { 'content-type': TYPE[service] });
      response.end(soundOf(service));
    };
    expect(Buffer.concat((await read(service)).map(({ pcm }) => pcm))).toEqual(SOUND);
  }
  const of = (service: Service) => asked[SPEECH_SERVICES.indexOf(service)]!;
  const [openai, workersAi, elevenLabs] = [of('openai'), of('workers-ai'), of('elevenlabs')];
  expect(openai.url).toBe('/v1/audio/speech');
  expect(openai.headers.authorization).toBe('Bearer secret');
  expect(openai.body).toEqual({
    model: 'reader',
    input: 'Un faro.',
    voice: 'coral',
    response_format: 'pcm',
    instructions: adapters.openai.voices.female.instructions,
  });
  expect(workersAi.url).toBe('/client/v4/accounts/acc/ai/run/@cf/deepgram/aura-2-es');
  expect(workersAi.headers.authorization).toBe('Bearer secret');
  expect(workersAi.body).toEqual({
    text: 'Un faro.',
    speaker: 'carina',
    encoding: 'linear16',
    container: 'none',
    sample_rate: 24_000,
  });
  expect(elevenLabs.url).toBe('/v1/text-to-speech/v-female/stream/with-timestamps?output_format=pcm_24000');
  expect(elevenLabs.headers['xi-api-key']).toBe('secret');
  expect(elevenLabs.body).toEqual({ text: 'Un faro.', model_id: 'eleven_flash_v2_5' });
});

test('Workers AI is called through the binding without address and key', async () => {
  const runs: unknown[] = [];
  const ai = {
    run: async (...run: unknown[]) => {
      runs.push(run);
      return new Response(SOUND, { headers: { 'content-type': 'audio/mpeg' } });
    },
  } as unknown as Ai;
  const [settings] = readSpeechSettings('[{"service":"workers-ai"}]', {
    settingOf: () => '',
    hasWorkersAi: true,
  });
  const provider = workersAiSpeech(settings as Extract<SpeechSettings, { service: 'workers-ai' }>, {
    by: 'binding',
    ai,
  });
  const order = { ...provider.voices['male-english'], text: 'An owl.' };
  const signal = new AbortController().signal;
  for await (const { pcm } of provider.stream(order, signal)) expect(Buffer.from(pcm)).toEqual(SOUND);
  expect(runs).toEqual([
    [
      '@cf/deepgram/aura-2-en',
      { text: 'An owl.', speaker: 'draco', encoding: 'linear16', container: 'none', sample_rate: 24_000 },
      { returnRawResponse: true, signal },
    ],
  ]);
});

test.each<[Service, number, string]>([
  ['openai', 429, '{"error":{"code":"insufficient_quota"}}'],
  ['openai', 402, '{}'],
  ['workers-ai', 429, '{"success":false,"errors":[{"code": 3036,"message":"used up"}]}'],
  // The binding's error, whose body has other names.
  ['workers-ai', 429, '{"internalCode":3036,"message":"used up","name":"AiError"}'],
  ['elevenlabs', 401, '{"detail":{"status":"quota_exceeded"}}'],
])('%s answers %i %s for a used-up quota', async (service, status, body) => {
  refuse(status, body);
  expect(await failure(service)).toMatchObject({ code: 'quota_exceeded', status });
});

test.each<[Service, number, string, string | undefined]>([
  ['openai', 404, '{"error":{"code":"model_not_found"}}', 'unknown_model'],
  [
    'workers-ai',
    400,
    '{"success":false,"errors":[{"code":5007,"message":"No such model"}]}',
    'unknown_model',
  ],
  ['workers-ai', 400, '{"internalCode":5007,"message":"No such model","name":"AiError"}', 'unknown_model'],
  ['workers-ai', 404, '{"success":false,"errors":[{"code":3042}]}', 'unknown_model'],
  ['workers-ai', 400, '{"success":false,"errors":[{"code":5006}]}', undefined],
  ['elevenlabs', 400, '{"detail":{"code":"voice_not_found"}}', 'unknown_model'],
  ['elevenlabs', 400, '{"detail":{"code":"invalid_api_key"}}', 'key_refused'],
  ['elevenlabs', 401, '{"detail":{"code":"quota_exceeded"}}', undefined],
  ['elevenlabs', 500, '{"detail":{"code":"internal_error"}}', undefined],
])(
  'the owner’s problem is read from the answer of %s with %i: %s',
  async (service, status, body, problem) => {
    refuse(status, body);
    expect(((await failure(service)) as ProviderError).problem).toBe(problem);
  },
);

test('a word starts with its first letter, and pieces without valid times keep their sound', async () => {
  const audio_base64 = Buffer.alloc(24_000, 7).toString('base64');
  const alignment = (characters: string, ends: unknown[]) => ({
    characters: [...characters],
    character_start_times_seconds: [...characters].map((_, i) => i / 10),
    character_end_times_seconds: ends,
  });
  const said = async (...alignments: unknown[]) => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(alignments.map((one) => JSON.stringify({ audio_base64, alignment: one })).join('\n'));
    };
    const chunks = await read('elevenlabs');
    expect(Buffer.concat(chunks.map(({ pcm }) => pcm)).length).toBe(24_000 * alignments.length);
    return chunks.flatMap(({ words }) => words ?? []);
  };
  expect(await said(alignment('—¿Y?', [0.1, 0.2, 0.3, 0.4]))).toEqual([
    { text: '—¿Y?', start: 0.2, end: 0.4 },
  ]);
  expect(await said(null, undefined, {}, [], 'Un', 7)).toEqual([]);
  expect(await said(alignment('Un', [0.1]))).toEqual([]);
  expect(await said(alignment('Un', [0.1, null]))).toEqual([]);
  expect(await said({ ...alignment('Un', [0.1, 0.2]), characters: ['U', 1] })).toEqual([]);
  expect(await said({ ...alignment('Un', [0.1, 0.2]), characters: 'Un' })).toEqual([]);
});

test.each([
  ['from the beginning of the text', 0.5],
  ['from the beginning of each piece', 0],
])('character times that count %s become times of words', async (_, second) => {
  const piece = (text: string, from: number) => ({
    audio_base64: Buffer.alloc(24_000, 7).toString('base64'),
    alignment: {
      characters: [...text],
      character_start_times_seconds: [...text].map((_letter, i) => from + i / 10),
      character_end_times_seconds: [...text].map((_letter, i) => from + (i + 1) / 10),
    },
  });
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`${JSON.stringify(piece('Un fa', 0))}\n\n${JSON.stringify(piece('ro.', second))}`);
  };
  const words = (await read('elevenlabs')).flatMap((chunk) => chunk.words ?? []);
  expect(words).toEqual([
    { text: 'Un', start: 0, end: expect.closeTo(0.2) },
    { text: 'faro.', start: expect.closeTo(0.3), end: expect.closeTo(0.8) },
  ]);
});
