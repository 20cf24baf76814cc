import { startProduct } from '../testkit/product.ts';
import { busyHome } from './busy-home.ts';
import { castSpeech } from './cast-speech.ts';
import { cost } from './cost.ts';
import { crossings } from './crossings.ts';
import { distances } from './distances.ts';
import { encoder } from './encoder/bench.ts';
import { eveningPages } from './evening-pages.ts';
import { firstSentence } from './first-sentence.ts';
import { firstSound } from './first-sound.ts';
import { growth } from './growth.ts';
import { homePage } from './home-page.ts';
import { interactions } from './interactions.ts';
import { lighthouse } from './lighthouse.ts';
import { memory } from './memory.ts';
import { mix } from './mix.ts';
import { newParent } from './new-parent.ts';
import { writeReport } from './report.ts';
import { requests } from './requests.ts';
import { resume } from './resume.ts';
import { signIns } from './sign-ins.ts';
import { spareVoice } from './spare-voice.ts';
import { type Figure, failed, figureOf, isWithin, lineOf, type Row } from './statistics.ts';
import { together } from './together.ts';
import { twoLanguages } from './two-languages.ts';
import { waiting } from './waiting.ts';
import { web } from './web.ts';

/**
 * `npm run bench [-- name …]`: the budgets, as ratios to a limit or a baseline in the same run. Needs an idle machine;
 * figures in milliseconds depend on it, ratios hardly. A run of everything also writes `bench/figures.json`, and of it the
 * table in `bench/README.md` and the chart. A benchmark that throws is a row that is not met. Exits with 1 when a budget
 * is not met.
 */

/** Measurements of the whole product, each with a new stack, so that caches and load are not shared. */
const OF_THE_PRODUCT: Record<string, () => Promise<Row[]>> = {
  firstSentence,
  twoLanguages,
  firstSound,
  resume,
  together,
  web,
  homePage,
  eveningPages,
  lighthouse,
  newParent,
  interactions,
};

const BY_THEMSELVES: Record<string, () => Promise<Row[]>> = {
  encoder,
  waiting,
  mix,
  memory,
  requests,
  growth,
  busyHome,
  signIns,
  spareVoice,
  castSpeech,
  distances,
};

const wanted = process.argv.slice(2);
const known = [...Object.keys(OF_THE_PRODUCT), ...Object.keys(BY_THEMSELVES), 'cost', 'crossings'];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no benchmark ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(1);
}
const names = known.filter((name) => wanted.length === 0 || wanted.includes(name));

async function ofTheProduct(benchmark: () => Promise<Row[]>): Promise<Row[]> {
  const stack = await startProduct();
  try {
    return await benchmark();
  } finally {
    await stack.stop();
  }
}

// Stacks clean up when this process exits.
process.setMaxListeners(50);

/** @returns no rows where a benchmark writes a table of its own */
async function measure(name: string): Promise<Row[]> {
  if (name === 'cost' || name === 'crossings') {
    await (name === 'cost' ? cost : crossings)();
    return [];
  }
  const own = BY_THEMSELVES[name];
  return own ? own() : ofTheProduct(OF_THE_PRODUCT[name]!);
}

const rows: Figure[] = [];
for (const name of names) {
  const start = performance.now();
  console.log(`\n${name} …`);
  const measured = await measure(name).then(
    (some) => some.map(figureOf),
    (error) => {
      console.error(error);
      return [failed(name, error)];
    },
  );
  for (const row of measured) console.log(lineOf(row));
  rows.push(...measured);
  console.log(`(${Math.round((performance.now() - start) / 1000)} s)`);
}
if (wanted.length === 0) writeReport(rows);
if (!rows.every(isWithin)) process.exitCode = 1;
process.exit();
