/**
 * How many products the browser tests have. Their files run beside each other, and what a test tells the built-in providers
 * holds for everybody who uses the same ones.
 */
export const STACKS = 3;
