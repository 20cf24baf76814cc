import { expect, test } from 'vitest';
import { AppendQueue, type Sink } from './append-queue.ts';
import { FakeSink, mp3 } from './testing/fake-media.ts';

function queue(sink: Sink, position = () => 0, wait = async () => {}) {
  return new AppendQueue({ sink, position, wait });
}

test('the queue appends nothing before half a second has gathered', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(mp3(3000));
  expect(sink.appended).toEqual([]);
  await appending.push(mp3(1000));
  expect(sink.appended).toEqual([4000]);
});

test('the queue appends every portion at once after the start', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(mp3(4000));
  await appending.push(mp3(10));
  expect(sink.appended).toEqual([4000, 10]);
});

test('the queue measures half a second at the bit rate of the file', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  const faster = new Uint8Array(7000);
  faster.set([0xff, 0xfb, 0x90, 0x00]);
  await appending.push(faster);
  expect(sink.appended).toEqual([]);
  await appending.push(new Uint8Array(1000));
  expect(sink.appended).toEqual([8000]);
});

test('a dry buffer is refilled with a whole second first', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(mp3(4000));
  appending.ranDry();
  await appending.push(mp3(7000));
  expect(sink.appended).toEqual([4000]);
  await appending.push(mp3(1000));
  expect(sink.appended).toEqual([4000, 8000]);
});

test('repeated dry buffers wait longer each time, up to eight seconds', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(mp3(4000));
  const waits: number[] = [];
  for (let time = 0; time < 5; time++) {
    appending.ranDry();
    const before = sink.appended.length;
    let seconds = 0;
    while (sink.appended.length === before) {
      await appending.push(new Uint8Array(8000));
      seconds += 1;
    }
    waits.push(seconds);
  }
  expect(waits).toEqual([1, 2, 4, 8, 8]);
});

test('the end of the file appends the rest', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(mp3(100));
  await appending.flush();
  expect(sink.appended).toEqual([100]);
});

test('portions for a busy buffer wait for their turn', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await Promise.all([appending.push(mp3(4000)), appending.push(mp3(50)), appending.push(mp3(60))]);
  await appending.flush();
  expect(sink.appended.reduce((sum, bytes) => sum + bytes, 0)).toBe(4110);
});

test('a full buffer removes what played half a minute ago', async () => {
  const sink = new FakeSink(60);
  const appending = queue(sink, () => 50);
  for (let second = 0; second < 61; second++) await appending.push(mp3(8000));
  expect(sink.removed).toEqual([[0, 20]]);
  expect(sink.appended).toHaveLength(61);
});

test('a full buffer that has not played yet holds the download back', async () => {
  const sink = new FakeSink(60);
  let position = 0;
  let waits = 0;
  const appending = queue(
    sink,
    () => position,
    async () => {
      waits += 1;
      if (waits === 3) position = 12;
    },
  );
  for (let second = 0; second < 61; second++) await appending.push(mp3(8000));
  expect(waits).toBe(3);
  expect(sink.removed).toEqual([[0, 7]]);
});

test('a queue closed while it waits for room appends no more', async () => {
  const sink = new FakeSink(1);
  const appending = queue(
    sink,
    () => 0,
    async () => appending.close(),
  );
  await appending.push(mp3(8000));
  await appending.push(mp3(8000));
  expect(sink.appended).toEqual([8000]);
});

test('other errors of the buffer are reported', async () => {
  const sink = new FakeSink();
  sink.appendBuffer = () => {
    throw new DOMException('detached', 'InvalidStateError');
  };
  expect(
    await queue(sink)
      .push(mp3(4000))
      .catch((thrown) => thrown.name),
  ).toBe('InvalidStateError');
});

test('data without MP3 frames never reaches the buffer, and is an error at its end', async () => {
  const sink = new FakeSink();
  const appending = queue(sink);
  await appending.push(new TextEncoder().encode('<!doctype html>'.repeat(1000)));
  const thrown = await appending.flush().catch((error) => error);
  expect(thrown.failure).toEqual({ code: 'invalidData' });
  expect(sink.appended).toEqual([]);
});
