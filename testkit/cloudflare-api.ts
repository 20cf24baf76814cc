import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Json,
  reconciled,
  type Refusal,
  refusalOfCrons,
  refusalOfSize,
  refusalOfUpload,
} from './cloudflare-upload.ts';

/**
 * Stand-in of Cloudflare's REST API for the real wrangler (`CLOUDFLARE_API_BASE_URL`), as far as a deployment asks it.
 * An unknown route is refused, as Cloudflare refuses it (7003), so that a request which nothing here knows is seen. It
 * refuses what Cloudflare refuses: `cloudflare-upload.ts`, and the codes below. Answers have the fields of
 * cloudflare-typescript (2026-08-18) that are read here.
 */

type Answer = { status: number; body: Json };
export type Call = { method: string; path: string; body: unknown };

const ok = (result: unknown, more: Json = {}): Answer => ({
  status: 200,
  body: { success: true, errors: [], messages: [], result, ...more },
});
const refused = (status: number, code: number, message: string, meta?: Json): Answer => ({
  status,
  body: { success: false, errors: [{ code, message, meta }], messages: [], result: null },
});

type Database = Json & { uuid: string; name: string; applied: string[] };
type Worker = {
  metadata: Json;
  /** That hold objects. */
  classes: Set<string>;
  /** The uploaded bundle. */
  modules: File[];
  secrets: Map<string, string>;
  versions: string[];
  /** What each version was made with, secrets included. */
  kept: Map<string, { metadata: Json; modules: File[]; secrets: Map<string, string> }>;
  /** Versions as they were deployed. */
  deployed: string[];
  schedules: unknown;
};
type Project = Json & { name: string; deployments: string[]; files: Set<string>; domains: string[] };
type Zone = { id: string; name: string; status: string; name_servers: string[] };
type DnsRecord = { id: string; zone: string; name: string; type: string; content: string };

const ACCOUNT = 'a'.repeat(32);
const READS = new Set(['GET', 'HEAD']);
const LOCATIONS = ['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam'];
const zone = (name: string): Zone => ({
  id: `zone-of-${name}`,
  name,
  status: 'active',
  name_servers: ['ada.ns.cloudflare.test', 'bob.ns.cloudflare.test'],
});

