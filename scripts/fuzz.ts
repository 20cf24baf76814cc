import { play } from './campaign.ts';

/**
 * `npm run fuzz -- --requests 10000 --seed 7`: many more of the requests that `npm test` sends a few hundred of. What
 * fails is printed with its seed, to be sent again.
 */

await play({
  things: 'requests',
  test: 'worker/tests/fuzz.test.ts',
  usual: 10_000,
  environment: { count: 'FUZZ_REQUESTS', seed: 'FUZZ_SEED' },
});
