import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaybackError } from './failure.ts';
import { checkReachable, type LoadingSteps, loadSound } from './loading-chain.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reachable = async () => undefined;
const never = () => new Promise<never>(() => undefined);

/** Loading chain whose steps fail by default, with the steps tried, their times (ms) and their abort signals. */
function chain(given: Partial<LoadingSteps<string>>) {
  const tried: { step: string; at: number; signal: AbortSignal }[] = [];
  const started = Date.now();
  const steps = Object.fromEntries(
    (['direct', 'proxy', 'element'] as const).map((step) => [
      step,
      (signal: AbortSignal) => {
        tried.push({ step, at: Date.now() - started, signal });
        return (given[step] ?? (() => Promise.reject(new TypeError('Failed to fetch'))))(signal);
      },
    ]),
  ) as LoadingSteps<string>;
  return { steps, tried };
}

async function failureOf(promise: Promise<unknown>) {
  const settled = promise.catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  return ((await settled) as PlaybackError).failure;
}

const unstopped = () => new AbortController().signal;

// @spec 4.35
test('a loadable file is fetched once', async () => {
  const { steps, tried } = chain({ direct: async () => 'direct' });
  expect(await loadSound(steps, reachable, unstopped())).toBe('direct');
  expect(tried.map(({ step }) => step)).toEqual(['direct']);
});

// @spec 4.35, 7.29
test('a failed fetch is tried through the hidden page, then by a plain element', async () => {
  const viaProxy = chain({ proxy: async () => 'proxy' });
  expect(await loadSound(viaProxy.steps, reachable, unstopped())).toBe('proxy');
  const viaElement = chain({ element: async () => 'element' });
  expect(await loadSound(viaElement.steps, reachable, unstopped())).toBe('element');
  expect(viaElement.tried.map(({ step }) => step)).toEqual(['direct', 'proxy', 'element']);
  // The failed steps are aborted.
  expect(viaElement.tried.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

// @spec 9.16
test('a fetch has five seconds, and the element starts within ten', async () => {
  const { steps, tried } = chain({ direct: never, proxy: never, element: async () => 'element' });
  const loading = loadSound(steps, reachable, unstopped());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe('element');
  expect(tried.map(({ at }) => at)).toEqual([0, 5_000, 7_500]);
  expect(tried.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

// @spec 9.17, 9.18
test('the hidden page has the element’s time when a fetch fails at once', async () => {
  const { steps, tried } = chain({ proxy: never, element: async () => 'element' });
  const loading = loadSound(steps, reachable, unstopped());
  await vi.advanceTimersByTimeAsync(7_499);
  expect(tried.map(({ step }) => step)).toEqual(['direct', 'proxy']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('element');
});

// @spec 8.50, 9.15
test('ten seconds without sound are a timeout', async () => {
  const { steps } = chain({ direct: never, proxy: never, element: never });
  const started = Date.now();
  expect(await failureOf(loadSound(steps, reachable, unstopped()))).toEqual({ code: 'loadTimeout' });
  expect(Date.now() - started).toBe(10_000);
});

// @spec 8.52
test.each([
  ['HTTP/1', 'Not Found', '404 Not Found'],
  ['HTTP/2, which has no text of a status,', '', '404'],
])('an address that %s refuses ends the attempt with its status', async (_, statusText, answer) => {
  const { steps, tried } = chain({ direct: never, element: async () => 'element' });
  const reach = (signal: AbortSignal) =>
    checkReachable(
      'https://api.example/a.mp3',
      async () => new Response(null, { status: 404, statusText }),
      signal,
    );
  expect(await failureOf(loadSound(steps, reach, unstopped()))).toEqual({
    code: 'notAccessible',
    details: { answer },
  });
  expect(tried.map(({ step }) => step)).toEqual(['direct']);
});

// @spec 8.48
test('a file without sound is not fetched again', async () => {
  const { steps, tried } = chain({ direct: async () => Promise.reject(new PlaybackError('invalidData')) });
  expect(await failureOf(loadSound(steps, reachable, unstopped()))).toEqual({ code: 'invalidData' });
  expect(tried).toHaveLength(1);
});

// @spec 8.49, 8.51
test('the last failure is reported', async () => {
  const { steps } = chain({ element: async () => Promise.reject(new PlaybackError('elementError')) });
  expect(await failureOf(loadSound(steps, reachable, unstopped()))).toEqual({ code: 'elementError' });
});

test('an error of our own says nothing about the connection', async () => {
  const { steps } = chain({ element: () => Promise.reject(new ReferenceError('Source is not defined')) });
  expect(await failureOf(loadSound(steps, reachable, unstopped()))).toEqual({ code: 'pageError' });
});

test('an abort stops the running step', async () => {
  const { steps, tried } = chain({ direct: never });
  const stop = new AbortController();
  const settled = loadSound(steps, reachable, stop.signal).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  expect(((await settled) as Error).name).toBe('AbortError');
  expect(tried).toHaveLength(1);
  expect(tried[0]?.signal.aborted).toBe(true);
});

// @spec 7.28
test('the HEAD request is cross-origin without credentials', async () => {
  const asked: RequestInit[] = [];
  const fetchHead = async (_: RequestInfo | URL, init?: RequestInit) => {
    asked.push(init ?? {});
    return new Response(null, { status: 200 });
  };
  await checkReachable('https://api.example/a.mp3', fetchHead, unstopped());
  expect(asked[0]).toMatchObject({ method: 'HEAD', mode: 'cors', credentials: 'omit' });
});

// @spec 8.54
test('a failed HEAD request refuses nothing', async () => {
  const cutOff = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(checkReachable('https://api.example/a.mp3', cutOff, unstopped())).resolves.toBeUndefined();
  const unknown = async () => new Response(null, { status: 405 });
  await expect(checkReachable('https://api.example/a.mp3', unknown, unstopped())).resolves.toBeUndefined();
});
