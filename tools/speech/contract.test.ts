import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { VOICE_IDS, VOICES, type VoiceId } from '../../contract/options.ts';
import type { CastMember, SpeechSpan } from '../../contract/schemas/stories.ts';
import type { Fault } from '../../emulators/speech/faults.ts';
import { firstOfEachKind } from '../../testkit/worker/part.ts';
import { realClock } from '../../worker/generation/clock.ts';
import { castVoices } from '../../worker/narration/cast-voices.ts';
import { InflightSpeech } from '../../worker/narration/inflight-speech.ts';
import type { SpeechProvider, SpokenChunk } from '../../worker/narration/speech-provider.ts';
import { type SpeechDeps, speak } from '../../worker/narration/speech.ts';
import { spokenLines } from '../../worker/narration/spoken-lines.ts';
import { RecentFailures } from '../../worker/providers/recent-failures.ts';
import { SPEECH_SERVICES } from '../../worker/providers/speech/index.ts';
import { checkProvider, hear } from './checks.ts';
import { type Candidate, candidates } from './configured.ts';
import { documentedNames, documentedSettings } from './documented.ts';
import { openStandIn, SERVER_NAMES, STAND_INS, type StandIn } from './stand-ins.ts';

/**
 * The contract of a speech service, for every service of the Worker's table: its adapter, opened as the Worker opens it
 * with the settings of docs/speech.md, against a stand-in that keeps that server's rules.
 */

const FAULTS: [Fault, string][] = [
  ['429', 'rate_limited'],
  ['quota', 'quota_exceeded'],
  ['500', 'audio_generation_failed'],
  ['die', 'audio_generation_failed'],
  ['html', 'audio_generation_failed'],
  ['silence', 'audio_generation_failed'],
  ['nothing', 'audio_generation_failed'],
  ['odd', 'audio_generation_failed'],
];
/** Faults that OpenAI's own stand-in does not have. */
const NOT_OPENAI: Fault[] = ['nothing', 'odd'];
/** A run takes a second or two; after a minute it hangs. */
const LIMIT_MS = 60_000;
/** An abort takes effect at once; after this it was not passed on. */
const ABORT_LIMIT_MS = 20_000;

/**
 * `npm run test:long` also has a text over each service's limit spoken, which takes minutes of sound, and asks every
 * server everything; `npm test` asks one server of each service.
 */
const IS_LONG = process.env.TEST_LONG !== undefined;

const NEVER = new AbortController().signal;
const LONG_TEXT = 'Había una vez un faro que contaba barcos. '.repeat(8).trim();
const TEXTS = {
  es: 'El faro cuenta cada noche los barcos.',
  en: 'The lighthouse counts the ships at night.',
};

/** Figures of every age and both genders. */
const CAST: CastMember[] = [
  { id: 'ana', name: 'Ana', age: 'adult', gender: 'f' },
  { id: 'zorro', name: 'el zorro', age: 'adult', gender: 'm' },
  { id: 'abuela', name: 'la abuela', age: 'old', gender: 'f' },
  { id: 'grillo', name: 'el grillo', age: 'small', gender: 'm' },
];
/** Each figure speaks, and the narrator after each: no two texts are alike. */
const TURNS = {
  es: [
    ['ana', 'Hola', 'dijo Ana'] as const,
    ['zorro', 'Buenas', 'dijo el zorro'] as const,
    ['abuela', 'Pasa', 'dijo la abuela'] as const,
    ['grillo', 'Voy', 'dijo el grillo'] as const,
  ],
  en: [
    ['ana', 'Hello', 'said Ana'] as const,
    ['zorro', 'Good day', 'said the fox'] as const,
    ['abuela', 'Come in', 'said Grandma'] as const,
    ['grillo', 'Coming', 'said the cricket'] as const,
  ],
};

/** Has a sentence with a cast spoken as a narration does. `words`: as placed in the sentence; null without times. */
async function castSentence(
  provider: SpeechProvider,
  voiceId: VoiceId,
  turns: readonly (readonly [string, string, string])[],
) {
  let text = '';
  const speech: SpeechSpan[] = [];
  for (const [by, words, narrated] of turns) {
    speech.push({ by, start: text.length + 1, end: text.length + 1 + words.length });
    text += `—${words} —${narrated}—. `;
  }
  const sentence = { index: 0, paragraph: 0, text, speech };
  const deps: SpeechDeps = {
    providers: [provider],
    cast: CAST,
    sayings: [],
    failures: new RecentFailures(),
    clock: realClock,
    folder: 'speech/',
    allow: async () => {},
    moved: () => {},
    inflight: new InflightSpeech(),
    cache: {
      get: async () => null,
      head: async () => null,
      put: async () => {},
    } as unknown as SpeechDeps['cache'],
  };
  const [line] = spokenLines([sentence], voiceId, CAST, provider, []);
  const words: string[] = [];
  let isTimed = false;
  for await (const { samples, spans } of speak([sentence], voiceId, deps, NEVER)) {
    isTimed = spans !== undefined;
    for (const span of spans ?? [{ samples, words: undefined }]) {
      for await (const _ of span.samples as AsyncIterable<Uint8Array>);
      const placed = span.words?.() ?? null;
      isTimed &&= placed !== null;
      words.push(...(placed ?? []).map(({ from, to }) => text.slice(from, to)));
    }
  }
  const parts = line!.hasSpans ? line!.parts.map(({ by, order }) => ({ by, text: order.text })) : [];
  return { parts, text, words: isTimed ? words : null };
}

