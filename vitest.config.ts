import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LANGUAGES } from './contract/options.ts';
import { IN_PROCESS_SETTINGS } from './emulators/in-process-settings.ts';
import { STACKS } from './testkit/stacks.ts';

/** Tests at length, before a release: `npm run test:long`. */
const IS_LONG = process.env.TEST_LONG !== undefined;

/** For `worker/tests/fuzz.test.ts`: always the same ones; more and others by `npm run fuzz`. */
const fuzz = {
  requests: Number(process.env.FUZZ_REQUESTS ?? 500),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
};

/** The published topics and attempts, for `worker/tests/safety.test.ts`. */
const read = (name: string) => JSON.parse(readFileSync(`content/safety/${name}.json`, 'utf8'));
const safety = {
  topics: Object.fromEntries(LANGUAGES.map((language) => [language, read(`topics.${language}`)])),
  injections: read('injections'),
  mostOfAKind: IS_LONG ? 1000 : 1,
  mostInjections: IS_LONG ? 1000 : 4,
};

/** For `worker/tests/faults.test.ts`: always the same ones; more and others by `npm run faults`. */
const faults = {
  schedules: Number(process.env.FAULT_SCHEDULES ?? 40),
  seed: Number(process.env.FAULT_SEED ?? 2_095_941_703),
};

/** Loaded by Node itself when first needed: bundled into this file, the emulators would lose their worker threads. */
const emulators = new URL('./emulators/outbound.ts', import.meta.url).href;

/** More than there are cores, since a test also waits: with as many as cores a fifth of the processor's time is left. */
const WORKERS = availableParallelism() + 2;

/** What keeps a run honest in every project: nothing is left out, and a test that compares nothing proves nothing. */
const HONEST = { allowOnly: false, expect: { requireAssertions: true, poll: { timeout: 30_000 } } };

/** Files that `npm test` leaves to `npm run test:long`. */
const LONG_FILES = IS_LONG ? [] : ['**/*.long.test.ts'];

/** A limit is for what hangs, not for a busy machine. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };

/** What the Worker takes from npm, as it imports it; knip knows that these are dependencies, and nothing else of them. */
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
  'hono/request-id',
  'hono/secure-headers',
  'hono/utils/accept',
  'jose',
  'openai',
  'stripe',
  'zod',
];

/** The Worker with everything it is bound to, in workerd. */
const inWorkerd = () =>
  cloudflareTest(async () => ({
    main: './testkit/worker/main.ts',
    // Not the runtime's own report of every object that a test kills.
    verbose: false,
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: {
        ...IN_PROCESS_SETTINGS,
        TEST_MIGRATIONS: await readD1Migrations('./migrations'),
        TEST_FUZZ: fuzz,
        TEST_SAFETY: safety,
        TEST_FAULTS: faults,
      },
      durableObjects: {
        FAULTED_STORYTELLER: { className: 'FaultedStoryteller', useSQLite: true },
      },
      outboundService: async (request) => (await import(emulators)).outboundToEmulators(request),
    },
  }));

/**
 * Tests that end or restore the runtime's state, or are about what a runtime remembers, have a runtime for each file. The other
 * files take turns in a few runtimes: to start one takes two to three seconds of a processor, and `setup.ts` empties the storage.
 */
const ALONE = [
  'worker/tests/{authorisation,faults,fuzz,rate-limits,upgrade}.test.ts',
  'worker/routes/{audio,narration-languages,sleep-edition,stored-sentences,word-times}.test.ts',
  'worker/storyteller/storyteller.test.ts',
];

const workerProject = (name: string, files: { include: string[]; exclude: string[]; isolate: boolean }) => ({
  plugins: [inWorkerd()],
  test: {
    ...HONEST,
    ...files,
    name,
    // Packages of hundreds of modules as one each: every file's runtime loads its modules one by one.
    deps: { optimizer: { ssr: { enabled: true, include: PACKAGES } } },
    maxWorkers: WORKERS,
    setupFiles: ['./testkit/worker/setup.ts'],
    ...PATIENT,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './testkit/closing-line.ts'],
    projects: [
      workerProject('worker', {
        include: ['worker/**/*.test.ts'],
        exclude: ['worker/**/*.node.test.ts', ...ALONE],
        isolate: false,
      }),
      workerProject('worker-alone', {
        // `npm run fixture` names the file that makes the state to keep.
        include: process.env.KEEP_STATE ? [process.env.KEEP_STATE] : ALONE,
        exclude: [],
        isolate: true,
      }),
      {
        test: {
          ...HONEST,
          name: 'node',
          maxWorkers: WORKERS,
          environment: 'node',
          include: ['{contract,emulators,tools,scripts,testkit}/**/*.test.ts', 'worker/**/*.node.test.ts'],
          exclude: LONG_FILES,
          // A few processes for all files, not one for each, which takes longer to start than most files take.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          ...PATIENT,
        },
      },
      {
        test: {
          ...HONEST,
          name: 'web',
          maxWorkers: WORKERS,
          environment: 'node',
          include: ['web/**/*.test.ts'],
          // The app keeps its state in modules: each file has them anew, in a context of its own instead of a process.
          pool: 'vmThreads',
          ...PATIENT,
        },
      },
      {
        test: {
          ...HONEST,
          name: 'e2e',
          environment: 'node',
          // A page may be slow on a busy machine: what is waited for has as long as in any other wait of a browser. To look
          // costs the page's processor time: with 50 ms, as it would be, 7 % more of all.
          expect: { ...HONEST.expect, poll: { timeout: 30_000, interval: 150 } },
          include: ['e2e/**/*.test.ts'],
          exclude: LONG_FILES,
          globalSetup: ['./e2e/global-setup.ts'],
          maxWorkers: STACKS,
          // After the others, which take all cores.
          sequence: { groupOrder: 1 },
          // A process for each product, since the browser's driver takes a second to load.
          isolate: false,
          ...PATIENT,
          // A click or another wait on the way can run out because the machine is busy. It gets one more try, which the
          // report names. What a test asserts gets none: its waits are those of `e2e/expect.ts`, which fail in other words.
          retry: { count: 1, condition: /^locator\.\w+: Timeout|^page\.\w+: Timeout/ },
        },
      },
    ],
  },
});
