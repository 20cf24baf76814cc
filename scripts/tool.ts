import { spawn, spawnSync } from 'node:child_process';

/**
 * `npm run tool -- NAME [options]`: runs what is used too seldom for a command of its own. Without a name, or with an
 * unknown one, it lists them.
 */

type Tool = {
  does: string;
  /** File that Node runs, and arguments before those of the command line. */
  runs: [file: string, ...args: string[]];
  /** Folder with packages of its own, installed first. */
  installs?: string;
  environment?: Record<string, string>;
};

const VITEST = 'node_modules/vitest/vitest.mjs';
/** Prints a line for each test as it ends. */
const EACH_TEST = ['--reporter', 'verbose', '--reporter', './testkit/closing-line.ts'];

export const TOOLS: Record<string, Tool> = {
  fuzz: { does: 'sends the API malformed requests: --requests 10000', runs: ['tools/campaigns/fuzz.ts'] },
  faults: {
    does: 'plays random schedules of faults: --schedules 20000',
    runs: ['tools/campaigns/faults.ts'],
  },
  mutate: {
    does: 'plants random faults in the code and counts the noticed ones: --seed 7',
    runs: ['tools/mutate/main.ts'],
    installs: 'tools/mutate',
  },
  languages: {
    does: 'all browser tests, in both languages',
    runs: [VITEST, 'run', '--project', 'e2e'],
    environment: { TEST_LONG: '1' },
  },
  engines: { does: 'the main job in Firefox and WebKit', runs: ['e2e/engines.ts'] },
  screenshots: {
    does: 'every screen and state, both languages and themes, phone and desktop',
    runs: ['e2e/screenshots.ts'],
  },
  'deploy-test': {
    does: 'deploys to a stand-in of the host, and is interrupted at each step',
    runs: [
      VITEST,
      'run',
      ...EACH_TEST,
      '--project',
      'node',
      'tools/deploy/deploy.long.test.ts',
      'tools/deploy/interruption.long.test.ts',
      'tools/deploy/whole-deployment.long.test.ts',
    ],
    environment: { TEST_LONG: '1' },
  },
  providers: {
    does: 'asks every configured server to write, check and speak',
    runs: ['tools/providers/main.ts'],
  },
  templates: {
    does: 'checks the templates of the built-in storyteller',
    runs: ['storyteller/check/main.ts'],
  },
  write: { does: 'has stories written over all options and measures them', runs: ['tools/writing/main.ts'] },
  pairs: { does: 'the same of stories in two languages', runs: ['tools/writing/pairs-main.ts'] },
  narrations: { does: 'makes the narrations of the examples', runs: ['studio/narrations/make.ts'] },
  migration: {
    does: 'writes the next file of migrations/ from the schema of D1: --name start',
    runs: [
      'tools/migrations/node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect',
      'sqlite',
      '--schema',
      'worker/directory/schema.ts',
      '--out',
      'migrations',
    ],
    installs: 'tools/migrations',
  },
  licences: { does: 'writes docs/licences.md', runs: ['tools/documents/licences.ts'] },
  'personal-data': {
    does: 'writes docs/personal-data.md, which the privacy page shows',
    runs: ['tools/documents/personal-data.ts'],
  },
  'spec-coverage': {
    does: 'writes the tests of each statement into docs/spec-coverage.md',
    runs: ['tools/documents/spec-coverage.ts'],
  },
  fixture: { does: 'keeps the state of this version; part of a release', runs: ['tools/release/fixture.ts'] },
};

const list = () => {
  const width = Math.max(...Object.keys(TOOLS).map((name) => name.length));
  return Object.entries(TOOLS).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
};

/** @returns the exit code of the tool */
async function run({ runs, installs, environment }: Tool, args: string[]): Promise<number> {
  if (installs) {
    const { status } = spawnSync('npm', ['ci', '--silent', '--prefix', installs], { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  const child = spawn(process.execPath, [...runs, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // The terminal sends Ctrl-C to both; the tool decides when it ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2);
  const tool = name !== undefined && Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (tool) process.exitCode = await run(tool, args);
  else {
    if (name !== undefined) console.error(`There is no tool ${name}.`);
    console.log(['npm run tool -- NAME [options]', ...list()].join('\n'));
    process.exitCode = name === undefined ? 0 : 1;
  }
}
