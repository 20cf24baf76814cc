import { describe, expect, test } from 'vitest';
import { HandReading, HomeParts } from '../../testkit/worker/home-parts.ts';

const SECOND_OPINION_MS = 3_000;

const settled = () => new Promise((resolve) => setImmediate(resolve));

const TITLE = { type: 'title', title: 'El faro' } as const;
const SENTENCE = { type: 'sentence', index: 0, paragraph: 0, text: 'Uno vino.' } as const;

/** A finished story and the outcome of its last reading. */
async function told(parts = new HomeParts(), { isSaved = true } = {}) {
  const id = parts.start();
  const attempt = parts.jobs.story.attempts.at(-1)!;
  attempt.emit(TITLE);
  attempt.emit(SENTENCE);
  const reading = new HandReading();
  attempt.finish(reading);
  await settled();
  if (isSaved) {
    parts.jobs.story.savings.at(-1)!.finish();
    await settled();
  }
  return { parts, id, reading };
}

const statusOf = (parts: HomeParts, id: string) => parts.ledger.byId(id)!.status;
const lastEventOf = (parts: HomeParts, id: string) =>
  parts.log.after(id, { attempt: 0, seq: 0 }).at(-1)?.event;
const spent = (parts: HomeParts) => parts.ledger.storiesSpent({ kind: 'premium', periodStart: 1 });

/** Every row of the object, as text. */
const kept = (parts: HomeParts) =>
  ['generations', 'events', 'pending_readings'].map((table) =>
    JSON.stringify(parts.storage.sql.exec(`SELECT * FROM ${table}`).toArray()),
  );

describe('a story with a pending reading', () => {
  test('is saved and done at once, and its reading ends afterwards', async () => {
    const { parts, id, reading } = await told();
    expect(statusOf(parts, id)).toBe('saved');
    expect(lastEventOf(parts, id)).toMatchObject({ type: 'done', beingRead: true });
    expect(parts.readings.isPending(id)).toBe(true);
    reading.finish(null);
    await settled();
    expect(lastEventOf(parts, id)).toEqual({ type: 'read' });
    expect([parts.readings.isPending(id), parts.readings.isAnyOpen()]).toEqual([false, false]);
    expect(parts.read).toMatchObject([{ id, unread: { unread: 0 } }]);
  });

  test('ends without `beingRead` when its reading ended before it was saved', async () => {
    const { parts, id, reading } = await told(new HomeParts(), { isSaved: false });
    reading.finish(null);
    await settled();
    parts.jobs.story.savings[0]!.finish();
    await settled();
    expect(lastEventOf(parts, id)).not.toHaveProperty('beingRead');
    expect(parts.typesOf(id).filter((type) => type === 'read' || type === 'done')).toEqual(['done']);
  });

  test('stays, and counts as unread, when no reader answers within three seconds', async () => {
    const { parts, id } = await told();
    await parts.clock.advance(SECOND_OPINION_MS - 1);
    expect(parts.readings.isPending(id)).toBe(true);
    await parts.clock.advance(1);
    expect([parts.readings.isPending(id), statusOf(parts, id)]).toEqual([false, 'saved']);
    expect(parts.read).toMatchObject([{ id, unread: { unread: 1 } }]);
  });

  test('makes requests for it wait until the reading ends', async () => {
    const { parts, id, reading } = await told();
    let isOver = false;
    parts.readings.over(id).then(() => {
      isOver = true;
    });
    await settled();
    expect(isOver).toBe(false);
    reading.finish('danger');
    await settled();
    expect([isOver, parts.ledger.isWithdrawn(id)]).toEqual([true, true]);
  });
});

