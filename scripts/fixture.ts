import { writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import type {} from '../testkit/worker/upgrades/keep.ts';

/**
 * `npm run fixture`: makes state of the schema as it is now and keeps it in `testkit/worker/upgrades/`, where
 * `worker/upgrade.test.ts` opens it with the code of the day, from then on. Run it with every change of the schema, of
 * D1 or of the Durable Object. What is kept of earlier schemas is never made again.
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
