import { expect, test } from 'vitest';
import example from '../../owner.example.json' with { type: 'json' };
import { ownerIn, targetOf, workerConfiguration } from './configuration.ts';
import { changedForGood, type Deployed, deployedOwner, differences, type Version } from './deployed.ts';
import type { Environment, Owner } from './owner.ts';

const OWNER = { ...example, staging: { domain: 'prueba.cuentos.org', caps: example.caps } } as Owner;
const regions = (jurisdiction: 'eu' | null, database: Owner['regions']['database'] = 'weur') => ({
  ...OWNER,
  regions: { jurisdiction, database },
});
type Bindings = Version['resources']['bindings'];

/** Cloudflare's answers about what an owner's file was deployed as. */
function deployedAs(owner: Owner, environment: Environment = 'production', hint = 'WEUR'): Deployed {
  const target = targetOf(owner, environment);
  const { vars, r2_buckets, durable_objects } = workerConfiguration(target, 'id') as unknown as {
    vars: Record<string, string>;
    r2_buckets: { binding: string; jurisdiction?: string }[];
    durable_objects: { bindings: { name: string; class_name: string }[] };
  };
  const { jurisdiction } = owner.regions;
  const bindings: Bindings = [
    ...Object.entries(vars).map(([name, text]) => ({ type: 'plain_text', name, text })),
    ...r2_buckets.map(({ binding, ...rest }) => ({ type: 'r2_bucket', name: binding, ...rest })),
    ...durable_objects.bindings.map((one) => ({ type: 'durable_object_namespace', ...one })),
    { type: 'secret_text', name: 'TOKEN_SECRET' },
  ];
  return {
    database: { name: target.database, uuid: 'id', jurisdiction, running_in_region: hint },
    version: { resources: { bindings } },
  };
}
const alone = ({ database }: Deployed): Deployed => ({ database, version: null });
const refused = (owner: Owner, deployed: Deployed) => changedForGood(targetOf(owner, 'production'), deployed);
/** With another binding of objects. */
function withObjects(change: object): Deployed {
  const { database, version } = deployedAs(OWNER);
  const { bindings } = version!.resources;
  const isObject = ({ type }: Bindings[number]) => type === 'durable_object_namespace';
  const changed = bindings.map((one) => (isObject(one) ? { ...one, ...change } : one));
  return { database, version: { resources: { bindings: changed } } };
}

test('a first deployment, the same file again, and settings that may change are not refused', () => {
  expect(refused(OWNER, { database: null, version: null })).toEqual([]);
  for (const jurisdiction of ['eu', null] as const) {
    const owner = regions(jurisdiction);
    expect(refused(owner, deployedAs(owner))).toEqual([]);
    expect(refused(owner, alone(deployedAs(owner)))).toEqual([]);
  }
  const other = { ...OWNER, domain: 'otros.org', caps: { storiesPerDay: 1, spokenCharactersPerDay: 1 } };
  expect(refused({ ...other, mail: null, payments: null }, deployedAs(OWNER))).toEqual([]);
  // Cloudflare need not follow a hint, and a jurisdiction has none.
  expect(refused(regions(null), deployedAs(regions(null), 'production', 'EEUR'))).toEqual([]);
  expect(refused(regions('eu', 'eeur'), deployedAs(OWNER))).toEqual([]);
});

const NEVER = 'it can never change.';
test.each<[string, Owner, Deployed, string]>([
  [
    'no jurisdiction in place of one',
    regions(null),
    deployedAs(OWNER),
    'regions.jurisdiction is null, but the database cuentame was made with "eu", the files were made with "eu", the homes were made with "eu": ' +
      NEVER,
  ],
  [
    'a jurisdiction in place of none',
    OWNER,
    deployedAs(regions(null)),
    'regions.jurisdiction is "eu", but the database cuentame was made with null, the files were made with null, the homes were made with null: ' +
      NEVER,
  ],
  [
    'no jurisdiction, where only the database was made',
    regions(null),
    alone(deployedAs(OWNER)),
    'regions.jurisdiction is null, but the database cuentame was made with "eu": ' + NEVER,
  ],
  [
    'a jurisdiction, where only a database without one was made',
    OWNER,
    { database: { name: 'cuentame', uuid: 'id' }, version: null },
    'regions.jurisdiction is "eu", but the database cuentame was made with null: ' + NEVER,
  ],
  [
    'no jurisdiction, where the database is lost',
    regions(null),
    { ...deployedAs(OWNER), database: null },
    'regions.jurisdiction is null, but the files were made with "eu", the homes were made with "eu": ' +
      NEVER,
  ],
  [
    'another place',
    regions(null, 'enam'),
    deployedAs(regions(null)),
    'regions.database is "enam", but the database cuentame is in "weur": it can never move.',
  ],
  [
    'another place, where only the database was made',
    regions(null, 'enam'),
    alone(deployedAs(regions(null), 'production', 'EEUR')),
    'regions.database is "enam", but the database cuentame is in "eeur": it can never move.',
  ],
  [
    'another class of objects',
    OWNER,
    withObjects({ class_name: 'Casa' }),
    'The objects HOMES are deployed as class Casa, but Home in wrangler.toml: what they hold would be left behind.',
  ],
  [
    'objects without a class',
    OWNER,
    withObjects({ name: 'CASAS' }),
    'The objects CASAS are deployed as class Home, but none in wrangler.toml: what they hold would be left behind.',
  ],
])('%s is refused with a sentence', (_, owner, deployed, sentence) => {
  expect(refused(owner, deployed)).toEqual([sentence]);
});

test('the settings of a deployment give owner.json back, of any length and in any letters', () => {
  const line = {
    for: 'children' as const,
    name: 'Línea 💛',
    number: '1',
    source: 'https://a.org',
    read: '2026-11-29',
  };
  const lines = Array.from({ length: 80 }, () => line);
  const long = { ...OWNER, helpLines: { ES: { language: 'es' as const, lines } } };
  const hearts = ['', 'a'].map((start) => ({ ...OWNER, helpLines: {}, $schema: start + '💛'.repeat(2000) }));
  for (const owner of [OWNER, long, ...hearts])
    for (const environment of ['production', 'staging'] as const) {
      const deployed = deployedAs(owner, environment);
      expect(deployedOwner(deployed)).toEqual(owner);
      for (const { text = '' } of deployed.version!.resources.bindings) {
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5000);
        expect(text.isWellFormed()).toBe(true);
      }
    }
  expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(5000);
  expect(ownerIn({})).toBe(null);
  expect(deployedOwner({ database: null, version: null })).toBe(null);
});

test('settings in which two files differ are named', () => {
  const speech = [...OWNER.servers.speech, ...OWNER.servers.speech];
  const other = { ...OWNER, caps: { ...OWNER.caps, storiesPerDay: 1 }, mail: null, servers: { speech } };
  expect(differences(OWNER, other)).toEqual(['mail', 'caps.storiesPerDay', 'servers.speech']);
  expect(differences(OWNER, structuredClone(OWNER))).toEqual([]);
});
