import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { wrap } from '../tools/documents/wrap.ts';
import { chart } from './chart.ts';
import { figure, isWithin, median, type Row } from './statistics.ts';

const README = 'bench/README.md';
const CHART = 'docs/images/bench.svg';

const budgetOf = ({ budget, atLeast, unit }: Row) =>
  budget === null ? '–' : `${atLeast ? '≥' : '≤'} ${budget}${unit}`;

function list(rows: Row[]): string {
  const items = rows.map((row) => {
    const { what, unit, values, note } = row;
    const spread =
      values.length === 1
        ? 'one run'
        : `${figure(Math.min(...values))} to ${figure(Math.max(...values))}, ${values.length} runs`;
    const mark = row.budget === null ? '' : isWithin(row) ? ' ✓' : ' over';
    const figures = `**${figure(median(values))}${unit}${mark}** (${spread}; budget ${budgetOf(row)})`;
    return wrap(`- ${what}: ${figures}${note && `; ${note}`}`, '  ');
  });
  return items.join('\n');
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** Parts of the README of the bench. A benchmark writes its own whenever it runs, a whole run `figures`. */
type Part = 'figures' | 'cost' | 'distances' | 'growth' | 'busyHome';

/** Replaces a marked part of the README of the bench, and says on what it was measured. */
export function writePart(name: Part, part: string, now: Date): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const measured = wrap(`Measured on ${now.toISOString().slice(0, 10)}: ${machine()}.`);
  const text = readFileSync(README, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${README} has lost its markers of ${name}`);
  writeFileSync(README, `${text.slice(0, from + begin.length)}\n${measured}\n\n${part}\n${text.slice(to)}`);
}

/** Writes median, spread and budget of the rows. */
export const writeRows = (name: Part, rows: Row[], now: Date): void =>
  writePart(name, `Median, spread and budget:\n\n${list(rows)}`, now);

/** Writes the figures of a whole run, with machine and date, into the README of the bench, and draws the chart. */
export function writeReport(rows: Row[], now: Date): void {
  writeRows('figures', rows, now);
  writeFileSync(CHART, chart(rows));
}