export class CloudflareApi {
  readonly calls: Call[] = [];
  readonly databases = new Map<string, Database>();
  readonly buckets = new Map<string, Json>();
  readonly lifecycles = new Map<string, Json>();
  readonly locks = new Map<string, Json>();
  readonly workers = new Map<string, Worker>();
  readonly projects = new Map<string, Project>();
  readonly uploaded = new Set<string>();
  /** Accounts that the login reaches; all state is the first one's. */
  accounts = [{ id: ACCOUNT, name: 'Owner' }];
  plan: 'free' | 'paid' = 'paid';
  isR2On = true;
  /** Permissions that the login lacks: that of `wrangler login` has neither. */
  forbidden = new Set<'subscriptions' | 'dns_records'>();
  zones = [zone('cuentos.test')];
  records: DnsRecord[] = [];
  routes: { id: string; pattern: string; script?: string }[] = [];
  /** Custom domains of Workers: name of the Worker by host. */
  readonly domains = new Map<string, string>();
  /** Called with each `METHOD path`, which is answered when this has ended. */
  seen: ((call: string) => unknown) | null = null;
  /** Answers 500 to every request whose `METHOD path` it matches. */
  failing: RegExp | null = null;
  readonly #server = createServer((request, response) => {
    this.#handle(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/client/v4`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(() => resolve());
    });
  }

  /** Calls that changed something, as `METHOD path`. */
  writes(): string[] {
    return this.calls
      .filter(({ method }) => !READS.has(method))
      .map(({ method, path }) => `${method} ${path}`);
  }

  async #handle(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://api');
    const path = url.pathname.replace('/client/v4', '').replace(`/accounts/${this.accounts[0]!.id}`, '');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request, Buffer.concat(chunks));
    this.calls.push({ method, path, body });
    await this.seen?.(`${method} ${path}`);
    if (!/^Bearer \S/.test(request.headers.authorization ?? ''))
      return refused(401, 10000, 'Authentication error');
    if (this.failing?.test(`${method} ${path}`)) return refused(500, 1, 'planted failure');
    return this.#answer(request, path, url, body as Json);
  }

  async #answer(request: IncomingMessage, path: string, url: URL, body: Json): Promise<Answer> {
    const { method = 'GET', headers } = request;
    const [, area = '', ...rest] = path.split('/');
    const inJurisdiction = headers['cf-r2-jurisdiction'] as string | undefined;
    const routes: Record<string, () => Answer | undefined | Promise<Answer | undefined>> = {
      user: () =>
        rest.length === 0
          ? ok({ id: 'u', email: 'owner@example.com' })
          : rest.join('/') === 'tokens/verify'
            ? ok({ id: 't', status: 'active' })
            : undefined,
      memberships: () => ok(this.accounts.map((account) => ({ id: 'm', account, roles: [] }))),
      accounts: () =>
        rest.length === 0 ? ok(this.accounts, { result_info: { page: 1, total_pages: 1 } }) : undefined,
      subscriptions: () =>
        this.forbidden.has('subscriptions')
          ? refused(403, 10_000, 'Authentication error')
          : ok(this.plan === 'paid' ? [{ state: 'Paid', rate_plan: { id: 'workers_paid' } }] : []),
      d1: () => this.#d1(method, rest, url, body),
      r2: () => this.#r2(method, rest, body, inJurisdiction),
      workers: () => this.#worker(method, rest, url, body),
      pages: () => this.#pages(method, rest, body),
      graphql: () => ok(null, { data: { viewer: { accounts: [] } } }),
      zones: () => this.#zone(rest, url),
    };
    return (await routes[area]?.()) ?? refused(404, 7003, `Could not route to ${method} ${path}`);
  }

  #zone([id, kind, more]: string[], url: URL): Answer | undefined {
    const name = url.searchParams.get('name');
    if (id === undefined) return ok(this.zones.filter((row) => name === null || row.name === name));
    const found = this.zones.find((row) => row.id === id);
    if (!found) return refused(404, 1001, 'Invalid zone identifier');
    if (kind === 'workers' && more === 'routes') return ok(this.routes);
    if (kind !== 'dns_records') return kind === undefined ? ok(found) : undefined;
    if (this.forbidden.has('dns_records')) return refused(403, 10_000, 'Authentication error');
    return ok(this.records.filter((row) => row.zone === id && (name === null || row.name === name)));
  }

  #zoneOf(host: string): Zone | undefined {
    return this.zones.find((row) => host === row.name || host.endsWith(`.${row.name}`));
  }

  #d1(method: string, [, id, action]: string[], url: URL, body: Json): Answer | undefined {
    if (id === undefined) {
      const name = url.searchParams.get('name');
      const rows = [...this.databases.values()].filter((row) => name === null || row.name === name);
      if (method === 'GET') return ok(rows, { result_info: { page: 1, per_page: 100, count: rows.length } });
      if ([...this.databases.values()].some((row) => row.name === body.name))
        return refused(400, 7502, 'A database with that name already exists');
      const { jurisdiction, primary_location_hint: place } = body as Record<string, string | undefined>;
      if (
        (jurisdiction && !['eu', 'fedramp'].includes(jurisdiction)) ||
        (place && !LOCATIONS.includes(place))
      )
        return refused(400, 7400, 'Invalid location or jurisdiction');
      const uuid = crypto.randomUUID();
      const region = {
        jurisdiction: jurisdiction ?? null,
        running_in_region: String(place ?? 'weur').toUpperCase(),
      };
      const made = { ...region, uuid, name: String(body.name), applied: [] };
      this.databases.set(uuid, made);
      return ok(made);
    }
    const database = this.databases.get(id);
    if (!database) return refused(404, 7404, `The database ${id} could not be found`);
    if (action === undefined) return ok(database);
    if (action === 'time_travel') return ok({ bookmark: `bookmark-${database.applied.length}` });
    const sql = String(body.sql ?? '');
    const applied = [...sql.matchAll(/INSERT INTO\s+"?d1_migrations"?[\s\S]*?VALUES \('([^']+)'\)/gi)];
    database.applied.push(...applied.map(([, name]) => name!));
    const isList = /SELECT[\s\S]*d1_migrations/i.test(sql) && applied.length === 0;
    const results = isList ? database.applied.map((name, i) => ({ id: i + 1, name, applied_at: '' })) : [];
    return ok([{ results, success: true, meta: { changes: 0, duration: 1 } }]);
  }

  /** Buckets of different jurisdictions may have the same name, and are seen in their own alone. */
  #r2(method: string, [, name, action]: string[], body: Json, jurisdiction?: string): Answer | undefined {
    if (!this.isR2On) return refused(403, 10_042, 'Please enable R2 through the Cloudflare Dashboard.');
    if (name === undefined) {
      const seen = [...this.buckets.values()].filter((row) => row.jurisdiction === jurisdiction);
      if (method === 'GET') return ok({ buckets: seen });
      if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(String(body.name)))
        return refused(400, 10_005, 'The specified bucket name is not valid.');
      if (seen.some((row) => row.name === body.name))
        return refused(409, 10_004, 'The bucket you tried to create already exists, and you own it.');
      this.buckets.set(String(body.name), {
        ...body,
        ...(jurisdiction && { jurisdiction }),
        creation_date: new Date().toISOString(),
      });
      return ok(body);
    }
    const bucket = this.buckets.get(name);
    if (bucket?.jurisdiction !== jurisdiction || !bucket)
      return refused(404, 10006, 'The specified bucket does not exist.');
    if (action === 'lifecycle') {
      if (method === 'PUT') this.lifecycles.set(name, body);
      return ok(method === 'PUT' ? {} : { rules: [], ...this.lifecycles.get(name) });
    }
    if (action === 'lock') {
      if (method === 'PUT') this.locks.set(name, body);
      return ok(method === 'PUT' ? {} : { rules: [], ...this.locks.get(name) });
    }
    return ok(bucket);
  }

  async #worker(
    method: string,
    [kind, name = '', action, ...more]: string[],
    url: URL,
    body: Json,
  ): Promise<Answer | undefined> {
    const worker = this.workers.get(name);
    if (kind === 'subdomain') return ok({ subdomain: 'owner' });
    if (kind === 'services')
      return worker
        ? ok({
            id: name,
            default_environment: {
              environment: 'production',
              script: {
                tag: 't',
                last_deployed_from: 'wrangler',
              },
            },
          })
        : refused(404, 10090, 'This service does not exist on your account.');
    if (kind === 'workers')
      return ok({
        id: 'w',
        name,
        subdomain: { enabled: false, previews_enabled: false },
        observability: {},
        tags: [],
      });
    if (kind === 'domains' && name === '') {
      const of = (field: string) => url.searchParams.get(field);
      const rows = [...this.domains].map(([hostname, service]) => {
        const { id: zone_id, name: zone_name } = this.#zoneOf(hostname)!;
        return {
          id: hostname,
          cert_id: 'c',
          hostname,
          service,
          zone_id,
          zone_name,
          environment: 'production',
        };
      });
      const asked = rows.filter((row) => of('zone_id') === null || row.zone_id === of('zone_id'));
      return ok(asked.filter((row) => of('hostname') === null || row.hostname === of('hostname')));
    }
    if (kind === 'domains')
      return ok({ id: action, hostname: action, service: this.domains.get(action ?? '') });
    if (kind !== 'scripts') return undefined;
    if (action === 'versions' && method === 'POST') return this.#upload(name, body);
    if (action === undefined && method === 'PUT') return this.#upload(name, body);
    if (!worker) return refused(404, 10007, 'This Worker does not exist on your account.');
    const answers: Record<string, () => Answer> = {
      '': () => ok({ id: name }),
      // A changed secret is a new version of the same code, deployed at once.
      secrets: () => {
        if (method === 'PUT') worker.secrets.set(String(body.name), String(body.text));
        if (method === 'DELETE') worker.secrets.delete(more[0] ?? '');
        if (method !== 'GET') deployedNow(worker);
        return ok([...worker.secrets.keys()].map((key) => ({ name: key, type: 'secret_text' })));
      },
      'secrets-bulk': () => {
        for (const [key, value] of Object.entries(body.secrets as Record<string, { text: string } | null>))
          if (value === null) worker.secrets.delete(key);
          else worker.secrets.set(key, value.text);
        deployedNow(worker);
        return ok({});
      },
      'script-settings': () => ok({}),
      settings: () => ok({ ...worker.metadata, bindings: bindingsOf(worker) }),
      versions: () =>
        ok(
          more[0]
            ? {
                id: more[0],
                resources: {
                  bindings: bindingsOf(worker.kept.get(more[0]) ?? worker),
                  script: { etag: more[0], handlers: ['fetch'], last_deployed_from: 'wrangler' },
                  script_runtime: { usage_model: 'standard' },
                },
                metadata: { created_on: new Date(), source: 'wrangler' },
                annotations: (worker.kept.get(more[0]) ?? worker).metadata.annotations,
              }
            : { items: worker.versions.map((id) => ({ id })) },
        ),
      deployments: () =>
        method === 'POST'
          ? rolledBack(worker, body, url.searchParams.get('force') === 'true')
          : ok({ deployments: worker.deployed.map(deployment).toReversed() }),
      subdomain: () =>
        ok({ enabled: body?.enabled ?? false, previews_enabled: body?.previews_enabled ?? false }),
      schedules: () => {
        const refusal = method === 'PUT' ? refusalOfCrons(body, this.plan) : null;
        if (refusal) return answerTo(refusal);
        if (method === 'PUT') worker.schedules = body;
        return ok({ schedules: worker.schedules ?? [] });
      },
      domains: () =>
        more[0] === 'changeset' ? this.#changes(name, body as unknown as Origin[]) : this.#attach(name, body),
    };
    return answers[action ?? '']?.();
  }

  #conflicts(host: string): DnsRecord[] {
    return this.records.filter((row) => row.name === host && ['A', 'AAAA', 'CNAME', 'NS'].includes(row.type));
  }

  #changes(worker: string, origins: Origin[]): Answer {
    if (origins.some(({ hostname }) => this.#zoneOf(hostname)?.status !== 'active'))
      return refused(404, 10_021, 'There is no active zone of this hostname.');
    const of = (isAsked: (host: string) => boolean) =>
      origins.filter(({ hostname }) => isAsked(hostname)).map((row) => ({ id: row.hostname, ...row }));
    return ok({
      added: of((host) => !this.domains.has(host) && this.#conflicts(host).length === 0),
      removed: [],
      updated: of((host) => this.domains.has(host)).map((row) => ({
        ...row,
        modified: this.domains.get(row.hostname) !== worker,
      })),
      conflicting: of((host) => !this.domains.has(host) && this.#conflicts(host).length > 0),
    });
  }

  /**
   * An existing CNAME is never replaced:
   * https://developers.cloudflare.com/workers/configuration/routing/custom-domains/
   */
  #attach(worker: string, body: Json): Answer {
    const {
      origins,
      override_existing_origin: takesWorker,
      override_existing_dns_record: takesRecord,
    } = body as { origins: Origin[] } & Record<string, boolean>;
    for (const { hostname } of origins) {
      if (this.#zoneOf(hostname)?.status !== 'active')
        return refused(404, 10_021, 'There is no active zone of this hostname.');
      const holder = this.domains.get(hostname);
      if (holder !== undefined && holder !== worker && !takesWorker)
        return refused(409, 10_021, `Hostname '${hostname}' is a domain of the Worker ${holder}.`);
      const records = this.#conflicts(hostname);
      if (records.length > 0 && (!takesRecord || records.some(({ type }) => type === 'CNAME')))
        return refused(
          409,
          100_117,
          `Hostname '${hostname}' already has externally managed DNS records (A, CNAME, etc). Delete them first or try a different hostname.`,
        );
      this.records = this.records.filter((row) => !records.includes(row));
      this.domains.set(hostname, worker);
    }
    return ok({});
  }

  async #upload(name: string, body: Json): Promise<Answer> {
    const metadata = body.metadata as Json;
    const before = this.workers.get(name);
    const modules = Object.values(body).filter((field) => field instanceof File);
    const had = before?.classes ?? new Set<string>();
    const refusal =
      refusalOfUpload(metadata, modules, {
        plan: this.plan,
        databases: this.databases,
        hasBucket: (bucket, jurisdiction) =>
          this.isR2On && this.buckets.has(bucket) && this.buckets.get(bucket)!.jurisdiction === jurisdiction,
        before: { classes: had, secrets: new Set(before?.secrets.keys()) },
      }) ?? (await refusalOfSize(modules, this.plan));
    if (refusal) return answerTo(refusal);
    const classes = reconciled(had, metadata.exports as Parameters<typeof reconciled>[1]);
    if ('code' in classes) return answerTo(classes);
    const worker: Worker = before ?? {
      metadata,
      classes: new Set(),
      modules: [],
      secrets: new Map(),
      versions: [],
      kept: new Map(),
      deployed: [],
      schedules: [],
    };
    Object.assign(worker, { metadata, modules, classes });
    for (const binding of (metadata.bindings ?? []) as Json[])
      if (binding.type === 'secret_text') worker.secrets.set(String(binding.name), String(binding.text));
    this.workers.set(name, worker);
    const version = deployedNow(worker);
    return ok({
      id: version,
      etag: version,
      tag: 't',
      deployment_id: 'd',
      startup_time_ms: 12,
      pipeline_hash: version,
      metadata: { has_preview: false },
      resources: { script: { etag: version } },
    });
  }

  #pages(method: string, [kind, name, ...rest]: string[], body: Json): Answer | undefined {
    if (kind === 'assets') {
      if (name === 'check-missing')
        return ok((body.hashes as string[]).filter((hash) => !this.uploaded.has(hash)));
      if (name === 'upload')
        for (const file of body as unknown as { key: string }[]) this.uploaded.add(file.key);
      return ok(null);
    }
    if (name === undefined) {
      if (method === 'GET')
        return ok([...this.projects.values()].map(presented), {
          result_info: {
            page: 1,
            total_pages: 1,
            count: this.projects.size,
            total_count: this.projects.size,
          },
        });
      if (this.projects.has(String(body.name)))
        return refused(
          409,
          8_000_002,
          'A project with this name already exists. Choose a different project name.',
        );
      const empty = { deployments: [], files: new Set<string>(), domains: [] };
      const made = { ...body, name: String(body.name), ...empty };
      this.projects.set(made.name, made);
      return ok(presented(made));
    }
    const project = this.projects.get(name);
    if (!project) return refused(404, 8000007, 'Project not found.');
    if (rest[0] === undefined) return ok(presented(project));
    if (rest[0] === 'upload-token') {
      const claims = { exp: 4e9, max_file_count_allowed: 20_000 };
      return ok({ jwt: `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s` });
    }
    if (rest[0] !== 'deployments') return undefined;
    if (method === 'POST') {
      const manifest = Object.values((body.manifest ?? {}) as Record<string, string>);
      const lost = manifest.find((hash) => !this.uploaded.has(hash));
      if (lost) return refused(400, 8_000_021, `The file ${lost} was not uploaded.`);
      project.deployments.push(JSON.stringify(body));
    }
    return ok({
      id: 'dep',
      url: `https://dep.${name}.pages.dev`,
      aliases: [],
      environment: 'production',
      latest_stage: { name: 'deploy', status: 'success' },
    });
  }
}

