import { lookup, Resolver } from 'node:dns/promises';
import { type Cloudflare, Refused } from './cloudflare.ts';
import type { Target } from './configuration.ts';

/** Questions about the account, each with a plain answer. They read and change nothing. */

/** Whether R2 is switched on: 10042 otherwise. */
export const isR2On = async (cloudflare: Cloudflare): Promise<boolean> =>
  (await cloudflare.getUnless('/r2/buckets', [10_042])) !== null;

type Subscription = {
  state?: string;
  rate_plan?: { id?: string; public_name?: string; is_contract?: boolean };
};
const ENDED = ['Cancelled', 'Failed', 'Expired'];

/**
 * Plan of Workers. Which subscriptions pay for it is not published: `workers_paid`, and contracts, in what owners
 * report. `unknown` where the login may not read them, as that of `wrangler login`.
 */
export async function planOf(cloudflare: Cloudflare): Promise<'paid' | 'free' | 'unknown'> {
  try {
    const rows = await cloudflare.get<Subscription[]>('/subscriptions');
    const isPaid = ({ rate_plan: { id = '', public_name = '', is_contract } = {} }: Subscription) =>
      is_contract || /workers|enterprise|partner|bundle/i.test(`${id} ${public_name}`);
    const running = rows.filter(({ state = '' }) => !ENDED.includes(state));
    return running.some((row) => isPaid(row) && !/free/i.test(row.rate_plan?.id ?? '')) ? 'paid' : 'free';
  } catch (error) {
    if (error instanceof Refused && error.isForbidden) return 'unknown';
    throw error;
  }
}

/** Names of the Worker's secrets; null without a Worker (10007). */
export async function secretNames(cloudflare: Cloudflare, worker: string): Promise<string[] | null> {
  const path = `/workers/scripts/${worker}/secrets`;
  const rows = await cloudflare.getUnless<{ name: string }[]>(path, [10_007]);
  return rows?.map(({ name }) => name) ?? null;
}

export type Database = {
  name: string;
  uuid: string;
  jurisdiction?: string | null;
  /** Such as `WEUR`. */
  running_in_region?: string | null;
};

/** The D1 database of a name; null without one. */
export async function databaseOf(cloudflare: Cloudflare, name: string): Promise<Database | null> {
  const rows = await cloudflare.get<Database[]>('/d1/database', { name });
  return rows.find((row) => row.name === name) ?? null;
}

/** Cloudflare sees a bucket in its own jurisdiction alone. */
const inJurisdiction = ({ regions: { jurisdiction } }: Target): Record<string, string> =>
  jurisdiction ? { 'cf-r2-jurisdiction': jurisdiction } : {};

/** Whether the bucket is there: 10006 otherwise. Not by a list, which ends after twenty. */
export const hasBucket = async (cloudflare: Cloudflare, target: Target, bucket: string): Promise<boolean> =>
  (await cloudflare.getUnless(`/r2/buckets/${bucket}`, [10_006], inJurisdiction(target))) !== null;

/** Names of a bucket's rules. */
export async function ruleNames(
  cloudflare: Cloudflare,
  target: Target,
  bucket: string,
  kind: 'lifecycle' | 'lock',
): Promise<string[]> {
  const path = `/r2/buckets/${bucket}/${kind}`;
  const { rules = [] } = await cloudflare.get<{ rules?: { id: string }[] }>(path, {}, inJurisdiction(target));
  return rules.map(({ id }) => id);
}

export type Zone = { id: string; name: string; status?: string; name_servers?: string[] };

/** The zone of a domain, which may be part of it; null if the account has none, or the login may not read it. */
export async function zoneOf(cloudflare: Cloudflare, domain: string): Promise<Zone | null> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const query = { name: labels.slice(from).join('.'), 'account.id': cloudflare.account.id };
    const [zone] = await cloudflare.rows<Zone>('/zones', query);
    if (zone) return zone;
  }
  return null;
}

type PagesProject = { name: string; subdomain?: string; domains?: string[] };

export const pagesProjects = (cloudflare: Cloudflare): Promise<PagesProject[]> =>
  cloudflare.rows<PagesProject>(`/accounts/${cloudflare.account.id}/pages/projects`);

/**
 * What answers at a host, and the page of the zone's dashboard that has it. `isReplaced`: the deployment, or the custom
 * domain of the Pages project, would replace it.
 */
