import { resolve } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import type { Environment, Owner } from './owner.ts';

/** Configuration of a deployment, derived from `wrangler.toml` and `owner.json`. */

export type Names = ReturnType<typeof namesOf>;

/**
 * Names of resources, and the two hosts.
 * @throws Error for a staging that `owner.json` does not have
 */
export function namesOf(owner: Owner, environment: Environment) {
  const suffix = environment === 'staging' ? '-staging' : '';
  const { domain } = environment === 'staging' ? (owner.staging ?? {}) : owner;
  if (domain === undefined) throw new Error('staging is null in owner.json');
  return {
    worker: `cuentame-api${suffix}`,
    pages: `cuentame-app${suffix}`,
    database: `cuentame${suffix}`,
    bucket: `cuentame-files${suffix}`,
    app: `app.${domain}`,
    api: `api.${domain}`,
  };
}

/** Counters of rate limits belong to the account, so environments must not share their ids. */
const STAGING_LIMITS = 100_000;

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** Settings of `/admin`, which only production has: an audience tag is for one host. */
const accessOf = (admin: Owner['admin']) => ({
  ACCESS_TEAM: admin ? `https://${admin.team}` : '',
  ACCESS_AUDIENCE: admin?.audience ?? '',
  ACCESS_EMAILS: admin?.emails.join(',') ?? '',
});

/** Settings of the Worker that the owner decides. */
function settingsOf(owner: Owner, environment: Environment): Record<string, string> {
  const { mail, google, models, servers, responsible } = owner;
  const { name, taxNumber, address, email } = responsible;
  const { caps } = environment === 'staging' && owner.staging ? owner.staging : owner;
  return {
    APP_ORIGINS: `https://${namesOf(owner, environment).app}`,
    OPENAI_BASE_URL: models.server,
    OPENAI_STORY_MODEL: models.stories,
    OPENAI_MODERATION_MODEL: models.moderation,
    STORY_SERVERS: json(servers.stories),
    MODERATION_SERVERS: json(servers.moderation),
    OPINION_SERVERS: servers.opinions === 'none' ? 'none' : json(servers.opinions),
    SPEECH_SERVERS: json(servers.speech),
    STRIPE_TAX: owner.payments?.tax ?? 'none',
    GOOGLE_CLIENT_ID: google?.clientId ?? '',
    MAIL_FROM: mail?.from ?? '',
    SUPPORT_ADDRESS: mail?.support ?? email,
    ADMIN_ADDRESS: mail?.admin ?? email,
    ...accessOf(environment === 'production' ? owner.admin : null),
    // One line for the foot of mails.
    RESPONSIBLE: [name, taxNumber, address, email].filter((part) => part !== null).join(' · '),
    // `none` instead of the secret that a human check would have.
    ...(owner.turnstile === null && { TURNSTILE_SECRET_KEY: 'none' }),
    EU_JURISDICTION: owner.regions.jurisdiction === 'eu' ? 'true' : 'none',
    DAILY_STORIES: String(caps.storiesPerDay),
    DAILY_SPOKEN_CHARACTERS: String(caps.spokenCharactersPerDay),
  };
}

/** @param databaseId undefined before the database was made */
export function workerConfiguration(owner: Owner, environment: Environment, databaseId?: string) {
  const {
    dev,
    send_email,
    ratelimits = [],
    analytics_engine_datasets: datasets,
    main,
    ...shared
  } = readRawConfig({ config: 'wrangler.toml' }).rawConfig;
  const names = namesOf(owner, environment);
  const { jurisdiction } = owner.regions;
  return {
    ...shared,
    name: names.worker,
    main: resolve(main!),
    // Only our own domain: its firewall and rules do not hold for a second address.
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: names.api, custom_domain: true }],
    vars: { ...shared.vars, ...settingsOf(owner, environment) },
    ai: { binding: 'AI' },
    d1_databases: [
      {
        binding: 'DB',
        database_name: names.database,
        migrations_dir: resolve('migrations'),
        ...(databaseId && { database_id: databaseId }),
      },
    ],
    r2_buckets: [{ binding: 'FILES', bucket_name: names.bucket, ...(jurisdiction && { jurisdiction }) }],
    ratelimits: (ratelimits as { namespace_id: string }[]).map((limit) => ({
      ...limit,
      namespace_id: String(Number(limit.namespace_id) + (environment === 'staging' ? STAGING_LIMITS : 0)),
    })),
    ...(owner.measurements && {
      analytics_engine_datasets: (datasets as { binding: string; dataset: string }[]).map((one) => ({
        ...one,
        dataset: environment === 'staging' ? `${one.dataset}_staging` : one.dataset,
      })),
    }),
    ...(owner.mail && { send_email }),
  };
}

/** The Pages project, whose Function hands requests on to the Worker. */
export function pagesConfiguration(owner: Owner, environment: Environment) {
  const { pages, worker } = namesOf(owner, environment);
  const { compatibility_date } = readRawConfig({ config: 'wrangler.toml' }).rawConfig;
  const services = [{ binding: 'API', service: worker }];
  return { name: pages, pages_build_output_dir: './dist', compatibility_date, services };
}

/** Settings of the web build. */
export function buildSettings(
  owner: Owner,
  environment: Environment,
  release: string,
): Record<string, string> {
  return {
    VITE_RELEASE: release,
    VITE_APP_ORIGIN: `https://${namesOf(owner, environment).app}`,
    VITE_LACKS: (['payments', 'mail'] as const).filter((part) => !owner[part]).join(' '),
    VITE_GOOGLE_CLIENT_ID: owner.google?.clientId ?? '',
    VITE_TURNSTILE_SITE_KEY: owner.turnstile?.siteKey ?? '',
    VITE_RESPONSIBLE: JSON.stringify(owner.responsible),
  };
}

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
  const keys = JSON.stringify(servers).match(/(?<="key":")\w+/g) ?? [];
  const asked = {
    ...Object.fromEntries(keys.map((name) => [name, 'key that a server in owner.json names'])),
    OPENAI_API_KEY: `key of ${models.server}`,
    ...(google && { GOOGLE_CLIENT_SECRET: 'secret of the OAuth client' }),
    ...(turnstile && { TURNSTILE_SECRET_KEY: 'secret of the Turnstile widget' }),
  };
  return [made, asked].flatMap((group) =>
    Object.entries(group).map(([name, what]) => ({ name, what, isMade: group === made })),
  );
}
