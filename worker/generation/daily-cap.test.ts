import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { type Caps, setCaps } from '../../testkit/worker/capped.ts';
import { advanceClock, roomInDay } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { mailsArrived, mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import { seedTracks } from '../../testkit/worker/tracks.ts';
import { selectDearest } from '../directory/account-speech.ts';
import { deleteUser } from '../directory/account.ts';
import { database } from '../directory/client.ts';
import { insertUser } from '../directory/users.ts';
import type { Env } from '../env.ts';
import type { Generation, Ledger } from '../home-storage/ledger.ts';
import type { Outbox } from '../home-storage/outbox.ts';
import type { SignedInUser } from '../home-storage/user.ts';
import type { Buyer } from '../plan/plan.ts';
import { releaseToday, reserveToday, speakToday, spendToday } from './daily-cap.ts';
import { REAL_SERVICES } from './external-services.ts';
import type { GenerationsDeps } from './generations-deps.ts';
import { storyDeps } from './story-dependencies.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 10, 21, 12);

const forget = () =>
  env.DB.batch([env.DB.prepare('DELETE FROM daily_spending'), env.DB.prepare('DELETE FROM admin_notices')]);
beforeEach(forget);

/** The settings with caps, and an administrator of the test's own. */
const capped = (caps: Caps) => ({
  ...env,
  ...caps,
  ADMIN_ADDRESS: `admin-${crypto.randomUUID()}@example.org`,
});

async function outcomes(spendings: Promise<void>[]): Promise<{ spent: number; refused: unknown[] }> {
  const settled = await Promise.allSettled(spendings);
  const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  return { spent: settled.length - refused.length, refused };
}

/** A generation of one of the test's accounts. */
const storyOf = (buyer: Buyer, admittedAt: number, account = { userId: '', mailbox: '' }) => ({
  generationId: crypto.randomUUID(),
  ...account,
  buyer,
  admittedAt,
  until: admittedAt + 1000,
});

/** Reserves a new story, of a new account where the mailbox counts. */
async function reserve(settings: Env, buyer: Buyer, now: number): Promise<void> {
  const account = buyer === 'premium' ? undefined : await newAccount();
  await reserveToday(settings, storyOf(buyer, now, account), now);
}

/** An account of a new mailbox, or of this one. */
async function newAccount(mailbox: string = crypto.randomUUID()) {
  const id = crypto.randomUUID();
  await insertUser(database(env.DB), {
    id,
    email: `${id}@example.org`,
    mailbox,
    name: null,
    locationHint: null,
    now: NOON,
    passwordHash: '',
    termsVersion: null,
  });
  return { userId: id, mailbox };
}

const held = async (mailbox: string) => {
  const row = env.DB.prepare('SELECT count(*) AS n FROM free_stories WHERE mailbox = ?').bind(mailbox);
  return (await row.first<{ n: number }>())!.n;
};

async function spentOn(day: string) {
  const { results } = await env.DB.prepare('SELECT what, "all" FROM daily_spending WHERE day = ?')
    .bind(day)
    .all<{ what: string; all: number }>();
  return Object.fromEntries(results.map(({ what, all }) => [what, all]));
}

describe('the daily caps', () => {
  test('admit seven of forty simultaneous stories under a cap of seven, and mail the administrator once', async () => {
    const settings = capped({ DAILY_STORIES: '7' });
    const { spent, refused } = await outcomes(
      Array.from({ length: 40 }, () => reserve(settings, 'premium', NOON)),
    );
    expect(spent).toBe(7);
    expect(refused).toHaveLength(33);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'daily_limit_reached', retryAfter: 12 * 3600 });
    }
    const mails = await mailsArrived(settings.ADMIN_ADDRESS, 2);
    const mail = mails.find(({ subject }) => subject === 'Tope diario alcanzado · Daily cap reached');
    expect(mail!.text).toMatch(/7 cuentos.*DAILY_STORIES.*7 stories/s);
    const half = mails.find(({ subject }) => subject === 'Mitad del tope diario · Half of the daily cap');
    expect(half!.text).toMatch(/7 cuentos.*DAILY_STORIES.*Premium.*7 stories/s);
    // Later refusals on that day send no mail.
    for (const hours of [2, 11]) await reserve(settings, 'premium', NOON + hours * HOUR_MS).catch(() => {});
    await scheduler.wait(200);
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toHaveLength(2);
    await outcomes([reserve(settings, 'premium', NOON + HOUR_MS)]);
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toHaveLength(2);
  });

  test('give free accounts one half, and nothing of Premium’s unused half', async () => {
    const settings = capped({ DAILY_STORIES: '10' });
    const free = await outcomes(Array.from({ length: 12 }, () => reserve(settings, 'free', NOON)));
    expect(free.spent).toBe(5);
    expect(free.refused).toMatchObject(Array(7).fill({ code: 'daily_limit_reached' }));
    const premium = await outcomes(Array.from({ length: 12 }, () => reserve(settings, 'premium', NOON)));
    expect(premium.spent).toBe(5);
    const both = await outcomes([reserve(settings, 'premium', NOON), reserve(settings, 'free', NOON)]);
    expect(both.spent).toBe(0);
    // The next day starts at zero.
    await reserve(settings, 'free', NOON + DAY_MS / 2);
  });

  test('leave free accounts no more than their part after Premium’s use, and nothing of a full day', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000' });
    await spendToday(settings, 'characters', 'premium', 900, NOON);
    await spendToday(settings, 'characters', 'free', 100, NOON);
    expect((await outcomes([spendToday(settings, 'characters', 'free', 1, NOON)])).spent).toBe(0);
  });

  test('count characters for the account too, which the deletion of the account forgets', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000' });
    const { user } = await newPerson();
    const account = { userId: user.id, buyer: 'premium' } as const;
    await speakToday(settings, account, 600, NOON);
    await speakToday(settings, account, 400, NOON);
    await speakToday(settings, account, 300, NOON).catch(() => {});
    const db = database(env.DB);
    const own = async () =>
      (await selectDearest(db, '2026-11-21')).filter(({ userId }) => userId === user.id);
    await expect.poll(own).toEqual([{ userId: user.id, characters: 1000 }]);
    await deleteUser(db, { id: user.id, stripeCustomerId: null, digest: user.id }, NOON);
    expect(await own()).toEqual([]);
  });

  test('get a story that is refused after midnight back on the day that counted it', async () => {
    const settings = capped({ DAILY_STORIES: '10' });
    const midnight = NOON + DAY_MS / 2;
    const late = storyOf('premium', midnight - 1);
    await reserveToday(settings, late, midnight - 1);
    await reserve(settings, 'premium', midnight);
    await releaseToday(settings, late, 'topic_refused', midnight + 1000);
    expect([await spentOn('2026-11-21'), await spentOn('2026-11-22')]).toEqual([
      { stories: 0 },
      { stories: 1 },
    ]);
  });

  test('start at zero at midnight UTC, with another mail for the new day', async () => {
    const settings = capped({ DAILY_STORIES: '1' });
    await reserve(settings, 'premium', NOON);
    const almost = NOON + DAY_MS / 2 - 1;
    const { refused } = await outcomes([reserve(settings, 'premium', almost)]);
    expect(refused).toMatchObject([{ retryAfter: 1 }]);
    await mailsArrived(settings.ADMIN_ADDRESS, 1);
    await reserve(settings, 'premium', almost + 1);
    expect(await mailsArrived(settings.ADMIN_ADDRESS, 2)).toHaveLength(2);
    expect([await spentOn('2026-11-21'), await spentOn('2026-11-22')]).toEqual([
      { stories: 1 },
      { stories: 1 },
    ]);
  });

  test('let only the last accepted one of twenty simultaneous texts exceed the cap', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000', DAILY_STORIES: '5' });
    const { spent } = await outcomes(
      Array.from({ length: 20 }, () => spendToday(settings, 'characters', 'premium', 300, NOON)),
    );
    expect(spent).toBe(4);
    // Stories are counted by themselves.
    await reserve(settings, 'premium', NOON);
    expect(await spentOn('2026-11-21')).toEqual({ stories: 1, characters: 1200 });
  });

  test('count and refuse nothing without a cap, and refuse everything with a cap of 0', async () => {
    for (const DAILY_STORIES of ['', 'none', undefined]) {
      const { db, statements } = recordedD1(env.DB);
      const settings = { ...capped({ DAILY_STORIES }), DB: db };
      await reserve(settings, 'premium', NOON);
      await spendToday(settings, 'translations', 'premium', 1, NOON);
      expect(statements).toEqual([]);
    }
    const { spent } = await outcomes([reserve(capped({ DAILY_STORIES: '0' }), 'premium', NOON)]);
    expect(spent).toBe(0);
    expect(await spentOn('2026-11-21')).toEqual({});
  });

  test('give unconfirmed accounts a fifth within the free half, and confirmed ones the rest of that half', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000' });
    const spend = (buyer: Buyer) => spendToday(settings, 'characters', buyer, 100, NOON);
    const four = (buyer: Buyer) => outcomes(Array.from({ length: 4 }, () => spend(buyer)));
    const unconfirmed = await four('unconfirmed');
    expect(unconfirmed.spent).toBe(2);
    // It is confirming that helps, not waiting.
    for (const error of unconfirmed.refused)
      expect(error).toMatchObject({ code: 'unconfirmed_limit_reached', retryAfter: null });
    expect((await four('free')).spent).toBe(3);
    // Now confirming would not help either.
    expect((await four('unconfirmed')).refused[0]).toMatchObject({ code: 'daily_limit_reached' });
    expect((await four('premium')).spent).toBe(4);
    await expect(
      spendToday(capped({ DAILY_SPOKEN_CHARACTERS: '' }), 'characters', 'unconfirmed', 9_999, NOON),
    ).resolves.toBeUndefined();
  });

  test('leave unconfirmed accounts no more than the free half after other free accounts’ use', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000' });
    await spendToday(settings, 'characters', 'free', 500, NOON);
    const { refused } = await outcomes([spendToday(settings, 'characters', 'unconfirmed', 1, NOON)]);
    expect(refused).toMatchObject([{ code: 'daily_limit_reached' }]);
  });

  test('give translations a separate budget, a fifth of the cap of stories', async () => {
    const settings = capped({ DAILY_STORIES: '20' });
    const four = (buyer: Buyer) =>
      outcomes(Array.from({ length: 4 }, () => spendToday(settings, 'translations', buyer, 1, NOON)));
    const free = await four('free');
    expect(free.spent).toBe(2);
    expect(free.refused).toMatchObject(Array(2).fill({ code: 'daily_limit_reached' }));
    expect((await four('premium')).spent).toBe(2);
    expect(await spentOn('2026-11-21')).toEqual({ translations: 4 });
    await reserve(settings, 'free', NOON);
    expect(await spentOn('2026-11-21')).toEqual({ translations: 4, stories: 1 });
    // The cap of translations is no setting and sends no mail.
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toEqual([]);
  });

  test('retry the administrator’s mail at the next refusal when it was not accepted', async () => {
    const settings = capped({ DAILY_STORIES: '1' });
    const bouncing = { ...settings, ADMIN_ADDRESS: `bounce-${crypto.randomUUID()}@example.org` };
    await reserve(bouncing, 'premium', NOON);
    await expect
      .poll(async () => (await env.DB.prepare('SELECT * FROM admin_notices').all()).results)
      .toEqual([]);
    await outcomes([reserve(settings, 'premium', NOON + 1)]);
    await mailsArrived(settings.ADMIN_ADDRESS, 1);
  });

  test('count a story once, however often an interrupted attempt reserves it again', async () => {
    const settings = capped({ DAILY_STORIES: '2' });
    const account = await newAccount();
    for (const buyer of ['premium', 'free'] as const) {
      await forget();
      const story = storyOf(buyer, NOON, account);
      for (let attempt = 0; attempt < 3; attempt += 1) await reserveToday(settings, story, NOON + attempt);
      expect([await spentOn('2026-11-21'), await held(account.mailbox)]).toEqual([
        { stories: 1 },
        buyer === 'free' ? 1 : 0,
      ]);
      // Its own place stays reserved when others have used up the day, also after midnight.
      await reserve(settings, 'premium', NOON);
      await reserveToday(settings, story, NOON + DAY_MS);
      expect([await spentOn('2026-11-21'), await spentOn('2026-11-22')]).toEqual([{ stories: 2 }, {}]);
    }
  });

  test('count no story for which the mailbox has no room, and hold none where the day has none', async () => {
    const settings = capped({ DAILY_STORIES: '20' });
    const account = await newAccount();
    const five = Array.from({ length: 5 }, () =>
      reserveToday(settings, storyOf('free', NOON, account), NOON),
    );
    const { spent, refused } = await outcomes(five);
    expect([spent, await spentOn('2026-11-21')]).toEqual([3, { stories: 3 }]);
    expect(refused).toMatchObject(Array(2).fill({ code: 'story_limit_reached', retryAfter: null }));
    const other = await newAccount();
    const full = capped({ DAILY_STORIES: '6' });
    const { refused: late } = await outcomes([reserveToday(full, storyOf('free', NOON, other), NOON)]);
    expect(late).toMatchObject([{ code: 'daily_limit_reached' }]);
    expect([await held(account.mailbox), await held(other.mailbox)]).toEqual([3, 0]);
  });

  test.each([['9'], ['']])(
    'give a mailbox’s last free story to one of two accounts, with a cap of "%s"',
    async (DAILY_STORIES) => {
      const settings = capped({ DAILY_STORIES });
      const first = await newAccount();
      const second = await newAccount(first.mailbox);
      for (let n = 0; n < 2; n += 1) await reserveToday(settings, storyOf('free', NOON, first), NOON);
      const race = [
        storyOf('free', NOON, first),
        // Its mailbox is read from its row.
        { ...storyOf('free', NOON, second), mailbox: null },
      ];
      const { spent, refused } = await outcomes(race.map((story) => reserveToday(settings, story, NOON)));
      expect([spent, refused]).toMatchObject([1, [{ code: 'story_limit_reached' }]]);
      expect(await held(first.mailbox)).toBe(3);
    },
  );

  test('get a story back whose topic was refused or could not be checked, once, and no other', async () => {
    const settings = capped({ DAILY_STORIES: '9' });
    const account = await newAccount();
    for (const buyer of ['premium', 'free'] as const) {
      const [refused, stopped] = [storyOf(buyer, NOON, account), storyOf(buyer, NOON, account)];
      await forget();
      for (const story of [refused, stopped]) await reserveToday(settings, story, NOON);
      const unchecked = storyOf(buyer, NOON, account);
      await reserveToday(settings, unchecked, NOON);
      for (let n = 0; n < 2; n += 1) await releaseToday(settings, refused, 'topic_refused', NOON);
      await releaseToday(settings, unchecked, 'moderation_unavailable', NOON);
      await releaseToday(settings, stopped, 'story_stopped', NOON);
      const row = env.DB.prepare(`SELECT "all", free, unconfirmed FROM daily_spending`);
      expect(await row.first()).toEqual({ all: 1, free: buyer === 'free' ? 1 : 0, unconfirmed: 0 });
      expect(await held(account.mailbox)).toBe(0);
    }
  });
});

