import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run faults -- --schedules 20000 --seed 7`: many more of the schedules of faults that `npm test` plays a thousand
 * of. What fails is printed with its seed, to be played again.
 */

const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^-?\d+$/.test(value)) throw new Error(`--${name} is a whole number, not ${value}`);
}
const { status } = spawnSync('vitest', ['run', '--project', 'worker', 'worker/faults.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FAULT_SCHEDULES: values.schedules,
    ...(values.seed === undefined ? {} : { FAULT_SEED: values.seed }),
  },
});
process.exit(status ?? 1);
