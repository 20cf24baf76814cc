import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/schemas/error-body.ts';
import type { StoryEvent } from '../../contract/schemas/events.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { type Caps, setCaps } from '../../testkit/worker/capped.ts';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { readEvents } from '../../testkit/worker/events.ts';
import { mailsArrived, mailsTo } from '../../testkit/worker/inbox.ts';
import { newPerson, type Person } from '../../testkit/worker/person.ts';
import { recordedD1 } from '../../testkit/worker/recorded-d1.ts';
import type { Generation, Ledger } from '../home/ledger.ts';
import type { Buyer } from '../plan/plan.ts';
import { checkToday, spendToday } from './daily-cap.ts';
import { REAL_SERVICES } from './external-services.ts';
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
      Array.from({ length: 40 }, () => spendToday(settings, 'stories', 'premium', 1, NOON)),
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
    for (const hours of [2, 11])
      await spendToday(settings, 'stories', 'premium', 1, NOON + hours * HOUR_MS).catch(() => {});
    await scheduler.wait(200);
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toHaveLength(2);
    await outcomes([spendToday(settings, 'stories', 'premium', 1, NOON + HOUR_MS)]);
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toHaveLength(2);
  });

  test('give free accounts one half, and nothing of Premium’s unused half', async () => {
    const settings = capped({ DAILY_STORIES: '10' });
    const free = await outcomes(
      Array.from({ length: 12 }, () => spendToday(settings, 'stories', 'free', 1, NOON)),
    );
    expect(free.spent).toBe(5);
    await expect(checkToday(settings, 'stories', 'free', NOON)).rejects.toMatchObject({
      code: 'daily_limit_reached',
    });
    await checkToday(settings, 'stories', 'premium', NOON);
    const premium = await outcomes(
      Array.from({ length: 12 }, () => spendToday(settings, 'stories', 'premium', 1, NOON)),
    );
    expect(premium.spent).toBe(5);
    const both = await outcomes([
      checkToday(settings, 'stories', 'premium', NOON),
      spendToday(settings, 'stories', 'free', 1, NOON),
    ]);
    expect(both.spent).toBe(0);
    // The next day starts at zero.
    await checkToday(settings, 'stories', 'free', NOON + DAY_MS / 2);
  });

  test('leave free accounts no more than their part after Premium’s use, and nothing of a full day', async () => {
    const settings = capped({ DAILY_SPOKEN_CHARACTERS: '1000' });
    await spendToday(settings, 'characters', 'premium', 900, NOON);
    await spendToday(settings, 'characters', 'free', 100, NOON);
    expect((await outcomes([spendToday(settings, 'characters', 'free', 1, NOON)])).spent).toBe(0);
  });

  test('start at zero at midnight UTC, with another mail for the new day', async () => {
    const settings = capped({ DAILY_STORIES: '1' });
    await spendToday(settings, 'stories', 'premium', 1, NOON);
    const almost = NOON + DAY_MS / 2 - 1;
    const { refused } = await outcomes([spendToday(settings, 'stories', 'premium', 1, almost)]);
    expect(refused).toMatchObject([{ retryAfter: 1 }]);
    await mailsArrived(settings.ADMIN_ADDRESS, 1);
    await spendToday(settings, 'stories', 'premium', 1, almost + 1);
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
    await spendToday(settings, 'stories', 'premium', 1, NOON);
    expect(await spentOn('2026-11-21')).toEqual({ stories: 1, characters: 1200 });
  });

  test('count and refuse nothing without a cap, and refuse everything with a cap of 0', async () => {
    for (const DAILY_STORIES of ['', 'none', undefined]) {
      const { db, statements } = recordedD1(env.DB);
      await spendToday({ ...capped({ DAILY_STORIES }), DB: db }, 'stories', 'premium', 1, NOON);
      expect(statements).toEqual([]);
    }
    const { spent } = await outcomes([
      spendToday(capped({ DAILY_STORIES: '0' }), 'stories', 'premium', 1, NOON),
    ]);
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
    await checkToday(settings, 'stories', 'free', NOON);
    // The cap of translations is no setting and sends no mail.
    expect(await mailsTo(settings.ADMIN_ADDRESS)).toEqual([]);
  });

  test('retry the administrator’s mail at the next refusal when it was not accepted', async () => {
    const settings = capped({ DAILY_STORIES: '1' });
    const bouncing = { ...settings, ADMIN_ADDRESS: `bounce-${crypto.randomUUID()}@example.org` };
    await spendToday(bouncing, 'stories', 'premium', 1, NOON);
    await expect
      .poll(async () => (await env.DB.prepare('SELECT * FROM admin_notices').all()).results)
      .toEqual([]);
    await outcomes([spendToday(settings, 'stories', 'premium', 1, NOON + 1)]);
    await mailsArrived(settings.ADMIN_ADDRESS, 1);
  });

  test('cost three D1 requests before a story is written: two for the day, one for the mailbox', async () => {
    const { user } = await newPerson();
    const { db, statements } = recordedD1(env.DB);
    const deps = storyDeps(
      { ...capped({ DAILY_STORIES: '9' }), DB: db },
      REAL_SERVICES,
      { lastVoice: () => null, byId: () => null } as unknown as Ledger,
      () => user.id,
      { failed: () => {} },
    );
    const generation = { id: 'a', plan: { kind: 'free' }, deadline: Date.now() } as Generation;
    const { writers, userDigest } = await deps.begin(generation);
    await deps.count(generation);
    const order = { system: 'x', user: 'un faro', temperature: 1, maxTokens: 100, userDigest };
    await writers[0]!.stream(order, new AbortController().signal)[Symbol.asyncIterator]().next();
    const ofTheDay = expect.stringContaining('daily_spending');
    const ofTheMailbox = expect.stringContaining('free_stories');
    expect(statements.map(({ sql }) => sql)).toEqual([ofTheDay, ofTheMailbox, ofTheDay]);
  });
});

describe('a user at a reached cap', () => {
  let person: Person;
  beforeEach(async () => {
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
    expect((await env.DB.prepare('SELECT * FROM daily_spending').all()).results).toEqual([]);
  });

  test('still gets cached speech, at another speed and with other music too', async () => {
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