/** Parts of the home that a reservation does not use. */
const PARTS = {
  services: REAL_SERVICES,
  report: { failed: () => {} },
  numbers: { writing: () => {}, first: () => {} },
  recall: async () => {},
  ...({} as Pick<GenerationsDeps, 'library' | 'deletions' | 'storage'>),
};

/** Dependencies of a story, whose ledger knows one generation; `calls` are the crossings to D1. */
function storyOfAccount(userId: string, status: 'running' | 'refunded', caps: Caps = {}) {
  const calls: string[] = [];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'batch') calls.push('batch');
        return value.apply(target, given);
      };
    },
  });
  const { db, statements } = recordedD1(DB);
  const ledger = { lastVoice: () => null, byId: () => ({ status }) } as unknown as Ledger;
  const settings = { ...capped(caps), DB: db };
  const user = { id: userId, mailbox: null } as unknown as SignedInUser;
  const released: string[] = [];
  const outbox = {
    add: (change: string, id: string) => released.push(`${change} ${id}`),
    run: async () => {},
  } as unknown as Outbox;
  const deps = storyDeps({ ...PARTS, env: settings, userId: () => userId, user: () => user, outbox, ledger });
  const generation = { id: crypto.randomUUID(), plan: { kind: 'free' }, admittedAt: NOON, deadline: NOON };
  return { deps, generation: generation as Generation, calls, statements, released };
}

