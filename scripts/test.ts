import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSources } from './source-graph.ts';
import type { Entry } from './testing/journal.ts';
import { type Project, projectOf, testsOf } from './testing/places.ts';
import { run } from './testing/step.ts';
import { ENDED_WITHOUT_REASON, type Tally, tallyOf } from './testing/tally.ts';

/**
 * `npm test`: types, lint, unit and integration tests, and the built app in a real browser. Everything runs
 * even when something fails; the last line sums up. `npm test -- PLACE …` runs types, lint and the tests that belong to
 * these files and folders.
 */

const MINUTE_MS = 60_000;
const CHECK_LIMIT_MS = 10 * MINUTE_MS;
const TESTS_LIMIT_MS = 40 * MINUTE_MS;
/** Longer than the limit of any single test. */
const SILENCE_LIMIT_MS = 8 * MINUTE_MS;
const SLOWEST = 10;

const began = Date.now();
const places = process.argv.slice(2);
const chosen = places.length > 0 ? testsOfAll(places) : null;

const folder = mkdtempSync(join(tmpdir(), 'cuentame-test-'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const total: Tally = { passed: 0, failures: [], secondTries: [], files: [], running: [] };
const times: string[] = [];

function note(title: string, milliseconds: number): void {
  times.push(`${(milliseconds / 1000).toFixed(0).padStart(5)} s  ${title}`);
}

function testsOfAll(places: string[]): string[] {
  const sources = readSources();
  try {
    return [...new Set(places.flatMap((place) => testsOf(place, sources)))];
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** A step that either works or does not counts as one test. */
async function check(title: string, ...command: string[]): Promise<void> {
  const { status, hung, milliseconds } = await run({ title, command, limit: CHECK_LIMIT_MS });
  note(title, milliseconds);
  if (status === 0) total.passed += 1;
  else total.failures.push(hung ? `hung: ${title}: ${hung}` : `failed: ${title}`);
}

/** Tests of some projects, or of those of them that were chosen. */
class Suite {
  readonly title: string;
  readonly #tests: string[] | undefined;
  readonly #projects: Project[];
  readonly #journal: string;

  constructor(title: string, projects: Project[]) {
    this.title = title;
    this.#projects = projects;
    this.#tests = chosen?.filter((test) => projects.includes(projectOf(test)));
    this.#journal = join(folder, `${projects.join('-')}.jsonl`);
  }

  get isEmpty(): boolean {
    return this.#tests?.length === 0;
  }

  /** From now on something has to happen. */
  begin(): void {
    writeFileSync(this.#journal, '');
  }

  async run(env: Record<string, string> = {}): Promise<void> {
    if (this.isEmpty) return;
    const { status, hung, milliseconds, last } = await run({
      title: this.title,
      command: [
        'vitest',
        'run',
        ...(this.#tests ?? []),
        ...this.#projects.flatMap((project) => ['--project', project]),
        ...(this.#projects.includes('worker') ? ['--project', 'together'] : []),
        '--reporter=default',
        '--reporter=./scripts/testing/journal.ts',
      ],
      env: { TEST_JOURNAL: this.#journal, TEST_TOGETHER: '1', ...env },
      limit: TESTS_LIMIT_MS,
      progress: { file: this.#journal, limit: SILENCE_LIMIT_MS },
    });
    note(this.title, milliseconds);
    this.#count(status === 0, hung, last);
  }

  #count(isWell: boolean, hung: string | null, last: string[]): void {
    const text = existsSync(this.#journal) ? readFileSync(this.#journal, 'utf8').trim() : '';
    const entries = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Entry);
    const tally = tallyOf(entries, isWell || hung !== null);
    total.passed += tally.passed;
    total.files.push(...tally.files);
    total.secondTries.push(...tally.secondTries);
    for (const failure of tally.failures)
      total.failures.push(
        failure === ENDED_WITHOUT_REASON
          ? `${this.title}: ${failure}; it printed at last:\n${last.join('\n')}`
          : failure,
      );
    const running = tally.running.join(', ') || 'nothing';
    if (hung) total.failures.push(`hung: ${this.title}: ${hung}; running then: ${running}`);
  }
}

const quick = new Suite('unit and integration', ['node', 'web', 'worker']);
const browser = new Suite('in the browser', ['e2e']);
const free = join(folder, 'free');

/** What needs no browser comes first: it takes all cores, and says sooner what is wrong. */
async function beforeTheBrowser(): Promise<void> {
  await Promise.all([check('types', 'tsc', '-b'), check('lint', 'biome', 'check', '.')]);
  quick.begin();
  await quick.run();
  note('until the browser', Date.now() - began);
  browser.begin();
  writeFileSync(free, '');
}

// The products for the browser are built and started meanwhile.
await Promise.all([beforeTheBrowser(), browser.run({ TEST_GO: free })]);
note('all', Date.now() - began);

console.log(`\n${times.join('\n')}`);
console.log('\nThe slowest files:');
for (const { file, milliseconds } of total.files
  .toSorted((a, b) => b.milliseconds - a.milliseconds)
  .slice(0, SLOWEST))
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
for (const one of total.secondTries) console.log(`\npassed at the second try: ${one}`);
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);
