import { readFileSync, statfsSync } from 'node:fs';
import Stripe from 'stripe';
import { HOUR_MS } from '../../contract/time.ts';
import { lastBackups } from '../../worker/files/backups.ts';
import { BACKUP_LATE_MS } from '../../worker/watching/rules.ts';
import { deployedAs, openStorage } from '../storage/open-storage.ts';
import { findWebhook, secretOfWorker, webhookAddress } from '../stripe/webhook.ts';
import { askBefore } from './before.ts';
import { logIn } from './cloudflare.ts';
import { secretsOf, type Target, targetOf } from './configuration.ts';
import { askDeployed } from './deployed.ts';
import { askKeys, keyQuestions } from './keys.ts';
import { mailProblems } from './mail-dns.ts';
import { placeholdersIn, readOwner } from './owner.ts';
import { fetchDeployed } from './reached.ts';
import { releaseOf } from './release.ts';

/**
 * `npm run deploy -- check`: looks at everything that a deployment and the running product need, and changes nothing.
 * Each part is asked, whatever is wrong with another.
 */

/** `wrong`: a sentence for each fault. `good`: what is said without any. */
export type Found = { wrong: string[]; good: string };
type Part = (target: Target) => Promise<Found> | Found;

/** Thrown by a part that needs an answer which another part has not got. */
class NotAsked extends Error {}

const GIGABYTE = 1024 ** 3;
/** A build with its maps, and the packages. */
const FREE_BYTES = 2 * GIGABYTE;

/** @param folder of the repository */
export function machine(folder = '.', version = process.version, free = freeBytes(folder)): Found {
  const wrong: string[] = [];
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const least = Number(/\d+/.exec(engines.node)?.[0]);
  if (Number(/\d+/.exec(version)?.[0]) < least)
    wrong.push(`Node is ${version}, and must be ${engines.node}.`);
  let release = '';
  try {
    const { name, changed } = releaseOf(folder);
    release = name;
    if (changed.length > 0) wrong.push(`Not committed: ${changed.slice(0, 5).join(', ')}.`);
  } catch (error) {
    wrong.push((error as Error).message);
  }
  if (free < FREE_BYTES)
    wrong.push(
      `The disk has ${(free / GIGABYTE).toFixed(1)} GB left, and a build wants ${FREE_BYTES / GIGABYTE}.`,
    );
  return { wrong, good: `Node ${version}, release ${release}, ${Math.floor(free / GIGABYTE)} GB free` };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const cloudflareOf = () =>
  logIn().then(
    ({ cloudflare }) => cloudflare,
    () => {
      throw new NotAsked('not asked, without a login');
    },
  );

async function account(target: Target): Promise<Found> {
  const cloudflare = await cloudflareOf();
  const deployed = await askDeployed(cloudflare, target);
  const { wrong, plan, isDeployed, missing } = await askBefore(cloudflare, target, deployed, false);
  if (!isDeployed) wrong.push(`${target.worker} is not deployed yet.`);
  else if (missing.length > 0)
    wrong.push(
      `The Worker lacks ${missing.map(({ name }) => name).join(', ')}: npm run deploy asks for them.`,
    );
  const said = {
    paid: 'the Paid plan',
    free: 'the Free plan',
    unknown: 'a plan that this login may not read',
  };
  return {
    wrong,
    good: `R2, ${said[plan]}, the zone, both hosts, all secrets; places and classes are those that are deployed`,
  };
}

type Answer = { release?: string; status?: string; incidents?: string[] | null; timestamp?: string };
const CLOCK_MS = 60_000;

async function product({ app, api }: Target): Promise<Found> {
  const wrong: string[] = [];
  const health = async (host: string): Promise<Answer> => {
    try {
      const answer = await fetchDeployed(`https://${host}/health`, { signal: AbortSignal.timeout(20_000) });
      return (await answer.json()) as Answer;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: Error };
      wrong.push(`https://${host}/health does not answer (${cause?.message ?? message}).`);
      return {};
    }
  };
  const [ofApp, ofApi] = [await health(app), await health(api)];
  const { status, incidents, release, timestamp } = ofApp;
  if (status !== undefined && status !== 'ok') wrong.push(`https://${app}/health says ${status}.`);
  if (incidents && incidents.length > 0) wrong.push(`Incidents are open: ${incidents.join(', ')}.`);
  if (release !== ofApi.release && release && ofApi.release)
    wrong.push(`The app reaches release ${release}, and ${api} is release ${ofApi.release}.`);
  const ahead = timestamp ? Math.abs(Date.now() - Date.parse(timestamp)) : 0;
  if (ahead > CLOCK_MS) wrong.push(`The clock of this machine is ${Math.round(ahead / 1000)} s off.`);
  return { wrong, good: `release ${release} answers at ${app} and ${api}` };
}