describe('a story', () => {
  test('is reserved in one batch; its writers are prepared without D1', async () => {
    const account = await newAccount();
    const { deps, generation, calls, statements } = storyOfAccount(account.userId, 'running', {
      DAILY_STORIES: '9',
    });
    const { writers, userDigest } = await deps.prepare();
    expect(statements).toEqual([]);
    await deps.reserve(generation);
    const order = { system: 'x', user: 'un faro', temperature: 1, maxTokens: 100, userDigest };
    await writers[0]!.stream(order, new AbortController().signal)[Symbol.asyncIterator]().next();
    expect(calls).toEqual(['batch']);
    expect(statements.map(({ sql }) => /(?:insert into|from) "(\w+)"/.exec(sql)?.[1])).toEqual([
      'free_stories',
      'usage_counts',
      'daily_spending',
      'daily_spending',
    ]);
  });

  test('that was refunded before its reservation is released after it', async () => {
    const account = await newAccount();
    for (const status of ['refunded', 'running'] as const) {
      const { deps, generation, released } = storyOfAccount(account.userId, status);
      await deps.reserve(generation);
      expect(released).toEqual(status === 'refunded' ? [`release_story ${generation.id}`] : []);
    }
  });

  test('fails with database_error when it cannot be reserved', async () => {
    const DB = {
      ...env.DB,
      prepare: env.DB.prepare.bind(env.DB),
      batch: () => Promise.reject(new Error('D1')),
    };
    const settings = { ...capped({ DAILY_STORIES: '9' }), DB: DB as unknown as D1Database };
    const ledger = { byId: () => null } as unknown as Ledger;
    const user = () => ({ mailbox: 'a' }) as unknown as SignedInUser;
    const outbox = {} as Outbox;
    const deps = storyDeps({ ...PARTS, env: settings, userId: () => 'a', user, outbox, ledger });
    const generation = { id: 'a', plan: { kind: 'premium' }, admittedAt: NOON, deadline: NOON } as Generation;
    await expect(deps.reserve(generation)).rejects.toMatchObject({ code: 'database_error' });
  });
});

