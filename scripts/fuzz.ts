import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * `npm run fuzz -- --requests 10000 --seed 7`: many more of the requests that `npm test` sends a few hundred of. What
 * fails is printed with its seed, to be sent again.
 */

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^-?\d+$/.test(value)) throw new Error(`--${name} is a whole number, not ${value}`);
}
const { status } = spawnSync('vitest', ['run', '--project', 'worker', 'worker/fuzz.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_REQUESTS: values.requests,
    ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
  },
});
process.exit(status ?? 1);
