import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { type Received, readEvents, shape } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { spokenBytes, testProvider } from '../../testkit/worker/speech-provider.ts';
import { Home } from '../home/home.ts';
import { SAMPLE_RATE } from '../narration/format.ts';
import type { SpeechProvider } from '../narration/speech-provider.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { RecentFailures } from '../providers/recent-failures.ts';
import { textHash } from '../story/story-text.ts';
import type { Clock } from './clock.ts';
import { REAL_SERVICES } from './external-services.ts';

/**
 * A narration by two providers, the first of which is switched off at every moment there is, in every way there is; in
 * `npm test` before and in the middle of the first sentence, and when one is finished.
 */

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };
const TROUBLES = ['refuses', 'dies', 'hangs', 'sends a page', 'sends silence', 'sends noise'] as const;
type Trouble = (typeof TROUBLES)[number];
/** Of the calls of a narration of three sentences: before each, and in the middle of each. */
const MOMENTS = TEST_LONG ? [0, 1, 2, 3, 4, 5] : [0, 1, 2];
const HALF_SECOND = SAMPLE_RATE;
/** In the middle of sound it is noise, but for its odd number of bytes. */
const PAGE = new TextEncoder().encode('<!doctype html><title>502</title>'.padEnd(121));
const TEXTS = ['Uno vino.', 'Dos se fueron.', 'Tres callaron.'];
const lost = () => new ProviderError('audio_generation_failed', 'Network connection lost.');
/** Longest pause before a request is repeated (`requestPart`). */
const LONGEST_PAUSE_MS = 2_000;

type Timer = { ms: number; callback: () => void };

/**
 * A clock whose pauses pass at once. Other time passes only while a voice hangs, so that no working voice is late on a
 * busy machine.
 */
class PatientClock implements Clock {
  readonly #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { ms, callback };
    this.#timers.add(timer);
    if (ms <= LONGEST_PAUSE_MS) setTimeout(() => this.#end(timer));
    return () => this.#timers.delete(timer);
  }

  /** Lets the time pass, one timer after the other, until the signal aborts. @throws its reason */
  async passUntil(signal: AbortSignal): Promise<never> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      const [next] = [...this.#timers].toSorted((one, other) => one.ms - other.ms);
      if (next) this.#end(next);
    }
  }

  #end(timer: Timer): void {
    if (this.#timers.delete(timer)) timer.callback();
  }
}

/** Clock of the running narration. */
let clock: PatientClock;

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

let person: Person;
let story: Story;
beforeAll(async () => {
  person = await newPerson();
  const answer = await person.generate({ topic: 'un faro !tiny', storyLength: 'short' });
  story = await answer.json<Story>();
  const sentences = TEXTS.map((text, index) => ({ index, paragraph: 0, text }));
  const document = JSON.stringify({ language: 'es', sentences });
  await sqlInHome(person.user.id, 'UPDATE stories SET document = ? WHERE id = ?', document, story.id);
});

/** Requested and finished sentences of a provider, in order. */
type Account = { asked: string[]; finished: string[] };

/** @param trouble at this moment it is switched off for good; null: never */
function voice(
  id: string,
  account: Account,
  off: { moment: number; trouble: Trouble } | null,
): SpeechProvider {
  let moments = 0;
  let isOff = false;
  const fails = () => {
    isOff ||= off !== null && moments === off.moment;
    moments += 1;
    return isOff ? off!.trouble : null;
  };
  return testProvider(id, async function* ({ text }, signal) {
    account.asked.push(`${id}: ${text}`);
    for (const part of [0, 1]) {
      const trouble = fails();
      if (trouble === 'refuses') throw new ProviderError('audio_generation_failed', 'no', undefined, 401);
      if (trouble === 'dies') throw lost();
      if (trouble === 'hangs') await clock.passUntil(signal);
      if (trouble === 'sends a page') return yield { pcm: PAGE.slice() };
      if (trouble === 'sends silence') return yield { pcm: new Uint8Array(10 * HALF_SECOND) };
      if (trouble === 'sends noise')
        return yield { pcm: crypto.getRandomValues(new Uint8Array(HALF_SECOND)) };
      yield { pcm: spokenBytes(HALF_SECOND, part) };
    }
    account.finished.push(`${id}: ${text}`);
  });
}

/**
 * Narrates the story with these providers in a separate object on the user's storage, and reads its events to the end.
 */
async function narrate(providers: SpeechProvider[], now: number): Promise<Received<AudioEvent>[]> {
  const stub = env.HOMES.get(env.HOMES.idFromName(person.user.id));
  return runInDurableObject(stub, async (_, state) => {
    // Every narration is the first.
    state.storage.sql.exec(`DELETE FROM generations WHERE kind = 'narration'`);
    clock = new PatientClock(now);
    const home = new Home(state, env, {
      ...REAL_SERVICES,
      clock,
      speech: () => providers,
      speechFailures: new RecentFailures(),
    });
    const [, sessionId = ''] = person.cookie.slice(person.cookie.indexOf('=') + 1).split('.');
    const order = {
      idempotencyKey: null,
      requestId: 'a-request',
      textHash: await textHash(story.content),
      voiceId: 'female',
      speechRate: 1,
      musicTrack: 'none',
    };
    const listener = { lastEventId: null, language: 'es', requestId: 'a-request', origin: 'http://api.test' };
    const answer = await home.ask({ userId: person.user.id, sessionId }, 'narrate', [order, listener]);
    if (!answer.ok) throw new Error(answer.code);
    const { events } = answer.value as { events: { live: ReadableStream<Uint8Array> } };
    return readEvents<AudioEvent>(events.live);
  });
}

