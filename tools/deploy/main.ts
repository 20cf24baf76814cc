import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Secret, secretsOf, type Target, targetOf } from './configuration.ts';
import { type Owner, ownerFile, ownerPath, placeholdersIn, readOwner } from './owner.ts';
import { releaseOf } from './release.ts';
import { STEPS } from './steps.ts';
import { writeConfiguration } from './write-configuration.ts';

/**
 * `npm run deploy`: deploys what is checked out, as `owner.json` says. Can be repeated.
 *
 *     npm run deploy -- --dry-run                  lists the steps and what is missing; asks nobody
 *     npm run deploy -- --environment staging      the second deployment
 *     npm run deploy -- worker questions           some of the steps, in the order of all
 *     npm run deploy -- configuration              writes .deploy/ENVIRONMENT/wrangler.json, and owner.json from what is
 *                                                  deployed where there is none; sends nothing
 *     npm run deploy -- --owner FILE               another file than owner.json
 */

/** A secret that the Worker does not have yet: the environment variable of its name, or typed. */
async function ask({ name, what }: Secret): Promise<string> {
  let value = process.env[name];
  if (!value && process.stdin.isTTY) {
    process.stdout.write(`  ${name} (${what}, not shown): `);
    const lines = createInterface({ input: process.stdin, terminal: true });
    value = (await lines.question('')).trim();
    lines.close();
    process.stdout.write('\n');
  }
  if (value) return value;
  throw new Error(`${name} is missing (${what}): set it as an environment variable.`);
}

const TEXT = { type: 'string' } as const;
const DASHBOARD = 'https://dash.cloudflare.com/?to=/:account';

/** What no command can do, each with its link. Done ones are listed as well: only their services know. */
const leftToDo = ({ app, api, pages, mail, admin }: Target) => ({
  plan: `Workers Paid (CPU of a long narration, mail): ${DASHBOARD}/workers/plans`,
  domain: `${app} as custom domain of the Pages project ${pages}: ${DASHBOARD}/pages/view/${pages}/domains`,
  mail: `${mail?.from.split('@')[1]} as a domain that sends mail: ${DASHBOARD}/email-service/sending`,
  admin: `Cloudflare Access for ${app}, path admin, and ${admin?.emails}: https://one.dash.cloudflare.com/?to=/:account/access/apps`,
  turnstile: `${app} as a hostname of the widget: ${DASHBOARD}/turnstile`,
  google: `redirect addresses https://${app}/api/auth/google/callback and https://${api}/auth/google/callback: https://console.cloud.google.com/auth/clients`,
  payments: 'product, price and webhook at Stripe: npm run stripe (docs/billing.md)',
  measurements: `Analytics Engine switched on, before the deployment: ${DASHBOARD}/workers/analytics-engine`,
  models: `a monthly limit at each AI provider; npm run safety; then https://${api}/api/diagnostics`,
});

/** Of a part that is off, what that means. */
const left = (target: Target) =>
  Object.entries(leftToDo(target)).map(([part, what]) => {
    const setting = target[part as keyof Owner];
    const isOff = setting === null || setting === false;
    return `${part}: ${isOff ? `${setting}. ${ownerFile.shape[part as keyof Owner].description}` : what}`;
  });

async function main(): Promise<void> {
  const options = { 'dry-run': { type: 'boolean' }, environment: TEXT, owner: TEXT } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { environment = 'production', owner: path = ownerPath() } = values;
  if (positionals.includes('configuration')) {
    if (positionals.length > 1)
      throw new Error('configuration sends nothing, so no other step goes with it.');
    return console.log((await writeConfiguration(environment, values.owner)).join('\n'));
  }
  const all = Object.keys(STEPS);
  const unknown = positionals.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no step ${unknown}. The steps are ${all.join(', ')}.`);
  // What sends something is compared with what is deployed first.
  const sends = positionals.some((name) => !['build', 'questions'].includes(name));
  const isChosen = (name: string) => positionals.includes(name) || (name === 'account' && sends);
  const steps = all.filter((name) => positionals.length === 0 || isChosen(name));
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
  for (const [index, name] of steps.entries()) {
    try {
      console.log(`  ${name.padEnd(11)} ${await STEPS[name]!({ target, release, ask })}`);
    } catch (error) {
      const next = ['npm run deploy -- --environment', environment, ...steps.slice(index)].join(' ');
      throw new Error(`${name}: ${(error as Error).message}\nWhat was done stays. Go on with: ${next}`);
    }
  }
  console.log(['Left for you:', ...left(target)].join('\n  '));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
