import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomeParts, narrationOf } from '../../testkit/worker/home-parts.ts';
import type { LoggedEvent } from '../home-storage/event-log.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { GenerationError, RestartAttempt } from './generation-error.ts';

const HOUR_MS = 3_600_000;
const title: LoggedEvent = { type: 'title', title: 'El faro' };

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Admits a generation and does its work, up to where it is to be saved. */
async function written(parts: HomeParts, fingerprint: string): Promise<string> {
  const id = parts.start({ fingerprint });
  const { emit, finish } = parts.jobs.story.attempts.at(-1)!;
  emit(title);
  finish();
  await parts.clock.advance(10_000);
  return id;
}

async function saved(parts: HomeParts, fingerprint: string): Promise<string> {
  const id = await written(parts, fingerprint);
  parts.jobs.story.savings.at(-1)!.finish();
  await parts.clock.advance(0);
  return id;
}

test('the order is read once for every attempt and every saving of a run', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  const request = parts.ledger.byId(id)!.request;
  parts.jobs.story.attempts[0]!.fail(new RestartAttempt('another voice'));
  await parts.clock.advance(0);
  parts.jobs.story.attempts[1]!.finish();
  await parts.clock.advance(0);
  parts.jobs.story.savings[0]!.finish();
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)!.status).toBe('saved');
  expect(parts.jobs.story.ordersRead).toEqual([request]);
  expect(parts.jobs.story.ordersGiven).toEqual([1, 2, 3].map(() => JSON.parse(request)));
});

test('an order that cannot be read ends the generation, with its credit', async () => {
  const parts = new HomeParts();
  parts.jobs.story.readOrder = () => {
    throw new SyntaxError('no JSON');
  };
  const id = parts.start();
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_generation_failed' });
});

test('a successful generation is written and saved once, and no alarm stays set', async () => {
  const parts = new HomeParts();
  const id = await saved(parts, 'a lighthouse');
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'saved', attempt: 1 });
  expect(parts.typesOf(id)).toEqual(['title', 'done']);
  expect(parts.jobs.story.savings.map(({ events }) => events)).toEqual([[title]]);
  await parts.supervisor.onAlarm();
  expect(parts.timers.get('generations')).toBeNull();
});

test('the watchdog alarm is set for fifteen seconds, again and again', async () => {
  const parts = new HomeParts();
  const begun = parts.clock.now();
  parts.start();
  expect(parts.storage.alarms).toEqual([begun + 15_000]);
  await parts.clock.advance(15_000);
  await parts.supervisor.onAlarm();
  expect(parts.storage.alarms.at(-1)).toBe(begun + 30_000);
});

// @spec 9.34
test('a failing save is retried at growing intervals of at most an hour, without end', async () => {
  const parts = new HomeParts();
  const id = await written(parts, 'a lighthouse');
  const waits: number[] = [];
  for (let n = 0; n < 40; n++) {
    parts.jobs.story.savings.at(-1)!.fail(new Error('no answer'));
    await parts.clock.advance(0);
    await parts.supervisor.onAlarm();
    waits.push(parts.storage.alarms.at(-1)! - parts.clock.now());
    await parts.clock.advance(waits.at(-1)!);
  }
  expect(waits[0]).toBe(15_000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(Math.max(...waits)).toBe(HOUR_MS);
  expect(parts.jobs.story.savings).toHaveLength(41);
  parts.jobs.story.savings.at(-1)!.finish();
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'saved' });
  // The next retry uses the initial delay.
  await parts.supervisor.onAlarm();
  await parts.clock.advance(10_000);
  parts.start({ fingerprint: 'next' });
  await parts.supervisor.onAlarm();
  expect(parts.storage.alarms.at(-1)! - parts.clock.now()).toBe(15_000);
});

test('an unsaved written story keeps its events while newer ones are made', async () => {
  const parts = new HomeParts();
  const stuck = await written(parts, 'a lighthouse');
  parts.jobs.story.savings.at(-1)!.fail(new Error('no answer'));
  await parts.clock.advance(0);
  const newer: string[] = [];
  for (let n = 0; n < 6; n++) newer.push(await saved(parts, `newer ${n}`));
  // The newest four that were saved when the last one began can be replayed from the log.
  expect(newer.map((id) => parts.log.has(id))).toEqual([false, true, true, true, true, true]);
  expect(parts.typesOf(stuck)).toEqual(['title']);
  await parts.supervisor.onAlarm();
  expect(parts.jobs.story.savings.at(-1)!.events).toEqual([title]);
});

