import type { DrawnFault } from './draw.ts';

export type Outcome =
  | { result: 'noticed'; by: string }
  | { result: 'hung'; by: string }
  | { result: 'refused by the types' }
  | { result: 'survived'; tests: number };
export type Result = DrawnFault & Outcome;

/** Wilson's interval of a share, 95 %. */
export function interval(hits: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const centre = share + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [(centre - spread) / scale, (centre + spread) / scale];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function row(area: string, results: Result[]): string {
  const count = (wanted: Outcome['result']) => results.filter(({ result }) => result === wanted).length;
  const noticed = results.length - count('survived');
  const [from, to] = interval(noticed, results.length);
  const cells = [
    area,
    results.length,
    noticed,
    count('refused by the types'),
    count('hung'),
    count('survived'),
  ];
  return `| ${[...cells, `${percent(noticed / results.length)} (${percent(from)} to ${percent(to)})`].join(' | ')} |`;
}

/** The share of faults that were noticed, by area, and what was not. */
export function report(results: Result[]): string {
  const areas = [...Map.groupBy(results, ({ area }) => area)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const survivors = results
    .filter(({ result }) => result === 'survived')
    .sort((one, other) => `${one.area}${one.file}`.localeCompare(`${other.area}${other.file}`));
  return [
    '| area | faults | noticed | by types alone | by a hang | survived | share, 95 % |',
    '|---|---|---|---|---|---|---|',
    ...areas.map(([area, each]) => row(area, each)),
    row('all', results),
    '',
    ...survivors.map(({ id, area, file, line, original, replacement }) =>
      [`${file}:${line}  (${area}, ${id})`, ...lines('-', original), ...lines('+', replacement), ''].join(
        '\n',
      ),
    ),
  ].join('\n');
}

const lines = (sign: string, text: string) => text.split('\n').map((line) => `  ${sign} ${line}`);
