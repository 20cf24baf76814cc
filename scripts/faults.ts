import { play } from './campaign.ts';

/**
 * `npm run faults -- --schedules 20000 --seed 7`: many more of the schedules of faults that `npm test` plays 40 of. What
 * fails is printed with its seed, to be played again.
 */

await play({
  things: 'schedules',
  test: 'worker/tests/faults.test.ts',
  usual: 20_000,
  environment: { count: 'FAULT_SCHEDULES', seed: 'FAULT_SEED' },
});
