import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { wrap } from '../tools/documents/wrap.ts';
import { chart } from './chart.ts';
import { budgetOf, type Figure, isWithin, medianOf, spreadOf } from './statistics.ts';

const README = 'bench/README.md';
const CHART = 'docs/images/bench.svg';
const FIGURES = 'bench/figures.json';

/** Files that a run of the benchmarks writes. */
const WRITTEN = [README, CHART, FIGURES, 'bench/crossings.json'];

/** Figures of a whole run, with what they are of. */
export type Figures = { commit: string; date: string; machine: string; rows: Figure[] };

function list(rows: readonly Figure[]): string {
  const items = rows.map((row) => {
    const mark = row.budget === null ? '' : isWithin(row) ? ' ✓' : ' over';
    const figures = `**${medianOf(row)}${mark}** (${spreadOf(row)}; budget ${budgetOf(row)})`;
    return wrap(`- ${row.what}: ${figures}${row.note && `; ${row.note}`}`, '  ');
  });
  return items.join('\n');
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that is measured; of a tree with changes it says so. */
function commit(): string {
  const hasChanges = git('status', '--porcelain', '--', '.', ...WRITTEN.map((file) => `:!${file}`)) !== '';
  return `${git('rev-parse', 'HEAD')}${hasChanges ? ' with changes' : ''}`;
}

/** What a run that begins now is of. */
export const measuredNow = (): Omit<Figures, 'rows'> => ({
  commit: commit(),
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
});

/** Parts of the README of the bench. A benchmark writes its own whenever it runs, a whole run `figures`. */
type Part = 'figures' | 'cost' | 'distances';

const measuredOn = ({ commit, date, machine }: Omit<Figures, 'rows'>) =>
  wrap(`Measured on ${date} at ${commit.slice(0, 8)}${commit.slice(40)}: ${machine}.`);

/** @returns the README of the bench with a marked part replaced */
function withPart(readme: string, name: Part, part: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${README} has lost its markers of ${name}`);
  return `${readme.slice(0, from + begin.length)}\n${part}\n${readme.slice(to)}`;
}

/** Replaces a marked part of the README of the bench, and says of what it is. */
export function writePart(name: Part, part: string): void {
  const text = withPart(readFileSync(README, 'utf8'), name, `${measuredOn(measuredNow())}\n\n${part}`);
  writeFileSync(README, text);
}

const asList = (rows: readonly Figure[]) => `Median, spread and budget:\n\n${list(rows)}`;

/** README of the bench and chart of the README, made of figures. */
export const documentsOf = (figures: Figures, readme: string) => ({
  [README]: withPart(readme, 'figures', `${measuredOn(figures)}\n\n${asList(figures.rows)}`),
  [CHART]: chart(figures.rows),
});

/** The figures of the last whole run. */
export const readFigures = (): Figures => JSON.parse(readFileSync(FIGURES, 'utf8'));

/** Writes the figures of a whole run, and the documents that are made of them. */
export function writeReport(figures: Figures): void {
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  for (const [file, text] of Object.entries(documentsOf(figures, readFileSync(README, 'utf8'))))
    writeFileSync(file, text);
}

/** Files of a release that no figure depends on. */
const UNMEASURED = ['*.md', ...WRITTEN];

/** @throws Error when the figures are of another tree than the checked-out commit's */
export function checkFigures({ commit }: Pick<Figures, 'commit'> = readFigures()): void {
  const hash = /^[0-9a-f]{40}$/.exec(commit)?.[0];
  const changed =
    hash && git('diff', '--name-only', hash, 'HEAD', '--', '.', ...UNMEASURED.map((file) => `:!${file}`));
  if (changed === '') return;
  throw new Error(`bench/figures.json is of ${commit}, another tree: npm run bench`);
}
