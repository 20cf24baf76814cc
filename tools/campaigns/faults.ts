import { play } from './campaign.ts';

/**
 * `npm run tool -- faults --schedules 20000 --seed 7`: the fault campaign at length; `npm test` plays 20 schedules. A
 * failure is printed with its seed for a replay.
 */

await play({
  things: 'schedules',
  test: 'worker/tests/faults.test.ts',
  usual: 20_000,
  environment: { count: 'FAULT_SCHEDULES', seed: 'FAULT_SEED' },
});
