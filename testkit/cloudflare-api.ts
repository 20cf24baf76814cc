import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stand-in of Cloudflare's REST API for the real wrangler (`CLOUDFLARE_API_BASE_URL`), as far as a deployment asks it.
 * An unknown route is refused, as Cloudflare refuses it (7003), so that a request which nothing here knows is seen.
 */

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json };
export type Call = { method: string; path: string; body: unknown };

const ok = (result: unknown, more: Json = {}): Answer => ({
  status: 200,
  body: { success: true, errors: [], messages: [], result, ...more },
});
const refused = (status: number, code: number, message: string): Answer => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});

type Database = Json & { uuid: string; name: string; applied: string[] };
type Worker = {
  metadata: Json;
  /** The uploaded bundle. */
  modules: File[];
  secrets: Map<string, string>;
  versions: string[];
  schedules: unknown;
  /** Of the last migration of objects, which an upload without one keeps. */
  migrationTag?: string;
};
type Project = Json & { name: string; deployments: string[]; files: Set<string> };

const ACCOUNT = 'a'.repeat(32);
const READS = new Set(['GET', 'HEAD']);

export class CloudflareApi {
  readonly calls: Call[] = [];
  readonly databases = new Map<string, Database>();
  readonly buckets = new Map<string, Json>();
  readonly lifecycles = new Map<string, Json>();
  readonly locks = new Map<string, Json>();
  readonly workers = new Map<string, Worker>();
  readonly projects = new Map<string, Project>();
  readonly uploaded = new Set<string>();
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
    const path = url.pathname.replace('/client/v4', '').replace(`/accounts/${ACCOUNT}`, '');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request, Buffer.concat(chunks));
    this.calls.push({ method, path, body });
    if (!/^Bearer \S/.test(request.headers.authorization ?? ''))
      return refused(401, 10000, 'Authentication error');
    if (this.failing?.test(`${method} ${path}`)) return refused(500, 1, 'planted failure');
    return this.#answer(method, path, url, body as Json);
  }

  #answer(method: string, path: string, url: URL, body: Json): Answer {
    const [, area = '', ...rest] = path.split('/');
    const routes: Record<string, () => Answer | undefined> = {
      user: () =>
        rest.length === 0
          ? ok({ id: 'u', email: 'owner@example.com' })
          : rest.join('/') === 'tokens/verify'
            ? ok({ id: 't', status: 'active' })
            : undefined,
      memberships: () => ok([{ id: 'm', account: { id: ACCOUNT, name: 'Owner' }, roles: [] }]),
      accounts: () => ok([{ id: ACCOUNT, name: 'Owner' }], { result_info: { page: 1, total_pages: 1 } }),
      d1: () => this.#d1(method, rest, url, body),
      r2: () => this.#r2(method, rest, body),
      workers: () => this.#worker(method, rest, body),
      pages: () => this.#pages(method, rest, body),
      graphql: () => ok(null, { data: { viewer: { accounts: [] } } }),
      zones: () => ok([{ id: 'z', name: url.searchParams.get('name') ?? 'zone' }]),
    };
    return routes[area]?.() ?? refused(404, 7003, `Could not route to ${method} ${path}`);
  }

  #d1(method: string, [, id, action]: string[], url: URL, body: Json): Answer | undefined {
    if (id === undefined) {
      const name = url.searchParams.get('name');
      const rows = [...this.databases.values()].filter((row) => name === null || row.name === name);
      if (method === 'GET') return ok(rows, { result_info: { page: 1, per_page: 100, count: rows.length } });
      const uuid = crypto.randomUUID();
      const { jurisdiction = null, primary_location_hint: hint = 'weur' } = body;
      const region = { jurisdiction, running_in_region: String(hint).toUpperCase() };
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

  #r2(method: string, [, name, action]: string[], body: Json): Answer | undefined {
    if (name === undefined) {
      if (method === 'GET') return ok({ buckets: [...this.buckets.values()] });
      this.buckets.set(String(body.name), { ...body, creation_date: new Date().toISOString() });
      return ok(body);
    }
    const bucket = this.buckets.get(name);
    if (!bucket) return refused(404, 10006, 'The specified bucket does not exist.');
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

  #worker(method: string, [kind, name = '', action, ...more]: string[], body: Json): Answer | undefined {
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
                migration_tag: worker.migrationTag,
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
    if (kind === 'domains') return ok([]);
    if (kind !== 'scripts') return undefined;
    if (action === 'versions' && method === 'POST') return this.#upload(name, body);
    if (action === undefined && method === 'PUT') return this.#upload(name, body);
    if (!worker) return refused(404, 10007, 'This Worker does not exist on your account.');
    const answers: Record<string, () => Answer> = {
      '': () => ok({ id: name }),
      secrets: () => ok([...worker.secrets.keys()].map((key) => ({ name: key, type: 'secret_text' }))),
      'script-settings': () => ok({}),
      settings: () => ok({ ...worker.metadata, bindings: bindingsOf(worker) }),
      versions: () =>
        ok(
          more[0]
            ? {
                id: more[0],
                resources: {
                  bindings: bindingsOf(worker),
                  script_runtime: { migration_tag: worker.migrationTag },
                },
                metadata: { created_on: new Date() },
              }
            : { items: worker.versions.map((id) => ({ id })) },
        ),
      deployments: () =>
        ok(
          method === 'GET'
            ? {
                deployments: [
                  {
                    id: 'd',
                    source: 'wrangler',
                    strategy: 'percentage',
                    author_email: '',
                    annotations: {},
                    created_on: new Date().toISOString(),
                    versions: [{ version_id: worker.versions.at(-1), percentage: 100 }],
                  },
                ],
              }
            : { id: 'd' },
        ),
      subdomain: () =>
        ok({ enabled: body?.enabled ?? false, previews_enabled: body?.previews_enabled ?? false }),
      schedules: () => {
        if (method === 'PUT') worker.schedules = body;
        return ok({ schedules: worker.schedules ?? [] });
      },
      domains: () =>
        more[0] === 'changeset' ? ok({ added: [], removed: [], updated: [], conflicting: [] }) : ok({}),
    };
    return answers[action ?? '']?.();
  }

  #upload(name: string, body: Json): Answer {
    const metadata = body.metadata as Json;
    const before = this.workers.get(name);
    const version = crypto.randomUUID();
    const worker: Worker = before ?? {
      metadata,
      modules: [],
      secrets: new Map(),
      versions: [],
      schedules: [],
    };
    worker.metadata = metadata;
    worker.migrationTag = String((metadata.migrations as Json)?.new_tag ?? worker.migrationTag);
    worker.modules = Object.values(body).filter((field) => field instanceof File);
    for (const binding of metadata.bindings as Json[])
      if (binding.type === 'secret_text') worker.secrets.set(String(binding.name), String(binding.text));
    worker.versions.push(version);
    this.workers.set(name, worker);
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
      const made = { ...body, name: String(body.name), deployments: [], files: new Set<string>() };
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
    if (method === 'POST') project.deployments.push(JSON.stringify(body));
    return ok({
      id: 'dep',
      url: `https://dep.${name}.pages.dev`,
      aliases: [],
      environment: 'production',
      latest_stage: { name: 'deploy', status: 'success' },
    });
  }
}

const presented = ({ name, production_branch, deployments }: Project) => ({
  ...{ id: name, name, production_branch, subdomain: `${name}.pages.dev`, domains: [`${name}.pages.dev`] },
  ...{ source: null, deployment_configs: { production: {}, preview: {} } },
  latest_deployment: deployments.length > 0 ? { modified_on: new Date().toISOString() } : null,
});

const bindingsOf = ({ metadata, secrets }: Worker) => [
  ...(metadata.bindings as Json[]).filter(({ type }) => type !== 'secret_text' && type !== 'inherit'),
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