// Servers say when they cut a connection on request.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

test('every service of the Worker has a stand-in', () => {
  const services = new Set(Object.values(STAND_INS).map(({ service }) => service));
  expect([...services].toSorted(), 'STAND_INS in stand-ins.ts').toEqual(SPEECH_SERVICES.toSorted());
});

test('every documented server has a stand-in', () => {
  expect(SERVER_NAMES.toSorted(), 'STAND_INS against the headings of docs/speech.md').toEqual(
    documentedNames().toSorted(),
  );
});

/** One narrator of each language; `npm run test:long` has all six. */
const NARRATORS = firstOfEachKind(VOICES, IS_LONG, ({ language }) => language);

/** Servers of one service have one adapter, and differ in their settings, which `checkProvider` has spoken. */
const WHOLE = firstOfEachKind(SERVER_NAMES, IS_LONG, (name) => STAND_INS[name].service);

describe.each(SERVER_NAMES)('%s, as it is documented', (name) => {
  let standIn: StandIn;
  let candidate: Candidate;

  beforeAll(async () => {
    standIn = await openStandIn(name);
    [candidate] = candidates(documentedSettings(name, standIn.url)) as [Candidate];
  });
  afterAll(() => standIn.close());

  /** What the adapter itself sends, before any check of the narration. */
  async function read(text: string, voiceId: VoiceId = 'female', signal = NEVER) {
    const { provider } = candidate;
    const chunks: SpokenChunk[] = [];
    for await (const chunk of provider.stream({ ...provider.voices[voiceId], text }, signal))
      chunks.push(chunk);
    const bytes = chunks.reduce((sum, { pcm }) => sum + pcm.length, 0);
    return {
      seconds: bytes / 2 / provider.capabilities.sampleRate,
      words: chunks.flatMap(({ words }) => words ?? []),
    };
  }
  const failureOf = (text: string, signal = NEVER) =>
    read(text, 'female', signal).then(
      () => null,
      (error: unknown) => error,
    );

  test('the service reads in all six voices and those of figures, and refuses a wrong voice and key', async () => {
    const long = IS_LONG && STAND_INS[name].hasBound;
    const [before, ordered] = [standIn.exchanges.length, (await standIn.orders()).length];
    const findings = await checkProvider(candidate.provider, candidate.stranger, { long });
    expect(findings.flatMap(({ what, wrong }) => wrong.map((fault) => `${what}: ${fault}`))).toEqual([]);
    const figures = Object.values(candidate.provider.figures).flat().length;
    expect(findings.length).toBe(
      VOICE_IDS.length + figures + 1 + Number(candidate.stranger !== null) + Number(long),
    );
    // Each of the six by its own name, in its language.
    const orders = (await standIn.orders()).slice(ordered);
    for (const [nth, { id, language }] of VOICES.entries()) {
      const { path, asked } = standIn.exchanges[before + nth]!;
      expect(`${path} ${JSON.stringify(asked)}`).toContain(candidate.provider.voices[id].voice);
      const { accent, sounds } = orders[nth]!;
      expect([accent.slice(0, 2), sounds], id).toEqual([language, id.split('-')[0]]);
    }
  });

  test('the adapter sends a time for every word if it claims to, and none otherwise', async () => {
    const { words, seconds } = await read(TEXTS.es);
    // Every sample arrives, at the rate that the adapter claims.
    expect(seconds).toBeCloseTo((await standIn.orders()).at(-1)!.seconds, 4);
    const isTimed = candidate.provider.capabilities.wordTimes;
    expect(words.map(({ text }) => text)).toEqual(isTimed ? TEXTS.es.split(' ') : []);
    const starts = words.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(words.every(({ start, end }) => start >= 0 && start < end && end <= seconds)).toBe(true);
  });

  test('the service takes a text as long as the adapter claims', async () => {
    const { seconds } = await read('Un faro.'.padEnd(candidate.provider.capabilities.longestText));
    expect(seconds).toBeGreaterThan(0.2);
  });

  // From here on the adapter's own behaviour.
  if (!WHOLE.includes(name)) return;

  test.each(NARRATORS)(
    'the service speaks the spans of a cast in their voices, with narrator $id',
    async ({ id, language }) => {
      const { provider } = candidate;
      const voices = castVoices(CAST, id, provider);
      const [asked, ordered] = [standIn.exchanges.length, (await standIn.orders()).length];
      const spoken = await castSentence(provider, id, TURNS[language]);
      // A figure without a voice is the narrator's.
      const turns = CAST.flatMap((figure) => (voices.has(figure.id) ? [figure.id, null] : [null]));
      const by = turns.filter((turn, nth) => turn !== null || turns[nth - 1] !== null || nth === 0);
      expect(spoken.parts.map((part) => part.by)).toEqual(voices.size > 0 ? by : []);
      const exchanges = standIn.exchanges.slice(asked);
      for (const part of spoken.parts) {
        const request = exchanges.find((one) => JSON.stringify(one.asked).includes(`"${part.text}"`))!;
        const { voice } = part.by === null ? provider.voices[id] : voices.get(part.by)!;
        expect(`${request.path} ${JSON.stringify(request.asked)}`).toContain(voice);
      }
      const orders = (await standIn.orders()).slice(ordered);
      expect(new Set(orders.map(({ accent }) => accent)).size).toBe(1);
      const genders = by.map((figure) =>
        figure === null ? id[0] : CAST.find((one) => one.id === figure)!.gender,
      );
      expect(orders.map(({ sounds }) => sounds[0]).toSorted()).toEqual(
        voices.size > 0 ? genders.toSorted() : [id[0]],
      );
      expect(spoken.words).toEqual(
        provider.capabilities.wordTimes && voices.size > 0 ? spoken.text.match(/\p{L}+/gu) : null,
      );
    },
  );

  test.each(FAULTS.filter(([fault]) => !(name.startsWith('OpenAI') && NOT_OPENAI.includes(fault))))(
    'fault %s is the provider error %s, and the next request succeeds',
    async (fault, code) => {
      await standIn.fail(fault);
      const failed = await hear(candidate.provider, 'female', 'Un faro.').catch((error: unknown) => error);
      expect(failed).toMatchObject({ name: 'ProviderError', code });
      expect((await hear(candidate.provider, 'female', 'Un faro.')).pcm.length).toBeGreaterThan(0);
    },
  );

  test.each([400, 401, 403, 404, 500, 503])(
    'status %i is a provider error with that status',
    async (status) => {
      standIn.intercept(() => Response.json({ error: 'no' }, { status }));
      expect(await failureOf('Un faro.')).toMatchObject({ code: 'audio_generation_failed', status });
    },
  );

  test('status 429 is a rate limit with the service’s waiting time, where it names one', async () => {
    standIn.intercept(() => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }));
    expect(await failureOf('Un faro.')).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 7 });
    standIn.intercept(() => Response.json({}, { status: 429 }));
    expect(await failureOf('Un faro.')).toMatchObject({ code: 'rate_limited', retryAfter: undefined });
  });

  test('a message with status 200 is a provider error', async () => {
    standIn.intercept(() => Response.json({ success: false }));
    expect(await failureOf('Un faro.')).toMatchObject({ code: 'audio_generation_failed' });
  });

  test.each<[string, () => Promise<void>]>([
    ['before the answer', async () => standIn.intercept(() => new Promise(() => {}))],
    ['after its headers', () => standIn.fail('hang')],
  ])(
    'an abort %s ends the request with its reason and closes the connection',
    { timeout: ABORT_LIMIT_MS },
    async (_, hang) => {
      await hang();
      const before = standIn.hangUps();
      const abort = new AbortController();
      const reason = new Error('the listener left');
      setTimeout(() => abort.abort(reason), 50);
      expect(await failureOf('Un faro.', abort.signal)).toBe(reason);
      await expect.poll(() => standIn.hangUps()).toBe(before + 1);
    },
  );

  test(
    'an abort in the middle of the sound ends the request with its reason',
    {
      timeout: ABORT_LIMIT_MS,
    },
    async () => {
      const { provider } = candidate;
      const abort = new AbortController();
      const reason = new Error('the listener left');
      const reading = async () => {
        const order = { ...provider.voices.female, text: LONG_TEXT };
        for await (const { pcm } of provider.stream(order, abort.signal))
          if (pcm.length > 0) abort.abort(reason);
      };
      expect(await reading().catch((error: unknown) => error)).toBe(reason);
    },
  );
});

// `npm run test:long` has it succeed as well.
test('`npm run tool -- providers` prints its findings over HTTP, and its exit status is theirs', async () => {
  const standIn = await openStandIn('Inworld');
  const settings = documentedSettings('Inworld', standIn.url);
  const run = (env: Record<string, string | undefined>) =>
    promisify(execFile)('node', ['tools/speech/main.ts'], {
      env: { ...process.env, ...env },
      timeout: LIMIT_MS,
    });
  if (IS_LONG) expect((await run(settings)).stdout).toContain('All as it must be.');
  const wrong = (settings.SPEECH_SERVERS ?? '').replace('Olivia', 'Nobody');
  const failed = await run({ ...settings, SPEECH_SERVERS: wrong }).then(
    () => {
      throw new Error('its exit status was 0');
    },
    (error: { stdout: string }) => error,
  );
  expect(failed.stdout).toContain('inworld-tts-2');
  expect(failed.stdout).toMatch(/female \(\w+\): first sound \d+ ms, [\d.]+ s, -\d+ dBFS, \d+ Hz/);
  expect(failed.stdout).toContain('a wrong key: refused with 401');
  expect(failed.stdout).toContain('1 things are wrong.');
  standIn.close();
});
