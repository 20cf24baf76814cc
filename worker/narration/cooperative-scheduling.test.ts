import { expect, test, vi } from 'vitest';
import { advanceClock } from '../../testkit/worker/clock.ts';
import { withScheduledYields } from './cooperative-scheduling.ts';

async function* blocks(yieldToOthers: () => Promise<void>): AsyncGenerator<number> {
  for (let block = 0; block < 3; block++) {
    yield block;
    await yieldToOthers();
  }
}

async function all(numbers: AsyncIterable<number>): Promise<number[]> {
  const found: number[] = [];
  for await (const number of numbers) found.push(number);
  return found;
}

test('turns booked before the clock was set back delay no narration', async () => {
  const wait = vi.spyOn(scheduler, 'wait');
  expect(await all(withScheduledYields(blocks))).toEqual([0, 1, 2]);
  advanceClock(-3_600_000);
  expect(await all(withScheduledYields(blocks))).toEqual([0, 1, 2]);
  expect(Math.max(...wait.mock.calls.map(([ms]) => ms))).toBeLessThan(100);
  wait.mockRestore();
});

test('a narration with a waiting caller yields after every few blocks, not after each', async () => {
  const wait = vi.spyOn(scheduler, 'wait');
  const turnsOf = async (blocksATurn: number) => {
    wait.mockClear();
    expect(await all(withScheduledYields(blocks, blocksATurn))).toEqual([0, 1, 2]);
    return wait.mock.calls.length;
  };
  // The first is for what it takes to begin.
  expect([await turnsOf(1), await turnsOf(2), await turnsOf(4)]).toEqual([4, 2, 1]);
  wait.mockRestore();
});
