import { expect, test } from 'vitest';
import { ReplayBuffer } from './replay-buffer.ts';

const all = async (stream: ReadableStream<Uint8Array>) => [
  ...new Uint8Array(await new Response(stream).arrayBuffer()),
];

test('whoever listens, whenever they begin, gets every byte', async () => {
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

test('memory that is used again by who pushed it changes nothing', async () => {
  const bytes = new ReplayBuffer();
  const buffer = Uint8Array.of(1);
  bytes.push(buffer);
  buffer[0] = 9;
  bytes.end();
  expect(await all(bytes.stream())).toEqual([1]);
});

test('what broke off is told after its last byte, and its first reason stays', async () => {
  const bytes = new ReplayBuffer();
  bytes.push(Uint8Array.of(1));
  bytes.end(new Error('connection lost'));
  bytes.end();
  const reader = bytes.stream().getReader();
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  await expect(reader.read()).rejects.toThrow('connection lost');
});

test('the head of a finished file takes the place of its beginning', () => {
  const bytes = new ReplayBuffer();
  bytes.push(Uint8Array.of(0, 0));
  bytes.push(Uint8Array.of(3, 4));
  expect([...bytes.withHead(Uint8Array.of(1, 2))]).toEqual([1, 2, 3, 4]);
});
