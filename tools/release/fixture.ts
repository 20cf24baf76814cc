import { writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import type {} from '../../testkit/worker/upgrades/keep.ts';

/**
 * `npm run tool -- fixture`, once per release: writes this version's state into `testkit/worker/upgrades/`.
 * `worker/tests/upgrade.test.ts` opens it with every later version. A kept state is never changed.
 */

const RECIPE = 'testkit/worker/upgrades/keep.ts';

process.env.KEEP_STATE = RECIPE;
const vitest = await startVitest('test', [RECIPE], { project: ['worker'], watch: false, run: true });
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const [kept] = tests.flatMap((test) => test.meta().kept ?? []);
await vitest.close();
if (!kept) throw new Error('no state was made');
const path = `testkit/worker/upgrades/${kept.name}.json`;
writeFileSync(path, `${JSON.stringify(kept.state, null, 1)}\n`);
console.log(`kept ${path}`);
