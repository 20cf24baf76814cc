import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Example } from '../../../../contract/schemas/examples.ts';
import { createFileProxy } from '../player/files/file-proxy.ts';
import { exampleListQuery, exampleTextQuery } from './example-queries.ts';

/** Hidden page that starts at once and never answers; `asked` has the times (ms) of its file requests. */
const hidden = vi.hoisted(() => ({ asked: [] as number[] }));
vi.mock('../player/files/file-fetching.ts', () => ({
  fileProxy: createFileProxy({
    open(onMessage) {
      queueMicrotask(() => onMessage({ type: 'proxyReady' }));
      return { post: () => hidden.asked.push(Date.now()), close: () => undefined };
    },
  }),
}));

let queries: QueryClient;
let started: number;
/** Requests with their times in milliseconds. */
let asked: [path: string, at: number][];
/** Server for a path; by default it never answers. */
let answer: (path: string) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  started = Date.now();
  asked = [];
  hidden.asked.length = 0;
  answer = () => new Promise(() => undefined);
  // Replaced because the platform's own timeout ignores fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (input: string, { signal }: RequestInit) => {
    const path = new URL(input, 'https://api.example').pathname;
    asked.push([path, Date.now() - started]);
    const stopped = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    return Promise.race([answer(path), stopped]);
  });
  queries = new QueryClient();
});
afterEach(() => {
  queries.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const EXAMPLE = {
  id: 'the-queue',
  textPath: 'stories/the-queue.txt',
  language: 'english',
} as unknown as Example;

describe('the text of an example', () => {
  const open = (example: Example) => {
    const observer = new QueryObserver(queries, exampleTextQuery(example));
    const stop = observer.subscribe(() => undefined);
    return { read: () => observer.getCurrentResult().data, stop };
  };

  // @spec 9.16, 9.17
  test('waits 5 s for storage, 5 s for its file, 30 s for the hidden page, then shows a bundled story', async () => {
    const text = open(EXAMPLE);
    await vi.advanceTimersByTimeAsync(40_000 - 1);
    expect(asked).toEqual([
      ['/api/examples/the-queue', 0],
      ['/files/stories/the-queue.txt', 5_000],
    ]);
    expect(hidden.asked.map((at) => at - started)).toEqual([10_000]);
    expect(text.read()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(text.read()).toMatchObject({ kind: 'bundled', language: 'en' }));
    text.stop();
  });

  test('goes to the hidden page at once when the file is refused', async () => {
    answer = async () => new Response(null, { status: 404 });
    const text = open(EXAMPLE);
    await vi.advanceTimersByTimeAsync(0);
    expect(hidden.asked.map((at) => at - started)).toEqual([0]);
    text.stop();
  });

  // @spec 5.15
  test('without a path only asks storage, and logs why the other steps were skipped', async () => {
    answer = async () => new Response(null, { status: 500 });
    const text = open({ ...EXAMPLE, textPath: null });
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(text.read()).toMatchObject({ kind: 'bundled' }));
    expect(asked.map(([path]) => path)).toEqual(['/api/examples/the-queue']);
    expect(hidden.asked).toEqual([]);
    const reasons = vi.mocked(console.warn).mock.calls.map(([, reason]) => (reason as Error).message);
    expect(reasons.slice(1)).toEqual(['No path provided', 'No path provided']);
    text.stop();
  });

  test('is not requested again; a replacement is', async () => {
    const document = { id: 'the-queue', content: 'Once.', sentences: [], narration: null };
    answer = async (path) => (path.startsWith('/api/') ? Response.json(document) : Response.error());
    const own = open(EXAMPLE);
    await vi.advanceTimersByTimeAsync(0);
    expect(own.read()).toMatchObject({ kind: 'own' });
    own.stop();
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(200_000);
    const again = open(EXAMPLE);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([]);
    again.stop();
  });

  test('without sentences is shown by its lines', async () => {
    answer = async () => Response.json({ id: 'the-queue', content: 'Once.\n\nTwice.' });
    const text = open(EXAMPLE);
    await vi.advanceTimersByTimeAsync(0);
    expect(text.read()).toMatchObject({ kind: 'own', sentences: [{ text: 'Once.' }, { text: 'Twice.' }] });
    text.stop();
  });
});

describe('the list of examples', () => {
  const open = () => {
    const observer = new QueryObserver(queries, exampleListQuery);
    const stop = observer.subscribe(() => undefined);
    return { read: () => observer.getCurrentResult(), stop };
  };

  // @spec 9.33
  test('is retried for two minutes, then fails', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const list = open();
    await vi.advanceTimersByTimeAsync(119_999);
    expect(asked.map(([, at]) => at / 1000)).toEqual([0, 2, 6, 14, 30, 60]);
    expect(list.read().isError).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.at(-1)).toEqual(['/api/examples', 120_000]);
    expect(list.read().isError).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(7);
    list.stop();
  });

  test('is not retried after a refusal', async () => {
    answer = async () => Response.json({ code: 'not_found', status: 404 }, { status: 404 });
    const list = open();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    expect(list.read().isError).toBe(true);
    list.stop();
  });

  test('has defaults for missing fields', async () => {
    answer = async () => Response.json([{ id: 'el-pan' }]);
    const list = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(list.read().data).toMatchObject([{ id: 'el-pan', title: 'Story el-pan', alt: { es: '' } }]);
    list.stop();
  });

  test('fails when the answer is no list', async () => {
    answer = async () => Response.json({ examples: [] });
    const list = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(list.read().error).toMatchObject({ code: 'unexpected_answer' });
    list.stop();
  });
});
