import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopGroup } from '../scripts/services.ts';
import { makeTemplate } from '../testkit/product.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { measuredNow, writeReport } from './report.ts';
import { type Figure, failed, isWithin, lineOf } from './statistics.ts';

/**
 * `npm run bench [-- name …]`: the budgets, as ratios to a limit or a baseline in the same run. Needs an idle machine;
 * figures in milliseconds depend on it, ratios hardly. A run of everything also writes `bench/figures.json`, and of it
 * the list in `bench/README.md` and the chart. Each benchmark has a process of its own: one that throws, ends or hangs
 * is a row that is not met. Exits with 1 when a budget is not met.
 */

/** A benchmark that takes so many times its seconds, on a busy machine, is ended. */
const PATIENCE = 4;

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

async function measure(name: string): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, 'one.ts'), [name], { detached: true });
  let figures: Figure[] | undefined;
  child.once('message', (message) => {
    figures = message as Figure[];
    child.disconnect();
  });
  const start = performance.now();
  const late = setTimeout(() => void stopGroup(child), BENCHMARKS[name]!.seconds * PATIENCE * 1000);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(late);
  await stopGroup(child);
  return figures ?? [failed(name, `ended with ${signal ?? code} after ${secondsSince(start)} s`)];
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(1);
}
const isWhole = wanted.length === 0;
const names = Object.keys(BENCHMARKS).filter((name) =>
  isWhole ? !BENCHMARKS[name]!.isByName : wanted.includes(name),
);
const subject = measuredNow();
const start = performance.now();
if (names.some((name) => BENCHMARKS[name]!.hasProduct)) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  console.log('The product is built …');
  await makeTemplate(folder);
  process.env.TEST_TEMPLATE = folder;
  console.log(`(${secondsSince(start)} s)`);
}
const rows: Figure[] = [];
for (const [place, name] of names.entries()) {
  const begun = performance.now();
  console.log(`\n${place + 1} of ${names.length}: ${name} …`);
  const figures = await measure(name);
  for (const row of figures) console.log(lineOf(row));
  rows.push(...figures);
  console.log(
    `(${secondsSince(begun)} s, ${BENCHMARKS[name]!.seconds} expected; ${secondsSince(start)} s in all)`,
  );
}
if (isWhole) writeReport({ ...subject, rows });
const over = rows.filter((row) => !isWithin(row));
console.log(`\n${rows.length} figures in ${secondsSince(start)} s, ${over.length} over their budget:`);
for (const row of over) console.log(lineOf(row));
process.exit(over.length === 0 ? 0 : 1);
