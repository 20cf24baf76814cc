/// <reference types="vite/types/importMeta.d.ts" />

import type { D1Migration } from '@cloudflare/vitest-plugin';
import { applyD1Migrations, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccountExport } from '../../contract/schemas/account.ts';
import type { AudioAnswer } from '../../contract/schemas/audio.ts';
import type { SessionAnswer, User } from '../../contract/schemas/auth.ts';
import type { AudioEvent, StoryEvent } from '../../contract/schemas/events.ts';
import type { Story, StoryList } from '../../contract/schemas/stories.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readEvents, shape } from '../../testkit/worker/events.ts';
import { keysInR2, rowsInD1, rowsInObject } from '../../testkit/worker/left-behind.ts';
import { PASSWORD, PASSWORD_HASH, Person, request } from '../../testkit/worker/person.ts';
import { withRealDigests } from '../../testkit/worker/quick-digests.ts';
import { shortStories } from '../../testkit/worker/short-stories.ts';
import {
  type Cast,
  type KeptState,
  keptStateName,
  restoreState,
  stubOf,
} from '../../testkit/worker/upgrades/kept-state.ts';
import { makeState } from '../../testkit/worker/upgrades/recipe.ts';
import { MIGRATIONS } from '../home-storage/migrations.ts';
import type { StoredStory } from '../home-storage/stored-document.ts';

/**
 * Opens the state of released versions with today's code: one file per released schema, made by `npm run tool --
 * fixture` at each release. The state of today's code is made here and opened as well.
 */
const RELEASED = import.meta.glob<KeptState>('../../testkit/worker/upgrades/*.json', {
  eager: true,
  import: 'default',
});
const released = Object.values(RELEASED);
let stateOfToday: Promise<KeptState> | undefined;
const states = [
  // First, since it needs empty storage.
  {
    name: 'today',
    read: () => {
      stateOfToday ??= makeState().then((state) => JSON.parse(JSON.stringify(state)));
      return stateOfToday;
    },
  },
  ...released.map((state) => ({ name: keptStateName(state.schema), read: () => Promise.resolve(state) })),
];

const today = {
  d1: (env as unknown as { TEST_MIGRATIONS: D1Migration[] }).TEST_MIGRATIONS,
  object: MIGRATIONS.map(({ name }) => name),
};

const HOUR_MS = 3_600_000;
const GAP_MS = 10_000;
/** Timeout for background work on a busy machine. */
const PATIENT = { timeout: 60_000, interval: 50 };

/** Restores the state as left `ageMs` ago, with today's version. */
async function upgraded(state: KeptState, ageMs: number): Promise<Cast> {
  await restoreState(state, ageMs);
  await applyD1Migrations(env.DB, today.d1);
  return state.cast;
}

const digestOf = ({ d1 }: KeptState, { id }: Member) =>
  d1.tables.find(({ name }) => name === 'users')!.rows.find((row) => row.id === id)!.password_hash;

/** Replaces password hashes by cheap ones, since normal hashing takes a third of a second. */
async function withQuickDigests(cast: Cast): Promise<Cast> {
  await env.DB.prepare('UPDATE users SET password_hash = ? WHERE password_hash IS NOT NULL')
    .bind(PASSWORD_HASH)
    .run();
  const quick = <M extends Member>(member: M): M => ({ ...member, password: PASSWORD });
  return { ...cast, free: quick(cast.free), premium: quick(cast.premium) };
}

type Member = Cast['free'] | Cast['premium'];

/** Signs in with the old version's cookie, without hashing. */
async function signedIn({ email, password, cookie }: Member): Promise<Person> {
  const answer = await request('/api/auth/refresh-token', { method: 'POST', json: {}, headers: { cookie } });
  expect(answer.status).toBe(200);
  const { token } = await answer.json<{ token: string }>();
  const me = await request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  return new Person({ email, password, token, cookie, user: await me.json<User>() });
}

const login = (json: unknown) => request('/api/auth/login', { method: 'POST', json });

async function read<Answer>(person: Person, path: string): Promise<Answer> {
  const answer = await person.fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json<Answer>();
}