async function forgetSpeech(): Promise<void> {
  const { objects } = await env.FILES.list({ prefix: 'speech/' });
  await env.FILES.delete(objects.map(({ key }) => key));
}

const spent = () =>
  runInDurableObject(env.HOMES.get(env.HOMES.idFromName(person.user.id)), (_, state) =>
    state.storage.sql
      .exec<{ status: string; restarts: number }>(
        `SELECT status, restarts FROM generations WHERE kind = 'narration'`,
      )
      .toArray(),
  );

let hour = 0;

test.each(TROUBLES.flatMap((trouble) => MOMENTS.map((moment) => ({ trouble, moment }))))(
  'a voice that $trouble at moment $moment is replaced by another for the whole narration, and nothing is spent twice',
  async ({ trouble, moment }) => {
    await forgetSpeech();
    const account: Account = { asked: [], finished: [] };
    const providers = [voice('first', account, { moment, trouble }), voice('spare', account, null)];
    hour += 1;
    const events = await narrate(providers, Date.now() + hour * 3_600_000);

    const last = events.at(-1)?.event;
    expect(last).toMatchObject({ type: 'done', narration: { timeline: { length: TEXTS.length } } });
    // A voice without any sound is replaced within the attempt; later failures start a new attempt.
    const begunAgain = events.some(({ event }) => event.type === 'reset');
    expect(begunAgain).toBe(account.finished.some((one) => one.startsWith('first')) || moment === 1);
    // The spare reads everything; a finished sentence was requested once.
    expect(account.finished.filter((one) => one.startsWith('spare')).sort()).toEqual(
      TEXTS.map((text) => `spare: ${text}`).sort(),
    );
    expect(new Set(account.finished).size).toBe(account.finished.length);
    expect(await spent()).toEqual([{ status: 'saved', restarts: begunAgain ? 1 : 0 }]);
  },
);

test('the spare voice is not asked while the first one speaks', async () => {
  await forgetSpeech();
  const account: Account = { asked: [], finished: [] };
  hour += 1;
  const events = await narrate(
    [voice('first', account, null), voice('spare', account, { moment: 0, trouble: 'dies' })],
    Date.now() + hour * 3_600_000,
  );
  expect(shape(events)).toBe('start spoken mixed done');
  expect(account.asked.every((one) => one.startsWith('first'))).toBe(true);
});

test('a recovered voice takes over from a failed spare, and is asked only for missing sentences', async () => {
  await forgetSpeech();
  const account: Account = { asked: [], finished: [] };
  // In the middle of the first sentence the spare is gone as well.
  let isAway = true;
  const first = voice('first', account, null);
  const flaky: SpeechProvider = {
    ...first,
    async *stream(order, signal) {
      const isLater = order.text !== TEXTS[0];
      if (isLater && isAway) {
        isAway = false;
        throw lost();
      }
      yield* first.stream(order, signal);
    },
  };
  hour += 1;
  const spare = voice('spare', account, { moment: 1, trouble: 'dies' });
  const events = await narrate([flaky, spare], Date.now() + hour * 3_600_000);
  expect(events.at(-1)?.event.type).toBe('done');
  const finished = account.finished.filter((one) => one.startsWith('first'));
  expect(new Set(finished).size).toBe(finished.length);
});

test.each<[string, (sound: Uint8Array) => Uint8Array]>([
  ['noise', ({ length }) => crypto.getRandomValues(new Uint8Array(length))],
  ['samples with their bytes exchanged', (sound) => new Uint8Array(Buffer.from(sound).swap16())],
  ['a twentieth of a second', (sound) => sound.slice(0, 2400)],
])('a version whose only voice sends %s is not spent, and can be bought again', async (_, spoil) => {
  await forgetSpeech();
  let isSpoilt = true;
  const asked: string[] = [];
  const only = testProvider(`only ${crypto.randomUUID()}`, async function* ({ text }) {
    asked.push(text);
    const sound = spokenBytes(2 * HALF_SECOND, text.length);
    yield { pcm: isSpoilt ? spoil(sound) : sound };
  });
  hour += 1;
  const failed = await narrate([only], Date.now() + hour * 3_600_000);
  expect(failed.at(-1)?.event).toMatchObject({ type: 'error', error: { code: 'audio_generation_failed' } });
  expect((await spent()).map(({ status }) => status)).toEqual(['refunded']);
  expect((await env.FILES.list({ prefix: 'speech/' })).objects).toEqual([]);
  isSpoilt = false;
  asked.length = 0;
  hour += 1;
  const healed = await narrate([only], Date.now() + hour * 3_600_000);
  expect(healed.at(-1)?.event.type).toBe('done');
  expect(asked.toSorted()).toEqual(TEXTS.toSorted());
  expect((await spent()).map(({ status }) => status)).toEqual(['saved']);
});
