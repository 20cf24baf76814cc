/**
 * Number of random cases of a property in a Node test. Each run of `npm test` draws a tenth of them, with another seed.
 * @param most number in `npm run test:long`
 */
export const runs = (most: number): number =>
  process.env.TEST_LONG === undefined ? Math.ceil(most / 10) : most;
