import { afterEach, expect, test, vi } from 'vitest';
import type { StoryEvent } from '../../../contract/schemas/events.ts';
import type { ApiClient, ApiRequest } from './create-client.ts';
import { followEvents, reconnectDelay } from './event-stream.ts';
import { Problem } from './problem.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Call = { path: string; request: ApiRequest };
type Answer = { events: string; thenFails?: boolean; staysOpen?: boolean; type?: string } | Problem;

const event = (id: string, data: { type: string } & Record<string, unknown>) =>
  `id: ${id}\nevent: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const start = (id = '1-1') => event(id, { type: 'start', generationId: 'g1' });
const sentence = (id: string, text: string) => event(id, { type: 'sentence', index: 0, paragraph: 0, text });
const title = (id: string, text: string) => event(id, { type: 'title', title: text });
const error = (id: string) => event(id, { type: 'error', error: { code: 'story_stopped' } });

/** Server with a list of answers, one per request. */
function server(...answers: Answer[]): { client: ApiClient; calls: Call[] } {
  const calls: Call[] = [];
  const send: ApiClient['send'] = async (path, request = {}) => {
    calls.push({ path, request });
    const answer = answers.shift();
    if (!answer) throw new Error('The server was asked once too often.');
    if (answer instanceof Problem) throw answer;
    let sent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!sent) {
          sent = true;
          controller.enqueue(new TextEncoder().encode(answer.events));
        } else if (answer.thenFails) controller.error(new TypeError('network error'));
        else if (!answer.staysOpen) controller.close();
        else {
          return new Promise((_, reject) => {
            request.signal?.addEventListener('abort', () => reject(request.signal?.reason));
          });
        }
      },
    });
    return new Response(body, answer.type ? { headers: { 'content-type': answer.type } } : {});
  };
  const call: ApiClient['call'] = () => Promise.reject(new Error('Not asked for.'));
  return { client: { send, call }, calls };
}

function follow(client: ApiClient, generationId?: string) {
  const told: StoryEvent[] = [];
  const connections: string[] = [];
  const waits: number[] = [];
  const begin = generationId
    ? null
    : { path: '/begin', request: { method: 'POST' as const, headers: { 'Idempotency-Key': 'k' } } };
  const following = followEvents<StoryEvent>({
    client,
    begin,
    generationId,
    eventsPath: (id) => `/${id}/events`,
    onEvent: (one) => told.push(one),
    onConnection: (state) => connections.push(state),
    wait: async (ms) => void waits.push(ms),
    random: () => 1,
  });
  return { ...following, told, connections, waits };
}

const types = (told: StoryEvent[]) => told.map(({ type }) => type);

test('a stream delivers event by event and ends after the last one', async () => {
  const { client, calls } = server({ events: start() + title('1-2', 'A') + error('1-3') });
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'title', 'error']);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.request.headers).toMatchObject({ Accept: 'text/event-stream', 'Idempotency-Key': 'k' });
});

test('a lost connection resumes after the last event', async () => {
  const { client, calls } = server(
    { events: start() + title('1-2', 'A'), thenFails: true },
    { events: sentence('1-3', 'B') + error('1-4') },
  );
  const { finished, told, connections } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'title', 'sentence', 'error']);
  expect(calls[1]).toMatchObject({ path: '/g1/events', request: { headers: { 'Last-Event-ID': '1-2' } } });
  expect(connections).toEqual(['connected', 'lost', 'connected']);
});

test('a stream that ends without its last event counts as lost', async () => {
  const { client } = server({ events: start() }, { events: error('1-2') });
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'error']);
});

test('repeated events are delivered once', async () => {
  const { client } = server(
    { events: start() + title('1-2', 'A'), thenFails: true },
    { events: start() + title('1-2', 'A') + sentence('1-3', 'B') + error('1-4') },
  );
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'title', 'sentence', 'error']);
});

test('a new attempt starts with a reset, even when the reset itself was lost', async () => {
  const { client } = server(
    { events: start() + title('1-2', 'A'), thenFails: true },
    { events: title('2-2', 'B') + error('2-3') },
  );
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'title', 'reset', 'title', 'error']);
});

test('a received reset is not repeated', async () => {
  const { client } = server({
    events: start() + event('2-1', { type: 'reset' }) + title('2-2', 'B') + error('2-3'),
  });
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'reset', 'title', 'error']);
});

test('a generation started elsewhere is followed from its first event', async () => {
  const { client, calls } = server({ events: start() + error('1-2') });
  await follow(client, 'g9').finished;
  expect(calls[0]?.path).toBe('/g9/events');
  expect(calls[0]?.request.headers).not.toHaveProperty('Last-Event-ID');
});

test('a refusal is final', async () => {
  const { client, calls } = server(new Problem({ code: 'story_limit_reached', status: 403 }));
  await expect(follow(client).finished).rejects.toMatchObject({ code: 'story_limit_reached' });
  expect(calls).toHaveLength(1);
});

test('an error of what an event causes ends the stream as an error of the app, and is not retried', async () => {
  const { client, calls } = server({ events: start() });
  const { finished } = followEvents<StoryEvent>({
    client,
    begin: { path: '/begin', request: {} },
    eventsPath: (id) => `/events/${id}`,
    onEvent: () => {
      throw new TypeError('list.toSorted is not a function');
    },
  });
  await expect(finished).rejects.toMatchObject({ code: 'page_error' });
  expect(calls).toHaveLength(1);
});

test('a server that was never reached is a problem, a lost one is retried', async () => {
  const unreachable = () => new Problem({ code: 'network' });
  await expect(follow(server(unreachable()).client).finished).rejects.toMatchObject({ code: 'network' });

  const { client, calls } = server({ events: start(), thenFails: true }, unreachable(), unreachable(), {
    events: error('1-2'),
  });
  await follow(client).finished;
  expect(calls).toHaveLength(4);
});

test('a generation lost before its id arrived is restarted with the same key', async () => {
  const { client, calls } = server(
    { events: ': hello\n\n', thenFails: true },
    { events: start() + error('1-2') },
  );
  await follow(client).finished;
  expect(calls.map(({ path }) => path)).toEqual(['/begin', '/begin']);
  expect(calls[1]?.request.headers).toMatchObject({ 'Idempotency-Key': 'k' });
});

test('a refusal of the reconnection ends the stream', async () => {
  const { client } = server(
    { events: start(), thenFails: true },
    new Problem({ code: 'not_found', status: 404 }),
  );
  await expect(follow(client).finished).rejects.toMatchObject({ code: 'not_found' });
});

test('the backoff grows with every failed attempt and resets after an event', async () => {
  const network = () => new Problem({ code: 'network' });
  const { client } = server(
    { events: start(), thenFails: true },
    network(),
    network(),
    { events: title('1-2', 'A'), thenFails: true },
    { events: error('1-3') },
  );
  const { finished, waits } = follow(client);
  await finished;
  expect(waits).toEqual([500, 1000, 2000, 500]);
});

test('the backoff is random over the whole interval and has a maximum', () => {
  expect(reconnectDelay(0, () => 0)).toBe(0);
  expect(reconnectDelay(3, () => 0.5)).toBe(2000);
  expect(reconnectDelay(50, () => 1)).toBe(5000);
});

test('a closed stream delivers no events and sends no requests', async () => {
  const { client, calls } = server({ events: start(), staysOpen: true });
  const { finished, told, close } = follow(client);
  await vi.waitFor(() => expect(types(told)).toEqual(['start']));
  close();
  await finished;
  expect(calls).toHaveLength(1);
});

test('a silent connection is dropped and reopened', async () => {
  vi.useFakeTimers();
  const { client, calls } = server({ events: start(), staysOpen: true }, { events: error('1-2') });
  const { finished, told } = follow(client);
  await vi.advanceTimersByTimeAsync(44_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await finished;
  expect(types(told)).toEqual(['start', 'error']);
  expect(calls).toHaveLength(2);
});

test('events after the last one are dropped, even in the same chunk', async () => {
  const { client } = server({ events: start() + error('1-2') + sentence('1-3', 'Uno.') });
  const { finished, told } = follow(client);
  await finished;
  expect(types(told)).toEqual(['start', 'error']);
});

test.each(['network', 'timeout', 'internal_error', 'database_error'] as const)(
  'a reconnection that fails with %s is retried',
  async (code) => {
    const { client, calls } = server({ events: start() }, new Problem({ code, status: 500 }), {
      events: error('1-2'),
    });
    const { finished, told } = follow(client);
    await finished;
    expect(types(told)).toEqual(['start', 'error']);
    expect(calls).toHaveLength(3);
  },
);

test('a reconnection waits for its backoff, or until the browser is online again', async () => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const { client, calls } = server({ events: start() }, { events: '' }, { events: error('1-2') });
  const { finished } = followEvents({
    client,
    begin: { path: '/begin', request: {} },
    eventsPath: (id) => `/${id}/events`,
    onEvent: () => undefined,
    random: () => 1,
  });
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  // The next one would be a second later.
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toHaveLength(2);
  browser.dispatchEvent(new Event('online'));
  await finished;
  expect(calls).toHaveLength(3);
});

test('a JSON answer is delivered whole and ends the stream', async () => {
  const answer = { audioData: 'SUQz' };
  const client = {
    send: vi.fn(async () => Response.json(answer)),
    call: () => Promise.reject(new Error('Not asked for.')),
  };
  const onAnswer = vi.fn();
  const begin = { path: '/begin', request: { method: 'POST' as const } };
  const following = followEvents({ client, begin, eventsPath: (id) => id, onEvent: vi.fn(), onAnswer });
  await following.finished;
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  expect(client.send).toHaveBeenCalledOnce();
});

test("a proxy's page in place of a stream is a lost connection", async () => {
  const { client, calls } = server(
    { events: start() },
    { events: '<html>', type: 'text/html' },
    { events: error('1-2') },
  );
  const { finished, told } = follow(client);
  await finished;
  expect(calls.map(({ path }) => path)).toEqual(['/begin', '/g1/events', '/g1/events']);
  expect(told.map(({ type }) => type)).toEqual(['start', 'error']);
});

test('an event without JSON ends the stream with a problem', async () => {
  const { client } = server({ events: `${start()}id: 1-2\ndata: {"type":\n\n` });
  const { finished } = follow(client);
  await expect(finished).rejects.toMatchObject({ code: 'unexpected_answer' });
});

test('a page that joins a running story tries again after a passing failure of its first connection', async () => {
  const unavailable = new Problem({ code: 'database_error', status: 503 });
  const { client, calls } = server(unavailable, { events: start() + error('1-2') });
  const { finished, told } = follow(client, 'g1');
  await finished;
  expect(types(told)).toEqual(['start', 'error']);
  expect(calls.map(({ path }) => path)).toEqual(['/g1/events', '/g1/events']);
});

test.each([
  ['read', 'pictures'],
  ['pictures', 'read'],
])('a stream is over when all that its end promised has come, in any order: %s, %s', async (first, last) => {
  const done = event('1-2', { type: 'done', beingRead: true, beingDrawn: true });
  const { client, calls } = server(
    { events: start() + done + event('1-3', { type: first }) },
    { events: event('1-4', { type: last }), staysOpen: true },
  );
  const { told, finished } = follow(client);
  await finished;
  expect(told.map(({ type }) => type)).toEqual(['start', 'done', first, last]);
  expect(calls).toHaveLength(2);
});
