import { join } from 'node:path';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import type { Environment, Owner } from './owner.ts';

/** Configuration of a deployment, derived from `wrangler.toml` and `owner.json`. */

/** Folder of what is composed for an environment. */
export const folderOf = (environment: Environment) => join('.deploy', environment);
/** The repository as seen from that folder. */
const ROOT = '../..';

export type Names = {
  worker: string;
  pages: string;
  database: string;
  bucket: string;
  /** Hosts. */
  app: string;
  api: string;
};

/** @throws Error for a staging that `owner.json` does not have */
export function namesOf(owner: Owner, environment: Environment): Names {
  const suffix = environment === 'staging' ? '-staging' : '';
  const domain = environment === 'staging' ? owner.staging?.domain : owner.domain;
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

type RateLimit = { namespace_id: string };

const json = (value: unknown) => (value === undefined ? '' : JSON.stringify(value));

/** Who is responsible, in one line for the foot of mails. */
const responsibleLine = ({ name, taxNumber, address, email }: Owner['responsible']): string =>
  [name, taxNumber, address, email].filter((part) => part !== null).join(' · ');

/** Settings of the Worker that the owner decides. */
function settingsOf(owner: Owner, environment: Environment): Record<string, string> {
  const { mail, google, models, servers, responsible } = owner;
  const caps = environment === 'staging' && owner.staging ? owner.staging.caps : owner.caps;
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
    SUPPORT_ADDRESS: mail?.support ?? responsible.email,
    ADMIN_ADDRESS: mail?.admin ?? responsible.email,
    RESPONSIBLE: responsibleLine(responsible),
    // `none` instead of the secret that a human check would have.
    ...(owner.turnstile === null && { TURNSTILE_SECRET_KEY: 'none' }),
    EU_JURISDICTION: owner.regions.jurisdiction === 'eu' ? 'true' : 'none',
    DAILY_STORIES: String(caps.storiesPerDay),
    DAILY_SPOKEN_CHARACTERS: String(caps.spokenCharactersPerDay),
  };
}

/** @param databaseId null before the database was made */
export function workerConfiguration(owner: Owner, environment: Environment, databaseId: string | null) {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const { dev, send_email, ratelimits = [], ...shared } = rawConfig;
  const names = namesOf(owner, environment);
  const { jurisdiction } = owner.regions;
  return {
    ...shared,
    name: names.worker,
    main: `${ROOT}/${rawConfig.main}`,
    // Only our own domain: its firewall and rules do not hold for a second address.
    workers_dev: false,
    preview_urls: false,
    routes: [{ pattern: names.api, custom_domain: true }],
    vars: { ...rawConfig.vars, ...settingsOf(owner, environment) },
    ai: { binding: 'AI' },
    d1_databases: [
      {
        binding: 'DB',
        database_name: names.database,
        ...(databaseId !== null && { database_id: databaseId }),
        migrations_dir: `${ROOT}/migrations`,
      },
    ],
    r2_buckets: [{ binding: 'FILES', bucket_name: names.bucket, ...(jurisdiction && { jurisdiction }) }],
    ratelimits: (ratelimits as RateLimit[]).map((limit) => ({
      ...limit,
      namespace_id: String(Number(limit.namespace_id) + (environment === 'staging' ? STAGING_LIMITS : 0)),
    })),
    ...(owner.mail && { send_email }),
  };
}

/** The Pages project, whose Function hands requests on to the Worker. */
export function pagesConfiguration(owner: Owner, environment: Environment) {
  const names = namesOf(owner, environment);
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  return {
    name: names.pages,
    pages_build_output_dir: './dist',
    compatibility_date: rawConfig.compatibility_date,
    services: [{ binding: 'API', service: names.worker }],
  };
}

/** Settings of the web build. */
export function buildSettings(owner: Owner, environment: Environment): Record<string, string> {
  return {
    VITE_APP_ORIGIN: `https://${namesOf(owner, environment).app}`,
    VITE_LACKS: [...(owner.payments ? [] : ['payments']), ...(owner.mail ? [] : ['mail'])].join(' '),
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
export function secretsOf(owner: Owner): Secret[] {
  const keys = JSON.stringify(owner.servers).match(/(?<="key":")\w+/g) ?? [];
  const asked = (name: string, what: string) => ({ name, what, isMade: false });
  return [
    { name: 'TOKEN_SECRET', what: 'signs sessions', isMade: true },
    { name: 'FILE_SECRET', what: 'signs the addresses of files', isMade: true },
    { name: 'DIGEST_SECRET', what: 'keys stored digests; never changes', isMade: true },
    asked('OPENAI_API_KEY', `key of ${owner.models.server}`),
    ...(owner.google ? [asked('GOOGLE_CLIENT_SECRET', 'secret of the OAuth client')] : []),
    ...(owner.turnstile ? [asked('TURNSTILE_SECRET_KEY', 'secret of the Turnstile widget')] : []),
    ...[...new Set(keys)]
      .filter((name) => name !== 'OPENAI_API_KEY')
      .map((name) => asked(name, 'key that a server in owner.json names')),
  ];
}
