import { writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { CITIES, type City } from '../testkit/worker/crossings/cities.ts';
import type { Crossings } from '../testkit/worker/crossings/count.ts';
import type { Row } from './statistics.ts';

/**
 * `npm run bench -- crossings`: counts the calls of D1, R2 and the Home that every route waits for one after the other,
 * writes them to `bench/crossings.json`, and prints them with the waiting in three cities.
 */

const TEST = 'worker/tests/crossings.test.ts';
const SNAPSHOT = 'bench/crossings.json';
const CITY_NAMES = Object.keys(CITIES) as City[];

type Table = [row: string, Crossings][];

/** @throws Error when a journey could not be measured */
async function count(): Promise<Table> {
  process.env.CROSSINGS_IN_CITIES = '1';
  const options = { project: ['worker'], watch: false, run: true, reporters: [{}], silent: true };
  const vitest = await startVitest('test', [TEST], options);
  const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const results = tests.map((test) => ({ name: test.name, crossings: test.meta().crossings }));
  await vitest.close();
  // The comparison with the old snapshot may fail.
  process.exitCode = undefined;
  const counted = results.slice(1);
  const failed = counted.filter(({ crossings }) => !crossings).map(({ name }) => name);
  if (counted.length === 0 || failed.length > 0) throw new Error(`not measured: ${failed.join('; ')}`);
  return counted.flatMap(({ crossings }) => Object.entries(crossings!)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A readable line for each row. */
function snapshotOf(table: Table): string {
  const lines = table.map(
    ([
      row,
      {
        counts: { d1, r2, home },
      },
    ]) => {
      const counts = `{ "d1": ${d1}, "r2": ${r2}, "home": ${home} }`;
      return `  ${JSON.stringify(row)}: ${counts}`;
    },
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function print(table: Table): void {
  const width = Math.max(...table.map(([row]) => row.length));
  const line = (row: string, cells: (string | number)[]) =>
    console.log(row.padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join(''));
  line('', ['D1', 'R2', 'home', ...CITY_NAMES.map((city) => `${city}`)]);
  for (const [row, { counts, waits }] of table)
    line(row, [counts.d1, counts.r2, counts.home, ...CITY_NAMES.map((city) => waits![city])]);
}

export async function crossings(): Promise<Row[]> {
  const table = await count();
  writeFileSync(SNAPSHOT, snapshotOf(table));
  print(table);
  return [];
}
