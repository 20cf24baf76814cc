import type { Stack } from '../scripts/stack.ts';
import { startProduct } from './stack.ts';
import { STACKS } from './stacks.ts';

const stacks: Stack[] = [];

export async function setup(): Promise<void> {
  // One after the other: together they would ask too much of a small machine.
  for (let index = 1; index <= STACKS; index++) stacks.push(await startProduct(index));
}

export async function teardown(): Promise<void> {
  await Promise.all(stacks.map((stack) => stack.stop()));
}
