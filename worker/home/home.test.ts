import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story, StoryList, StoryRequest } from '../../contract/schemas/stories.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { type Received, readEvents, shape } from '../../testkit/worker/events.ts';
import { sqlInHome } from '../../testkit/worker/in-home.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { withoutTranslation } from '../../testkit/worker/without-translation.ts';
import { ApiError } from '../errors/refusal.ts';
import { storyKey } from '../files/keys.ts';
import { realClock } from '../generation/clock.ts';
import type { Admission } from '../generation/outcomes.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const GAP_MS = 10_000;
const WATCHDOG_MS = 15_000;
const LONGEST_HOLD_MS = 2_000;
const DAY_MS = 24 * 3600 * 1000;
/** Time-out for background work on a busy machine. */
const PATIENT = { timeout: 15_000 };
/** Order of a short story. */
const TOPIC = { topic: 'un faro que no podía dormir !tiny', storyLength: 'short' };

function stubOf(person: Person) {
  return env.HOMES.get(env.HOMES.idFromName(person.user.id));
}

/** Orders a short story. @returns its admission or refusal */
async function order(person: Person, topic: string, timeLimit = 110_000): Promise<Admission> {
  const request: StoryRequest = {
    topic,
    childNames: '',
    storyLength: 'short',
    storyType: 'original',
    creativityLevel: 'standard',
    ageGroup: 'default',
    englishLevel: 'beginner',
    language: 'es',
  };
  const asked = { request, timeLimit, idempotencyKey: null, requestId: 'a-request' };
  try {
    return (await person.home.writeStory(asked, null)).admission;
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, code: error.code };
    throw error;
  }
}

/** Rows of the ledger, as they are stored. */
function ledgerRows(person: Person) {
  return runInDurableObject(stubOf(person), (_, state) =>
    state.storage.sql
      .exec<{ id: string; status: string; failure: string | null; attempt: number }>(
        'SELECT id, status, failure, attempt FROM generations ORDER BY admitted_at',
      )
      .toArray(),
  );
}

/** Aborts the object like a crash: memory and running work are lost. */
async function crash(person: Person): Promise<void> {
  await expect(() =>
    runInDurableObject(stubOf(person), (_, state) => {
      state.abort('crash');
    }),
  ).rejects.toThrow();
}

/** Marks one or all stories as unsaved in the ledger. */
function unsave(person: Person, id = '%'): Promise<void> {
  return runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec(
      `UPDATE generations SET status = 'written' WHERE status = 'saved' AND id LIKE ?`,
      id,
    );
    state.storage.sql.exec(`DELETE FROM events WHERE type = 'done' AND generation_id LIKE ?`, id);
    return state.storage.setAlarm(Date.now() + 3_600_000);
  });
}

async function library(person: Person): Promise<StoryList> {
  return (await person.fetch('/api/stories')).json();
}

async function openStory(person: Person, topic: string, headers: Record<string, string> = {}) {
  return person.generate({ topic, storyLength: 'short' }, { accept: 'text/event-stream', ...headers });
}

