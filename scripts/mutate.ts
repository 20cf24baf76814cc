import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTATIONS } from './mutations/all.ts';
import { type Mutation, problemsOf } from './mutations/mutation.ts';
import { Copy, type Result } from './mutations/run.ts';
import { projectOf } from './testing/places.ts';

/**
 * `npm run mutate -- [AREA, ID or FILE …] [--check] [--resume] [--jobs N]`: plants each fault of `scripts/mutations/` in
 * a copy of the sources, runs the tests of its place, and tells which faults they did not notice. `docs/mutations.md`
 * says how to add one.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
  },
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) throw new Error(`--jobs is a whole number, not ${values.jobs}`);

const problems = problemsOf(MUTATIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const asked = (mutation: Mutation) =>
  positionals.length === 0 ||
  positionals.some(
    (wish) =>
      wish === mutation.id ||
      wish === mutation.area ||
      mutation.file === wish ||
      mutation.file.startsWith(`${wish}/`),
  );
const chosen = MUTATIONS.filter(asked);
if (chosen.length === 0) throw new Error(`no mutation belongs to ${positionals.join(', ')}`);
if (values.check) {
  console.log(`${chosen.length} mutations can be planted`);
  process.exit(0);
}

/** What is known from earlier runs, by mutation: a result holds for as long as its file and its tests are the same. */
type Kept = Result & { of: string };
const RESULTS = 'test-results/mutations.json';
const kept = readKept();

function readKept(): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}

function keep(mutation: Mutation, result: Result): void {
  // Another run may have found something out meanwhile.
  Object.assign(kept, readKept());
  kept[mutation.id] = { ...result, of: states.get(mutation.id)! };
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(kept, null, 2)}\n`);
}

function stateOf(mutation: Mutation): string {
  const { accepted: _, area: __, fault: ___, ...what } = mutation;
  const hash = createHash('sha256').update(JSON.stringify(what));
  for (const file of [mutation.file, ...mutation.tests]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** As the sources were when this run began, which is what it looks at, whatever is changed meanwhile. */
const states = new Map(chosen.map((mutation) => [mutation.id, stateOf(mutation)]));
const isOfNow = (mutation: Mutation) => kept[mutation.id]?.of === states.get(mutation.id);

/** Equal for mutations that tests of the same files look at. */
const placeOf = ({ tests, env }: Mutation) => JSON.stringify([tests, env]);

const isKnown = (mutation: Mutation) =>
  values.resume && isOfNow(mutation) && kept[mutation.id]?.outcome !== 'broken';
const todo = chosen.filter((mutation) => !isKnown(mutation));

/** Seconds that a run takes when nothing is known of it: mostly the start of the runtime. */
const usual = (mutation: Mutation) => (projectOf(mutation.tests[0]!) === 'worker' ? 20 : 5);
/** All the tests that some mutations of one place ask for, to be run without any fault. */
function withoutFault(there: Mutation[]): Mutation {
  const { only: _, ...first } = there[0]!;
  // Where one asks for whole files, they are all run.
  if (there.some(({ only }) => only === undefined)) return first;
  return { ...first, only: [...new Set(there.flatMap(({ only = [] }) => only))] };
}

const places = new Map([...Map.groupBy(todo, placeOf)].map(([place, there]) => [place, withoutFault(there)]));
const seconds = (mutation: Mutation) => kept[mutation.id]?.seconds ?? usual(mutation);
const expected = [...todo, ...places.values()].reduce((sum, mutation) => sum + seconds(mutation), 0);
console.log(
  `${chosen.length} mutations, ${chosen.length - todo.length} known from before, with tests of ${places.size} places: ` +
    `about ${Math.ceil(expected / jobs / 60)} minutes, ${jobs} at a time\n`,
);

// Whoever works on this machine comes first; what is started inherits it.
setPriority(15);

const copies = Array.from({ length: Math.min(jobs, Math.max(1, todo.length)) }, () => new Copy());
const removeCopies = () => {
  for (const copy of copies) copy.remove();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    removeCopies();
    process.exit(130);
  });
}

/** Does each piece of work once, as many at a time as there are copies. */
async function share<Item>(items: Iterable<Item>, work: (item: Item, copy: Copy) => Promise<void>) {
  const queue = [...items];
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, copy);
    }),
  );
}

const LIMIT_MS = 600_000;
let isGood = true;
/** How the tests of each place fare without a fault: whoever needs to know it first finds out. */
const unharmed = new Map<string, Promise<Result>>();

async function runUnharmed(place: string, copy: Copy): Promise<Result> {
  const tests = places.get(place)!;
  const result = await copy.runTests(tests, LIMIT_MS);
  if (result.outcome !== 'survived') {
    isGood = false;
    console.error(`without a fault: ${tests.tests.join(', ')}: ${result.outcome}, ${result.by}`);
  }
  return result;
}

try {
  await share(todo, async (mutation, copy) => {
    const place = placeOf(mutation);
    if (!unharmed.has(place)) unharmed.set(place, runUnharmed(place, copy));
    const baseline = await unharmed.get(place)!;
    if (baseline.outcome !== 'survived') return;
    // What takes many times as long as without the fault does not end.
    const limit = Math.min(LIMIT_MS, 60_000 + baseline.seconds * 4000);
    const result = await copy.run(mutation, limit);
    keep(mutation, result);
    console.log(`${result.outcome.padEnd(9)} ${mutation.id} (${result.seconds} s) ${result.by}`);
  });
} finally {
  removeCopies();
}

const results = chosen.map((mutation) => ({ mutation, result: kept[mutation.id] }));
const isRun = ({ mutation }: (typeof results)[number]) => isOfNow(mutation);
const isKilled = (result: Result | undefined) =>
  result?.outcome === 'killed' || result?.outcome === 'timed out';

console.log('\n| area | tried | killed | survived | |\n|---|---|---|---|---|');
for (const area of [...new Set(chosen.map((mutation) => mutation.area)), null]) {
  const here = results.filter((one) => isRun(one) && (area === null || one.mutation.area === area));
  const killed = here.filter(({ result }) => isKilled(result)).length;
  const survived = here.filter(({ result }) => result?.outcome === 'survived').length;
  const share = here.length === 0 ? '' : `${Math.round((killed / here.length) * 100)} %`;
  console.log(`| ${area ?? '**all**'} | ${here.length} | ${killed} | ${survived} | ${share} |`);
}

for (const one of results) {
  const { mutation, result } = one;
  const name = `${mutation.id}: ${mutation.fault} (${mutation.file})`;
  if (!isRun(one)) {
    isGood = false;
    console.log(`\nnot run: ${name}`);
  } else if (result?.outcome === 'broken') {
    isGood = false;
    console.log(`\ncannot be loaded: ${name}: ${result.by}`);
  } else if (result?.outcome === 'survived') {
    isGood &&= mutation.accepted !== undefined;
    console.log(`\nsurvived: ${name}\n  ${mutation.accepted ?? 'no test notices'}`);
  } else if (mutation.accepted !== undefined) {
    console.log(`\nno longer survives, so its reason can go: ${name}`);
  }
}
process.exit(isGood ? 0 : 1);
