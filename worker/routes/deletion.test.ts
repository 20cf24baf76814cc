import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { alarmIn } from '../../testkit/worker/in-home.ts';
import { everythingKept, keysInR2, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { whileUnanswered } from '../../testkit/worker/unanswered.ts';
import { withoutTranslation } from '../../testkit/worker/without-translation.ts';
import { audioKey } from '../files/keys.ts';

const GAP_MS = 10_000;
/** A name that occurs in no other story. */
const newName = () => `Nora${crypto.randomUUID().slice(0, 8)}`;

/** Every place that stores one of these words. */
async function placesOf(words: string[], person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const [place, text] of await everythingKept(person.user.id)) {
    for (const word of words) if (text.includes(word)) found.push(`${place}: ${word}`);
  }
  return found;
}

/** @returns a filter for words stored nowhere before: another story may have the same short sentence */
async function newWordsFromNowOn({ user }: Person): Promise<(words: string[]) => string[]> {
  const before = [...(await everythingKept(user.id)).values()].join('\n');
  return (words) => words.filter((word) => !before.includes(word));
}

/** Text events in the Durable Object. */
const textEvents = async ({ user }: Person) =>
  (await rowsInObject(user.id)).rows.filter(({ type }) => type === 'title' || type === 'sentence');

async function narrate(person: Person, text: string, accept = 'application/json'): Promise<Response> {
  return person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text, voiceId: 'female', speechRate: 1, musicTrack: 'none' },
    headers: { accept },
  });
}