async function listen(person: Person, id: string, lastEventId?: string): Promise<Received<StoryEvent>[]> {
  const answer = await person.fetch(`/api/stories/${id}/events`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  expect(answer.status).toBe(200);
  return readEvents<StoryEvent>(answer.body!);
}

/** The first few events of a running story, and its id. */
async function beginning(answer: Response, sentences: number) {
  const received = await readEvents<StoryEvent>(
    answer.body!,
    (events) => events.filter(({ event }) => event.type === 'sentence').length >= sentences,
  );
  const start = received.find(({ event }) => event.type === 'start')?.event;
  return { received, id: start?.type === 'start' ? start.generationId : '' };
}

// @spec 7.9
test('a story is streamed, saved and counted', async () => {
  const person = await newPerson();
  const answer = await openStory(person, 'un faro que no podía dormir');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const received = await readEvents<StoryEvent>(answer.body!);
  expect(shape(received)).toBe('start title sentence done');

  const done = received.at(-1)!.event;
  if (done.type !== 'done') throw new Error('not done');
  expect(done.storiesRemaining).toBe(2);
  const sentences = received.map(({ event }) => event).filter((event) => event.type === 'sentence');
  expect(done.story.sentences.map(({ text }) => text)).toEqual(sentences.map(({ text }) => text));

  const saved = await (await person.fetch(`/api/stories/${done.story.id}`)).json<Story>();
  // The pictures that a model chose come after `done`.
  expect(saved).toEqual({ ...done.story, laterPictures: saved.laterPictures });
  expect(await (await person.fetch('/api/auth/me')).json()).toMatchObject({
    storiesGenerated: 1,
    storiesRemaining: 2,
  });
});

// @spec 9.7, 9.8
test('a story has a hundred and ten seconds, and its narration a hundred and seventy', async () => {
  const person = await newPerson();
  const { content } = await (await person.generate(TOPIC)).json<Story>();
  const spoken = { text: content, voiceId: 'female', speechRate: 1, musicTrack: 'none' };
  const headers = { accept: 'text/event-stream' };
  const answer = await person.fetch('/api/audio/generate', { method: 'POST', json: spoken, headers });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  const times = await runInDurableObject(stubOf(person), (_, { storage }) =>
    storage.sql
      .exec<{ kind: string; ms: number }>(
        'SELECT kind, deadline - admitted_at AS ms FROM generations ORDER BY kind',
      )
      .toArray(),
  );
  expect(times).toEqual([
    { kind: 'narration', ms: 170_000 },
    { kind: 'story', ms: 110_000 },
  ]);
  // The answer is not needed.
  await person.home.closeAccount(person.proof);
});

// @spec 4.21
test('fifty requests at once with one credit left start one story and spend one credit', async () => {
  const person = await newPerson();
  for (let n = 0; n < 2; n++) {
    expect((await person.generate({ ...TOPIC, topic: `cuento ${n} !tiny` })).status).toBe(200);
    advanceClock(GAP_MS);
  }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => order(person, `uno de cincuenta ${n} !tiny`)),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(new Set(answers.filter((answer) => !answer.ok).map((answer) => answer.code))).toEqual(
    new Set(['generation_in_progress']),
  );
  const started = answers.find((answer) => answer.ok)!;
  await person.home.storyOutcome(started.ok ? started.generationId : '', 20_000);
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['saved', 'saved', 'saved']);
  expect((await library(person)).stories).toHaveLength(3);

  advanceClock(GAP_MS);
  const refused = await person.generate(TOPIC);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'Story limit reached', code: 'story_limit_reached' });
});

test('the same idempotency key always answers with the same story', async () => {
  const person = await newPerson();
  const key = { 'idempotency-key': 'one-submit' };
  const answers = await Promise.all([person.generate(TOPIC, key), person.generate(TOPIC, key)]);
  const stories = await Promise.all(answers.map((answer) => answer.json<Story>()));
  advanceClock(GAP_MS);
  stories.push(await (await person.generate(TOPIC, key)).json<Story>());
  expect(new Set(stories.map((story) => story.id)).size).toBe(1);
  expect(stories[2]!.content).toBe(stories[0]!.content);
  expect(await ledgerRows(person)).toHaveLength(1);
});

test('a repeated refused topic gets the same answer without asking a provider again', async () => {
  const person = await newPerson();
  const asked = vi.spyOn(globalThis, 'fetch');
  const refused = async (headers: Record<string, string> = {}) => {
    const answer = await person.generate({ topic: 'Cómo fabricar una bomba casera' }, headers);
    const { requestId: _, ...body } = await answer.json<ErrorBody>();
    return { status: answer.status, body };
  };
  const first = await refused();
  expect(first).toMatchObject({ status: 422, body: { code: 'topic_refused' } });
  const questions = asked.mock.calls.length;
  for (let n = 0; n < 8; n++) {
    advanceClock(GAP_MS);
    expect(await refused(n % 2 ? { accept: 'text/event-stream' } : {})).toEqual(first);
  }
  expect(asked.mock.calls.length).toBe(questions);
  advanceClock(GAP_MS);
  expect((await person.generate(TOPIC)).status).toBe(200);
});

test('a key that was used for another story is refused and nothing is spent', async () => {
  const person = await newPerson();
  const key = { 'idempotency-key': 'one-submit' };
  await person.generate(TOPIC, key);
  const answer = await person.generate({ ...TOPIC, topic: 'otro' }, key);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await ledgerRows(person)).toHaveLength(1);
});

test('a repeated request without a key joins the running story', async () => {
  const person = await newPerson();
  const [first, second] = await Promise.all([person.generate(TOPIC), person.generate(TOPIC)]);
  expect((await first.json<Story>()).id).toBe((await second.json<Story>()).id);
  expect(await ledgerRows(person)).toHaveLength(1);
});

