import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Story, StoryRequest } from '../../../../../contract/schemas/stories.ts';
import type { ApiClient, ApiRequest } from '../../../api/create-client.ts';
import { Problem, problemFromBody } from '../../../api/problem.ts';
import { createStore } from '../../../lib/store.ts';
import { IDLE, type StoryState } from '../story-state.ts';
import { createStoryRunner, type StoryRunnerDeps } from './story-runner.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REQUEST = { topic: 'un faro', storyLength: 'short', language: 'es' } as StoryRequest;

/** Stream that the test writes into. */
function stream() {
  let write: (text: string) => void = () => undefined;
  let fail: (thrown: Error) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (text) => controller.enqueue(new TextEncoder().encode(text));
      fail = (thrown) => controller.error(thrown);
    },
  });
  let seq = 0;
  return {
    response: new Response(body),
    tell(event: { type: string } & Record<string, unknown>) {
      seq += 1;
      write(`id: 1-${seq}\ndata: ${JSON.stringify(event)}\n\n`);
    },
    cut: () => fail(new TypeError('network error')),
  };
}

function setUp(overrides: Partial<StoryRunnerDeps> = {}) {
  const calls: { path: string; request: ApiRequest }[] = [];
  const answers: (Response | Problem)[] = [];
  const answer = async (path: string, request: ApiRequest = {}) => {
    calls.push({ path, request });
    const next = answers.shift();
    if (!next) throw new Error(`Nothing to answer ${path} with.`);
    if (next instanceof Problem) throw next;
    return next;
  };
  const client = {
    send: answer,
    call: async (path: string, request?: ApiRequest) => (await answer(path, request)).json(),
  } as ApiClient;
  const onDone = vi.fn();
  const notify = vi.fn();
  const onStopped = vi.fn();
  const onWithdrawn = vi.fn();
  let keys = 0;
  const store = createStore<StoryState>(IDLE);
  const runner = createStoryRunner({
    client,
    store,
    checkHealth: () => Promise.resolve(),
    diagnose: () => Promise.resolve({ issue: null, details: '' }),
    isSignedIn: () => true,
    newKey: () => `key-${++keys}`,
    now: Date.now,
    notify,
    onStopped,
    onDone,
    onWithdrawn,
    ...overrides,
  });
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  return { runner, store, calls, answers, onDone, onStopped, onWithdrawn, notify, settle };
}

const START = { type: 'start', generationId: 'g1' };
const DONE = { type: 'done', story: { id: 's1' }, storiesRemaining: 2 };

test('the runner requests a story, streams it and saves it', async () => {
  const { runner, store, calls, answers, onDone, settle } = setUp();
  const { response, tell } = stream();
  answers.push(response);
  runner.submit(REQUEST);
  await settle();
  expect(calls[0]).toMatchObject({
    path: '/api/stories/generate',
    request: { method: 'POST', body: REQUEST, headers: { 'Idempotency-Key': 'key-1' } },
  });
  tell(START);
  tell({ type: 'sentence', index: 0, paragraph: 0, text: 'Uno.' });
  await settle();
  expect(store.read()).toMatchObject({ name: 'writing', partial: { sentences: [{ text: 'Uno.' }] } });
  tell(DONE);
  await settle();
  expect(store.read().name).toBe('done');
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 's1' }, 2, 'un faro');
});

const BEING_READ = { ...DONE, beingRead: true };
const WITHDRAWN = {
  type: 'error',
  error: { code: 'story_withdrawn', error: 'Story withdrawn', message: '', requestId: 'r', status: 422 },
};

/** Story shown as finished while its end is being read. */
async function shown() {
  const parts = setUp();
  const { response, tell, cut } = stream();
  parts.answers.push(response);
  parts.runner.submit(REQUEST);
  await parts.settle();
  tell(START);
  tell(BEING_READ);
  await parts.settle();
  expect(parts.store.read().name).toBe('done');
  return { ...parts, tell, cut };
}

test('a story withdrawn after its end leaves the page with the reason', async () => {
  const { store, tell, settle, onWithdrawn } = await shown();
  tell(WITHDRAWN);
  await settle();
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'story_withdrawn' } });
  expect(onWithdrawn).toHaveBeenCalledExactlyOnceWith(expect.any(Problem), true);
});