async function keys(target: Target): Promise<Found> {
  const { wrong, accepted } = await askKeys(keyQuestions(target, process.env));
  const names = secretsOf(target).flatMap(({ name, isMade }) => (isMade ? [] : [name]));
  const others = names.filter((name) => !process.env[name]);
  const answer = await fetchDeployed(`https://${target.api}/api/diagnostics`, {
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  const known = (await answer?.json().catch(() => null)) as {
    models?: { service: string; model: string; problem: string | null; shutdownDate: string | null }[];
  } | null;
  for (const { service, model, problem, shutdownDate } of known?.models ?? [])
    wrong.push(`The Worker says of ${model} (${service}): ${problem ?? `it ends on ${shutdownDate}`}.`);
  const good = [
    ...(accepted.length > 0 ? [`accepted: ${accepted.join(', ')}`] : []),
    // A Worker gives no secret back: without its value only what the Worker met is known.
    ...(others.length > 0
      ? [`${others.join(', ')} by what the Worker met (to ask now, set them as environment variables)`]
      : []),
  ].join('; ');
  return { wrong, good };
}

async function webhook({ payments, environment, api, app }: Target): Promise<Found> {
  if (!payments) return { wrong: [], good: 'payments is null' };
  const address = webhookAddress(api);
  const workerHas = await secretOfWorker(address, fetchDeployed);
  if (workerHas === null)
    return { wrong: ['The Worker has no secret of a webhook: npm run stripe.'], good: '' };
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key)
    return { wrong: [], good: 'the Worker has a secret (with STRIPE_SECRET_KEY=… Stripe is asked too)' };
  const base = process.env.STRIPE_API_BASE ? new URL(process.env.STRIPE_API_BASE) : null;
  const stripe = new Stripe(key, {
    telemetry: false,
    ...(base && { protocol: 'http', host: base.hostname, port: base.port }),
  });
  const { right, others } = await findWebhook(stripe, {
    environment,
    hosts: [api, app],
    workerHas,
    now: Date.now(),
  }).catch((error: Error & { type?: string }) => {
    throw new Error(`Stripe refuses the question (${error.type ?? 'no answer'}).`);
  });
  const wrong = others.map(({ id, wrong }) => `${id} ${wrong}: npm run stripe.`);
  if (!right && wrong.length === 0) wrong.push(`Stripe has no endpoint for ${address}: npm run stripe.`);
  return { wrong, good: `${right?.id} sends to ${address}, and the Worker has its secret` };
}

async function mail({ mail: setting }: Target): Promise<Found> {
  if (!setting) return { wrong: [], good: 'mail is null' };
  const domain = setting.from.split('@')[1]!;
  return { wrong: await mailProblems(domain), good: `SPF, DKIM and DMARC of ${domain}` };
}

const hours = (at: number, now: number) => `${Math.max(0, Math.round((now - at) / HOUR_MS))} h`;

async function backups({ environment, backups: bucket }: Target, now = Date.now()): Promise<Found> {
  if (bucket === null) return { wrong: [], good: 'none are made here' };
  const { backups: opened, dispose } = await openStorage(deployedAs(environment));
  try {
    if (!opened) return { wrong: ['The second bucket is not bound: npm run deploy.'], good: '' };
    const last = await lastBackups(opened, now);
    const names = { tombstones: 'copy of tombstones', save: 'save of everything' };
    const wrong = (Object.keys(names) as (keyof typeof names)[]).flatMap((kind) => {
      const at = last[kind];
      if (at === null) return [`No ${names[kind]} was ever made (docs/operating.md, Backup and restore).`];
      return now - at > BACKUP_LATE_MS[kind] ? [`The last ${names[kind]} is ${hours(at, now)} old.`] : [];
    });
    const ages = Object.entries(last).map(
      ([kind, at]) => `${kind} ${at === null ? '–' : hours(at, now)} old`,
    );
    return { wrong, good: ages.join(', ') };
  } finally {
    await dispose();
  }
}

const PARTS: Record<string, Part> = {
  machine: () => machine(),
  login: async () => {
    const { as, cloudflare } = await logIn();
    return { wrong: [], good: `${as}, ${cloudflare.account.name}` };
  },
  account,
  product,
  keys,
  webhook,
  mail,
  backups,
};

/**
 * @param path of `owner.json`
 * @param say prints a line
 * @returns whether all is well
 */
export async function check(
  environment: string,
  path: string,
  say: (line: string) => void,
): Promise<boolean> {
  let faults = 0;
  const report = (name: string, { wrong, good }: Found) => {
    faults += wrong.length;
    if (wrong.length === 0) say(`  ✓ ${name.padEnd(10)} ${good}`);
    for (const sentence of wrong)
      say(`  ✗ ${name.padEnd(10)} ${sentence.replaceAll('\n', '\n               ')}`);
  };
  let target: Target | null = null;
  try {
    const owner = readOwner(path);
    target = targetOf(owner, environment);
    report('owner', { wrong: placeholdersIn(owner), good: path });
  } catch (error) {
    report('owner', { wrong: [(error as Error).message], good: '' });
  }
  for (const [name, part] of Object.entries(PARTS)) {
    if (target === null && name !== 'machine' && name !== 'login') continue;
    try {
      report(name, await part(target!));
    } catch (error) {
      if (error instanceof NotAsked) say(`  – ${name.padEnd(10)} ${error.message}`);
      else report(name, { wrong: [(error as Error).message], good: '' });
    }
  }
  say(faults === 0 ? 'All is well.' : `${faults} to mend.`);
  return faults === 0;
}