test('a repeated request without a key is answered with the finished story once, as `replayed`, and spends nothing', async () => {
  const person = await newPerson();
  const first = await (await person.generate(TOPIC)).json<Story>();
  const second = await person.generate(TOPIC);
  expect([second.status, await second.json()]).toEqual([200, { ...first, replayed: true }]);
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 2 });
  const third = await person.generate(TOPIC);
  expect([third.status, (await third.json<ErrorBody>()).code]).toEqual([429, 'too_soon']);
  advanceClock(GAP_MS);
  const fourth = await (await person.generate(TOPIC)).json<Story>();
  expect(fourth.id).not.toBe(first.id);
  expect(fourth).not.toHaveProperty('replayed');
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['saved', 'saved']);
});

test.each(['kept', 'pruned'])('a replayed story is streamed as its events, with its log %s', async (log) => {
  const person = await newPerson();
  // Its words name a hero: there is a picture also when the story ends before the answer about pictures.
  const topic = 'un zorro con eco';
  const first = await readEvents<StoryEvent>((await openStory(person, topic)).body!);
  if (log === 'pruned') {
    await runInDurableObject(stubOf(person), (_, state) => {
      state.storage.sql.exec('DELETE FROM events');
    });
  }
  const answer = await openStory(person, topic);
  expect(answer.status).toBe(200);
  const second = await readEvents<StoryEvent>(answer.body!);
  if (log === 'kept') expect(second.slice(0, -1)).toEqual(first.slice(0, -1));
  else {
    // When the picture came is not stored: it follows the first sentence, in another attempt.
    const told = (events: typeof first) => {
      const types = events.slice(0, -1).map(({ event }) => event);
      return [types.filter(({ type }) => type !== 'picture'), types.find(({ type }) => type === 'picture')];
    };
    expect(second[0]!.event.type).toBe('reset');
    expect(told(second.slice(1))).toEqual(told(first));
  }
  expect(second.at(-1)!.event).toMatchObject({ type: 'done', storiesRemaining: 2 });
  expect(await ledgerRows(person)).toHaveLength(1);
});

test('a deleted story is not replayed: the same request writes another', async () => {
  const person = await newPerson();
  const first = await (await person.generate(TOPIC)).json<Story>();
  expect((await person.fetch(`/api/stories/${first.id}`, { method: 'DELETE' })).status).toBe(204);
  advanceClock(GAP_MS);
  const second = await (await person.generate(TOPIC)).json<Story>();
  expect(second.id).not.toBe(first.id);
});

test('a narrated story is not replayed', async () => {
  const person = await newPerson();
  const order = { ...TOPIC, topic: 'un faro !tiny' };
  const first = await (await person.generate(order)).json<Story>();
  const heard = await person.fetch('/api/audio/generate', {
    method: 'POST',
    json: { text: first.content, musicTrack: 'none' },
  });
  expect(heard.status).toBe(200);
  advanceClock(GAP_MS);
  const second = await (await person.generate(order)).json<Story>();
  expect(second.id).not.toBe(first.id);
});

/** Maximum wait of a story's job for its second opinion. */
const SECOND_OPINION_MS = 700;

/** Freezes the clock except for held requests. @returns the wait of each in milliseconds */
function standStill(): number[] {
  const holds: number[] = [];
  const after = realClock.after;
  vi.spyOn(realClock, 'after').mockImplementation((ms, callback) => {
    if (ms > LONGEST_HOLD_MS + 100 || ms === SECOND_OPINION_MS) return after(ms, callback);
    holds.push(ms);
    // A moment later, so that others come to be held meanwhile.
    return after(200, () => {
      if (holds.length > 0) advanceClock(ms);
      callback();
    });
  });
  advanceClock(0);
  return holds;
}

async function storyThatWasAdmitted(person: Person, msAgo: number): Promise<void> {
  await person.generate(TOPIC);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec('UPDATE generations SET admitted_at = ?', Date.now() - msAgo);
  });
}