test('a withdrawal is announced when the page shows something else', async () => {
  const { runner, store, tell, settle, onWithdrawn } = await shown();
  runner.dismiss();
  tell(WITHDRAWN);
  await settle();
  expect(store.read()).toEqual(IDLE);
  expect(onWithdrawn).toHaveBeenCalledExactlyOnceWith(expect.any(Problem), false);
});

test('a withdrawal is received after a lost connection', async () => {
  const { calls, answers, cut, settle, onWithdrawn } = await shown();
  const next = stream();
  answers.push(next.response);
  cut();
  await settle(5_000);
  expect(calls.at(-1)).toMatchObject({
    path: '/api/stories/g1/events',
    request: { headers: { 'Last-Event-ID': '1-2' } },
  });
  next.tell(START);
  next.tell(BEING_READ);
  next.tell(WITHDRAWN);
  await settle();
  expect(onWithdrawn).toHaveBeenCalledTimes(1);
});

test('a finished story stays, and so does one whose connection is lost for good', async () => {
  const first = await shown();
  first.tell({ type: 'read' });
  await first.settle(200_000);
  const second = await shown();
  second.answers.push(new Problem({ code: 'not_found', status: 404 }));
  second.cut();
  await second.settle(200_000);
  for (const { store, onWithdrawn } of [first, second]) {
    expect(store.read().name).toBe('done');
    expect(onWithdrawn).not.toHaveBeenCalled();
  }
});

// @spec 4.25
test('a visitor’s request does not reach the server', async () => {
  const { runner, store, calls, settle } = setUp({ isSignedIn: () => false });
  runner.submit(REQUEST);
  await settle();
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'not_authenticated' } });
  expect(calls).toEqual([]);
});

test('a story requested without a session starts by itself after the sign-in, once', () => {
  let isSignedIn = false;
  const { runner, store } = setUp({
    isSignedIn: () => isSignedIn,
    checkHealth: () => new Promise(() => undefined),
  });
  runner.submit(REQUEST);
  runner.causeGone('line');
  expect(store.read()).toMatchObject({ name: 'failed', request: REQUEST });
  isSignedIn = true;
  runner.causeGone('session');
  expect(store.read()).toMatchObject({ name: 'checking', submission: { request: REQUEST } });
  const running = store.read();
  runner.causeGone('session');
  expect(store.read()).toBe(running);
});

test('a request that was taken back before the sign-in does not start', () => {
  let isSignedIn = false;
  const { runner, store } = setUp({ isSignedIn: () => isSignedIn });
  runner.submit(REQUEST);
  runner.dismiss();
  isSignedIn = true;
  runner.causeGone('session');
  expect(store.read()).toEqual({ name: 'idle' });
});

// @spec 4.24
test('an unhealthy server stops the request', async () => {
  const { runner, store, calls, settle } = setUp({
    checkHealth: () => Promise.reject(new Problem({ code: 'server_unavailable' })),
  });
  runner.submit(REQUEST);
  await settle();
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'server_unavailable' } });
  expect(calls).toEqual([]);
});

test('a retry reuses the key of its submit, the next submit has a new one', async () => {
  const { runner, store, calls, answers, settle } = setUp();
  answers.push(
    new Problem({ code: 'rate_limited', status: 429 }),
    new Problem({ code: 'story_limit_reached', status: 403 }),
    new Problem({ code: 'story_limit_reached', status: 403 }),
  );
  runner.submit(REQUEST);
  await settle();
  expect(store.read()).toMatchObject({ name: 'pausing' });
  await settle(2000);
  runner.submit(REQUEST);
  await settle();
  const keys = calls.map(({ request }) => request.headers?.['Idempotency-Key']);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

// @spec 4.28
test('an internal failure is reported with its diagnosis', async () => {
  const { runner, store, answers, settle } = setUp({
    diagnose: () => Promise.resolve({ issue: 'database_error', details: '' }),
  });
  answers.push(new Problem({ code: 'internal_error', status: 500 }));
  runner.submit(REQUEST);
  await settle();
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'database_error' } });
});