test('a half-written story is restarted once after its object died', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  parts.jobs.story.attempts[0]!.emit(title);
  parts.restart();
  parts.supervisor.recover();
  expect(parts.typesOf(id)).toEqual(['reset']);
  expect(parts.jobs.story.attempts).toHaveLength(1);
  parts.restart();
  parts.supervisor.recover();
  expect(parts.jobs.story.attempts).toHaveLength(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_generation_failed' });
  expect(parts.typesOf(id)).toEqual(['reset', 'error']);
});

test('events of an aborted attempt are dropped', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  const [old] = parts.jobs.story.attempts;
  parts.restart();
  parts.supervisor.recover();
  old!.emit(title);
  old!.finish();
  await parts.clock.advance(0);
  expect(parts.typesOf(id)).toEqual(['reset']);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'running', attempt: 2 });
});

test('a restarted job has no more than its initial time when the clock is set back', async () => {
  const parts = new HomeParts();
  const id = parts.start({ timeLimit: 110_000 });
  await parts.clock.advance(-3_600_000);
  parts.restart();
  parts.supervisor.recover();
  await parts.clock.advance(110_000);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_timed_out' });
});

// @spec 9.7, 9.8
test('a job is aborted exactly at its deadline and refunded', async () => {
  const parts = new HomeParts();
  const id = parts.start({ timeLimit: 110_000 });
  await parts.clock.advance(109_999);
  expect(parts.ledger.byId(id)?.status).toBe('running');
  await parts.clock.advance(1);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_timed_out' });
  expect(parts.jobs.story.attempts[0]!.signal.aborted).toBe(true);
});

test('a restarted job keeps its first deadline', async () => {
  const parts = new HomeParts();
  const id = parts.start({ timeLimit: 110_000 });
  await parts.clock.advance(100_000);
  parts.restart();
  parts.supervisor.recover();
  await parts.clock.advance(9_999);
  expect(parts.ledger.byId(id)?.status).toBe('running');
  await parts.clock.advance(1);
  expect(parts.ledger.byId(id)?.status).toBe('refunded');
});

test('a generation past its deadline is not restarted', () => {
  const parts = new HomeParts();
  const id = parts.start({ timeLimit: 0 });
  parts.restart();
  parts.supervisor.recover();
  expect(parts.jobs.story.attempts).toHaveLength(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_timed_out' });
});

test('the alarm leaves running work alone', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  await parts.supervisor.onAlarm();
  expect(parts.jobs.story.attempts).toHaveLength(1);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'running', attempt: 1 });
});

test('a final failure of saving refunds the generation instead of retrying', async () => {
  const parts = new HomeParts();
  const id = await written(parts, 'a lighthouse');
  parts.jobs.story.savings[0]!.fail(new GenerationError('session_ended'));
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'session_ended' });
});

test('the end of a job is reported once; a stop or an earlier abort is not', async () => {
  const parts = new HomeParts();
  const failure = new Error('no answer');
  const { jobs, ended, supervisor } = parts;
  parts.start({ fingerprint: 'a lighthouse' });
  jobs.story.attempts[0]!.finish();
  await parts.clock.advance(10_000);
  parts.start({ fingerprint: 'a boat' });
  jobs.story.attempts[1]!.fail(failure);
  await parts.clock.advance(10_000);
  const ofTwo = [
    { kind: 'story', failure: null },
    { kind: 'story', failure },
  ];
  expect(ended).toEqual(ofTwo);
  const stopped = parts.start({ fingerprint: 'a whale' });
  supervisor.stop(stopped, 'story_stopped');
  jobs.story.attempts[2]!.fail(new Error('broken stream'));
  await parts.clock.advance(10_000);
  expect(ended).toEqual(ofTwo);
  parts.start({ fingerprint: 'a wave', timeLimit: 5_000 });
  await parts.clock.advance(5_000);
  jobs.story.attempts[3]!.fail(new Error('broken stream'));
  await parts.clock.advance(10_000);
  expect(ended).toEqual([...ofTwo, { kind: 'story', failure: new GenerationError('story_timed_out') }]);
  parts.start({ fingerprint: 'a cave' });
  const ending = supervisor.endAll('session_ended');
  jobs.story.attempts[4]!.fail(new Error('broken stream'));
  await parts.clock.advance(10_000);
  await ending;
  expect(ended).toHaveLength(3);
});