// @spec 4.22
test('a request shortly before the end of the gap is held and then starts; an earlier one is refused', async () => {
  const holds = standStill();
  const [early, soon] = [await newPerson(), await newPerson()];
  await storyThatWasAdmitted(early, GAP_MS - LONGEST_HOLD_MS - 100);
  const refused = await early.generate({ ...TOPIC, topic: 'otro faro !tiny' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
  expect(await refused.json()).not.toHaveProperty('waitMs');
  expect(holds).toEqual([]);

  await storyThatWasAdmitted(soon, GAP_MS - LONGEST_HOLD_MS);
  const held = await soon.generate({ ...TOPIC, topic: 'otro faro !tiny' });
  expect(held.status).toBe(200);
  expect(holds).toEqual([LONGEST_HOLD_MS + 50]);
  expect((await ledgerRows(soon)).map((row) => row.status)).toEqual(['saved', 'saved']);
});

test('exactly one of two held requests starts a story', async () => {
  const holds = standStill();
  const person = await newPerson();
  await storyThatWasAdmitted(person, GAP_MS - 1500);
  const answers = await Promise.all(
    ['el faro de una pestaña !slow', 'el faro de la otra !slow'].map((topic) => openStory(person, topic)),
  );
  expect(holds).toHaveLength(2);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refusal = answers.find(({ status }) => status === 409)!;
  expect(await refusal.json()).toMatchObject({ code: 'generation_in_progress' });
  const rows = await ledgerRows(person);
  expect(rows.map((row) => row.status)).toEqual(['saved', 'running']);
  await person.fetch(`/api/stories/${rows[1]!.id}/stop`, { method: 'POST' });
});

// @spec 4.22
test('a second story within the gap is refused with a wait', async () => {
  const person = await newPerson();
  await person.generate(TOPIC);
  const answer = await person.generate({ ...TOPIC, topic: 'otro faro !tiny' });
  expect(answer.status).toBe(429);
  const body = await answer.json<ErrorBody>();
  expect(body).toMatchObject({ code: 'too_soon' });
  expect(answer.headers.get('retry-after')).toBe(String(body.retryAfter));
});

test('a story of a disconnected client is finished and saved in the library', async () => {
  const person = await newPerson();
  await beginning(await openStory(person, 'un tren que canta'), 1);
  await vi.waitFor(async () => expect((await library(person)).stories).toHaveLength(1), { timeout: 10_000 });
});

test('a reconnected stream sends every event after the cursor exactly once, of running and finished stories', async () => {
  const person = await newPerson();
  const { received: seen, id } = await beginning(await openStory(person, 'un pulpo pintor'), 3);
  const rest = await listen(person, id, seen.at(-1)!.id);
  const whole = await listen(person, id);
  expect([...seen, ...rest]).toEqual(whole);
  expect(shape(whole)).toBe('start title sentence done');
  expect(await listen(person, id, whole.at(-1)!.id)).toEqual([]);
});

/** Ids of the events of an attempt from its first. */
const idsOf = (attempt: number, { length }: unknown[]) =>
  Array.from({ length }, (_, at) => `${attempt}-${at + 1}`);

test('a stream without a log sends the saved story as a further attempt, since its order is not stored', async () => {
  const person = await newPerson();
  const { id } = await beginning(await openStory(person, 'un pulpo pintor'), 1);
  const live = await listen(person, id);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec('DELETE FROM events');
  });
  const saved = await listen(person, id);
  expect(saved.map((entry) => entry.id)).toEqual(idsOf(2, saved));
  const told = (entries: typeof live) =>
    entries.map(({ event }) => event).filter(({ type }) => type === 'title' || type === 'sentence');
  expect(told(saved)).toEqual(told(live));
  const whole = await listen(person, id, live.at(-3)!.id);
  expect(whole.slice(0, saved.length)).toEqual(saved);
  expect(await listen(person, id, saved.at(-3)!.id)).toEqual(whole.slice(saved.length - 2));
});

test('a client of a dead attempt gets the saved story from its beginning, also without a log', async () => {
  const person = await newPerson();
  const { received: seen, id } = await beginning(
    await openStory(person, `un pulpo olvidadizo ${crypto.randomUUID()} !slowx1`),
    1,
  );
  await crash(person);
  await listen(person, id);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec('DELETE FROM events');
  });
  const rest = await listen(person, id, seen.at(-1)!.id);
  expect(shape(rest)).toBe('reset start title sentence done');
  expect(rest.map((entry) => entry.id)).toEqual(idsOf(3, rest));
}, 60_000);

test('a story is not replayed while its account is being deleted', async () => {
  const person = await newPerson();
  const { id } = await beginning(await openStory(person, 'un pulpo que se va'), 1);
  await listen(person, id);
  await person.home.closeAccount(person.proof);
  const answer = await person.fetch(`/api/stories/${id}/events`, { headers: { 'last-event-id': '2-9' } });
  expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([401, 'session_ended']);
});

