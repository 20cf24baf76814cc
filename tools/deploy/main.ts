import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { namesOf, type Secret, secretsOf } from './configuration.ts';
import { leftToDo } from './left.ts';
import { type Environment, ownerPath, placeholdersIn, readOwner } from './owner.ts';
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
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: true });
  process.stdout.write(`  ${name} (${what}, not shown): `);
  // The typed characters are not printed.
  Object.assign(lines, { _writeToOutput: () => {} });
  try {
    const answer = (await lines.question('')).trim();
    if (answer === '') throw new Error(`${name} is missing.`);
    return answer;
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

function chosenSteps() {
  const known = STEPS.map(({ name }) => name);
  for (const name of [...values.skip, ...(values.from ? [values.from] : [])])
    if (!known.includes(name))
      throw new Error(`There is no step ${name}. The steps are ${known.join(', ')}.`);
  const first = values.from ? known.indexOf(values.from) : 0;
  return STEPS.slice(first).filter(({ name }) => !values.skip.includes(name));
}

async function main(): Promise<void> {
  const { environment, owner: path, 'dry-run': isDry } = values;
  if (environment !== 'production' && environment !== 'staging')
    throw new Error('--environment is production or staging');
  const owner = readOwner(path);
  const names = namesOf(owner, environment as Environment);
  const placeholders = placeholdersIn(owner);
  const steps = chosenSteps();
  console.log(`${environment}: ${names.app}, as ${path} says`);
  if (isDry) {
    for (const { name, what } of steps) console.log(`  ${name.padEnd(11)} ${what}`);
    const secrets = secretsOf(owner).map(({ name, what, isMade }) =>
      isMade ? `${name} is made.` : `${name} is asked for (${what}) unless the Worker has it.`,
    );
    console.log(['', ...placeholders, ...secrets, ...leftToDo(owner, names)].join('\n  ').trimStart());
    return;
  }
  if (placeholders.length > 0)
    throw new Error(`Nothing was sent. In ${path}:\n  ${placeholders.join('\n  ')}`);
  const release = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  for (const { name, run } of steps) {
    try {
      await run({
        ...{ owner, names, release, ask },
        environment: environment as Environment,
        say: (line) => console.log(`  ${name.padEnd(11)} ${line}`),
      });
    } catch (error) {
      throw new Error(
        `${name}: ${(error as Error).message}\nWhat was done stays. Go on with: npm run deploy -- --environment ${environment} --from ${name}`,
      );
    }
  }
  console.log(['Left for you:', ...leftToDo(owner, names)].join('\n  '));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
