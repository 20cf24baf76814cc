import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Secret, secretsOf, type Target, targetOf } from './configuration.ts';
import { ownerPath, placeholdersIn, readOwner } from './owner.ts';
import { STEPS } from './steps.ts';

/**
 * `npm run deploy`: deploys what is checked out, as `owner.json` says. Can be repeated.
 *
 *     npm run deploy -- --dry-run                  lists the steps and what is missing; asks nobody
 *     npm run deploy -- --environment staging      the second deployment
 *     npm run deploy -- --from pages --skip seed   some of the steps
 *     npm run deploy -- --owner FILE               another file than owner.json
 *
 * A secret that the Worker does not have yet is taken from the environment variable of its name, or asked for.
 */

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    environment: { type: 'string', default: 'production' },
    from: { type: 'string' },
    skip: { type: 'string', multiple: true, default: [] },
    owner: { type: 'string', default: ownerPath() },
  },
});

async function ask({ name, what }: Secret): Promise<string> {
  const given = process.env[name];
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new Error(`${name} is missing (${what}): set it as an environment variable.`);
  process.stdout.write(`  ${name} (${what}, not shown): `);
  const lines = createInterface({ input: process.stdin, terminal: true });
  const answer = (await lines.question('')).trim();
  lines.close();
  process.stdout.write('\n');
  if (answer === '') throw new Error(`${name} is missing.`);
  return answer;
}

function chosenSteps() {
  const known = STEPS.map(({ name }) => name);
  const { from = known[0]!, skip } = values;
  const unknown = [from, ...skip].find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step ${unknown}. The steps are ${known.join(', ')}.`);
  return STEPS.slice(known.indexOf(from)).filter(({ name }) => !skip.includes(name));
}

const DASHBOARD = 'https://dash.cloudflare.com/?to=/:account';

/** What no command can do, each with its link. Done ones are listed as well: only their services know. */
const leftToDo = ({ mail, measurements, admin, payments, google, turnstile, ...target }: Target) => [
  `Workers Paid plan (CPU of a long narration, mail): ${DASHBOARD}/workers/plans`,
  `${target.app} as custom domain of the Pages project ${target.pages}: ${DASHBOARD}/pages/view/${target.pages}/domains`,
  mail
    ? `${mail.from.split('@')[1]} as a domain that sends mail: ${DASHBOARD}/email-service/sending`
    : 'mail is null: no address can be confirmed, and no password reset.',
  admin
    ? `An application of Cloudflare Access for ${target.app}, path admin, for ${admin.emails.join(', ')}: https://one.dash.cloudflare.com/?to=/:account/access/apps`
    : 'admin is null: /admin answers 404, so reports are decided by hand.',
  turnstile
    ? `${target.app} as a hostname of the Turnstile widget: ${DASHBOARD}/turnstile`
    : 'turnstile is null: programs can open accounts, five an hour from one network.',
  google
    ? `Redirect addresses https://${target.app}/api/auth/google/callback and https://${target.api}/auth/google/callback: https://console.cloud.google.com/auth/clients`
    : 'google is null: signing in with Google is off.',
  payments
    ? 'Product, price and webhook at Stripe: npm run stripe (docs/billing.md)'
    : 'payments is null: Premium is not sold.',
  measurements
    ? `Analytics Engine switched on, before the deployment: ${DASHBOARD}/workers/analytics-engine`
    : 'measurements is false: nothing goes to Analytics Engine.',
  'A monthly limit in the account of each AI provider.',
  `npm run safety with the real key, then https://${target.api}/api/diagnostics of ${target.worker}.`,
];

async function main(): Promise<void> {
  const owner = readOwner(values.owner);
  const target = targetOf(owner, values.environment);
  const placeholders = placeholdersIn(owner);
  const steps = chosenSteps();
  const say = (step: string, line: string) => console.log(`  ${step.padEnd(11)} ${line}`);
  console.log(`${target.environment}: ${target.app}, as ${values.owner} says`);
  if (values['dry-run']) {
    for (const { name, what } of steps) say(name, what);
    const secrets = secretsOf(owner).map(({ name, what, isMade }) =>
      isMade ? `${name} is made.` : `${name} is asked for (${what}) unless the Worker has it.`,
    );
    const missing = [...placeholders, ...secrets, ...leftToDo(target)];
    console.log(['Missing, and left for you:', ...missing].join('\n  '));
    return;
  }
  if (placeholders.length > 0)
    throw new Error([`Nothing was sent. In ${values.owner}:`, ...placeholders].join('\n  '));
  const release = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  for (const { name, run } of steps) {
    try {
      say(name, await run({ target, release, ask }));
    } catch (error) {
      const next = `npm run deploy -- --environment ${target.environment} --from ${name}`;
      throw new Error(`${name}: ${(error as Error).message}\nWhat was done stays. Go on with: ${next}`);
    }
  }
  console.log(['Left for you:', ...leftToDo(target)].join('\n  '));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
