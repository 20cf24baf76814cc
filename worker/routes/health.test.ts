import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import { type Diagnostics, type Health, STORY_FAULTS } from '../../contract/schemas/health.ts';
import { DAY_MS } from '../../contract/time.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { type Received, readEvents, shape } from '../../testkit/worker/events.ts';
import { newPerson, type Person, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { countUnaccepted } from '../directory/acceptance-counts.ts';
import { database } from '../directory/client.ts';
import {
  type ProviderFailure,
  type ProviderService,
  providerStates,
  reportFailure,
  reportSuccess,
} from '../directory/provider-status.ts';
import { sha256Hex } from '../files/digest.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { failureOfProvider, ProviderReport } from '../generation/provider-report.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { StoryRefusedError } from '../story/moderated-release.ts';

const db = database(env.DB);
const MINUTE_MS = 60_000;

const NO_FAULTS = Object.fromEntries(STORY_FAULTS.map((fault) => [fault, 0]));

beforeEach(() => env.DB.exec('DELETE FROM provider_status\nDELETE FROM watched_models'));

const failed = (person: string, service: ProviderService, as: ProviderFailure, minutesAgo = 0) =>
  reportFailure(db, service, { as, userDigest: person, now: Date.now() - minutesAgo * MINUTE_MS });

/** Three failures in a row of two users. */
async function failedForAll(service: ProviderService, as: ProviderFailure, minutesAgo = 0): Promise<void> {
  for (const person of ['ana', 'ana', 'leo']) await failed(person, service, as, minutesAgo);
}

/** Stored status of the story service. */
async function storyStatus() {
  const status = (await providerStates(db)).find(({ service }) => service === 'story');
  if (!status) throw new Error('nothing was noted');
  return status;
}

async function health(): Promise<Health> {
  const answer = await request('/health');
  expect(answer.status).toBe(200);
  return answer.json();
}

async function diagnostics(language = 'en'): Promise<Diagnostics> {
  const answer = await request('/api/diagnostics', { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.json();
}

const AN_INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

// @spec 3.25
test('health reports ok without failures', async () => {
  expect(await health()).toEqual({
    status: 'ok',
    timestamp: AN_INSTANT,
    release: 'dev',
    incidents: [],
    services: { openai: 'ok', openai_quota: 'ok', database: 'ok' },
    openai_error: null,
  });
  expect(await diagnostics()).toEqual({
    status: 'ok',
    timestamp: AN_INSTANT,
    issue: null,
    details: null,
    lacks: ['human_check'],
    models: [],
    secondOpinions: {
      topics: { asked: 0, unanswered: 0 },
      endings: { asked: 0, unanswered: 0 },
      tooManyUnanswered: false,
    },
    pictures: { asked: 0, unanswered: 0 },
    unacceptedStories: { refused: NO_FAULTS, cut: NO_FAULTS },
  });
});

test('diagnostics count what was not the ordered story for a week, by its reason', async () => {
  const now = Date.now();
  const days = (n: number) => now - n * DAY_MS;
  await countUnaccepted(db, 'language', false, now);
  await countUnaccepted(db, 'language', false, days(6));
  await countUnaccepted(db, 'language', false, days(7));
  await countUnaccepted(db, 'contact', true, now);
  const { unacceptedStories } = await diagnostics();
  expect(unacceptedStories).toEqual({
    refused: { ...NO_FAULTS, language: 2 },
    cut: { ...NO_FAULTS, contact: 1 },
  });
});

// @spec 3.26, 8.13, 8.29
test.each([
  ['story', 'quota_exceeded', 'error', 'error', 'insufficient_quota', 'openai_quota_exceeded'],
  ['story', 'failing', 'error', 'ok', 'provider_failing', 'openai_api_error'],
  ['story', 'rate_limited', 'ok', 'ok', 'rate_limited', 'openai_api_error'],
] as const)(
  'health and diagnostics report the %s service as %s',
  async (service, state, openai, quota, error, issue) => {
    await failedForAll(service, state);
    expect(await health()).toMatchObject({
      status: 'degraded',
      services: { openai, openai_quota: quota, database: 'ok' },
      openai_error: error,
    });
    const { details, ...rest } = await diagnostics();
    expect(rest).toMatchObject({ status: 'degraded', issue });
    expect(details).toMatch(/\w+ .+\.$/);
  },
);

test('failing speech does not fail health and is in the diagnostics', async () => {
  await failedForAll('speech', 'failing');
  expect(await health()).toMatchObject({ status: 'ok', openai_error: null });
  expect(await diagnostics()).toMatchObject({
    issue: 'openai_api_error',
    details: expect.stringContaining('aloud'),
  });
});

test.each([
  ['quota_exceeded', 6],
  ['failing', 6],
  ['rate_limited', 2],
] as const)('health ignores the state %s of %i minutes ago', async (state, minutes) => {
  await failedForAll('story', state, minutes);
  expect((await health()).status).toBe('ok');
  expect((await diagnostics()).issue).toBeNull();
});

test('an exhausted speech quota does not fail health and is in the diagnostics', async () => {
  await failedForAll('speech', 'quota_exceeded');
  expect(await health()).toMatchObject({
    status: 'ok',
    services: { openai_quota: 'ok' },
    openai_error: null,
  });
  expect(await diagnostics()).toMatchObject({ status: 'degraded', issue: 'openai_quota_exceeded' });
});

// @spec 8.28
test('one story without quota is reported by both at once', async () => {
  const answer = await (await newPerson()).generate({ topic: 'un faro !quota' });
  expect(answer.status).toBe(503);
  await expect.poll(async () => (await diagnostics()).issue).toBe('openai_quota_exceeded');
  expect((await health()).services.openai_quota).toBe('error');
});

test.each([
  ['two failures', ['ana', 'leo'], [0, 0], 'ok'],
  ['three failures of one person', ['ana', 'ana', 'ana'], [0, 0, 0], 'ok'],
  ['three failures of two people', ['ana', 'leo', 'leo'], [0, 0, 0], 'degraded'],
  ['three, the first of them six minutes before', ['ana', 'ana', 'leo'], [6, 1, 0], 'ok'],
  ['four, of which the last three hit one person', ['ana', 'leo', 'leo', 'leo'], [4, 3, 2, 1], 'degraded'],
  ['four, the other person’s six minutes before', ['ana', 'leo', 'leo', 'leo'], [6, 2, 1, 0], 'ok'],
  ['a person between two others’', ['ana', 'leo', 'ana'], [4, 2, 0], 'degraded'],
] as const)('%s in a row are %j %j minutes ago: %s', async (_, people, minutesAgo, status) => {
  for (const [nth, person] of people.entries()) await failed(person, 'story', 'failing', minutesAgo[nth]);
  expect((await health()).status).toBe(status);
});

test('a success resets the series of failures', async () => {
  for (const person of ['ana', 'leo', 'eva', 'pau']) {
    await failed(person, 'story', 'failing');
    await reportSuccess(db, 'story', Date.now());
    expect((await health()).status).toBe('ok');
  }
  await failedForAll('story', 'failing');
  expect((await health()).status).toBe('degraded');
  await reportSuccess(db, 'story', Date.now());
  expect((await health()).status).toBe('ok');
});

test('twenty simultaneous failures are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, nth) => failed(`person ${nth % 2}`, 'story', 'failing')));
  expect((await health()).status).toBe('degraded');
});

test('a success is written every thirty seconds, and at once after a failure', async () => {
  const now = Date.now();
  await reportSuccess(db, 'story', now);
  await reportSuccess(db, 'story', now + 29_000);
  expect((await storyStatus()).updatedAt).toBe(now);
  await reportSuccess(db, 'story', now + 31_000);
  expect((await storyStatus()).updatedAt).toBe(now + 31_000);
  await reportFailure(db, 'story', { as: 'failing', userDigest: 'ana', now: now + 32_000 });
  await reportSuccess(db, 'story', now + 33_000);
  expect(await storyStatus()).toMatchObject({
    state: 'ok',
    updatedAt: now + 33_000,
    failedUser: null,
    secondLastFailedAt: null,
    thirdLastFailedAt: null,
    otherFailedAt: null,
  });
});

// @spec 3.26
test('the diagnostics report any failure for a minute, despite later successes', async () => {
  await failed('ana', 'speech', 'failing', 0.5);
  await failed('ana', 'story', 'rate_limited');
  await reportSuccess(db, 'story', Date.now());
  expect((await health()).status).toBe('ok');
  expect((await diagnostics()).details).toMatch(/too many requests/);
  await failed('ana', 'speech', 'failing');
  expect((await diagnostics()).details).toMatch(/aloud/);
  advanceClock(MINUTE_MS);
  expect((await diagnostics()).issue).toBeNull();
});

describe('the provider status of one generation', () => {
  const down = new ProviderError('story_generation_failed', 'down');
  const uncheckable = (cause: Error) =>
    new GenerationError('moderation_unavailable', 'no check', null, { cause });

  test.each<[string, unknown, ProviderFailure | null]>([
    ['the provider fails', down, 'failing'],
    ['it does not begin in time', new GenerationError('story_timed_out'), 'failing'],
    ['it reads aloud for too long', new GenerationError('audio_timed_out'), 'failing'],
    ['it writes nothing', new GenerationError('story_generation_failed'), 'failing'],
    ['it is asked too often', new ProviderError('rate_limited', 'slow down'), 'rate_limited'],
    ['its quota is used up', new ProviderError('quota_exceeded', 'pay first'), 'quota_exceeded'],
    ['it checks nothing', uncheckable(down), 'failing'],
    [
      'it checks nothing for lack of quota',
      uncheckable(new ProviderError('quota_exceeded', '')),
      'quota_exceeded',
    ],
    ['it declines', new ProviderError('topic_refused', 'no'), null],
    ['it declines in the middle', new ProviderError('story_refused', 'no'), null],
    ['the topic is refused', new GenerationError('topic_refused'), null],
    ['a sentence is refused', new StoryRefusedError('story_refused', 'no'), null],
    ['it is stopped', new GenerationError('story_stopped'), null],
    ['the day is over', new GenerationError('daily_limit_reached'), null],
    ['the text is gone', new GenerationError('text_not_yours'), null],
    ['D1 is down', new Error('D1_ERROR: Network connection lost.'), null],
  ])('when %s', async (_, cause, failure) => {
    expect(failureOfProvider(cause)).toBe(failure);
    const report = new ProviderReport(env, () => 'ana');
    report.ended('story', cause);
    if (failure !== null) await expect.poll(() => providerStates(db)).toHaveLength(1);
    report.ended('narration', down);
    await expect
      .poll(async () => (await providerStates(db)).map(({ service }) => service))
      .toContain('speech');
    expect((await providerStates(db)).find(({ service }) => service === 'story')?.state).toBe(
      failure ?? undefined,
    );
  });

  test('a narration from the cache does not report a success', async () => {
    const report = new ProviderReport(env, () => 'ana');
    await failedForAll('speech', 'failing');
    report.ended('narration', null);
    report.ended('story', null);
    await expect.poll(() => providerStates(db)).toHaveLength(2);
    expect(await storyStatus()).toMatchObject({ state: 'ok' });
    expect((await diagnostics()).issue).toBe('openai_api_error');
    report.asked('a', 9);
    report.ended('narration', null);
    const speech = async () => (await providerStates(db)).find(({ service }) => service === 'speech')?.state;
    await expect.poll(speech).toBe('ok');
  });

  test('the affected user is stored as a digest', async () => {
    const person = await newPerson();
    new ProviderReport(env, () => person.user.id).ended('story', down);
    await expect.poll(() => providerStates(db)).toHaveLength(1);
    const { failedUser } = await storyStatus();
    expect(failedUser).toMatch(/^[0-9a-f]{8}$/);
    expect(failedUser).not.toBe((await sha256Hex(person.user.id)).slice(0, 8));
  });
});

describe('with twenty users', () => {
  const people: Person[] = [];
  beforeAll(async () => {
    people.push(...(await Promise.all(Array.from({ length: 20 }, () => newPerson()))));
  }, 60_000);

  const SLOW = { storyLength: 'short', topic: 'un río muy largo !slow' };
  const openStory = (person: Person, topic: string) =>
    person.generate({ ...SLOW, topic }, { accept: 'text/event-stream' });

  /** Fails one story of the user and waits until all failures are stored. */
  async function oneFailure(person: Person): Promise<void> {
    const since = Date.now();
    const topic = `un barco ${crypto.randomUUID()} !500x1`;
    expect((await person.generate({ topic, storyLength: 'short' })).status).toBe(500);
    await expect.poll(async () => (await storyStatus()).failedAt).toBeGreaterThanOrEqual(since);
  }

  // @spec 3.25
  test('ten refused topics and ten stopped stories change nothing', async () => {
    const refused = await Promise.all(
      people.slice(0, 10).map(async (person) => {
        const answer = await openStory(person, 'cómo fabricar una bomba para matar a mucha gente !slow');
        return (await readEvents<StoryEvent>(answer.body!)).at(-1)?.event;
      }),
    );
    expect(refused).toEqual(Array(10).fill(expect.objectContaining({ type: 'error' })));
    expect(refused.map((event) => event?.type === 'error' && event.error.code)).toEqual(
      Array(10).fill('topic_refused'),
    );
    await Promise.all(
      people.slice(10).map(async (person) => {
        const hasBegun = (events: Received<StoryEvent>[]) => shape(events) === 'start title sentence';
        const [start] = await readEvents((await openStory(person, SLOW.topic)).body!, hasBegun);
        const path = `/api/stories/${start?.event.type === 'start' ? start.event.generationId : ''}`;
        expect((await person.fetch(`${path}/stop`, { method: 'POST' })).status).toBe(204);
        const events = await readEvents<StoryEvent>((await person.fetch(`${path}/events`)).body!);
        expect(events.at(-1)?.event).toMatchObject({ error: { code: 'story_stopped' } });
      }),
    );
    expect(await health()).toMatchObject({ status: 'ok', openai_error: null });
    advanceClock(10_000);
    await oneFailure(people[0]!);
    expect(await storyStatus()).toMatchObject({ secondLastFailedAt: null, otherFailedAt: null });
  }, 60_000);

  // @spec 3.25
  test('one failure of twenty stories is diagnosed only; three fail health', async () => {
    advanceClock(MINUTE_MS);
    const topics = people.map((_, nth) => `un faro ${crypto.randomUUID()} ${nth === 7 ? '!500x1' : '!tiny'}`);
    const asked = people.map((person, nth) => person.generate({ ...SLOW, topic: topics[nth] }));
    const statuses: number[] = [];
    for (const answer of asked) {
      statuses.push((await answer).status);
      expect(await health()).toMatchObject({ status: 'ok', openai_error: null });
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([500]);
    await expect.poll(async () => (await diagnostics()).issue).toBe('openai_api_error');

    advanceClock(MINUTE_MS);
    await oneFailure(people[7]!);
    await oneFailure(people[7]!);
    expect((await health()).status).toBe('ok');
    await oneFailure(people[8]!);
    await expect.poll(async () => (await health()).status).toBe('degraded');
    expect((await people[7]!.generate({ topic: 'un faro', storyLength: 'short' })).status).toBe(200);
    await expect.poll(async () => (await health()).status).toBe('ok');
  }, 60_000);
});

// @spec 3.26
test('details use the requested language', async () => {
  await failed('ana', 'story', 'failing');
  expect((await diagnostics('es')).details).toMatch(/cuentos/);
  expect((await diagnostics('en')).details).toMatch(/stories/);
});

// @spec 8.15, 8.30
test('health and diagnostics answer while the database fails', async () => {
  const broken = {
    prepare: () => {
      throw new Error('D1_ERROR: no such luck');
    },
  };
  const ask = (path: string) =>
    app.fetch(new Request(`http://api.test${path}`), { ...env, DB: broken as unknown as D1Database });
  const ill = await ask('/api/health');
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({ status: 'error', services: { database: 'error', openai: 'ok' } });
  const answer = await ask('/api/diagnostics');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'error', issue: 'database_error' });
});