test('a deleted story leaves no word in any storage and sends no event', async () => {
  const person = await newPerson();
  const onlyNew = await newWordsFromNowOn(person);
  const [topic, childNames] = [newName(), newName()];
  const written = await person.generate({
    topic: `una ballena, ${topic} !few`,
    childNames,
    storyLength: 'short',
  });
  const story = await written.json<Story>();
  const { id: narrationId } = await (await narrate(person, story.content)).json<{ id: string }>();
  const report = await person.fetch(`/api/stories/${story.id}/report`, {
    method: 'POST',
    json: { reason: 'mistaken', comment: `${childNames} no sale` },
  });
  expect(report.status).toBe(201);
  const words = onlyNew([topic, childNames, story.title, ...story.sentences.map(({ text }) => text)]);
  expect(words.length).toBeGreaterThan(story.sentences.length / 2);
  await vi.waitFor(async () => {
    const reports = (await everythingKept(person.user.id)).get('D1 story_reports')!;
    expect(reports).not.toContain('"mailed_at":null');
  });
  const before = await placesOf([childNames], person);
  expect(before.some((place) => place.startsWith('object'))).toBe(true);

  expect((await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(204);
  await expect.poll(() => placesOf(words, person)).toEqual([]);
  for (const path of [`/api/stories/${story.id}/events`, `/api/audio/${narrationId}/events`]) {
    expect([path, (await person.fetch(path)).status]).toEqual([path, 404]);
  }
  // What was spent stays spent.
  expect((await rowsInObject(person.user.id)).rows.filter(({ status }) => status === 'saved')).toHaveLength(
    2,
  );
});

test.each([
  ['is refused', '!refuse', 'topic_refused'],
  ['takes an unfit turn', 'y el final !unfit', 'story_refused'],
  ['breaks off', '!cut', 'story_generation_failed'],
])('an order that %s leaves no word in the Durable Object', async (_, directive, code) => {
  const person = await newPerson();
  const [topic, childNames] = [newName(), newName()];
  const answer = await person.generate({
    topic: `una ballena, ${topic} ${directive}`,
    childNames,
    storyLength: 'short',
  });
  expect(await answer.json()).toMatchObject({ code });
  expect(await placesOf([topic, childNames], person)).toEqual([]);
  expect(await textEvents(person)).toEqual([]);
});

test('a stopped story leaves no word in the Durable Object', async () => {
  const person = await newPerson();
  const [topic, childNames] = [newName(), newName()];
  const answer = await person.generate(
    { topic: `una ballena, ${topic} !slow`, childNames, storyLength: 'short' },
    { accept: 'text/event-stream' },
  );
  const received = await readEvents<StoryEvent>(answer.body!, (so_far) =>
    so_far.some(({ event }) => event.type === 'sentence'),
  );
  const { event } = received[0]!;
  if (event.type !== 'start') throw new Error(event.type);
  const stopped = await person.fetch(`/api/stories/${event.generationId}/stop`, { method: 'POST' });
  expect(stopped.status).toBe(204);
  expect(await placesOf([topic, childNames], person)).toEqual([]);
  expect(await textEvents(person)).toEqual([]);
});

test('deleting a story waits for no answer of R2: its addresses answer 404, and the alarm deletes its files', async () => {
  const { buyer, storyId, narrationId } = await newOwner();
  const story = await (await buyer.fetch(`/api/stories/${storyId}`)).json<Story>();
  const { url: book } = await (await buyer.fetch(`/api/stories/${storyId}/book`)).json<{ url: string }>();
  const bucket = Object.getPrototypeOf(env.FILES) as R2Bucket;
  const held = Promise.withResolvers<never>();
  const asked = vi.spyOn(bucket, 'list').mockReturnValue(held.promise);
  expect((await buyer.fetch(`/api/stories/${storyId}`, { method: 'DELETE' })).status).toBe(204);
  expect(asked).toHaveBeenCalled();
  for (const url of [story.narrations[0]!.audioUrl, book]) expect((await request(url)).status).toBe(404);
  expect(await env.FILES.head(audioKey(buyer.user.id, narrationId))).not.toBeNull();
  asked.mockRestore();
  await alarmIn(0.01, buyer.user.id);
  expect([await keysInR2(storyId), await keysInR2(narrationId)]).toEqual([[], []]);
  held.reject(new Error('the bucket is gone'));
}, 20_000);

test('deleting a story ends its narration, also when the speech service hangs', async () => {
  const person = await newPerson();
  const { id, content } = await (
    await person.generate({ topic: 'una ballena !tiny', storyLength: 'short' })
  ).json<Story>();
  advanceClock(GAP_MS);
  await whileUnanswered('/speech', async (hasAsked) => {
    const listening = await narrate(person, content, 'text/event-stream');
    await hasAsked();
    const deleted = await person.fetch(`/api/stories/${id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    const { rows } = await rowsInObject(person.user.id);
    expect(rows.filter(({ kind }) => kind === 'narration')).toMatchObject([{ status: 'refunded' }]);
    await readEvents(listening.body!);
  });
});

test('deleting a story ends its translation, also when the model hangs', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro', storyLength: 'short', language: 'es', secondLanguage: 'en' };
  const { id } = await (await person.generate(order)).json<Story>();
  await withoutTranslation(person.user.id, id);
  const asked = await whileUnanswered('/chat/completions', async (hasAsked) => {
    const answer = person.fetch(`/api/stories/${id}/translation`, { method: 'POST' });
    await hasAsked();
    const deleted = await person.fetch(`/api/stories/${id}`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    return answer;
  });
  expect([asked.status, await asked.json()]).toMatchObject([404, { code: 'not_found' }]);
  // Its counter of tries names the story.
  expect((await rowsInObject(person.user.id)).rows.filter((row) => 'tries' in row)).toEqual([]);
});

test('deleting a story ends its running narration and removes its files', async () => {
  const person = await newPerson();
  const onlyNew = await newWordsFromNowOn(person);
  const childNames = newName();
  const written = await person.generate({ topic: 'una ballena', childNames, storyLength: 'short' });
  const { id, content, title } = await written.json<Story>();
  advanceClock(GAP_MS);
  const listening = await narrate(person, content, 'text/event-stream');
  const deleted = await person.fetch(`/api/stories/${id}`, { method: 'DELETE' });
  expect(deleted.status).toBe(204);
  const events = await readEvents(listening.body!);
  expect(events.at(-1)?.event.type).not.toBe('done');
  await expect.poll(() => placesOf(onlyNew([childNames, title]), person)).toEqual([]);
});

test('deleting a story removes audio that an abandoned narration had stored', async () => {
  const person = await newPerson();
  const { id, content } = await (
    await person.generate({ topic: 'una ballena !tiny', storyLength: 'short' })
  ).json<Story>();
  advanceClock(GAP_MS);
  await whileUnanswered('/speech', async (hasAsked) => {
    const listening = await narrate(person, content, 'text/event-stream');
    await hasAsked();
    const { rows } = await rowsInObject(person.user.id);
    const [narration] = rows.filter(({ kind }) => kind === 'narration');
    const key = audioKey(person.user.id, String(narration!.id));
    await env.FILES.put(key, 'sound');
    expect((await person.fetch(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(() => env.FILES.head(key)).toBeNull();
    await readEvents(listening.body!);
  });
});
