import { play } from './campaign.ts';

/**
 * `npm run tool -- fuzz --requests 10000 --seed 7`: the fuzz test at length; `npm test` sends a hundred requests. A
 * failure is printed with its seed for a replay.
 */

await play({
  things: 'requests',
  test: 'worker/tests/fuzz.test.ts',
  usual: 10_000,
  environment: { count: 'FUZZ_REQUESTS', seed: 'FUZZ_SEED' },
});
