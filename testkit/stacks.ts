import { availableParallelism } from 'node:os';

/**
 * How many products the browser tests have. Their files run beside each other, and what a test tells the built-in providers
 * holds for everybody who uses the same ones. Two more than there are cores, since a test waits more than it works.
 * `TEST_STACKS=1` starts a single file sooner.
 */
export const STACKS = Number(process.env.TEST_STACKS) || Math.min(4, availableParallelism() + 2);
