import { expect, test } from 'vitest';
import { ReplayBuffer } from './replay-buffer.ts';

const all = async (stream: ReadableStream<Uint8Array>) => [
  ...new Uint8Array(await new Response(stream).arrayBuffer()),
];

test('every reader gets every byte, whenever it starts', async () => {
  const bytes = new ReplayBuffer();
  bytes.push(Uint8Array.of(1, 2));
  const early = all(bytes.stream());
  await new Promise((resolve) => setImmediate(resolve));
  bytes.push(Uint8Array.of(3));
  const late = all(bytes.stream());
  bytes.push(new Uint8Array(0));
  bytes.end();
  expect(await early).toEqual([1, 2, 3]);
  expect(await late).toEqual([1, 2, 3]);
  expect(await all(bytes.stream())).toEqual([1, 2, 3]);
  expect(bytes.length).toBe(3);
});

test('a reused chunk does not change the buffer', async () => {
  const bytes = new ReplayBuffer();
  const buffer = Uint8Array.of(1);
  bytes.push(buffer);
  buffer[0] = 9;
  bytes.end();
  expect(await all(bytes.stream())).toEqual([1]);
});

test('an error reaches readers after the last byte, and the first one stays', async () => {
  const bytes = new ReplayBuffer();
  bytes.push(Uint8Array.of(1));
  bytes.end(new Error('connection lost'));
  bytes.end();
  const reader = bytes.stream().getReader();
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  await expect(reader.read()).rejects.toThrow('connection lost');
});

test('the head of a finished file replaces its beginning', () => {
  const bytes = new ReplayBuffer();
  bytes.push(Uint8Array.of(0, 0));
  bytes.push(Uint8Array.of(3, 4));
  expect([...bytes.withHead(Uint8Array.of(1, 2))]).toEqual([1, 2, 3, 4]);
});