// @spec 8.11
test('an attempt without an end times out after two minutes and closes its stream', async () => {
  const { runner, store, answers, calls, settle } = setUp();
  const { response, tell } = stream();
  answers.push(response);
  runner.submit(REQUEST);
  await settle();
  tell(START);
  for (let index = 0; index < 4; index += 1) {
    tell({ type: 'sentence', index, paragraph: 0, text: 'x' });
    await settle(29_000);
  }
  await settle(3_999);
  expect(store.read().name).toBe('writing');
  await settle(1);
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'timeout' } });
  await settle(60_000);
  expect(calls).toHaveLength(1);
});

test('a lost connection resumes without losing or repeating a word', async () => {
  const { runner, store, answers, calls, settle } = setUp();
  const first = stream();
  const second = stream();
  answers.push(first.response, second.response);
  runner.submit(REQUEST);
  await settle();
  first.tell(START);
  first.tell({ type: 'title', title: 'El faro' });
  await settle();
  first.cut();
  await settle();
  expect(store.read()).toMatchObject({ name: 'reconnecting', partial: { title: 'El faro' } });
  await settle(500);
  expect(calls[1]).toMatchObject({
    path: '/api/stories/g1/events',
    request: { headers: { 'Last-Event-ID': '1-2' } },
  });
  expect(store.read().name).toBe('writing');
});

test('a story that runs elsewhere is followed and can be stopped here', async () => {
  const { runner, store, answers, calls, onStopped, settle } = setUp();
  const { response, tell } = stream();
  answers.push(response, Response.json(null));
  runner.join('g1', REQUEST);
  await settle();
  tell(START);
  runner.stop();
  await settle();
  expect(calls.map(({ path }) => path)).toEqual(['/api/stories/g1/events', '/api/stories/g1/stop']);
  expect(store.read()).toEqual({ name: 'idle' });
  expect(onStopped).toHaveBeenCalledOnce();
});

test('a refused stop is reported and the story goes on', async () => {
  const { runner, store, answers, notify, settle } = setUp();
  const { response, tell } = stream();
  const refusal = new Problem({ code: 'stop_limit_reached', status: 409 });
  answers.push(response, refusal);
  runner.join('g1', REQUEST);
  await settle();
  tell(START);
  runner.stop();
  await settle();
  expect(notify).toHaveBeenCalledWith(refusal);
  expect(store.read()).toMatchObject({ name: 'writing', stopping: false });
});

test.each([
  ['was just requested', 'token_expired', false],
  ['is being written', 'session_ended', true],
] as const)('the end of the session while a story %s is reported as %s', async (_, code, isWriting) => {
  const { runner, store, answers, settle } = setUp();
  const { response, tell } = stream();
  answers.push(response);
  runner.submit(REQUEST);
  await settle();
  if (isWriting) tell(START);
  await settle();
  expect(runner.endOfSession()).toBe(true);
  tell(START);
  await settle();
  const told = { name: 'failed', problem: { code } };
  expect(store.read()).toMatchObject(told);
  expect(runner.endOfSession()).toBe(true);
  expect(store.read()).toMatchObject(told);
});

test('a reopened story does not count as just written', async () => {
  const { runner, store, onDone, settle } = setUp();
  runner.reopen({ id: 's1' } as Story);
  await settle();
  expect(store.read()).toMatchObject({ name: 'done', fresh: false });
  expect(onDone).not.toHaveBeenCalled();
});

test('each attempt has its own two minutes', async () => {
  const { runner, store, answers, settle } = setUp();
  const { response, tell } = stream();
  answers.push(new Problem({ code: 'too_soon', status: 429, retryAfter: 20 }), response);
  runner.submit(REQUEST);
  await settle(20_000);
  tell(START);
  for (let index = 0; index < 4; index += 1) {
    tell({ type: 'sentence', index, paragraph: 0, text: 'x' });
    await settle(29_000);
  }
  // 136 s after the first attempt, 116 s after the second.
  await settle(3_999);
  expect(store.read().name).toBe('writing');
  await settle(1);
  expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'timeout' } });
});

