import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Part } from '../../worker/config/switched-off.ts';
import type { Env } from '../../worker/env.ts';
import { settingMistakes } from '../../worker/middleware/check-env.ts';
import type { Environment, Owner } from './owner.ts';

/** Configuration of a deployment, derived from `wrangler.toml` and `owner.json`. */

const isEnvironment = (name: string): name is Environment => name === 'production' || name === 'staging';

/** Names of an environment's resources. @throws Error for an unknown environment */
export function namesOf(environment: string) {
  if (!isEnvironment(environment)) throw new Error('--environment is production or staging');
  const suffix = environment === 'staging' ? '-staging' : '';
  return {
    environment,
    worker: `cuentame-api${suffix}`,
    pages: `cuentame-app${suffix}`,
    database: `cuentame${suffix}`,
    bucket: `cuentame-files${suffix}`,
    // Staging has nothing that has to come back.
    backups: environment === 'staging' ? null : 'cuentame-backups',
  };
}

/** What an environment is deployed as. */
function composed(owner: Owner, environment: string) {
  const names = namesOf(environment);
  const isStaging = environment === 'staging';
  if (isStaging && !owner.staging) throw new Error('staging is null in owner.json');
  // An audience tag of Access is for one host.
  const chosen = isStaging ? { ...owner, ...owner.staging, admin: null } : owner;
  return {
    ...chosen,
    ...names,
    /** All of the file, for both environments. */
    owner,
    app: `app.${chosen.domain}`,
    api: `api.${chosen.domain}`,
  };
}
export type Target = ReturnType<typeof composed>;

/** Buckets by their binding. */
export const bucketsOf = ({ bucket, backups }: Target): [binding: string, name: string][] => [
  ['FILES', bucket],
  ...(backups === null ? [] : [['BACKUPS', backups] as [string, string]]),
];

/** What the deployment reads of `wrangler.toml`; the rest is taken over as it is. */
type Toml = {
  main: string;
  compatibility_date: string;
  compatibility_flags: string[];
  limits: object;
  triggers: { crons: string[] };
  observability: object;
  vars: Record<string, string>;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  exports: Record<string, { renamed_to?: string }>;
  ratelimits: { namespace_id: string }[];
  analytics_engine_datasets: { binding: string; dataset: string }[];
  [name: string]: unknown;
};

/** Not by wrangler, which takes a second to load. */
const toml = () => parse(readFileSync('wrangler.toml', 'utf8')) as Toml;
const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** Parts that are null in `owner.json`: off in the Worker too, whose secrets may be those of an earlier deployment. */
const SWITCHES = {
  payments: 'payments',
  mail: 'mail',
  google: 'google',
  turnstile: 'human_check',
} as const satisfies Partial<Record<keyof Owner, Part>>;

const switchedOff = (target: Target) =>
  (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[])
    .filter((name) => target[name] === null)
    .map((name) => SWITCHES[name]);

/** Settings of the Worker that the owner decides. */
function settingsOf(target: Target) {
  const { mail, admin, models, servers, responsible, caps } = target;
  const { name, taxNumber, register, address, phone, email } = responsible;
  return {
    APP_ORIGINS: `https://${target.app}`,
    OPENAI_BASE_URL: models.server,
    OPENAI_STORY_MODEL: models.stories,
    OPENAI_MODERATION_MODEL: models.moderation,
    STORY_SERVERS: json(servers.stories),
    MODERATION_SERVERS: json(servers.moderation),
    OPINION_SERVERS: servers.opinions === 'none' ? 'none' : json(servers.opinions),
    SPEECH_SERVERS: json(servers.speech),
    SWITCHED_OFF: switchedOff(target).join(','),
    STRIPE_TAX: target.payments?.tax ?? 'none',
    GOOGLE_CLIENT_ID: target.google?.clientId ?? '',
    MAIL_FROM: mail?.from ?? '',
    SUPPORT_ADDRESS: mail?.support ?? email,
    ADMIN_ADDRESS: mail?.admin ?? email,
    ACCESS_TEAM: admin ? `https://${admin.team}` : '',
    ACCESS_AUDIENCE: admin?.audience ?? '',
    ACCESS_EMAILS: admin?.emails.join(',') ?? '',
    // One line for the foot of mails.
    RESPONSIBLE: [name, taxNumber, register, address, phone, email]
      .filter((part) => part !== null && part !== undefined)
      .join(' · '),
    // `none` instead of the secret that a human check would have.
    ...(target.turnstile === null && { TURNSTILE_SECRET_KEY: 'none' }),
    EU_JURISDICTION: target.regions.jurisdiction === 'eu' ? 'true' : 'none',
    DAILY_STORIES: String(caps.storiesPerDay),
    DAILY_SPOKEN_CHARACTERS: String(caps.spokenCharactersPerDay),
  };
}

