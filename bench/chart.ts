import { type Figure, isWithin, medianOf } from './statistics.ts';

/** Pixels. */
const WIDTH = 760;
const ROW = 32;
const TOP = 34;
const LEFT = 16;
/** Of a label, which the figures follow on its line. */
const LETTERS = 88;
/** Position of the budget's line, as a share of the width. */
const LIMIT = 0.62;

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Share of the budget that a row uses: 1 is all of it. Inverted for rows where more is better. */
const used = ({ median, budget, atLeast }: Figure) =>
  median === null ? Number.POSITIVE_INFINITY : atLeast ? (budget ?? 1) / median : median / (budget ?? 1);

/**
 * Bars of all figures that have a budget, in colours that are readable on white and on black. Long labels are cut; the
 * table has all words.
 */
export function chart(rows: readonly Figure[]): string {
  const limited = rows.filter(({ budget }) => budget !== null);
  const height = TOP + limited.length * ROW + 12;
  const scale = (WIDTH - 2 * LEFT) * LIMIT;
  const limitX = LEFT + scale;
  const bars = limited.map((row, n) => {
    const y = TOP + n * ROW;
    const width = Math.min(used(row) * scale, WIDTH - 2 * LEFT);
    const says = `${medianOf(row)} of ${row.atLeast ? 'at least ' : ''}${row.budget}${row.unit}`;
    const what = row.what.length > LETTERS ? `${row.what.slice(0, LETTERS - 1)}…` : row.what;
    return [
      `<text x="${LEFT}" y="${y + 12}" class="what">${escaped(what)}</text>`,
      `<rect x="${LEFT}" y="${y + 18}" width="${Math.max(2, width).toFixed(1)}" height="6" rx="3" class="${isWithin(row) ? 'within' : 'over'}"/>`,
      `<line x1="${limitX}" x2="${limitX}" y1="${y + 15}" y2="${y + 27}" class="limit"/>`,
      `<text x="${WIDTH - LEFT}" y="${y + 12}" text-anchor="end" class="says">${escaped(says)}</text>`,
    ].join('\n  ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="What was measured, each against its budget">
  <style>
    text { font: 12px system-ui, sans-serif; fill: #1f2430; }
    .says { fill: #4c5567; }
    .limit { stroke: #4c5567; stroke-width: 2; }
    .within { fill: #2f8f83; }
    .over { fill: #c8553d; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f1ece2; }
      .says { fill: #b9c0cf; }
      .limit { stroke: #b9c0cf; }
      .within { fill: #55b8aa; }
      .over { fill: #ee8466; }
    }
  </style>
  <text x="${limitX}" y="14" text-anchor="middle" class="says">budget</text>
  ${bars.join('\n  ')}
</svg>
`;
}