test('a cancelled wait does not shorten the next one', async () => {
  const { runner, answers, calls, settle } = setUp();
  const busy = () => new Problem({ code: 'rate_limited', status: 429 });
  answers.push(busy(), busy(), busy());
  runner.submit(REQUEST);
  await settle(1_000);
  runner.stop();
  runner.submit(REQUEST);
  await settle(1_999);
  expect(calls).toHaveLength(2);
  await settle(1);
  expect(calls).toHaveLength(3);
});

test('a late health problem is not shown', async () => {
  const health = Promise.withResolvers<void>();
  const { runner, store, settle } = setUp({ checkHealth: () => health.promise });
  runner.submit(REQUEST);
  runner.stop();
  health.reject(new Problem({ code: 'server_unavailable' }));
  await settle();
  expect(store.read()).toEqual({ name: 'idle' });
});

test('an ended session clears the story from the page', async () => {
  const { runner, store, settle } = setUp();
  runner.reopen({ id: 's1' } as Story);
  await settle();
  expect(runner.endOfSession()).toBe(false);
  expect(store.read()).toEqual({ name: 'idle' });
});

describe('signing out clears the page', () => {
  test('a story that finishes later is not shown', async () => {
    const { runner, store, answers, onDone, settle } = setUp();
    const { response, tell } = stream();
    answers.push(response);
    runner.join('g1', REQUEST);
    await settle();
    runner.forget();
    tell(START);
    tell(DONE);
    await settle();
    expect(store.read()).toEqual({ name: 'idle' });
    expect(onDone).not.toHaveBeenCalled();
  });

  test('a waiting retry is cancelled', async () => {
    const { runner, store, answers, calls, settle } = setUp();
    answers.push(new Problem({ code: 'rate_limited', status: 429 }));
    runner.submit(REQUEST);
    await settle();
    expect(store.read().name).toBe('pausing');
    runner.forget();
    await settle(600_000);
    expect(store.read()).toEqual({ name: 'idle' });
    expect(calls).toHaveLength(1);
  });

  test('the owner of the page is notified', () => {
    const { runner, store } = setUp();
    runner.reopen({ id: 's1' } as Story);
    const listener = vi.fn();
    store.subscribe(listener);
    runner.forget();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a server that answers with the whole story', () => {
  test.each([
    ['as it is', { title: 'El faro', content: 'Uno.\n\nDos.' }],
    ['in a field', { story: { title: 'El faro', content: 'Uno.\n\nDos.' } }],
  ])('gets one request, and its story is shown: %s', async (_, answer) => {
    const { runner, store, calls, answers, onDone, settle } = setUp();
    answers.push(Response.json(answer));
    runner.submit(REQUEST);
    await settle(60_000);
    expect(calls).toHaveLength(1);
    const shown = {
      id: 'key-1',
      title: 'El faro',
      content: 'Uno.\n\nDos.',
      sentences: [
        { index: 0, paragraph: 0, text: 'Uno.' },
        { index: 1, paragraph: 1, text: 'Dos.' },
      ],
      language: 'es',
      options: REQUEST,
      narrations: [],
    };
    expect(store.read()).toMatchObject({ name: 'done', fresh: true, story: shown });
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(shown), null, REQUEST.topic);
  });

  test.each([
    ['without a text', () => Response.json({ title: 'El faro' })],
    ['cut off', () => new Response('{"title":', { headers: { 'content-type': 'application/json' } })],
    ['with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('gets one request when its answer %s is invalid', async (_, answer) => {
    const { runner, store, calls, answers, settle } = setUp();
    answers.push(answer());
    runner.submit(REQUEST);
    await settle(10_000);
    expect(calls).toHaveLength(1);
    expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'unexpected_answer' } });
  });

  test('a failure in words alone is retried twice', async () => {
    const { runner, store, calls, answers, settle } = setUp();
    const failure = () => problemFromBody({ error: 'Story generation failed' }, 500);
    answers.push(failure(), failure(), failure());
    runner.submit(REQUEST);
    await settle(10_000);
    expect(calls).toHaveLength(3);
    expect(store.read()).toMatchObject({ name: 'failed', problem: { code: 'story_generation_failed' } });
  });
});