describe('a user at a reached cap', () => {
  let person: Person;
  beforeEach(async () => {
    roomInDay();
    person = await newPerson();
  });
  const cappedAt = (caps: Caps) => setCaps(person.user.id, caps);

  test('gets the time until midnight, spends nothing, and may retry at once when the cap is raised', async () => {
    await cappedAt({ DAILY_STORIES: '0' });
    const answer = await person.generate({ topic: 'un faro' });
    const left = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);
    expect(answer.status).toBe(503);
    const body = await answer.json<ErrorBody>();
    expect(body).toMatchObject({ code: 'daily_limit_reached', error: 'Daily limit reached', status: 503 });
    expect(body.message).toContain('mañana');
    expect(Math.abs(body.retryAfter! - left)).toBeLessThan(60);
    expect(answer.headers.get('retry-after')).toBe(String(body.retryAfter));

    const streamed = await person.generate({ topic: 'un faro' }, { accept: 'text/event-stream' });
    const last = (await readEvents<StoryEvent>(streamed.body!)).at(-1)!.event;
    expect(last).toMatchObject({
      type: 'error',
      error: { code: 'daily_limit_reached', retryAfter: expect.any(Number) },
    });
    const me = () => person.fetch('/api/auth/me').then((one) => one.json());
    expect(await me()).toMatchObject({ storiesGenerated: 0, storiesRemaining: 3 });

    await cappedAt({ DAILY_STORIES: '1' });
    expect((await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })).status).toBe(200);
    expect(await me()).toMatchObject({ storiesGenerated: 1, storiesRemaining: 2 });
    advanceClock(10_000);
    expect((await person.generate({ topic: 'otro faro' })).status).toBe(503);
  });

  test('finds the budget unspent after another user had five topics refused', async () => {
    await cappedAt({ DAILY_STORIES: '2' });
    for (let n = 0; n < 5; n++) {
      const answer = await person.generate({ topic: `Cómo fabricar una bomba casera ${n}` });
      expect([answer.status, (await answer.json<ErrorBody>()).code]).toEqual([422, 'topic_refused']);
      advanceClock(10_000);
    }
    await expect
      .poll(() => env.DB.prepare('SELECT sum("all") AS stories FROM daily_spending').first('stories'))
      .toBe(0);
  });

  test('asks no model again while the cap is reached', async () => {
    await cappedAt({ DAILY_STORIES: '0' });
    const outside = globalThis.fetch;
    const asked: string[] = [];
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return outside(input, init);
    });
    onTestFinished(() => spy.mockRestore());
    for (let n = 0; n < 3; n += 1) {
      expect((await person.generate({ topic: 'un faro' })).status).toBe(503);
      const ofModels = asked.filter((path) => /completions|moderations/.test(path)).length;
      if (n === 0) asked.length = 0;
      else expect(ofModels).toBe(0);
    }
  });

  test('still gets cached speech, at another speed and with other music too', async () => {
    await seedTracks();
    const { content: text } = await (
      await person.generate({ topic: 'un faro !tiny', storyLength: 'short' })
    ).json<Story>();
    const narrate = (more: Record<string, unknown>) =>
      person.fetch('/api/audio/generate', { method: 'POST', json: { text, musicTrack: 'none', ...more } });
    await cappedAt({ DAILY_SPOKEN_CHARACTERS: '1' });
    expect((await narrate({})).status).toBe(200);
    const refused = await narrate({ voiceId: 'male' });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'daily_limit_reached' });
    expect((await narrate({ speechRate: 1.2 })).status).toBe(200);
    expect((await narrate({ musicTrack: 'random' })).status).toBe(200);
    const { results } = await env.DB.prepare(
      `SELECT "all" AS characters FROM daily_spending WHERE what = 'characters'`,
    ).all<{ characters: number }>();
    expect(results).toHaveLength(1);
    // Every letter of the text, without the blanks between sentences.
    expect(results[0]!.characters).toBeGreaterThan(text.length * 0.95);
    expect(results[0]!.characters).toBeLessThanOrEqual(text.length);
  });
});
