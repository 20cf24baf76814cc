import { constants } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { DASHBOARD } from './before.ts';
import { type Secret, secretsOf, type Target, targetOf } from './configuration.ts';
import { type Owner, ownerFile, ownerPath, placeholdersIn, readOwner } from './owner.ts';
import { NotYet } from './questions.ts';
import { releaseOf } from './release.ts';
import { type Signal, SIGNALS, nothingRuns } from './run.ts';
import { chosenSteps, type Deployment, STEPS } from './steps.ts';
import { writeConfiguration } from './write-configuration.ts';

/**
 * `npm run deploy`: deploys what is checked out, as `owner.json` says. Can be repeated.
 *
 *     npm run deploy -- --dry-run                  lists the steps and what is missing; asks nobody
 *     npm run deploy -- --environment staging      the second deployment
 *     npm run deploy -- worker questions           some of the steps, in the order of all
 *     npm run deploy -- configuration              writes .deploy/ENVIRONMENT/wrangler.json, and owner.json from what is
 *                                                  deployed where there is none; sends nothing
 *     npm run deploy -- --take-over                also where another service has app.DOMAIN or api.DOMAIN
 *     npm run deploy -- check                      looks at everything that it needs, and changes nothing
 *     npm run deploy -- --owner FILE               another file than owner.json
 */

/** Asks for a secret that the Worker does not have yet. @returns null without a terminal */
async function ask({ name, what }: Secret): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stdout.write(`  ${name} (${what}, not shown): `);
  const lines = createInterface({ input: process.stdin, terminal: true });
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const value = (await lines.question('')).trim();
  lines.close();
  process.stdout.write('\n');
  return value || null;
}

const TEXT = { type: 'string' } as const;

/** What no command can do, each with its link. Done ones are listed as well: only their services know. */
const leftToDo = ({ app, api, pages, mail, admin }: Target) => ({
  domain: `${app} as custom domain of the Pages project ${pages}: ${DASHBOARD}/pages/view/${pages}/domains`,
  mail: `${mail?.from.split('@')[1]} as a domain that sends mail: ${DASHBOARD}/email-service/sending`,
  admin: `Cloudflare Access for ${app}, path admin, and ${admin?.emails}: https://one.dash.cloudflare.com/?to=/:account/access/apps`,
  turnstile: `${app} as a hostname of the widget: ${DASHBOARD}/turnstile`,
  google: `redirect addresses https://${app}/api/auth/google/callback and https://${api}/auth/google/callback: https://console.cloud.google.com/auth/clients`,
  payments: 'product, price and webhook at Stripe: npm run stripe (docs/billing.md)',
  measurements: `Analytics Engine switched on, before the deployment: ${DASHBOARD}/workers/analytics-engine`,
  models: `a monthly limit at each AI provider; npm run safety -- --deployed; then https://${api}/api/diagnostics`,
});

/** Of a part that is off, what that means. */
const left = (target: Target) =>
  Object.entries(leftToDo(target)).map(([part, what]) => {
    const setting = target[part as keyof Owner];
    const isOff = setting === null || setting === false;
    return `${part}: ${isOff ? `${setting}. ${ownerFile.shape[part as keyof Owner].description}` : what}`;
  });

class Interrupted extends Error {
  readonly code: number;
  constructor(signal: Signal) {
    super(`ended by ${signal}`);
    this.code = 128 + constants.signals[signal];
  }
}

let interrupted: Interrupted | undefined;

/** Rejects after a signal, when what ran has ended. */
const interruption = new Promise<never>((_, reject) => {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      interrupted = new Interrupted(signal);
      void nothingRuns().then(() => reject(interrupted));
    });
});
interruption.catch(() => {});
// A terminal that was closed takes no more lines.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Runs the steps. @throws Error with a sentence that says how to go on */
async function deploy(deployment: Deployment): Promise<void> {
  const { steps, target } = deployment;
  let waits = '';
  for (const [index, name] of steps.entries()) {
    try {
      const done = await Promise.race([STEPS[name]!(deployment), interruption]);
      console.log(`  ${name.padEnd(11)} ${done}`);
    } catch (thrown) {
      // A step whose program was ended by the signal fails as well.
      const error = interrupted ?? (thrown as Error);
      // A first run has done all that it can.
      if (error instanceof NotYet && steps.length > 1) {
        waits = error.message;
        continue;
      }
      const options = ['--environment', target.environment, ...(deployment.takesOver ? ['--take-over'] : [])];
      const next = ['npm run deploy --', ...options, ...steps.slice(index)].join(' ');
      const stays = name === 'account' ? 'Nothing was sent.' : 'What was done stays.';
      const said = `${name}: ${error.message}\n${stays} Go on with: ${next}`;
      throw new Error(said, { cause: error });
    }
  }
  if (waits) console.log(`  ${'questions'.padEnd(11)} ${waits}`);
}

async function main(): Promise<void> {
  const options = {
    'dry-run': { type: 'boolean' },
    'take-over': { type: 'boolean', default: false },
    environment: TEXT,
    owner: TEXT,
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { environment = 'production', owner: path = ownerPath() } = values;
  if (positionals.includes('configuration')) {
    if (positionals.length > 1)
      throw new Error('configuration sends nothing, so no other step goes with it.');
    return console.log((await writeConfiguration(environment, values.owner)).join('\n'));
  }
  if (positionals.includes('check')) {
    if (positionals.length > 1) throw new Error('check sends nothing, so no other step goes with it.');
    // Loads Stripe and the storage, which no step needs.
    const { check } = await import('./check.ts');
    console.log(`${environment}, as ${path} says`);
    if (!(await check(environment, path, console.log))) process.exitCode = 1;
    return;
  }
  const all = Object.keys(STEPS);
  const unknown = positionals.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no step ${unknown}. The steps are ${all.join(', ')}.`);
  const steps = chosenSteps(positionals);
  const owner = readOwner(path);
  const target = targetOf(owner, environment);
  const wrong = placeholdersIn(owner);
  console.log(`${target.environment}: ${target.app}, as ${path} says`);
  if (values['dry-run']) {
    console.log(`  ${steps.join(', ')}`);
    const asked = secretsOf(owner).filter(({ isMade }) => !isMade);
    const secrets = asked.map(({ name, what }) => `${name} is asked for (${what}) unless the Worker has it.`);
    return console.log(['Missing, and left for you:', ...wrong, ...secrets, ...left(target)].join('\n  '));
  }
  if (wrong.length > 0) throw new Error([`Nothing was sent. In ${path}:`, ...wrong].join('\n  '));
  const { name: release, changed } = releaseOf();
  if (changed.length > 0) console.log(`  release ${release}: not committed are ${changed.join(', ')}`);
  try {
    await deploy({ target, release, steps, takesOver: values['take-over'], ask, given: {} });
  } finally {
    console.log(['Left for you:', ...left(target)].join('\n  '));
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  // What an interrupted step still waits for must not hold the process.
  if (error.cause instanceof Interrupted) process.exit(error.cause.code);
  process.exitCode = 1;
});
