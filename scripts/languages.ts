import { STACKS } from '../testkit/stacks.ts';
import { run } from './testing/step.ts';

/**
 * `npm run languages`: the browser tests, all of them in both languages; `npm test` goes through most in one. On as many
 * stacks as the machine has cores for.
 */

const MINUTE_MS = 60_000;
/** On two cores. */
const USUAL_MIN = 20;

const minutes = Math.round(USUAL_MIN / STACKS);
console.log(`All browser tests in both languages, on ${STACKS} stacks: about ${minutes} minutes`);
const { status, hung } = await run({
  title: 'in the browser',
  command: ['vitest', 'run', '--project', 'e2e'],
  env: { TEST_LANGUAGES: 'all' },
  limit: 10 * USUAL_MIN * MINUTE_MS,
});
if (hung) console.log(`stopped: ${hung}`);
process.exit(status === 0 ? 0 : 1);
