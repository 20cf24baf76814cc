import { spawnSync } from 'node:child_process';
import { BUILD_SETTINGS, startProduct } from '../e2e/stack.ts';
import { firstSentence } from './first-sentence.ts';
import { firstSound } from './first-sound.ts';
import { lineOf, type Row } from './statistics.ts';
import { waiting } from './waiting.ts';

/**
 * `npm run bench [name …]`: the budgets, each as a ratio against its own limit or rival in the same run. Needs a machine
 * with nothing else to do; figures in milliseconds depend on it, ratios hardly.
 */
const BENCHMARKS: Record<string, () => Promise<Row[]>> = { firstSentence, firstSound, waiting };

const wanted = process.argv.slice(2);
const names = Object.keys(BENCHMARKS).filter((name) => wanted.length === 0 || wanted.includes(name));

const build = spawnSync('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, ...BUILD_SETTINGS },
});
if (build.status !== 0) process.exit(1);

const rows: Row[] = [];
for (const name of names) {
  // A stack of its own for each, so that none inherits the other's warmth or load.
  const stack = await startProduct();
  try {
    rows.push(...(await BENCHMARKS[name]!()));
  } finally {
    await stack.stop();
  }
}
for (const row of rows) console.log(lineOf(row));

if (wanted.length === 0 || wanted.includes('encoder')) {
  spawnSync('node', ['bench/encoder/bench.ts'], { stdio: 'inherit' });
}