test('a stop aborts the job, logs the error and refunds at once', () => {
  const parts = new HomeParts();
  const id = parts.start();
  parts.supervisor.stop(id, 'story_stopped');
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_stopped' });
  expect(parts.typesOf(id)).toEqual(['error']);
  expect(parts.jobs.story.attempts[0]!.signal.reason).toMatchObject({ code: 'story_stopped' });
});

test('a failed generation logs neither a second error nor a result', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  const { fail, emit } = parts.jobs.story.attempts[0]!;
  fail(new GenerationError('rate_limited', 'slow down', 7));
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ failure: 'rate_limited', retryAfter: 7 });
  parts.supervisor.stop(id, 'story_stopped');
  expect(() => emit(title)).toThrow();
  expect(parts.typesOf(id)).toEqual(['error']);
  expect(parts.ledger.byId(id)).toMatchObject({ failure: 'rate_limited' });
});

test('a written story is saved before its deletion, and a failure to save is answered', async () => {
  const parts = new HomeParts();
  const id = await written(parts, 'a lighthouse');
  const first = parts.supervisor.finishSaving(id);
  parts.jobs.story.savings[0]!.fail(new Error('no answer'));
  expect(await first).toBe(false);
  const second = parts.supervisor.finishSaving(id);
  await parts.clock.advance(0);
  parts.jobs.story.savings[1]!.finish();
  expect(await second).toBe(true);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'saved' });
  expect(await parts.supervisor.finishSaving(id)).toBe(true);
  expect(parts.jobs.story.savings).toHaveLength(2);
});

test('a written narration is saved before the deletion of its story', async () => {
  const parts = new HomeParts();
  const story = await saved(parts, 'a lighthouse');
  await parts.clock.advance(10_000);
  const id = parts.start(narrationOf(story, 'a voice'));
  parts.jobs.narration.attempts[0]!.finish();
  await parts.clock.advance(0);
  const first = parts.supervisor.endSoundsOf(story);
  // Its row may have been written: it is neither spent nor refunded.
  parts.jobs.narration.savings[0]!.fail(new Error('no answer'));
  expect(await first).toBe(false);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'written' });

  const second = parts.supervisor.endSoundsOf(story);
  await parts.clock.advance(0);
  parts.jobs.narration.savings[1]!.finish();
  expect(await second).toBe(true);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'saved' });
});

test('a running narration is aborted and refunded before the deletion of its story', async () => {
  const parts = new HomeParts();
  const story = await saved(parts, 'a lighthouse');
  await parts.clock.advance(10_000);
  const id = parts.start(narrationOf(story, 'a voice'));
  const { signal, fail } = parts.jobs.narration.attempts[0]!;
  const ended = parts.supervisor.endSoundsOf(story);
  expect(signal.aborted).toBe(true);
  fail(signal.reason);
  expect(await ended).toBe(true);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'not_found' });
});

test.each(['narration', 'sleep'] as const)(
  'a deletion waits up to ten seconds for an aborted %s that still stores its file',
  async (kind) => {
    const parts = new HomeParts();
    const story = await saved(parts, 'a lighthouse');
    await parts.clock.advance(10_000);
    const narration = narrationOf(story, 'a voice');
    const edition = { kind: 'sleep', minutes: 5 } as const;
    const request = { ...narration.request, narrationId: 'n', edition };
    parts.start(kind === 'narration' ? narration : { kind, storyId: story, fingerprint: 'n', request });
    const { finish } = parts.jobs[kind].attempts[0]!;
    const end = async () => {
      let isOver = false;
      const ending = parts.supervisor.endSoundsOf(story).then(() => {
        isOver = true;
      });
      return { ending, isOver: () => isOver };
    };
    const first = await end();
    await parts.clock.advance(1000);
    expect(first.isOver()).toBe(false);
    finish();
    await first.ending;
    // A refunded generation saves nothing.
    expect(parts.jobs[kind].savings).toEqual([]);

    parts.start({ ...narrationOf(story, 'another voice') });
    const second = await end();
    await parts.clock.advance(9_999);
    expect(second.isOver()).toBe(false);
    await parts.clock.advance(1);
    await second.ending;
  },
);

test('the end of all generations waits at most ten seconds for an aborted job', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  let isOver = false;
  const ending = parts.supervisor.endAll('session_ended').then(() => {
    isOver = true;
  });
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'session_ended' });
  await parts.clock.advance(9_999);
  expect(isOver).toBe(false);
  await parts.clock.advance(1);
  expect(isOver).toBe(true);
  await ending;
});

