import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import { createEmulators } from '../../emulators/app.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { rmsDecibels } from '../../emulators/openai/speech/measure.ts';
import { ELEVENLABS_VOICES } from '../../emulators/speech/elevenlabs.ts';
import { SOUND, SPEECH_SERVICES, type SpeechService } from '../../testkit/worker/mutated-answers.ts';
import { failureOf } from '../../worker/generation/generation-error.ts';
import { InflightSpeech } from '../../worker/narration/inflight-speech.ts';
import type { SpeechProvider } from '../../worker/narration/speech-provider.ts';
import { type SpeechDeps, speak } from '../../worker/narration/speech.ts';
import { RecentFailures } from '../../worker/providers/recent-failures.ts';
import { elevenLabsSpeech } from '../../worker/providers/speech/elevenlabs.ts';
import { openaiSpeech } from '../../worker/providers/speech/openai.ts';
import { readSpeechSettings } from '../../worker/providers/speech/settings.ts';
import { workersAiSpeech } from '../../worker/providers/speech/workers-ai.ts';

/** Two sentences; the responses for the first are mutated. */
const STORY = ['El faro duerme junto al mar.', 'La luna ríe.'].map((text, index) => ({
  index,
  paragraph: 0,
  text,
}));

const emulators = createEmulators({
  openai: { knobs: { speechFirstByteMs: 0, speechRealTimeFactor: null } },
});

type Answer = { status: number; headers: Headers; pieces: Uint8Array[] };
const answers = new Map<string, Promise<Answer>>();

async function answerOf(request: Request): Promise<Answer> {
  const { status, headers, body } = await emulators.fetch(request);
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return { status, headers, pieces };
}

/** The built-in services' answer, in its pieces; the same request is spoken once for all tests. */
async function toEmulators(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input as RequestInfo, { ...init, signal: null });
  const key = `${request.url} ${await request.clone().text()}`;
  const answer = answers.get(key) ?? answerOf(request);
  answers.set(key, answer);
  const { status, headers, pieces } = await answer;
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece.slice());
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

function open<Settings>(service: object, adapter: (settings: Settings) => SpeechProvider): SpeechProvider {
  const [settings] = readSpeechSettings(JSON.stringify([service]), {
    settingOf: () => 'k',
    hasWorkersAi: true,
  });
  return adapter(settings as Settings);
}
const voices = Object.fromEntries(VOICE_IDS.map((id, nth) => [id, Object.keys(ELEVENLABS_VOICES)[nth]!]));
const host = 'http://emulators.test';
const PROVIDERS: Record<SpeechService, SpeechProvider> = {
  openai: open<Parameters<typeof openaiSpeech>[0]>(
    { service: 'openai', url: `${host}/openai/v1`, model: 'gpt-4o-mini-tts', key: null },
    (settings) => openaiSpeech(settings, RIGHT_KEY),
  ),
  'workers-ai': open<Parameters<typeof workersAiSpeech>[0]>({ service: 'workers-ai' }, (settings) =>
    workersAiSpeech(settings, {
      by: 'address',
      url: `${host}/speech/workers-ai/client/v4`,
      account: 'any',
      key: RIGHT_KEY,
    }),
  ),
  elevenlabs: open<Parameters<typeof elevenLabsSpeech>[0]>(
    { service: 'elevenlabs', url: `${host}/speech/elevenlabs`, voices, key: 'A_API_KEY' },
    (settings) => elevenLabsSpeech(settings, RIGHT_KEY),
  ),
};

/** Digest of each sentence's audio, its length and level, and the number of timed words. */
async function hear(provider: SpeechProvider, kept = new Map<string, Uint8Array>()) {
  let budget = 0;
  const deps = {
    providers: [provider],
    failures: new RecentFailures(),
    // Timeouts are a fiftieth; shorter ones would fail on a busy machine.
    clock: { now: () => Date.now(), after: (ms: number, callback: () => void) => after(ms / 50, callback) },
    allow: async () => {
      budget += 1;
    },
    moved: () => {},
    sayings: [],
    folder: 'speech/',
    inflight: new InflightSpeech(),
    cache: {
      get: async () => null,
      head: async () => null,
      put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    } as unknown as SpeechDeps['cache'],
  } satisfies SpeechDeps;
  const heard: { sound: string; bytes: number; level: number; words: number }[] = [];
  for await (const { samples, words } of speak(STORY, 'female', deps, AbortSignal.timeout(60_000))) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of samples as AsyncIterable<Uint8Array>) chunks.push(chunk);
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const level = Math.round(rmsDecibels(new Int16Array(bytes.buffer)));
    heard.push({ sound: digestOf(bytes), bytes: bytes.length, level, words: words?.()?.length ?? 0 });
  }
  await new Promise((resolve) => setTimeout(resolve, 1));
  return { heard, budget, kept: [...kept.values()].map(digestOf).toSorted() };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

type Heard = Awaited<ReturnType<typeof hear>>;
const real = new Map<SpeechService, Heard>();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

beforeAll(async () => {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(toEmulators);
  for (const service of SPEECH_SERVICES) real.set(service, await hear(PROVIDERS[service]));
  spy.mockRestore();
});

/** `npm test` has each mutation with one service, in turn; `npm run test:long` with all. */
const ROWS = SOUND.flatMap((mutation, turn) => {
  const services = mutation.only ?? SPEECH_SERVICES;
  const tried = process.env.TEST_LONG ? services : [services[turn % services.length]!];
  return tried.map((service) => ({ ...mutation, service }));
});

test.each(ROWS)('$name as $service’s answer for a sentence: $ends', async (row) => {
  const { service, change, times = Number.POSITIVE_INFINITY, ends, wait, hasNoWords, isResampled } = row;
  let changed = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isFirst = String(init?.body).includes(STORY[0]!.text);
    if (!isFirst || changed >= times) return toEmulators(input, init);
    changed += 1;
    return change(() => toEmulators(input, init), init?.signal ?? null);
  });
  const before = real.get(service)!;
  const kept = new Map<string, Uint8Array>();
  const outcome = await hear(PROVIDERS[service], kept).catch((error: unknown) =>
    failureOf(error, 'narration'),
  );
  expect(changed).toBeGreaterThan(0);
  if (ends !== 'whole') {
    expect(outcome).toEqual({ code: ends, retryAfter: wait ?? null });
    // Nothing refused is kept, and the sentence can be bought again.
    expect([...kept.values()].map(digestOf).filter((digest) => !before.kept.includes(digest))).toEqual([]);
    vi.restoreAllMocks();
    vi.spyOn(globalThis, 'fetch').mockImplementation(toEmulators);
    expect(await hear(PROVIDERS[service], kept)).toEqual(before);
    return;
  }
  const [first, ...others] = before.heard;
  if (isResampled) {
    const { heard } = outcome as Heard;
    expect(Math.abs(heard[0]!.bytes - first!.bytes)).toBeLessThanOrEqual(4);
    expect(Math.abs(heard[0]!.level - first!.level)).toBeLessThanOrEqual(1);
    return;
  }
  const heard = [{ ...first!, ...(hasNoWords && { words: 0 }) }, ...others];
  expect(outcome).toEqual({ ...before, heard });
});
