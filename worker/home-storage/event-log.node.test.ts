import { expect, test } from 'vitest';
import { HomeParts } from '../../testkit/worker/home-parts.ts';
import { eventStream } from '../generation/event-stream.ts';
import { type LoggedEvent, parseCursor } from './event-log.ts';

const sentence = (index: number): LoggedEvent => ({
  type: 'sentence',
  index,
  paragraph: 0,
  text: `${index}.`,
  // No listener gets it.
  speech: [{ by: 's1', start: 0, end: 1 }],
});

test('the log numbers events from one in each attempt and returns those after a cursor', () => {
  const { log } = new HomeParts();
  for (const index of [0, 1, 2]) log.append('g', 1, sentence(index));
  log.append('another', 1, sentence(9));
  const idsAfter = (attempt: number, seq: number) =>
    log.after('g', { attempt, seq }).map((entry) => `${entry.attempt}-${entry.seq}`);
  expect(idsAfter(0, 0)).toEqual(['1-1', '1-2', '1-3']);
  expect(idsAfter(1, 2)).toEqual(['1-3']);
  expect(idsAfter(1, 3)).toEqual([]);
  log.reset('g', 2);
  log.append('g', 2, sentence(0));
  // A cursor of the earlier attempt continues at the reset of the new one.
  expect(idsAfter(1, 3)).toEqual(['2-1', '2-2']);
  expect(idsAfter(1, 9)).toEqual(['2-1', '2-2']);
  expect(idsAfter(2, 1)).toEqual(['2-2']);
});

test.each([
  ['3-14', { attempt: 3, seq: 14 }],
  [null, { attempt: 0, seq: 0 }],
  ['', { attempt: 0, seq: 0 }],
  ['3', { attempt: 0, seq: 0 }],
  ['-1-2', { attempt: 0, seq: 0 }],
  ['1-2-3', { attempt: 0, seq: 0 }],
  ['1-9999999999', { attempt: 0, seq: 0 }],
])('the last event %j is the cursor %j', (lastEventId, cursor) => {
  expect(parseCursor(lastEventId)).toEqual(cursor);
});

test('the log of a failed generation keeps its last event under the same number', () => {
  const { log } = new HomeParts();
  log.append('g', 1, { type: 'start', generationId: 'g' });
  log.append('g', 1, { type: 'title', title: 'El faro' });
  log.append('g', 1, sentence(0));
  log.append('g', 1, { type: 'error', code: 'story_stopped', retryAfter: null });
  log.append('another', 1, sentence(0));
  log.forgetText('g');
  const left = log.after('g', { attempt: 0, seq: 0 });
  expect(left.map(({ seq, event }) => [seq, event.type])).toEqual([
    [1, 'start'],
    [4, 'error'],
  ]);
  expect(log.has('another')).toBe(true);
});

const decoded = async (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  new TextDecoder().decode((await reader.read()).value);

const listener = {
  lastEventId: null,
  language: 'es',
  requestId: 'a-request',
  origin: 'http://api.test',
} as const;

test('the stream sends a heartbeat often enough for a client with a 45-second limit to miss one', async () => {
  const { log } = new HomeParts();
  const waited: number[] = [];
  log.changed = async (_, timeoutMs) => {
    waited.push(timeoutMs);
    return false;
  };
  const reader = eventStream(log, 'g', listener, () => true).getReader();
  for (let n = 0; n < 3; n++) expect(await decoded(reader)).toBe(': still here\n\n');
  for (const ms of waited) {
    expect(ms * 2).toBeLessThan(45_000);
    // A phone's radio is not woken for nothing either.
    expect(ms).toBeGreaterThanOrEqual(10_000);
  }
  await reader.cancel();
});

test('the stream sends stored events, then each new one, and closes after the last', async () => {
  const { log } = new HomeParts();
  log.append('g', 1, sentence(0));
  log.append('g', 1, sentence(1));
  const reader = eventStream(log, 'g', { ...listener, lastEventId: '1-1' }, () => true).getReader();
  expect(await decoded(reader)).toBe(
    'id: 1-2\nevent: sentence\ndata: {"type":"sentence","index":1,"paragraph":0,"text":"1."}\n\n',
  );
  const next = decoded(reader);
  log.append('another', 1, sentence(7));
  log.append('g', 1, { type: 'error', code: 'rate_limited', retryAfter: 7 });
  const last = await next;
  expect(last).toContain('id: 1-3\nevent: error\n');
  expect(JSON.parse(last.split('data: ')[1]!)).toMatchObject({
    type: 'error',
    error: { code: 'rate_limited', retryAfter: 7, requestId: 'a-request' },
  });
  expect((await reader.read()).done).toBe(true);
});

test('the stream closes when its log was pruned, also for a slow reader', async () => {
  const { log } = new HomeParts();
  log.append('g', 1, sentence(0));
  let isUnderWay = true;
  const waiting = eventStream(log, 'g', listener, () => isUnderWay).getReader();
  expect(await decoded(waiting)).toContain('id: 1-1');
  const next = waiting.read();
  isUnderWay = false;
  log.forget('g');
  expect((await next).done).toBe(true);
  const late = eventStream(log, 'g', { ...listener, lastEventId: '1-1' }, () => isUnderWay).getReader();
  expect((await late.read()).done).toBe(true);
});

test('the cast is kept for the story and has no place among the events that are sent', () => {
  const { log } = new HomeParts();
  const cast = [{ id: 's1', name: 'el zorro', age: 'adult' as const, gender: null }];
  log.append('g', 1, sentence(0));
  log.append('g', 1, { type: 'cast', cast });
  log.append('g', 1, sentence(1));
  expect(log.after('g', { attempt: 0, seq: 0 }).map(({ seq, event }) => [seq, event.type])).toEqual([
    [1, 'sentence'],
    [2, 'sentence'],
  ]);
  expect(log.all('g').map(({ type }) => type)).toEqual(['cast', 'sentence', 'sentence']);
});