test('a job that requests a restart runs another attempt, whose first event is a reset', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  const [first] = parts.jobs.story.attempts;
  first!.emit(title);
  first!.fail(
    new RestartAttempt('another voice', { cause: new ProviderError('audio_generation_failed', 'gone') }),
  );
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'running', attempt: 2, restarts: 1 });
  expect(first!.signal.aborted).toBe(true);
  const second = parts.jobs.story.attempts[1]!;
  expect(second.signal.aborted).toBe(false);
  second.finish();
  await parts.clock.advance(0);
  parts.jobs.story.savings[0]!.finish();
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'saved', attempt: 2 });
  expect(
    parts.log.after(id, { attempt: 0, seq: 0 }).map(({ attempt, event }) => [attempt, event.type]),
  ).toEqual([
    [2, 'reset'],
    [2, 'done'],
  ]);
  expect(parts.ended).toEqual([{ kind: 'story', failure: null }]);
});

test('the fifth restart request fails the generation with its cause', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  const cause = new ProviderError('rate_limited', 'slow down', 7);
  for (let attempt = 0; attempt < 5; attempt++) {
    parts.jobs.story.attempts[attempt]!.fail(new RestartAttempt('another voice', { cause }));
    await parts.clock.advance(0);
  }
  expect(parts.jobs.story.attempts).toHaveLength(5);
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'rate_limited', retryAfter: 7 });
  expect(parts.ended).toEqual([{ kind: 'story', failure: cause }]);
});

test('a requested restart does not use up the attempt after a crash', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  parts.jobs.story.attempts[0]!.fail(new RestartAttempt('another voice'));
  await parts.clock.advance(0);
  parts.restart();
  parts.supervisor.recover();
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'running', attempt: 3 });
  parts.restart();
  parts.supervisor.recover();
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded' });
});

test('a stop aborts the restarted attempt', async () => {
  const parts = new HomeParts();
  const id = parts.start();
  parts.jobs.story.attempts[0]!.fail(new RestartAttempt('another voice'));
  await parts.clock.advance(0);
  parts.supervisor.stop(id, 'story_stopped');
  expect(parts.jobs.story.attempts[1]!.signal.reason).toMatchObject({ code: 'story_stopped' });
  expect(parts.ledger.byId(id)).toMatchObject({ status: 'refunded', failure: 'story_stopped' });
});

test('the alarm is set before any failure, and a new order gets the short interval', async () => {
  const parts = new HomeParts();
  await written(parts, 'a lighthouse');
  for (let n = 0; n < 12; n++) {
    parts.jobs.story.savings.at(-1)!.fail(new Error('no answer'));
    await parts.clock.advance(0);
    await parts.supervisor.onAlarm();
  }
  parts.start({ fingerprint: 'next' });
  await parts.supervisor.onAlarm();
  expect(parts.storage.alarms.at(-1)! - parts.clock.now()).toBe(15_000);
  const { length } = parts.storage.alarms;
  vi.spyOn(parts.supervisor, 'recover').mockImplementation(() => {
    throw new Error('no storage');
  });
  await parts.supervisor.onAlarm().catch(() => {});
  expect(parts.storage.alarms).toHaveLength(length + 1);
});

test('a waking object without an alarm sets one for unsettled generations', async () => {
  const parts = new HomeParts();
  const begun = parts.clock.now();
  const id = await written(parts, 'a lighthouse');
  parts.jobs.story.savings.at(-1)!.fail(new Error('no answer'));
  await parts.clock.advance(0);
  parts.storage.loseAlarm();
  parts.restart();
  const { length } = parts.storage.alarms;
  parts.supervisor.recover();
  await parts.clock.advance(0);
  expect(parts.ledger.byId(id)?.status).toBe('written');
  expect(parts.storage.alarms.slice(length)).toEqual([begun + 15_000]);
  // An existing alarm is kept.
  parts.restart();
  parts.supervisor.recover();
  await parts.clock.advance(0);
  expect(parts.storage.alarms).toHaveLength(length + 1);
});

test('a waking object without unsettled generations sets no alarm', async () => {
  const parts = new HomeParts();
  await saved(parts, 'a lighthouse');
  parts.storage.loseAlarm();
  parts.restart();
  const { length } = parts.storage.alarms;
  parts.supervisor.recover();
  await parts.clock.advance(0);
  expect(parts.storage.alarms).toHaveLength(length);
});