/** Where a setting of the Worker is in `owner.json`, if it has another name there. */
const KEY_OF: Partial<Record<keyof ReturnType<typeof settingsOf>, string>> = {
  OPENAI_BASE_URL: 'models.server',
  STORY_SERVERS: 'servers.stories',
  MODERATION_SERVERS: 'servers.moderation',
  OPINION_SERVERS: 'servers.opinions',
  SPEECH_SERVERS: 'servers.speech',
  RESPONSIBLE: 'responsible',
};

/** Bytes of one setting that Cloudflare takes (developers.cloudflare.com/workers/platform/limits, *5 KB*). */
const LONGEST_SETTING = 5000;

/** One sentence for each setting with which the Worker would not start, by its own readers. */
function refusedByWorker(target: Target): string[] {
  const settings: Record<string, string> = { ...toml().vars, ...settingsOf(target) };
  const long = Object.entries(settings).filter(([, value]) => Buffer.byteLength(value) > LONGEST_SETTING);
  const secrets = Object.fromEntries(secretsOf(target).map(({ name }) => [name, 'x'.repeat(32)]));
  const env = { AI: {}, ...secrets, ...settings } as unknown as Env;
  return [
    ...settingMistakes(env),
    ...long.map(([name]) => `${name}: is longer than the ${LONGEST_SETTING} bytes that Cloudflare takes`),
  ].map((mistake) =>
    mistake.replace(/[A-Z][A-Z_]{3,}/g, (name) => KEY_OF[name as keyof typeof KEY_OF] ?? name),
  );
}

/**
 * What an environment is deployed as: the owner's choices for it, names of resources, and the two hosts.
 * @throws Error for an unknown environment, for a staging that `owner.json` does not have, and with one line for each
 * setting that the Worker refuses
 */
export function targetOf(owner: Owner, environment: string): Target {
  const target = composed(owner, environment);
  const refused = refusedByWorker(target);
  if (refused.length > 0) throw new Error(['The Worker would not start:', ...refused].join('\n  '));
  return target;
}

const KEPT = 'OWNER_FILE_';
/** Characters of a part: of four bytes at most, so that a part is a setting that Cloudflare takes. */
const KEPT_PART = LONGEST_SETTING / 4;

/** `owner.json` as settings that the Worker does not read, so that another machine gets the file back. */
function kept(owner: Owner): Record<string, string> {
  const letters = [...JSON.stringify(owner)];
  const parts = Array.from({ length: Math.ceil(letters.length / KEPT_PART) }, (_, index) =>
    letters.slice(index * KEPT_PART, (index + 1) * KEPT_PART).join(''),
  );
  return Object.fromEntries(parts.map((part, index) => [`${KEPT}${index}`, part]));
}

/** The `owner.json` in the settings of a deployed version; null for one without it. */
export function ownerIn(settings: Record<string, string>): Owner | null {
  const parts: string[] = [];
  while (settings[`${KEPT}${parts.length}`] !== undefined) parts.push(settings[`${KEPT}${parts.length}`]!);
  return parts.length === 0 ? null : JSON.parse(parts.join(''));
}

