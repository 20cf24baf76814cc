import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileProxy, type ProxyPage } from './file-proxy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OWN = 'https://app.example';
const GLOBALS = ['window', 'location', 'fetch'] as const;
const script = await readFile(new URL('../../../../public/proxy.js', import.meta.url), 'utf8');
/** A function of what it finds in its page: a context for each of hundreds of messages takes a second of CPU. */
const run = compileFunction(script, GLOBALS);
/** Runs the hidden page's own script. */
const runScript = (page: Record<(typeof GLOBALS)[number], unknown>) =>
  run(...GLOBALS.map((name) => page[name]));

/**
 * Runs the hidden page's own script; its `fetch` finds `files`. `embedder` is origin and window of the messages to it.
 */
function hiddenPage(
  files: Record<string, string>,
  { origin = OWN, impostor = false, isSandboxed = false } = {},
) {
  const fetched: string[] = [];
  const targets: string[] = [];
  let closed = 0;
  const page: ProxyPage = {
    open(onMessage) {
      const parent = {
        postMessage(message: unknown, { targetOrigin }: { targetOrigin: string }) {
          targets.push(targetOrigin);
          queueMicrotask(() => onMessage(message));
        },
      };
      let listener: (event: unknown) => void = () => undefined;
      const window = {
        origin: isSandboxed ? 'null' : OWN,
        parent,
        addEventListener: (_: 'message', listen: typeof listener) => {
          listener = listen;
        },
      };
      runScript({
        window,
        location: { origin: OWN },
        fetch: async (url: string) => {
          fetched.push(url);
          const body = files[url];
          return body === undefined
            ? new Response(null, { status: 404, statusText: 'Not Found' })
            : new Response(body);
        },
      });
      return {
        post: (data) => queueMicrotask(() => listener({ data, origin, source: impostor ? {} : parent })),
        close: () => {
          closed += 1;
        },
      };
    },
  };
  return { page, fetched, targets, closed: () => closed };
}

const signal = () => new AbortController().signal;
const audio = `${OWN}/files/audio/a.mp3?alt=media`;

async function outcome(promise: Promise<unknown>) {
  const settled = promise.catch((thrown: Error) => thrown.message);
  await vi.runAllTimersAsync();
  return settled;
}

// @spec 7.29, 7.30
test('the proxy returns a file of our origin as bytes', async () => {
  const { page, targets } = hiddenPage({ [audio]: 'sound' });
  const content = await createFileProxy(page).fetchFile(audio, 'audio/mpeg', signal());
  expect(new TextDecoder().decode(content as ArrayBuffer)).toBe('sound');
  expect(new Set(targets)).toEqual(new Set([OWN]));
});

// @spec 7.31
test('the proxy returns a text as a string', async () => {
  const { page } = hiddenPage({ [`${OWN}/files/stories/a.txt`]: 'Había una vez' });
  expect(await createFileProxy(page).fetchFile(`${OWN}/files/stories/a.txt`, 'text/plain', signal())).toBe(
    'Había una vez',
  );
});

// @spec 7.30
test('the proxy does not mix up files requested at once', async () => {
  const { page } = hiddenPage({ [`${OWN}/1`]: 'one', [`${OWN}/2`]: 'two' });
  const proxy = createFileProxy(page);
  const both = [`${OWN}/1`, `${OWN}/2`].map((url) => proxy.fetchFile(url, 'text/plain', signal()));
  expect(await Promise.all(both)).toEqual(['one', 'two']);
});

// @spec 7.31
test('the proxy reports the status of a missing file', async () => {
  const { page } = hiddenPage({});
  expect(await outcome(createFileProxy(page).fetchFile(audio, 'audio/mpeg', signal()))).toBe('404 Not Found');
});

test('the proxy refuses files of other origins', async () => {
  const { page, fetched } = hiddenPage({ 'https://elsewhere.example/a': 'x' });
  expect(
    await outcome(createFileProxy(page).fetchFile('https://elsewhere.example/a', 'audio/mpeg', signal())),
  ).toBe('Not a file of ours');
  expect(fetched).toEqual([]);
});

// @spec 7.32
test('a page of another origin, or another window, gets no answer', async () => {
  for (const from of [{ origin: 'https://evil.example' }, { impostor: true }]) {
    const { page, fetched } = hiddenPage({ [audio]: 'sound' }, from);
    expect(await outcome(createFileProxy(page).fetchFile(audio, 'audio/mpeg', signal()))).toBe(
      'The hidden page took too long',
    );
    expect(fetched).toEqual([]);
  }
});

// @spec 7.31
test('a hidden page without an origin reports that and is removed', async () => {
  const { page, closed } = hiddenPage({}, { isSandboxed: true });
  expect(await outcome(createFileProxy(page).fetchFile(audio, 'audio/mpeg', signal()))).toBe(
    'This frame has no origin',
  );
  expect(closed()).toBe(1);
});

