import { existsSync, writeFileSync } from 'node:fs';
import { logIn } from './cloudflare.ts';
import { namesOf, targetOf } from './configuration.ts';
import { changedForGood, askDeployed, deployedOwner, differences } from './deployed.ts';
import { OWNER_FILE, readOwner } from './owner.ts';
import { configured } from './steps.ts';

/**
 * `npm run deploy -- configuration`: files that commands need and a fresh clone lacks. Asks Cloudflare and sends
 * nothing.
 * @param path of the owner's file, which is written where there is none
 * @returns lines that say what was written
 * @throws Error with a sentence for what is missing or cannot be
 */
export async function writeConfiguration(environment: string, path = OWNER_FILE): Promise<string[]> {
  const names = namesOf(environment);
  const own = existsSync(path) ? readOwner(path) : null;
  const { cloudflare } = await logIn();
  const deployed = await askDeployed(cloudflare, names);
  const kept = deployedOwner(deployed);
  const said: string[] = [];
  if (!own) {
    const lacks = deployed.version
      ? `the deployed ${names.worker} keeps none`
      : `no Worker ${names.worker} is deployed in this account`;
    if (!kept) throw new Error(`There is no ${path}, and ${lacks}. Copy owner.example.json and fill it in.`);
    // Never over a file of the owner's.
    writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`, { flag: 'wx' });
    said.push(`written: ${path}, as it was deployed`);
  }
  const owner = own ?? readOwner(path);
  const target = targetOf(owner, environment);
  const changed = changedForGood(target, deployed);
  if (changed.length > 0) throw new Error([`Nothing was written. In ${path}:`, ...changed].join('\n  '));
  const [, config] = await configured(target);
  said.push(
    `written: ${config}${deployed.database ? '' : `, without a database: there is no ${names.database} yet`}`,
  );
  const others = kept ? differences(owner, kept) : [];
  if (others.length > 0) said.push(`${path} differs from what is deployed in ${others.join(', ')}`);
  return said;
}