type Origin = { hostname: string };

const answerTo = ({ status, code, message, meta }: Refusal): Answer => refused(status, code, message, meta);

const presented = ({ name, production_branch, deployments, domains }: Project) => ({
  id: name,
  name,
  production_branch,
  subdomain: `${name}.pages.dev`,
  domains: [`${name}.pages.dev`, ...domains],
  source: null,
  deployment_configs: {
    production: {},
    preview: {},
  },
  latest_deployment: deployments.length > 0 ? { modified_on: new Date().toISOString() } : null,
});

/** Makes a version of what the Worker is now, and deploys it. */
function deployedNow(worker: Worker): string {
  const version = crypto.randomUUID();
  const { metadata, modules, secrets } = worker;
  worker.kept.set(version, { metadata, modules, secrets: new Map(secrets) });
  worker.versions.push(version);
  worker.deployed.push(version);
  return version;
}

/**
 * A deployment of an earlier version, with its settings and secrets; refused (10220) where secrets have changed since.
 */
function rolledBack(worker: Worker, { versions }: Json, isForced: boolean): Answer {
  const [{ version_id: id } = { version_id: '' }] = versions as { version_id: string }[];
  const kept = worker.kept.get(id);
  if (!kept) return refused(404, 10_007, 'This version does not exist.');
  const names = new Set([...worker.secrets.keys(), ...kept.secrets.keys()]);
  const changed = [...names].filter((name) => worker.secrets.get(name) !== kept.secrets.get(name));
  if (changed.length > 0 && !isForced)
    return refused(400, 10_220, `The following secrets have changed: ${changed.join(', ')}`);
  Object.assign(worker, kept, { secrets: new Map(kept.secrets) });
  worker.deployed.push(id);
  return ok({ id: 'd' });
}