test('an object that dies during a story restarts it in a new attempt, which begins with a reset', async () => {
  const person = await newPerson();
  const { received: seen, id } = await beginning(
    await openStory(person, `una nube perezosa ${crypto.randomUUID()} !slowx1`),
    1,
  );
  await crash(person);
  const after = await listen(person, id, seen.at(-1)!.id);
  expect(shape(after)).toBe('reset start title sentence done');
  expect(new Set(after.map((entry) => entry.id.split('-')[0]))).toEqual(new Set(['2']));
  expect(await ledgerRows(person)).toEqual([{ id, status: 'saved', failure: null, attempt: 2 }]);
  expect((await library(person)).stories).toHaveLength(1);
}, 60_000);

test('the alarm recovers an object that died and gets no requests', async () => {
  const person = await newPerson();
  await beginning(await openStory(person, `una nube madrugadora ${crypto.randomUUID()} !slowx1`), 1);
  await crash(person);
  expect(await runDurableObjectAlarm(stubOf(person))).toBe(true);
  await vi.waitFor(async () => expect((await library(person)).stories).toHaveLength(1), { timeout: 10_000 });
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['saved']);
}, 60_000);

test('an object that dies twice in one story refunds it', async () => {
  const person = await newPerson();
  const { id } = await beginning(await openStory(person, 'una nube cansada !slow'), 1);
  await crash(person);
  const second = await person.fetch(`/api/stories/${id}/events`);
  await beginning(second, 1);
  await crash(person);
  expect(shape(await listen(person, id))).toMatch(/error$/);
  expect(await ledgerRows(person)).toEqual([
    { id, status: 'refunded', failure: 'story_generation_failed', attempt: 2 },
  ]);
  expect((await library(person)).stories).toEqual([]);
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
}, 60_000);

// @spec 9.34
test('a written story is saved after a restart without asking the model again', async () => {
  const person = await newPerson();
  const story = await (await person.generate(TOPIC)).json<Story>();
  // As if it had died between the last sentence and the library.
  await env.FILES.delete(storyKey(person.user.id, story.id));
  await sqlInHome(person.user.id, 'DELETE FROM stories WHERE id = ?', story.id);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec(`UPDATE generations SET status = 'written'`);
    state.storage.sql.exec(`DELETE FROM events WHERE type = 'done'`);
    return state.storage.setAlarm(Date.now() + 3_600_000);
  });
  await crash(person);
  await runDurableObjectAlarm(stubOf(person));
  await vi.waitFor(async () => expect((await library(person)).stories).toHaveLength(1));
  expect((await (await person.fetch(`/api/stories/${story.id}`)).json<Story>()).content).toBe(story.content);
  expect((await ledgerRows(person)).map((row) => [row.status, row.attempt])).toEqual([['saved', 1]]);
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 2 });
});

test('a late saving counts its own story, and not the running one', async () => {
  const person = await newPerson();
  await (await person.generate(TOPIC)).json<Story>();
  await unsave(person);
  advanceClock(GAP_MS);
  const next = await order(person, 'un faro que espera !hang');
  expect(next.ok).toBe(true);
  advanceClock(WATCHDOG_MS);
  await runDurableObjectAlarm(stubOf(person));
  await vi.waitFor(async () => expect((await ledgerRows(person))[0]?.status).toBe('saved'));
  const { storiesGenerated } = await (await person.fetch('/api/auth/me')).json<Person['user']>();
  expect(storiesGenerated).toBe(1);
});

test('a translation requested while its story is being saved survives the save', async () => {
  const person = await newPerson();
  const order = { topic: 'un faro', storyLength: 'short', language: 'es', secondLanguage: 'en' };
  const { id } = await (await person.generate(order)).json<Story>();
  await withoutTranslation(person.user.id, id);
  // No translation in the event log, and the object does not know yet that the story is in the library.
  await unsave(person);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec(`DELETE FROM events WHERE type IN ('translation', 'translated-title', 'lesson')`);
  });
  const made = await person.fetch(`/api/stories/${id}/translation`, { method: 'POST' });
  const { translation } = await made.json<Story>();
  expect(translation?.sentences.length).toBeGreaterThan(0);
  await runDurableObjectAlarm(stubOf(person));
  await vi.waitFor(async () => expect((await ledgerRows(person))[0]?.status).toBe('saved'));
  const story = await (await person.fetch(`/api/stories/${id}`)).json<Story>();
  expect(story.translation).toEqual(translation);
});

