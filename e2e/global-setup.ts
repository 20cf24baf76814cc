import { type Stack, startStack } from './stack.ts';

let stack: Stack | undefined;

export async function setup(): Promise<void> {
  stack = await startStack();
}

export async function teardown(): Promise<void> {
  await stack?.stop();
}
