import { expect, test } from 'vitest';
import { growingDownload } from './growing-download.ts';

const file = Uint8Array.from({ length: 100 }, (_, at) => at);

/** Connection that sends `bytes` of the file in chunks of 7 and then ends, or breaks. */
function answer(bytes: number, breaks: boolean): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes) {
        const next = Math.min(bytes, at + 7);
        controller.enqueue(file.slice(at, next));
        at = next;
      } else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
  });
  return new Response(body);
}

function download(answers: (() => Response)[], isWhole = async (bytes: number) => bytes === file.length) {
  const asked: string[] = [];
  const signal = new AbortController();
  const generator = growingDownload('https://api.example/a.mp3', {
    fetch: async (url) => {
      asked.push(String(url));
      const next = answers[Math.min(asked.length, answers.length) - 1];
      if (!next) throw new TypeError('network error');
      return next();
    },
    wait: async () => undefined,
    signal: signal.signal,
    isWhole,
    patience: 6,
  });
  return { generator, asked, signal };
}

async function collect(generator: AsyncGenerator<Uint8Array>): Promise<number[]> {
  const bytes: number[] = [];
  for await (const chunk of generator) bytes.push(...chunk);
  return bytes;
}

test('a file in one response is delivered in order', async () => {
  const { generator, asked } = download([() => answer(100, false)]);
  expect(await collect(generator)).toEqual([...file]);
  expect(asked).toHaveLength(1);
});

test('a resumed download repeats nothing and misses nothing', async () => {
  const { generator, asked } = download([
    () => answer(33, true),
    () => answer(60, true),
    () => answer(100, false),
  ]);
  expect(await collect(generator)).toEqual([...file]);
  expect(asked).toHaveLength(3);
});

test('a connection that ends early without an error is resumed', async () => {
  const { generator, asked } = download([() => answer(50, false), () => answer(100, false)]);
  expect(await collect(generator)).toEqual([...file]);
  expect(asked).toHaveLength(2);
});

test('a refused address is not retried', async () => {
  const refused = () => new Response(null, { status: 404, statusText: 'Not Found' });
  const { generator, asked } = download([refused]);
  const thrown = await collect(generator).catch((error) => error);
  expect(thrown.failure).toEqual({
    code: 'notAccessible',
    details: { answer: '404 Not Found' },
  });
  expect(asked).toHaveLength(1);
});

test('a failing server is retried a limited number of times', async () => {
  const { generator, asked } = download([() => new Response(null, { status: 503 })]);
  const thrown = await collect(generator).catch((error) => error);
  expect(thrown.failure).toEqual({ code: 'loadFailed' });
  expect(asked).toHaveLength(6);
});

// @spec 8.47
test('an empty answer has its own error', async () => {
  const { generator } = download([() => answer(0, false)]);
  const thrown = await collect(generator).catch((error) => error);
  expect(thrown.failure).toEqual({ code: 'noData' });
});

test('an aborted download sends no more requests', async () => {
  const { generator, asked, signal } = download([() => answer(33, true)]);
  await generator.next();
  signal.abort();
  await collect(generator);
  expect(asked).toHaveLength(1);
});
