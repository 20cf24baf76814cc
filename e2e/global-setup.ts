import type { Stack } from '../scripts/stack.ts';
import { startProduct } from './stack.ts';

let stack: Stack | undefined;

export async function setup(): Promise<void> {
  stack = await startProduct();
}

export async function teardown(): Promise<void> {
  await stack?.stop();
}