const library = (person: Person) => read<StoryList>(person, '/api/stories');

async function eventsOf(person: Person, path: string, lastEventId?: string) {
  const headers: HeadersInit = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await person.fetch(path, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return readEvents<StoryEvent | AudioEvent>(answer.body!);
}

function generationsOf({ id }: Cast['free']) {
  return runInDurableObject(stubOf(id), (_, { storage }) =>
    storage.sql
      .exec<{ id: string; status: string; failure: string | null; attempt: number }>(
        'SELECT id, status, failure, attempt FROM generations',
      )
      .toArray(),
  );
}

/** Status, failure and attempt of each generation by id, once all have ended. */
function settled(member: Cast['free']) {
  return vi.waitFor(async () => {
    const rows = await generationsOf(member);
    const underWay = rows.filter(({ status }) => status === 'running' || status === 'written');
    if (underWay.length > 0) throw new Error(`under way: ${JSON.stringify(underWay)}`);
    return Object.fromEntries(rows.map((row) => [row.id, [row.status, row.failure, row.attempt]]));
  }, PATIENT);
}

/** Sentences that the old version sent before it ended. */
function toldBefore(state: KeptState, generationId: string): string[] {
  const { tables } = state.objects.find(({ userId }) => userId === state.cast.free.id)!.tables;
  return tables
    .find(({ name }) => name === 'events')!
    .rows.filter((row) => row.generation_id === generationId && row.type === 'sentence')
    .map((row) => JSON.parse(String(row.data)).text);
}

const withoutRemaining = ({ id, event }: { id: string; event: object }) => ({
  id,
  event: { ...event, storiesRemaining: undefined },
});

const narrationOrder = (text: string, voiceId: string) => ({
  method: 'POST',
  json: { text, voiceId, speechRate: 1.2, musicTrack: 'none' },
});

test('migrations are append-only: each released schema is a prefix of today’s', () => {
  for (const { schema } of released) {
    expect(today.d1.map(({ name }) => name).slice(0, schema.d1.length)).toEqual(schema.d1);
    expect(today.object.slice(0, schema.object.length)).toEqual(schema.object);
  }
  expect(Object.keys(RELEASED).map((path) => path.replace(/^.*\/|\.json$/g, ''))).toEqual(
    released.map(({ schema }) => keptStateName(schema)),
  );
});

describe.each(states)('state left by the schema $name', ({ read: readState }) => {
  let state: KeptState;
  // New stories are as short as the old version's.
  let stories: ReturnType<typeof shortStories>;
  beforeAll(async () => {
    state = await readState();
    stories = shortStories(['La estrella mira.', 'La barca sueña.']);
  });
  afterAll(() => stories.restore());

  // These tests are read-only, except for background work, which the last one waits for.
  describe('and opened a moment later', () => {
    let person: Person;
    let payer: Person;
    beforeAll(async () => {
      const { free, premium } = await upgraded(state, 0);
      person = await signedIn(free);
      payer = await signedIn(premium);
    });

    test('is migrated: D1 and every object', async () => {
      const { free, premium, google } = state.cast;
      const { results } = await env.DB.prepare('SELECT name FROM d1_migrations ORDER BY id').all();
      expect(results).toEqual(today.d1.map(({ name }) => ({ name })));
      for (const { id } of [free, premium, google]) {
        const applied = await runInDurableObject(stubOf(id), (_, { storage }) =>
          storage.sql.exec('SELECT name FROM migrations ORDER BY position').toArray(),
        );
        expect(applied).toEqual(today.object.map((name) => ({ name })));
      }
    });

    test('keeps saved stories readable, playable and replayable', async () => {
      const { free, google } = state.cast;
      const { stories } = await library(person);
      expect(stories.map(({ id, hasAudio }) => [id, hasAudio])).toContainEqual([free.savedStory, true]);

      const story = await read<Story>(person, `/api/stories/${free.savedStory}`);
      const file = state.files.find(({ key }) => key.endsWith(`${free.savedStory}.json`))!.body;
      const { sentences } = JSON.parse(Buffer.from(file, 'base64').toString()) as StoredStory;
      expect(story.sentences).toEqual(sentences);
      expect(story.sentences.map(({ text }) => text)).toEqual(toldBefore(state, free.savedStory));

      const { audioUrl, timeline } = story.narrations.find(({ id }) => id === free.savedNarration)!;
      expect(timeline).toHaveLength(story.sentences.length);
      const stored = state.files.find(({ key }) => key.endsWith(`${free.savedNarration}.mp3`))!.body;
      const whole = await request(audioUrl);
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      const bytes = Buffer.from(await whole.arrayBuffer());
      expect(bytes.toString('base64')).toBe(stored);
      const part = await request(audioUrl, { headers: { range: 'bytes=1000-1999' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 1000-1999/${bytes.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1000, 2000));

      const path = `/api/stories/${free.savedStory}/events`;
      const told = await eventsOf(person, path);
      expect(shape(told)).toBe('start title sentence done');
      // The rest may have changed meanwhile: other work is being finished.
      const rest = await eventsOf(person, path, told[1]!.id);
      expect(rest.map(withoutRemaining)).toEqual(told.slice(2).map(withoutRemaining));
      expect(shape(await eventsOf(person, `/api/audio/${free.savedNarration}/events`))).toBe(
        'start spoken mixed done',
      );
      const stopped = await eventsOf(person, `/api/stories/${free.stoppedStory}/events`);
      expect(stopped.at(-1)!.event).toMatchObject({ type: 'error', error: { code: 'story_stopped' } });

      expect(payer.user).toMatchObject({ isPremium: true, storiesRemaining: 29 });
      const byGoogle = await env.DB.prepare('SELECT google_id AS id FROM users WHERE id = ?')
        .bind(google.id)
        .first();
      expect(byGoogle?.id).toEqual(expect.any(String));
    });

    test('keeps sessions and passwords', async () => {
      const { free, premium } = state.cast;
      expect([person.user.email, payer.user.email]).toEqual([free.email, premium.email]);
      for (const member of [free, premium]) {
        const kept = await env.DB.prepare('SELECT password_hash AS digest FROM users WHERE id = ?')
          .bind(member.id)
          .first();
        expect(kept?.digest).toBe(digestOf(state, member));
      }
    });

    test('finishes work within its deadline and counts it once', async () => {
      const { free } = state.cast;
      await read(person, '/api/stories/current');
      expect(await settled(free)).toEqual({
        [free.savedStory]: ['saved', null, 1],
        [free.savedNarration]: ['saved', null, 1],
        [free.stoppedStory]: ['refunded', 'story_stopped', 1],
        // The same story that its reader has.
        [free.writtenStory]: ['saved', null, 1],
        // Restarted, since the model's stream was lost with the object.
        [free.runningStory]: ['saved', null, 2],
        [free.runningNarration]: ['saved', null, 2],
      });
      const { stories } = await library(person);
      expect(stories.map(({ id }) => id).toSorted()).toEqual(
        [free.savedStory, free.writtenStory, free.runningStory].toSorted(),
      );
      const written = await read<Story>(person, `/api/stories/${free.writtenStory}`);
      expect(written.sentences.map(({ text }) => text)).toEqual(toldBefore(state, free.writtenStory));
      const told = await eventsOf(person, `/api/stories/${free.runningStory}/events`, '1-1');
      expect(shape(told)).toBe('reset start title sentence done');

      expect(await read<User>(person, '/api/auth/me')).toMatchObject({
        storiesGenerated: 3,
        storiesRemaining: 0,
      });
      advanceClock(GAP_MS);
      const refused = await person.generate({ topic: 'uno más', storyLength: 'short' });
      expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([
        403,
        'story_limit_reached',
      ]);

      const { content, narrations } = await read<Story>(person, `/api/stories/${free.savedStory}`);
      expect(narrations.map(({ id }) => id).toSorted()).toEqual(
        [free.savedNarration, free.runningNarration].toSorted(),
      );
      const narrate = async (voice: string) => {
        const answer = await person.fetch('/api/audio/generate', narrationOrder(content, voice));
        return answer.json<AudioAnswer>();
      };
      expect(await narrate('female')).toMatchObject({ id: free.savedNarration });
      expect(await narrate('female-latam')).toMatchObject({ versionsRemaining: 1 });
    });
  });

  // In order: the second test deletes what the first has left.
  describe('and opened an hour later', () => {
    let person: Person;
    beforeAll(async () => {
      const { free } = await upgraded(state, HOUR_MS);
      person = await signedIn(free);
    });

    test('refunds expired work, saves finished text, and keeps the quota usable', async () => {
      const { free } = state.cast;
      expect(await settled(free)).toEqual({
        [free.savedStory]: ['saved', null, 1],
        [free.savedNarration]: ['saved', null, 1],
        [free.stoppedStory]: ['refunded', 'story_stopped', 1],
        [free.writtenStory]: ['saved', null, 1],
        [free.runningStory]: ['refunded', 'story_timed_out', 1],
        [free.runningNarration]: ['refunded', 'audio_timed_out', 1],
      });
      expect((await library(person)).stories.map(({ id }) => id).toSorted()).toEqual(
        [free.savedStory, free.writtenStory].toSorted(),
      );
      const me = () => read<User>(person, '/api/auth/me');
      expect(await me()).toMatchObject({ storiesGenerated: 2, storiesRemaining: 1 });

      expect((await person.generate({ topic: 'el último', storyLength: 'short' })).status).toBe(200);
      expect(await me()).toMatchObject({ storiesGenerated: 3, storiesRemaining: 0 });
      advanceClock(GAP_MS);
      const refused = await person.generate({ topic: 'uno más', storyLength: 'short' });
      expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([
        403,
        'story_limit_reached',
      ]);
    });

    test('deletes a story with its files, exports an account, and deletes it completely', async () => {
      const { free, premium } = await withQuickDigests(state.cast);
      await settled(free);
      const ofStory = async () =>
        (await keysInR2()).filter(
          (key) => key.includes(free.savedStory) || key.includes(free.savedNarration),
        );
      expect((await ofStory()).map((key) => key.split('/')[0])).toEqual([
        'audio',
        'speech',
        'speech',
        'stories',
      ]);
      expect((await person.fetch(`/api/stories/${free.savedStory}`, { method: 'DELETE' })).status).toBe(204);
      await expect.poll(ofStory).toEqual([]);
      const { stories } = await library(person);
      expect(stories.map(({ id }) => id)).toContain(free.writtenStory);
      expect(stories.map(({ id }) => id)).not.toContain(free.savedStory);

      const data = await read<AccountExport>(person, '/api/account/export');
      expect(data.account).toMatchObject({ email: free.email });
      const generations = await generationsOf(free);
      expect(data.generations.map(({ id }) => id).toSorted()).toEqual(
        generations.map(({ id }) => id).toSorted(),
      );
      expect(generations.length).toBeGreaterThanOrEqual(6);
      expect(data.stories.map(({ id, text }) => [id, text]).toSorted()).toEqual(
        stories.map(({ id }) => [id, expect.stringContaining(' ')]).toSorted(),
      );
      expect([data.contactMessages.length, data.storyReports.length]).toEqual([1, 1]);

      for (const leaving of [person, await signedIn(premium)]) {
        const { email } = leaving;
        const { id } = leaving.user;
        const { password } = id === free.id ? free : premium;
        expect(Object.keys(await rowsInD1(id, email)).length).toBeGreaterThan(1);
        expect((await leaving.fetch('/api/account', { method: 'DELETE', json: { password } })).status).toBe(
          204,
        );
        expect(await rowsInD1(id, email)).toEqual({});
        expect((await keysInR2()).filter((key) => key.includes(id))).toEqual([]);
        expect(await rowsInObject(id)).toEqual({ rows: [], alarm: null });
      }
    });
  });

  test("accepts the account's password and refuses another", async () => {
    withRealDigests();
    const { free, premium } = await upgraded(state, 0);
    for (const { email, password } of [free, premium]) {
      const answer = await login({ email, password });
      expect((await answer.json<SessionAnswer>()).user).toMatchObject({ email });
      expect((await login({ email, password: `not ${password}` })).status).toBe(401);
    }
  });
});