test('a story deleted before its saving was confirmed stays deleted', async () => {
  const person = await newPerson();
  const story = await (await person.generate(TOPIC)).json<Story>();
  await unsave(person);
  expect((await person.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['saved']);
  await crash(person);
  advanceClock(DAY_MS);
  await runDurableObjectAlarm(stubOf(person));
  expect((await library(person)).stories).toEqual([]);
  expect(await env.FILES.head(storyKey(person.user.id, story.id))).toBeNull();
});

const { TEST_LONG } = env as unknown as { TEST_LONG: boolean };
/** `npm run test:long` has two more moments between each two. */
const MOMENTS = Array.from({ length: 12 }, (_, n) => n * 4).filter((ms) => TEST_LONG || ms % 12 === 0);

test.each(MOMENTS)(
  'an object killed %i ms after admission ends in exactly one of saved and refunded',
  async (delay) => {
    const person = await newPerson();
    await order(person, 'un faro que se apaga');
    await new Promise((resolve) => setTimeout(resolve, delay));
    await crash(person);
    await runDurableObjectAlarm(stubOf(person));
    const [row] = await vi.waitFor(async () => {
      const rows = await ledgerRows(person);
      expect(rows[0]?.status).toMatch(/saved|refunded/);
      return rows;
    }, PATIENT);
    const isSaved = row!.status === 'saved';
    expect((await library(person)).stories).toHaveLength(isSaved ? 1 : 0);
    expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({
      storiesRemaining: isSaved ? 2 : 3,
    });
  },
);

// @spec 9.7
test('a hanging model is aborted at the deadline, and the story is refunded', async () => {
  const person = await newPerson();
  const admission = await order(person, 'un reloj parado !hang', 300);
  const outcome = person.home.storyOutcome(admission.ok ? admission.generationId : '', 10_000);
  await expect(outcome).rejects.toThrow('story_timed_out');
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['refunded']);
});

test('the alarm refunds a story whose deadline passed while the object was dead', async () => {
  const person = await newPerson();
  await order(person, 'un reloj parado !hang');
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec('UPDATE generations SET deadline = 0');
  });
  await crash(person);
  await runDurableObjectAlarm(stubOf(person));
  expect((await ledgerRows(person)).map((row) => [row.status, row.failure])).toEqual([
    ['refunded', 'story_timed_out'],
  ]);
});

test('a hanging model is aborted after its time limit, also when the clock is set back', async () => {
  const person = await newPerson();
  const admission = await order(person, 'un reloj atrasado !hang', 300);
  await runInDurableObject(stubOf(person), (_, state) => {
    state.storage.sql.exec(
      'UPDATE generations SET admitted_at = admitted_at + 3600000, deadline = deadline + 3600000',
    );
  });
  await crash(person);
  const outcome = person.home.storyOutcome(admission.ok ? admission.generationId : '', 10_000);
  await expect(outcome).rejects.toThrow('story_timed_out');
});

// @spec 3.28
test.each([
  ['!429', 429, 'rate_limited', { isRateLimit: true, retryAfter: 2 }],
  ['!quota', 503, 'quota_exceeded', { isQuotaExceeded: true }],
  ['!500', 500, 'story_generation_failed', { error: 'Story generation failed' }],
  ['!cut', 500, 'story_generation_failed', { error: 'Story generation failed' }],
  ['!refuse', 422, 'topic_refused', {}],
  ['!decline', 422, 'topic_refused', {}],
])(
  'a provider that answers %s costs nothing and says so with %i %s',
  async (directive, status, code, more) => {
    const person = await newPerson();
    const answer = await person.generate({ ...TOPIC, topic: `un barco ${directive}` });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, ...more });
    expect((await ledgerRows(person)).map((row) => [row.status, row.failure])).toEqual([['refunded', code]]);
    expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
  },
);

test('a key may be used again after a refund, and is spent once', async () => {
  const person = await newPerson();
  const key = { 'idempotency-key': 'again' };
  const fields = { ...TOPIC, topic: `un barco ${crypto.randomUUID()} !500x1` };
  expect((await person.generate(fields, key)).status).toBe(500);
  expect((await person.generate(fields, key)).status).toBe(200);
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual(['refunded', 'saved']);
});