const deployment = (version_id: string, place: number) => ({
  id: `d${place}`,
  source: 'wrangler',
  strategy: 'percentage',
  author_email: '',
  annotations: {},
  created_on: new Date(Date.UTC(2026, 0, 1, 0, 0, place)).toISOString(),
  versions: [
    {
      version_id,
      percentage: 100,
    },
  ],
});

const bindingsOf = ({ metadata, secrets }: Pick<Worker, 'metadata' | 'secrets'>) => [
  ...((metadata.bindings ?? []) as Json[]).filter(({ type }) => type !== 'secret_text' && type !== 'inherit'),
  ...[...secrets.keys()].map((name) => ({ name, type: 'secret_text' })),
];

/** JSON, or the fields of a form; `metadata` and `manifest` of it as JSON. */
async function bodyOf(request: IncomingMessage, bytes: Buffer): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  // wrangler does not always say that its body is JSON.
  if (/^\s*[[{]/.test(bytes.toString('latin1', 0, 8))) return JSON.parse(bytes.toString());
  if (!type.startsWith('multipart/form-data')) return {};
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields = [...form.entries()].map(([name, value]): [string, unknown] => {
    const isJson = typeof value === 'string' && /^\s*[[{]/.test(value);
    return [name, isJson ? JSON.parse(value) : value];
  });
  return Object.fromEntries(fields);
}