/** Counters of rate limits belong to the account, so environments must not share their ids. */
const STAGING_LIMITS = 100_000;

/** @param databaseId undefined before the database was made */
export function workerConfiguration(target: Target, databaseId?: string) {
  const { dev, send_email, ratelimits, analytics_engine_datasets, main, ...shared } = toml();
  const { jurisdiction } = target.regions;
  const isStaging = target.environment === 'staging';
  return {
    ...shared,
    name: target.worker,
    main: resolve(main),
    // Only our own domain: its firewall and rules do not hold for a second address.
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: target.api, custom_domain: true }],
    vars: { ...shared.vars, ...settingsOf(target), ...kept(target.owner) },
    ai: { binding: 'AI' },
    d1_databases: [
      {
        binding: 'DB',
        database_name: target.database,
        migrations_dir: resolve('migrations'),
        ...(databaseId && { database_id: databaseId }),
      },
    ],
    r2_buckets: bucketsOf(target).map(([binding, bucket_name]) => ({
      binding,
      bucket_name,
      ...(jurisdiction && { jurisdiction }),
    })),
    ratelimits: ratelimits.map((limit) => ({
      ...limit,
      namespace_id: String(Number(limit.namespace_id) + (isStaging ? STAGING_LIMITS : 0)),
    })),
    ...(target.measurements && {
      analytics_engine_datasets: analytics_engine_datasets.map(({ binding, dataset }) => ({
        binding,
        dataset: isStaging ? `${dataset}_staging` : dataset,
      })),
    }),
    ...(target.mail && { send_email }),
  };
}

/** The Pages project, whose Function hands requests on to the Worker. */
export const pagesConfiguration = ({ pages, worker }: Target) => ({
  name: pages,
  pages_build_output_dir: './dist',
  compatibility_date: toml().compatibility_date,
  services: [{ binding: 'API', service: worker }],
});

/** Settings of the web build. */
export const buildSettings = (target: Target, release: string): Record<string, string> => ({
  VITE_RELEASE: release,
  VITE_APP_ORIGIN: `https://${target.app}`,
  VITE_LACKS: (['payments', 'mail'] as const).filter((part) => !target[part]).join(' '),
  VITE_GOOGLE_CLIENT_ID: target.google?.clientId ?? '',
  VITE_TURNSTILE_SITE_KEY: target.turnstile?.siteKey ?? '',
  VITE_RESPONSIBLE: JSON.stringify(target.responsible),
  VITE_HELP_LINES: json(target.helpLines),
});

export type Secret = { name: string; what: string; isMade: boolean };

/**
 * Secrets of the Worker. Those of payments are put by `npm run stripe`; TOKEN_SECRET_BEFORE and FILE_SECRET_BEFORE by
 * hand, while one is changed (docs/operating.md).
 */
export function secretsOf({ models, google, turnstile, servers }: Owner): Secret[] {
  const made = {
    TOKEN_SECRET: 'signs sessions',
    FILE_SECRET: 'signs the addresses of files',
    DIGEST_SECRET: 'keys stored digests; never changes',
  };
  const lists = Object.values(servers).flatMap((list) => (typeof list === 'string' ? [] : (list ?? [])));
  const keys = lists.flatMap(({ key }) => key ?? []);
  const asked = {
    ...Object.fromEntries(keys.map((name) => [name, 'key that a server in owner.json names'])),
    OPENAI_API_KEY: `key of ${models.server}`,
    ...(google && { GOOGLE_CLIENT_SECRET: 'secret of the OAuth client' }),
    ...(turnstile && { TURNSTILE_SECRET_KEY: 'secret of the Turnstile widget' }),
  };
  return Object.entries({ ...made, ...asked }).map(([name, what]) => ({ name, what, isMade: name in made }));
}