// @spec 9.18
test('a hidden page that does not start within ten seconds fails, and the next request opens another', async () => {
  let opened = 0;
  const page: ProxyPage = {
    open: () => {
      opened += 1;
      return { post: () => undefined, close: () => undefined };
    },
  };
  const proxy = createFileProxy(page);
  const started = Date.now();
  expect(await outcome(proxy.fetchFile(audio, 'audio/mpeg', signal()))).toBe('The hidden page did not start');
  expect(Date.now() - started).toBe(10_000);
  await outcome(proxy.fetchFile(audio, 'audio/mpeg', signal()));
  expect(opened).toBe(2);
});

// @spec 9.17
test('a request without an answer within thirty seconds fails', async () => {
  const page: ProxyPage = {
    open(onMessage) {
      queueMicrotask(() => onMessage({ type: 'proxyReady' }));
      return { post: () => undefined, close: () => undefined };
    },
  };
  const started = Date.now();
  const request = createFileProxy(page).fetchFile(audio, 'audio/mpeg', signal());
  expect(await outcome(request)).toBe('The hidden page took too long');
  expect(Date.now() - started).toBe(30_000);
});

test('an aborted request does not wait for its answer', async () => {
  const { page } = hiddenPage({ [audio]: 'sound' }, { impostor: true });
  const stop = new AbortController();
  const settled = createFileProxy(page)
    .fetchFile(audio, 'audio/mpeg', stop.signal)
    .catch((thrown: Error) => thrown.name);
  await vi.advanceTimersByTimeAsync(5);
  stop.abort();
  expect(await settled).toBe('AbortError');
});

const origins = fc.oneof(
  fc.constantFrom(
    OWN,
    'null',
    '',
    `${OWN}.evil.example`,
    'https://app.example:444',
    'http://app.example',
    'https://api.example',
  ),
  fc.webUrl().map((url) => new URL(url).origin),
);
const urls = fc.oneof(
  fc.constantFrom(
    audio,
    `${OWN}@evil.example/a`,
    `${OWN}.evil.example/a`,
    '/files/audio/a.mp3',
    'https://APP.example/a',
    'https://user:pass@app.example/a',
    'https:\\\\evil.example\\a',
    '//evil.example/a',
    '\\\\evil.example\\a',
    'http://app.example/a',
    'https://app.example:8443/a',
    ' \t\nhttps://evil.example/#https://app.example/',
    'blob:https://app.example/x',
    'data:text/plain,x',
    'javascript:alert(1)',
  ),
  fc.webUrl(),
  fc.string(),
  // Other structured-cloneable values.
  fc
    .constantFrom<unknown[]>([audio], ['https://evil.example/'], {}, null, 7)
    .map((value) => value as unknown),
);
const message = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.constantFrom('fetchFile', 'fileContent', 'x'),
      url: urls,
      contentType: fc.oneof(fc.string(), fc.anything()),
      requestId: fc.anything(),
    },
    { requiredKeys: ['type'] },
  ),
);
/** The hidden page alone: its fetches and answers for messages from anywhere. */
async function runHiddenPage(messages: { data: unknown; origin: string; fromParent: boolean }[]) {
  const told: { origin: string; message: { type: string } }[] = [];
  const fetched: string[] = [];
  const parent = {
    postMessage: (message: { type: string }, { targetOrigin }: { targetOrigin: string }) =>
      told.push({ origin: targetOrigin, message }),
  };
  let listener: (event: unknown) => void = () => undefined;
  runScript({
    window: {
      origin: OWN,
      parent,
      addEventListener: (_: string, listen: typeof listener) => (listener = listen),
    },
    location: { origin: OWN },
    fetch: async (url: unknown) => {
      fetched.push(String(url));
      return new Response('x');
    },
  });
  for (const { data, origin, fromParent } of messages) {
    listener({ data, origin, source: fromParent ? parent : {} });
  }
  await vi.runAllTimersAsync();
  return { told, fetched };
}

// @spec 7.31
test('no message makes the hidden page fetch from another origin, or answer one', async () => {
  // Arbitrary messages hardly ever are valid requests: this one is, and is answered.
  const asked = { type: 'fetchFile', url: audio, contentType: 'audio/mpeg', requestId: '1' };
  const control = await runHiddenPage([{ data: asked, origin: OWN, fromParent: true }]);
  expect(control.fetched).toEqual([audio]);
  const content = { content: expect.any(ArrayBuffer), error: null, success: true, url: audio };
  expect(control.told).toEqual([
    { origin: OWN, message: { type: 'proxyReady' } },
    { origin: OWN, message: { type: 'fileContent', requestId: '1', ...content } },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ data: message, origin: origins, fromParent: fc.boolean() }), { maxLength: 5 }),
      async (messages) => {
        const { told, fetched } = await runHiddenPage(messages);
        for (const url of fetched) expect(new URL(url).origin).toBe(OWN);
        for (const { origin } of told) expect(origin).toBe(OWN);
        const mayAsk = messages.filter(({ origin, fromParent }) => origin === OWN && fromParent);
        const answers = told.filter(({ message }) => message.type === 'fileContent');
        expect(answers.length).toBeLessThanOrEqual(mayAsk.length);
      },
    ),
    { numRuns: 400 },
  );
});
