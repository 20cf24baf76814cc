import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWNER_CONTENT, OWNER_SECRET, OwnerMachine } from '../../testkit/owner-machine.ts';
import { pagesConfiguration, targetOf } from './configuration.ts';
import type { Owner } from './owner.ts';
import { SIGNALS } from './run.ts';
import { STEPS } from './steps.ts';

/**
 * Ends of the command at each of its steps, by a failure of Cloudflare's or by a signal, with the real wrangler. Each
 * begins with what the steps before have made, so that it runs its own step alone.
 */

const LIMIT_MS = 180_000;

let machine: OwnerMachine;
beforeEach(async () => {
  machine = await OwnerMachine.start();
});
afterEach(() => machine.stop());

type Step = {
  /** The request at which the step ends. */
  request: RegExp;
  /** What it needs of the steps before. */
  needs: Parameters<OwnerMachine['make']>[0][];
  /** What is there when the next run has done it. */
  done(): unknown;
};

const { api, account } = { api: () => machine.api, account: () => machine.account() };

/** Steps that ask Cloudflare. */
const ASKING: Record<string, Step> = {
  account: { request: /^GET \/user$/, needs: [], done: () => true },
  database: {
    request: /^POST \/d1\/database$/,
    needs: [],
    done: () => account().databases.length === 1,
  },
  files: {
    request: /^POST \/r2\/buckets$/,
    needs: [],
    done: () => account().buckets.join() === 'cuentame-files,cuentame-backups',
  },
  project: { request: /^POST \/pages\/projects$/, needs: [], done: () => account().projects.length === 1 },
  migrations: {
    request: /^POST \/d1\/database\/[^/]+\/query$/,
    needs: ['database'],
    done: () => account().databases[0]!.applied.length > 0,
  },
  worker: {
    request: /^PUT \/workers\/scripts\/cuentame-api$/,
    needs: ['database', 'files'],
    done() {
      const [secrets] = account().secrets;
      const made = JSON.parse(readFileSync(machine.composedFile('made-secrets.json'), 'utf8'));
      expect(secrets).toMatchObject({ ...made, OPENAI_API_KEY: OWNER_SECRET });
      // Secrets that were made stay in their own file alone.
      expect(machine.filesWith(made.TOKEN_SECRET)).toEqual([machine.composedFile('made-secrets.json')]);
      return true;
    },
  },
  pages: {
    request: /^POST \/pages\/projects\/cuentame-app\/deployments$/,
    needs: ['project'],
    done: () => api().projects.get('cuentame-app')!.deployments.length > 0,
  },
  lifecycle: {
    request: /^PUT \/r2\/buckets\/cuentame-files\/lifecycle$/,
    needs: ['files'],
    done: () => account().lifecycles.length === 2 && account().locks.length === 1,
  },
};

/** Pages as the build leaves them, of one page. */
function writePages(): void {
  const configuration = pagesConfiguration(targetOf(OWNER_CONTENT as Owner, 'production'));
  const files = {
    'wrangler.json': JSON.stringify(configuration),
    'functions/[[path]].ts': 'export const onRequest = ({ next }) => next();',
    'dist/index.html': '<!doctype html><title>Cuéntame</title>',
  };
  for (const [name, text] of Object.entries(files)) {
    const path = machine.composedFile('pages', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** The steps from this one on, without those that ask nobody and take longest. */
const stepsFrom = (step: string) => {
  const all = Object.keys(STEPS);
  return all.slice(all.indexOf(step)).filter((name) => !['seed', 'build', 'questions'].includes(name));
};

/** Runs from a step, which ends early. @returns what was printed */
async function endsAt(step: string, code: number): Promise<string> {
  const steps = stepsFrom(step);
  const ended = await machine.deploy(steps);
  expect(ended, ended.said).toMatchObject({ code });
  const { said } = ended;
  expect(said).toContain(`--environment production ${steps.join(' ')}\n`);
  expect(said).toContain('Left for you:\n  domain: app.cuentos.test');
  // Neither a secret nor a colour is printed; no secret is left, and nothing runs on.
  expect(said).not.toContain(OWNER_SECRET);
  expect(said).not.toContain('\u001B');
  expect(machine.filesWith(OWNER_SECRET)).toEqual([]);
  expect(machine.running()).toEqual([]);
  return said;
}

async function goesOn(step: string): Promise<void> {
  const next = await machine.deploy([step]);
  expect(next, next.said).toMatchObject({ code: 0 });
  expect(ASKING[step]!.done()).toBe(true);
}

const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

describe.each(Object.entries(ASKING))('the step %s', (step, { request, needs }) => {
  beforeEach(async () => {
    for (const what of needs) await machine.make(what);
    if (step === 'pages') writePages();
  });

  test(
    'ends by a failure with its name, and the next run does it',
    async () => {
      machine.api.failing = request;
      expect(await endsAt(step, 1)).toContain(`${step}: `);
      machine.api.failing = null;
      await goesOn(step);
    },
    LIMIT_MS,
  );

  test.each(SIGNALS)(
    'ends by %s without a secret left, and the next run does it',
    async (signal) => {
      let commands = '';
      machine.signalAt(request, signal, () => (commands = OwnerMachine.commandLines()));
      expect(await endsAt(step, CODES[signal])).toContain(`${step}: ended by ${signal}`);
      expect(commands).toContain('tools/deploy/main.ts');
      expect(commands).not.toContain(OWNER_SECRET);
      await goesOn(step);
    },
    LIMIT_MS,
  );
});

/** Steps that ask nobody, by the program that each runs. */
describe.each([
  ['seed', 'tools/seed/main.ts'],
  ['build', 'web/vite.config.ts'],
])('the step %s, which asks nobody,', (step, program) => {
  test.each(SIGNALS)(
    'ends by %s and leaves nothing running',
    async (signal) => {
      await machine.make('database');
      const run = machine.deploy([step]);
      const isRunning = () => machine.running().some((line) => line.includes(program));
      await expect.poll(isRunning, { timeout: LIMIT_MS }).toBe(true);
      machine.child.kill(signal);
      const ended = await run;
      expect(ended, ended.said).toMatchObject({ code: CODES[signal] });
      expect(ended.said).toContain(`${step}: ended by ${signal}`);
      expect(machine.running()).toEqual([]);
    },
    LIMIT_MS,
  );
});

test(
  'SIGKILL while secrets are sent leaves none on the disk',
  async () => {
    for (const what of ['database', 'files'] as const) await machine.make(what);
    machine.api.seen = (call) => void (ASKING.worker!.request.test(call) && machine.child.kill('SIGKILL'));
    expect(await machine.deploy(['worker'])).toMatchObject({ code: null });
    expect(machine.filesWith(OWNER_SECRET)).toEqual([]);
  },
  LIMIT_MS,
);