describe('a story with a late objection', () => {
  test.each([true, false])(
    'is withdrawn: credit, events, row and files (saved before: %s)',
    async (isSaved) => {
      const { parts, id, reading } = await told(new HomeParts(), { isSaved });
      expect(spent(parts)).toBe(1);
      reading.finish('grooming');
      await settled();
      expect([statusOf(parts, id), parts.ledger.byId(id)!.failure]).toEqual(['refunded', 'story_withdrawn']);
      expect(spent(parts)).toBe(0);
      expect(parts.typesOf(id)).toEqual(['error']);
      expect(parts.withdrawn).toMatchObject([{ id, objection: 'grooming' }]);
      expect(parts.withdrawn[0]!.request.topic).toBe('a lighthouse');
      for (const rows of kept(parts)) expect(rows).not.toMatch(/faro|Uno vino/);
      if (!isSaved) {
        // A pending save could follow the deletion.
        expect(parts.erasures).toEqual([]);
        parts.jobs.story.savings[0]!.finish();
        await settled();
        expect(parts.typesOf(id)).toEqual(['error']);
      }
      expect(parts.erasures).toHaveLength(1);
      parts.erasures[0]!.finish();
      await settled();
      expect(parts.readings.isAnyOpen()).toBe(false);
    },
  );

  test('counts among the refusals of the day', async () => {
    const { parts, reading } = await told();
    reading.finish('danger');
    await settled();
    const counts = parts.ledger.storyCounts({ kind: 'premium', periodStart: 1 }, parts.clock.now());
    expect(counts).toMatchObject({ refusals: 1, spent: 0 });
  });

  test('is erased by the alarm after a failed erasure', async () => {
    const { parts, reading } = await told();
    reading.finish('danger');
    await settled();
    parts.erasures[0]!.fail(new Error('D1 is down'));
    await settled();
    expect(parts.readings.isAnyOpen()).toBe(true);
    await parts.supervisor.onAlarm();
    expect(await parts.storage.getAlarm()).not.toBeNull();
    await settled();
    expect(parts.erasures).toHaveLength(2);
    parts.erasures[1]!.finish();
    await settled();
    expect([parts.readings.isAnyOpen(), parts.withdrawn.length]).toEqual([false, 1]);
  });
});

describe('a restarted object', () => {
  test('starts a pending reading again, with the order and the text', async () => {
    const { parts, id } = await told();
    parts.restart();
    parts.supervisor.recover();
    const [again] = parts.readAgain;
    expect(again!.request.topic).toBe('a lighthouse');
    expect(again!.events).toEqual(expect.arrayContaining([TITLE, SENTENCE]));
    again!.reading.finish('danger');
    await settled();
    expect([statusOf(parts, id), spent(parts)]).toEqual(['refunded', 0]);
    expect(parts.erasures).toHaveLength(1);
  });

  test('counts a reading that died twice as unread, and keeps the story', async () => {
    const { parts, id } = await told();
    for (let n = 0; n < 2; n++) {
      parts.restart();
      parts.supervisor.recover();
    }
    expect(parts.readAgain).toHaveLength(1);
    expect([parts.readings.isAnyOpen(), statusOf(parts, id)]).toEqual([false, 'saved']);
    expect(parts.read).toMatchObject([{ id, unread: { unread: 1 } }]);
    expect(lastEventOf(parts, id)).toEqual({ type: 'read' });
  });

  test('resumes an erasure without reporting the withdrawal again', async () => {
    const { parts, id, reading } = await told();
    reading.finish('danger');
    await settled();
    parts.restart();
    parts.supervisor.recover();
    await settled();
    expect(parts.erasures.map((erasure) => erasure.id)).toEqual([id, id]);
    expect([parts.withdrawn.length, parts.readAgain.length]).toEqual([1, 0]);
  });

  test('sets an alarm for a pending reading without unfinished generations', async () => {
    const { parts } = await told();
    parts.storage.loseAlarm();
    parts.restart();
    parts.supervisor.recover();
    await settled();
    expect(await parts.storage.getAlarm()).not.toBeNull();
  });

  test('starts no second reading on an alarm while one runs', async () => {
    const { parts } = await told();
    await parts.supervisor.onAlarm();
    expect(parts.readAgain).toEqual([]);
  });
});

test('a deleted story is not withdrawn by a late objection', async () => {
  const { parts, id, reading } = await told();
  await Promise.all([parts.readings.drop(id), parts.clock.advance(0)]);
  reading.finish('danger');
  await settled();
  expect([statusOf(parts, id), parts.withdrawn, parts.readings.isAnyOpen()]).toEqual(['saved', [], false]);
});
