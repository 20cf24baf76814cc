import { afterEach, expect, test, vi } from 'vitest';
import { fetchFrames } from './event-frames.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function read(pieces: string[]): Promise<string> {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  return (await fetchFrames({ isDone: false })('https://example.org')).text();
}

const frame = (text: string) => `data: {"text":"${text}"}\n\n`;
const OF_TWO_LINES = 'data: {"text":\ndata: "c"}\n\n';
const OF_AN_ERROR = `event: error\n${frame('d')}`;
const DONE = 'data: [DONE]\n\n';
const SENT = [frame('a'), 'data: null\r\n\r\n', ': alive\n\n', frame('b'), OF_TWO_LINES, OF_AN_ERROR, DONE];
const BEHIND = frame('e');
const LEFT = [frame('a'), frame('b'), OF_TWO_LINES, OF_AN_ERROR, DONE].join('');

test('the frames that are left are the same wherever the stream is cut', async () => {
  const sent = SENT.join('') + BEHIND;
  for (let at = 0; at <= sent.length; at++)
    expect(await read([sent.slice(0, at), sent.slice(at)]), `cut at ${at}`).toBe(LEFT);
  expect(await read(sent.match(/[^\n]*\n(\r?\n)?/g)!), 'cut at each line or frame').toBe(LEFT);
  expect(await read([...sent]), 'cut everywhere').toBe(LEFT);
});
