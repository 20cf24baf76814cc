import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from './contract/options.ts';
import { IN_PROCESS_SETTINGS } from './emulators/in-process-settings.ts';
import { serveOutbound } from './emulators/outbound-server.ts';
import owner from './owner.example.json' with { type: 'json' };
import { inMemory } from './testkit/memory-folder.ts';
import ProjectOrder from './testkit/project-order.ts';
import { STACKS } from './testkit/stacks.ts';

Object.assign(process.env, inMemory());

/** Long tests, run before a release: `npm run test:long`. */
const IS_LONG = process.env.TEST_LONG !== undefined;

/** `npm run tool -- faults` and `npm run tool -- fuzz`: a failure has its seed, and a repetition would fail again. */
const IS_CAMPAIGN = process.env.FAULT_SCHEDULES !== undefined || process.env.FUZZ_REQUESTS !== undefined;

/** For `worker/tests/fuzz.test.ts`: a fixed seed; `npm run tool -- fuzz`, a part of `npm run test:long`, sends more. */
const fuzz = {
  requests: Number(process.env.FUZZ_REQUESTS ?? (IS_LONG ? 250 : 100)),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
};

/** The published topics and attempts, for `worker/tests/safety.test.ts`. */
const read = (name: string) => JSON.parse(readFileSync(`content/safety/${name}.json`, 'utf8'));
const safety = {
  topics: Object.fromEntries(LANGUAGES.map((language) => [language, read(`topics.${language}`)])),
  injections: read('injections'),
  mostOfAKind: IS_LONG ? 1000 : 1,
  mostInjections: IS_LONG ? 1000 : 2,
};

/** For `worker/tests/faults.test.ts`: a fixed seed; `npm run tool -- faults` runs more. */
const faults = {
  schedules: Number(process.env.FAULT_SCHEDULES ?? 20),
  seed: Number(process.env.FAULT_SEED ?? 2_095_941_703),
};

/** Built-in providers of every runtime, which reaches no other host. */
let outbound: Promise<string> | undefined;

/** Two more than cores, since tests also wait: with one more, two cores were idle for a tenth of the time. */
const WORKERS = availableParallelism() + 2;

/**
 * For every project: no `.only`, and every test must assert something. A failed test runs once more, since stories, ids
 * and load differ from run to run; the report names those that passed at the second try, each with a cause to be found.
 * The long run and the campaigns repeat none.
 */
const STRICT = {
  allowOnly: false,
  retry: IS_LONG || IS_CAMPAIGN ? 0 : 1,
  expect: { requireAssertions: true, poll: { timeout: 30_000 } },
};

/** Files that `npm test` leaves to `npm run test:long`. */
const LONG_FILES = IS_LONG ? [] : ['**/*.long.test.ts'];

/** Timeouts for hanging tests, generous enough for a busy machine. */
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000 };

/** npm packages of the Worker by import path; knip sees them as used, and nothing else of them. */
const PACKAGES = [
  '@hono/zod-validator',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'fast-check',
  'fflate',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/cors',
  'hono/etag',
  'hono/factory',
  'hono/http-exception',
  'hono/html',
  'hono/jsx/jsx-dev-runtime',
  'hono/jsx/jsx-runtime',
  'hono/request-id',
  'hono/secure-headers',
  'hono/utils/accept',
  'i18next',
  'jose',
  'openai',
  'stripe',
  'zod',
];

/** The Worker with all its bindings, in workerd. */
const inWorkerd = () =>
  cloudflareTest(async () => ({
    main: './testkit/worker/main.ts',
    // Omits the runtime's report of every aborted object.
    verbose: false,
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: {
        ...IN_PROCESS_SETTINGS,
        TEST_LONG: IS_LONG,
        TEST_MIGRATIONS: await readD1Migrations('./migrations'),
        TEST_FUZZ: fuzz,
        TEST_SAFETY: safety,
        TEST_FAULTS: faults,
        // Set by `npm run bench -- crossings`.
        TEST_CITIES: process.env.CROSSINGS_IN_CITIES !== undefined,
      },
      durableObjects: {
        FAULTED_HOMES: { className: 'FaultedHome', useSQLite: true },
      },
      outboundService: 'outbound',
      workers: [
        {
          name: 'outbound',
          modules: true,
          script: 'export default { fetch: (request, { PROVIDERS }) => PROVIDERS.fetch(request) }',
          compatibilityDate: '2026-11-01',
          serviceBindings: {
            PROVIDERS: { external: { address: await (outbound ??= serveOutbound()), http: {} } },
          },
        },
      ],
    },
  }));

export default defineConfig({
  test: {
    reporters: ['default', './testkit/closing-line.ts'],
    // Prints what a test logged only where it fails: the Worker's log of a whole run has ten thousand lines.
    silent: 'passed-only',
    sequence: { sequencer: ProjectOrder },
    projects: [
      {
        plugins: [inWorkerd()],
        test: {
          ...STRICT,
          name: 'worker',
          // `npm run tool -- fixture` sets the file that makes the state.
          include: process.env.KEEP_STATE ? [process.env.KEEP_STATE] : ['worker/**/*.test.ts'],
          exclude: ['worker/**/*.node.test.ts'],
          // Shared runtimes: one takes seconds of CPU to start and load the Worker. `setup.ts` empties the storage.
          isolate: false,
          // Bundles large packages: each runtime would load hundreds of modules one by one.
          deps: { optimizer: { ssr: { enabled: true, include: PACKAGES } } },
          maxWorkers: WORKERS,
          setupFiles: ['./testkit/patient-waits.ts', './testkit/worker/setup.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          ...STRICT,
          name: 'node',
          maxWorkers: WORKERS,
          environment: 'node',
          include: [
            '{bench,contract,picture,emulators,storyteller,tools,rules,testkit,words}/**/*.test.ts',
            'worker/**/*.node.test.ts',
            // Computations without state: in the contexts of the app's files each global costs eight times as much.
            'web/**/*.node.test.ts',
          ],
          exclude: LONG_FILES,
          // Shared processes: starting one takes longer than most files.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          ...TIMEOUTS,
        },
      },
      {
        test: {
          ...STRICT,
          name: 'web',
          maxWorkers: WORKERS,
          environment: 'node',
          include: ['web/**/*.test.ts'],
          exclude: ['web/**/*.node.test.ts'],
          setupFiles: ['./testkit/patient-waits.ts'],
          env: {
            VITE_RESPONSIBLE: JSON.stringify(owner.responsible),
            VITE_HELP_LINES: readFileSync('content/help-lines.json', 'utf8'),
          },
          // The app's modules hold state: each file gets a fresh context, cheaper than a process. In processes, since a
          // thread in which something fetched may never end (github.com/vitest-dev/vitest/issues/3077).
          pool: 'vmForks',
          ...TIMEOUTS,
        },
      },
      {
        test: {
          ...STRICT,
          name: 'e2e',
          environment: 'node',
          // Same timeout as other waits for a page. Polling costs the page CPU time: at the default 50 ms, 7 % of the
          // total.
          expect: { ...STRICT.expect, poll: { timeout: 30_000, interval: 150 } },
          include: ['e2e/**/*.test.ts'],
          exclude: LONG_FILES,
          globalSetup: ['./e2e/global-setup.ts'],
          setupFiles: ['./e2e/setup.ts'],
          maxWorkers: STACKS,
          // After the other projects, which use all cores.
          sequence: { groupOrder: 1 },
          // A shared process per stack, since the browser's driver takes a second to load.
          isolate: false,
          ...TIMEOUTS,
        },
      },
    ],
  },
});