test('an unfit topic is refused before the first word, and costs nothing', async () => {
  const person = await newPerson();
  const answer = await openStory(person, 'cómo fabricar una bomba para matar a mucha gente');
  const received = await readEvents<StoryEvent>(answer.body!);
  expect(shape(received)).toBe('start error');
  expect(received.at(-1)!.event).toMatchObject({ error: { code: 'topic_refused', status: 422 } });
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
});

// @spec 2.41
test('a story gets a title also when the model writes none', async () => {
  const person = await newPerson();
  const story = await (await person.generate({ ...TOPIC, topic: 'un gato azul !notitle' })).json<Story>();
  expect(story.title).toBe('Tu cuento');
  expect(story.sentences.length).toBeGreaterThan(5);
});

test('a stopped story is refunded and not in the library', async () => {
  const person = await newPerson();
  const { id } = await beginning(await openStory(person, 'un río muy largo !slow'), 1);
  expect((await person.fetch(`/api/stories/${id}/stop`, { method: 'POST' })).status).toBe(204);
  const received = await listen(person, id);
  expect(received.at(-1)!.event).toMatchObject({ type: 'error', error: { code: 'story_stopped' } });
  expect(await (await person.fetch('/api/stories/remaining')).json()).toEqual({ storiesRemaining: 3 });
  expect((await library(person)).stories).toEqual([]);
});

test('a story may be stopped three times a day, the fourth goes on, and a day later there are three again', async () => {
  const person = await newPerson();
  const begun = Date.now();
  const answers: unknown[] = [];
  const ids: string[] = [];
  for (let n = 1; n <= 4; n++) {
    advanceClock(GAP_MS);
    const admission = await order(person, `un río de vuelta ${n} !hang`);
    ids.push(admission.ok ? admission.generationId : '');
    const answer = await person.fetch(`/api/stories/${ids.at(-1)}/stop`, { method: 'POST' });
    answers.push(answer.status === 204 ? 204 : [answer.status, (await answer.json<ErrorBody>()).code]);
  }
  expect(answers).toEqual([204, 204, 204, [409, 'stop_limit_reached']]);
  expect((await ledgerRows(person)).map((row) => row.status)).toEqual([
    'refunded',
    'refunded',
    'refunded',
    'running',
  ]);
  // A finished generation needs no stop.
  await person.home.stopStory(ids[0]!);
  const last = ids[3]!;
  // The first was begun at the first gap's end.
  advanceClock(begun + GAP_MS + DAY_MS - 1000 - Date.now());
  await expect(person.home.stopStory(last)).rejects.toMatchObject({ code: 'stop_limit_reached' });
  advanceClock(2000);
  await person.home.stopStory(last);
});

test('a just started story can be streamed before its first event', async () => {
  const person = await newPerson();
  const admission = await order(person, 'un faro que calla !hang');
  const id = admission.ok ? admission.generationId : '';
  await runInDurableObject(stubOf(person), (_, { storage }) => {
    storage.sql.exec('DELETE FROM events');
  });
  const answer = await person.fetch(`/api/stories/${id}/events`);
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  await person.home.stopStory(id);
});

test('the gap applies after a stopped story', async () => {
  const person = await newPerson();
  const admission = await order(person, 'un río parado !hang');
  const id = admission.ok ? admission.generationId : '';
  expect((await person.fetch(`/api/stories/${id}/stop`, { method: 'POST' })).status).toBe(204);
  const answer = await person.generate(TOPIC);
  expect([answer.status, (await answer.json<ErrorBody>()).code]).toEqual([429, 'too_soon']);
});

test('another user can neither stream, stop nor read a story', async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const story = await (await owner.generate(TOPIC)).json<Story>();
  expect((await other.fetch(`/api/stories/${story.id}`)).status).toBe(404);
  expect((await other.fetch(`/api/stories/${story.id}/events`)).status).toBe(404);
  expect((await other.fetch(`/api/stories/${story.id}/stop`, { method: 'POST' })).status).toBe(404);
  expect((await other.fetch(`/api/stories/${story.id}`, { method: 'DELETE' })).status).toBe(404);
});

test('an object refuses every user but its owner', async () => {
  const person = await newPerson();
  await order(person, 'un faro con dueño');
  const stub = stubOf(person);
  await expect(() => stub.storyFile('another-user', 'a')).rejects.toThrow(/another user/);
});
