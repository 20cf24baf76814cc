import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm test`: types, lint, unit and integration tests, and the built app in a real browser. Everything runs
 * even when something fails; the last line sums up.
 */

const folder = mkdtempSync(join(tmpdir(), 'cuentame-test-'));
let passed = 0;
let failed = 0;

/** What a report says of one test; one that needed a second try has passed and still holds why the first failed. */
type Told = { fullName: string; status: string; failureMessages: string[] };
const secondTries: string[] = [];

/** A step that either works or does not counts as one test. */
function check(title: string, command: string, ...args: string[]): void {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) passed += 1;
  else failed += 1;
}

/** Counts what Vitest itself reports; a run that dies before its report counts as one failure. */
function vitest(title: string, projects: string[]): void {
  console.log(`\n── ${title}`);
  const report = join(folder, `${projects.join('-')}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', [...args, ...reporters], { stdio: 'inherit' });
  const before = failed;
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    const told: Told[] = testResults.flatMap((file: { assertionResults: Told[] }) => file.assertionResults);
    for (const { fullName, status, failureMessages } of told)
      if (status === 'passed' && failureMessages.length > 0)
        secondTries.push(`${fullName}: ${failureMessages[0]}`);
  } catch (error) {
    console.error(`no report: ${error}`);
  }
  if (status !== 0 && failed === before) failed += 1;
}

check('types', 'tsc', '-b');
check('lint', 'biome', 'check', '.');
vitest('unit and integration', ['node', 'worker']);
vitest('in the browser', ['e2e']);
rmSync(folder, { recursive: true, force: true });
for (const one of secondTries) console.log(`\npassed at the second try: ${one}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
