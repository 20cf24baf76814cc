import { hostsOf, isR2On, planOf, recordsByDns, secretNames, zoneOf } from './account.ts';
import type { Cloudflare } from './cloudflare.ts';
import { type Secret, secretsOf, type Target } from './configuration.ts';
import { changedForGood, type Deployed } from './deployed.ts';

/** What is asked before anything is sent. */

export const DASHBOARD = 'https://dash.cloudflare.com/?to=/:account';
const PLANS = `${DASHBOARD}/workers/plans`;

/** The sentence for an account on the Free plan. */
export const FREE_PLAN = `Workers is on the Free plan, which refuses the CPU time of a long narration: ${PLANS}`;

type Found = {
  /** A sentence for each thing in the way. */
  wrong: string[];
  plan: 'paid' | 'free' | 'unknown';
  /** Whether the Worker was deployed before. */
  isDeployed: boolean;
  /** Hosts that are this deployment's already. */
  ours: string[];
  /** A sentence for each host that is taken over. */
  takenOver: string[];
  /** Secrets that the Worker lacks. */
  missing: Secret[];
};

/**
 * @param deployed whose places and classes the target may not change
 * @param takesOver whether hosts in use may be taken over
 */
export async function askBefore(
  cloudflare: Cloudflare,
  target: Target,
  deployed: Deployed,
  takesOver: boolean,
  byDns = recordsByDns,
): Promise<Found> {
  const { name } = cloudflare.account;
  const [isOn, plan, zone, secrets] = await Promise.all([
    isR2On(cloudflare),
    planOf(cloudflare),
    zoneOf(cloudflare, target.domain),
    secretNames(cloudflare, target.worker),
  ]);
  const wrong = changedForGood(target, deployed);
  if (!isOn) wrong.push(`R2 is not switched on for ${name}: ${DASHBOARD}/r2`);
  if (plan === 'free') wrong.push(FREE_PLAN);
  const takenOver: string[] = [];
  let ours: string[] = [];
  if (zone === null)
    wrong.push(`${target.domain} is no zone of ${name}, or the login may not read it: ${DASHBOARD}/add-site`);
  else if (zone.status !== undefined && zone.status !== 'active')
    wrong.push(
      `The zone ${zone.name} is ${zone.status}: at its registrar the name servers have to be ${zone.name_servers?.join(', ')}.`,
    );
  else {
    const asFarAsKnown: typeof byDns = (...asked) => byDns(...asked).catch(() => []);
    const hosts = await hostsOf(cloudflare, target, zone, takesOver ? asFarAsKnown : byDns);
    ours = hosts.ours;
    for (const { host, what, isReplaced, page } of hosts.holders)
      if (!isReplaced)
        wrong.push(`${host} is in use: ${what}, which only you can delete: ${DASHBOARD}/:zone/${page}`);
      else if (takesOver) takenOver.push(`${host} is taken over: ${what}`);
      else
        wrong.push(`${host} is in use: ${what}. Another domain in owner.json, or --take-over to replace it.`);
  }
  const missing = secretsOf(target).filter((secret) => !secrets?.includes(secret.name));
  return { wrong, plan, isDeployed: secrets !== null, ours, takenOver, missing };
}
