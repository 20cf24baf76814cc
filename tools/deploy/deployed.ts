import { isDeepStrictEqual } from 'node:util';
import { type Database, databaseOf } from './account.ts';
import type { Cloudflare } from './cloudflare.ts';
import { ownerIn, type Target, workerConfiguration } from './configuration.ts';
import type { Owner } from './owner.ts';

/**
 * What is deployed, as Cloudflare tells it, beside what would be. Places and classes are chosen once: another word
 * would bind the Worker to a new, empty bucket, and lead it to other objects than those that hold the libraries.
 */

type Binding = {
  type: string;
  name: string;
  text?: string;
  class_name?: string;
  jurisdiction?: string | null;
};
export type Version = { resources: { bindings: Binding[] } };

/** Null: there is none yet. */
export type Deployed = { database: Database | null; version: Version | null };

type Deployments = { deployments: { versions: { version_id: string; percentage: number }[] }[] };

/** Asks, and changes nothing. */
export async function askDeployed(
  cloudflare: Cloudflare,
  { database, worker }: Pick<Target, 'database' | 'worker'>,
): Promise<Deployed> {
  const script = `/workers/scripts/${worker}`;
  // 10007: there is no such Worker. The newest deployment is the first.
  const all = await cloudflare.getUnless<Deployments>(`${script}/deployments`, [10_007]);
  const versions = all?.deployments[0]?.versions ?? [];
  const [most] = versions.toSorted((one, other) => other.percentage - one.percentage);
  return {
    database: await databaseOf(cloudflare, database),
    version: most ? await cloudflare.get<Version>(`${script}/versions/${most.version_id}`) : null,
  };
}

const textsOf = (version: Version | null): Record<string, string> =>
  Object.fromEntries(
    (version?.resources.bindings ?? []).flatMap(({ type, name, text = '' }) =>
      type === 'plain_text' ? [[name, text]] : [],
    ),
  );

/** The `owner.json` that was deployed; null without one, as in versions of the product that kept none. */
export const deployedOwner = ({ version }: Deployed): Owner | null => ownerIn(textsOf(version));

const quoted = (value: unknown) => JSON.stringify(value);

function changedRegions({ regions, database: name }: Target, { database, version }: Deployed): string[] {
  const files = version?.resources.bindings.find(
    ({ type, name: binding }) => type === 'r2_bucket' && binding === 'FILES',
  );
  const homes = textsOf(version).EU_JURISDICTION;
  const made: [what: string, jurisdiction: string | null][] = [
    ...(database ? [[`the database ${name}`, database.jurisdiction ?? null] as [string, string | null]] : []),
    ...(files ? [['the files', files.jurisdiction || null] as [string, string | null]] : []),
    ...(homes ? [['the homes', homes === 'true' ? 'eu' : null] as [string, string | null]] : []),
  ];
  const others = made.filter(([, jurisdiction]) => jurisdiction !== regions.jurisdiction);
  if (others.length > 0)
    return [
      `regions.jurisdiction is ${quoted(regions.jurisdiction)}, but ${others
        .map(([what, jurisdiction]) => `${what} were made with ${quoted(jurisdiction)}`)
        .join(', ')
        .replace(/(the database \S+) were/, '$1 was')}: it can never change.`,
    ];
  // Only a hint, which Cloudflare need not follow; in a jurisdiction it is not sent.
  const region = deployedOwner({ database, version })?.regions.database ?? database?.running_in_region;
  if (regions.jurisdiction === null && database && region && region.toLowerCase() !== regions.database)
    return [
      `regions.database is ${quoted(regions.database)}, but the database ${name} is in ${quoted(region.toLowerCase())}: it can never move.`,
    ];
  return [];
}

function changedClasses(target: Target, { version }: Deployed): string[] {
  const { durable_objects, exports } = workerConfiguration(target);
  return (version?.resources.bindings ?? []).flatMap(({ type, name, class_name: from = '' }) => {
    if (type !== 'durable_object_namespace') return [];
    const to = durable_objects.bindings.find((one) => one.name === name)?.class_name;
    return to === from || (to !== undefined && exports[from]?.renamed_to === to)
      ? []
      : [
          `The objects ${name} are deployed as class ${from}, but ${to ?? 'none'} in wrangler.toml: what they hold would be left behind.`,
        ];
  });
}

/** One sentence for each choice that differs from what is deployed and can never change. */
export const changedForGood = (target: Target, deployed: Deployed): string[] => [
  ...changedRegions(target, deployed),
  ...changedClasses(target, deployed),
];

/** Names of settings in which two files differ, such as `caps.storiesPerDay`; lists are compared as a whole. */
export function differences(one: unknown, other: unknown, path: string[] = []): string[] {
  if (isDeepStrictEqual(one, other)) return [];
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup(one) || !isGroup(other)) return [path.join('.') || 'the file'];
  const [first, second] = [one, other] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(first!), ...Object.keys(second!)]);
  return [...keys].flatMap((key) => differences(first![key], second![key], [...path, key]));
}