export type Holder = { host: string; what: string; isReplaced: boolean; page: 'dns' | 'workers' };

/** Records beside which no other service can have the host. */
const EXCLUSIVE = ['A', 'AAAA', 'CNAME', 'NS'];
type DnsRecord = { type: string; content: string };

/** Records of a host as the name servers of its zone answer them. Asking other resolvers would keep a "no" there. */
export async function recordsByDns({ name_servers: servers = [] }: Zone, host: string): Promise<DnsRecord[]> {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  const asked = async (type: 'A' | 'AAAA' | 'CNAME'): Promise<DnsRecord[]> => {
    try {
      const found = (await resolver.resolve(host, type)) as string[];
      return found.map((content) => ({ type, content }));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
  try {
    const addresses = await Promise.all(servers.map((server) => lookup(server)));
    if (addresses.length > 0) resolver.setServers(addresses.map(({ address }) => address));
    return (await Promise.all([asked('A'), asked('AAAA'), asked('CNAME')])).flat();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Whether ${host} is in use could not be asked of its name servers (${code}).`, {
      cause: error,
    });
  }
}

/** By the API, or by DNS where the login may not read records, as that of `wrangler login`. */
async function recordsOf(
  cloudflare: Cloudflare,
  zone: Zone,
  host: string,
  byDns: typeof recordsByDns,
): Promise<DnsRecord[]> {
  try {
    return await cloudflare.rows<DnsRecord>(`/zones/${zone.id}/dns_records`, { name: host });
  } catch (error) {
    if (error instanceof Refused && error.isForbidden) return byDns(zone, host);
    throw error;
  }
}

/** Whether a route's pattern runs for a path of the host: `*` stands for any characters. */
export function routeMatches(pattern: string, host: string): boolean {
  const [ofHost = ''] = pattern.replace(/^\*?https?:\/\//, '').split('/');
  const parts = ofHost.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(host);
}

/** What holds `app.DOMAIN` and `api.DOMAIN` that is not this deployment, and which of the two are this deployment's. */
export async function hostsOf(
  cloudflare: Cloudflare,
  target: Target,
  zone: Zone,
  byDns = recordsByDns,
): Promise<{ holders: Holder[]; ours: string[] }> {
  const [domains, projects, routes] = await Promise.all([
    cloudflare.get<{ hostname: string; service: string }[]>('/workers/domains', { zone_id: zone.id }),
    pagesProjects(cloudflare),
    cloudflare.rows<{ pattern: string; script?: string }>(`/zones/${zone.id}/workers/routes`),
  ]);
  const ours: string[] = [];
  const held = [target.api, target.app].map(async (host): Promise<Omit<Holder, 'host'>[]> => {
    const route = routes.find(({ pattern, script }) => script && routeMatches(pattern, host));
    const found: Omit<Holder, 'host'>[] = [];
    if (route && route.script !== target.worker)
      found.push({
        what: `the route ${route.pattern} of the Worker ${route.script}`,
        isReplaced: false,
        page: 'workers',
      });
    const worker = domains.find(({ hostname }) => hostname === host)?.service;
    const project = projects.find(({ domains: names }) => names?.includes(host));
    const isOurs = host === target.api ? worker === target.worker : project?.name === target.pages;
    if (isOurs) ours.push(host);
    else if (worker)
      found.push({ what: `custom domain of the Worker ${worker}`, isReplaced: true, page: 'workers' });
    else if (project)
      found.push({
        what: `custom domain of the Pages project ${project.name}`,
        isReplaced: true,
        page: 'dns',
      });
    else {
      const records = (await recordsOf(cloudflare, zone, host, byDns)).filter(({ type }) =>
        EXCLUSIVE.includes(type),
      );
      const own = projects.find(({ name }) => name === target.pages)?.subdomain;
      const others = records.filter(({ content }) => host === target.api || content !== own);
      const what = others.map(({ type, content }) => `${type} ${content}`).join(', ');
      // Cloudflare replaces no CNAME by the custom domain of a Worker.
      const isReplaced = host === target.app || others.every(({ type }) => type !== 'CNAME');
      if (what) found.push({ what: `the DNS record ${what}`, isReplaced, page: 'dns' });
    }
    return found;
  });
  const holders = (await Promise.all(held)).flatMap((found, index) =>
    found.map((holder) => ({ host: [target.api, target.app][index]!, ...holder })),
  );
  return { holders, ours };
}
