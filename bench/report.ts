import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { wrap } from '../scripts/wrap.ts';
import { chart } from './chart.ts';
import { figure, isWithin, median, type Row } from './statistics.ts';

const README = 'bench/README.md';
const CHART = 'docs/images/bench.svg';
const BEGIN = '<!-- figures -->';
const END = '<!-- /figures -->';

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

/** Writes the figures of a whole run, with machine and date, into the README of the bench, and draws the chart. */
export function writeReport(rows: Row[], costs: string, now: Date): void {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GiB, Node ${process.versions.node}`;
  const figures = [
    `Measured on ${now.toISOString().slice(0, 10)}: ${machine}.`,
    'Median, spread and budget:',
    list(rows),
    'What one of each uses (times of the object without waiting for a provider):',
    costs,
  ].join('\n\n');
  const text = readFileSync(README, 'utf8');
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${README} has lost its markers`);
  writeFileSync(README, `${text.slice(0, from + BEGIN.length)}\n${figures}\n${text.slice(to)}`);
  writeFileSync(CHART, chart(rows));
}
