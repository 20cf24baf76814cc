import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type DrawnFault, drawn, named } from './draw.ts';
import { faultsIn, withFault } from './faults.ts';
import { type Outcome, type Result, report } from './report.ts';
import { Scratch } from './scratch.ts';
import { closureOf, importsOf, isTest, testsOf } from './tests-of.ts';

/**
 * Draws faults of the product by a seed, plants each alone in a copy of the repository, runs the tests of its place and
 * says how many were noticed. Ended and called again with the same seed, it goes on where it was.
 */
const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    faults: { type: 'string', default: '300' },
    // Names of areas, or the beginnings of paths.
    area: { type: 'string', multiple: true, default: [] },
    // Another checkout, with its packages installed, to draw from and to test.
    of: { type: 'string', default: '.' },
    // A line of JSON for each fault.
    log: { type: 'string' },
  },
});
const seed = Number(given.seed);
const root = resolve(given.of);
const log = given.log ?? join(tmpdir(), `mutate-${seed}.jsonl`);
const say = (line: string) => process.stdout.write(`${line}\n`);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const contents = new Map(
  files.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const imports = new Map([...contents].map(([path, content]) => [path, importsOf(path, content)]));

const isProduct = (path: string) =>
  /^(contract|worker|web\/src)\//.test(path) && !isTest(path) && !/\/testing\/|\.d\.ts$/.test(path);
const faults = named(await faultsIn(new Map([...contents].filter(([path]) => isProduct(path)))), seed);
const isAskedFor = ({ area, file }: DrawnFault) =>
  given.area.length === 0 || given.area.some((asked) => asked === area || file.startsWith(asked));
const chosen = drawn(faults.filter(isAskedFor), Number(given.faults));
say(`seed ${seed}: ${chosen.length} of ${faults.length} faults; log ${log}`);

const known = new Map<string, Outcome>();
const record = (fault: DrawnFault, outcome: Outcome) => {
  known.set(fault.id, outcome);
  appendFileSync(log, `${JSON.stringify({ id: fault.id, ...outcome })}\n`);
};
for (const line of existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []) {
  if (line === '') continue;
  const { id, ...outcome } = JSON.parse(line);
  known.set(id, outcome);
}

const scratch = await Scratch.of(root, files);
process.on('exit', () => rmSync(scratch.folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    scratch.end();
    process.exit(1);
  });
}

/** What Vitest's own process loads and keeps: the stand-ins, with what they take of the product. */
const isKept = (() => {
  const kept = closureOf(
    [...imports.keys()].filter((path) => path.startsWith('emulators/') && !isTest(path)),
    imports,
  );
  return (file: string) => kept.has(file);
})();

/** Tests that passed with some fault in place, and those that fail without any, as on a machine without a browser. */
const sound = new Set<string>();
const broken = new Set<string>();

async function outcomeOf(fault: DrawnFault): Promise<Outcome> {
  const { file } = fault;
  const content = contents.get(file)!;
  let ran = 0;
  for (const group of testsOf(file, imports)) {
    const tests = group.filter((test) => !broken.has(test));
    if (tests.length === 0) continue;
    const answer = await scratch.withFile(file, withFault(content, fault), tests);
    if (answer === 'hung') return { result: 'hung', by: tests.join(' ') };
    for (const test of answer.passed) sound.add(test);
    ran += tests.length;
    for (const { test, message } of answer.failed) {
      const isCertain = sound.has(test) && !/timed out|unhandled/i.test(message);
      if (isCertain || (await passesWithout(fault, test))) {
        return { result: 'noticed', by: `${test}: ${message.slice(0, 300)}` };
      }
    }
  }
  if (scratch.refuses(file, withFault(content, fault))) return { result: 'refused by the types' };
  return { result: 'survived', tests: ran };
}

async function passesWithout({ file }: DrawnFault, test: string): Promise<boolean> {
  if (isKept(file)) scratch.end();
  const answer = await scratch.withFile(file, contents.get(file)!, [test]);
  const passes = answer !== 'hung' && answer.failed.length === 0;
  (passes ? sound : broken).add(test);
  if (!passes)
    say(`  fails without a fault, left out: ${test} ${answer === 'hung' ? '' : answer.failed[0]?.message}`);
  return passes;
}

for (const [at, fault] of chosen.entries()) {
  if (known.has(fault.id)) continue;
  if (isKept(fault.file)) scratch.end();
  const outcome = await outcomeOf(fault);
  if (isKept(fault.file)) scratch.end();
  record(fault, outcome);
  say(
    `${at + 1}/${chosen.length} ${outcome.result} ${fault.area} ${fault.file}:${fault.line} ${fault.mutator}`,
  );
}
scratch.end();

say(report(chosen.map((fault): Result => ({ ...fault, ...known.get(fault.id)! }))));
