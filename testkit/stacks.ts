import { availableParallelism } from 'node:os';

/**
 * Number of stacks for the browser tests, whose files run in parallel; settings of the built-in providers concern one
 * stack. Two more than cores, since tests mostly wait. `TEST_STACKS=1` starts a single file sooner.
 */
export const STACKS = Number(process.env.TEST_STACKS) || Math.min(4, availableParallelism() + 2);
