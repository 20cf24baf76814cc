import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOICE_IDS } from '../../contract/options.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { AudioEvent } from '../../contract/schemas/events.ts';
import type { Narration, SpokenSentence, Story, StoryTranslation } from '../../contract/schemas/stories.ts';
import { newOwner, type Owner } from '../../testkit/worker/access/owner.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { withShortSleep } from '../../testkit/worker/short-sleep.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { REAL_SERVICES } from '../generation/external-services.ts';

/** From the word times of ElevenLabs' stand-in to the client's. */

const TEXT = '—¿Duermes, faro? El mar ríe.\n\nLa luna — canta.';
const SENTENCES = ['—¿Duermes, faro?', 'El mar ríe.', 'La luna — canta.'];
const WORDS = [
  ['Duermes', 'faro'],
  ['El', 'mar', 'ríe'],
  ['La', 'luna', 'canta'],
];
const ENGLISH = ['Are you asleep, lighthouse?', 'The sea laughs.', 'The moon sings.'];
const ENGLISH_WORDS = [
  ['Are', 'you', 'asleep', 'lighthouse'],
  ['The', 'sea', 'laughs'],
  ['The', 'moon', 'sings'],
];
const TRANSLATION: StoryTranslation = {
  language: 'en',
  title: 'The Keeper',
  words: [],
  questions: [],
  sentences: ENGLISH.map((text, index) => ({
    index,
    text,
  })),
};

const STAND_IN = {
  service: 'elevenlabs',
  key: 'VOICE_API_KEY',
  url: `${new URL(env.OPENAI_BASE_URL).origin}/speech/elevenlabs`,
  voices: Object.fromEntries(
    VOICE_IDS.map((id) => [id, id.endsWith('english') ? 'en-gb-female' : 'es-es-female']),
  ),
};

beforeEach(async () => {
  withShortSleep();
  await seedTracks();
  const { speech } = REAL_SERVICES;
  vi.spyOn(REAL_SERVICES, 'speech').mockImplementation((settings) => {
    const theirs = { VOICE_API_KEY: 'built-in', SPEECH_SERVERS: JSON.stringify([STAND_IN]) };
    return speech({ ...settings, ...theirs });
  });
});
afterEach(() => vi.restoreAllMocks());

const order = (text: string, voiceId: string, speechRate: number) => ({
  text,
  voiceId,
  speechRate,
  musicTrack: 'none',
});

async function narrated({ buyer }: Owner, text: string, voiceId: string, speechRate: number) {
  const json = order(text, voiceId, speechRate);
  const answer = await buyer.fetch('/api/audio/generate', { method: 'POST', json });
  const { versionsRemaining: _, ...narration } = await answer.json<AudioAnswer>();
  return narration satisfies Narration;
}

/** Words of each sentence as in its text, in order. */
const wordsIn = (timeline: readonly SpokenSentence[], texts: readonly string[]) =>
  timeline.map(({ index, start, end, words }) => {
    const times = (words ?? []).map((word) => word.start);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const time of times) {
      expect(time).toBeGreaterThanOrEqual(start - 0.001);
      expect(time).toBeLessThan(end);
    }
    return words?.map(({ from, to }) => texts[index]!.slice(from, to));
  });

test('a narration has word times in both languages and at every pace, as have its story and sleep edition', async () => {
  const owner = await newOwner(TEXT, TRANSLATION);
  const spanish = await narrated(owner, TEXT, 'female', 1);
  expect(wordsIn(spanish.timeline, SENTENCES)).toEqual(WORDS);
  // The speech comes from the cache.
  const slow = await narrated(owner, TEXT, 'female', 0.5);
  expect(wordsIn(slow.timeline, SENTENCES)).toEqual(WORDS);
  const [first, second] = [spanish, slow].map(({ timeline }) => timeline[2]!);
  const offset = ({ words, start }: SpokenSentence) => words!.at(-1)!.start - start;
  expect(offset(second!)).toBeGreaterThan(1.5 * offset(first!));

  const text = ENGLISH.slice(0, 2).join(' ').concat('\n\n', ENGLISH[2]!);
  const english = await narrated(owner, text, 'female-english', 0.7);
  expect(wordsIn(english.timeline, ENGLISH)).toEqual(ENGLISH_WORDS);

  const answer = await owner.buyer.fetch(`/api/audio/${slow.id}/sleep-edition`, { method: 'POST' });
  const { sleepEdition } = await answer.json<Narration>();
  expect(wordsIn(sleepEdition!.timeline, SENTENCES)).toEqual(WORDS);
  // The last paragraph is even slower.
  expect(offset(sleepEdition!.timeline[2]!)).toBeGreaterThan(1.05 * offset(slow.timeline[2]!));

  const { narrations } = await (await owner.buyer.fetch(`/api/stories/${owner.storyId}`)).json<Story>();
  const timelines = new Map(narrations.map(({ id, timeline }) => [id, timeline]));
  for (const { id, timeline } of [spanish, slow, english]) expect(timelines.get(id)).toEqual(timeline);
});

test('the word times are sent with each sentence, and again from the library', async () => {
  const owner = await newOwner(TEXT);
  const headers = { accept: 'text/event-stream' };
  const json = order(TEXT, 'male', 1);
  const answer = await owner.buyer.fetch('/api/audio/generate', { method: 'POST', json, headers });
  const spokenOf = async (body: ReadableStream<Uint8Array>) =>
    (await readEvents<AudioEvent>(body))
      .map(({ event }) => event)
      .filter((event) => event.type === 'spoken' || event.type === 'done');
  const events = await spokenOf(answer.body!);
  const done = events.find((event) => event.type === 'done')!;
  const spoken = events.filter((event) => event.type === 'spoken');
  expect(wordsIn(spoken, SENTENCES)).toEqual(WORDS);
  expect(done.narration.timeline).toEqual(spoken.map(({ type: _, ...sentence }) => sentence));
  const again = await owner.buyer.fetch(`/api/audio/${done.narration.id}/events`);
  expect((await spokenOf(again.body!)).filter((event) => event.type === 'spoken')).toEqual(spoken);
});

test('a narration by a service without word times has none', async () => {
  vi.restoreAllMocks();
  const { timeline } = await narrated(await newOwner(TEXT), TEXT, 'female', 1);
  expect(timeline).toHaveLength(3);
  for (const sentence of timeline) expect(Object.keys(sentence)).toEqual(['index', 'start', 'end']);
});
