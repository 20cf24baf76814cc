import { gzipSync } from 'node:zlib';

/**
 * What Cloudflare refuses of an uploaded Worker. Fields and types: `ScriptUpdateParams.Metadata` of
 * cloudflare-typescript (2026-08-18), whose source is the published OpenAPI description. Codes: what users of wrangler
 * report; 10021, that of an invalid upload, where none is known.
 */

export type Json = Record<string, unknown>;
export type Refusal = { status: number; code: number; message: string; meta?: Json };

/** Fields of each type of binding beside `name` and `type`: required, then optional ones. */
const BINDINGS: Record<string, [required: string, optional?: string]> = {
  ai: [''],
  ai_search: ['instance_name', 'namespace'],
  ai_search_namespace: ['namespace'],
  analytics_engine: ['dataset'],
  assets: [''],
  browser: [''],
  // wrangler still sends the deprecated `id` in place of `database_id`.
  d1: ['', 'id database_id'],
  data_blob: ['part'],
  dispatch_namespace: ['namespace', 'outbound'],
  durable_object_namespace: ['', 'class_name dispatch_namespace environment namespace_id script_name'],
  flagship: ['app_id'],
  hyperdrive: ['id'],
  images: [''],
  inherit: ['', 'old_name version_id'],
  json: ['json'],
  kv_namespace: ['namespace_id'],
  media: [''],
  messaging: ['namespace'],
  mtls_certificate: ['certificate_id'],
  pipelines: ['pipeline'],
  plain_text: ['text'],
  queue: ['queue_name'],
  r2_bucket: ['bucket_name', 'jurisdiction'],
  ratelimit: ['namespace_id simple'],
  secret_key: ['algorithm format usages', 'key_base64 key_jwk'],
  secret_text: ['text'],
  secrets_store_secret: ['secret_name store_id'],
  send_email: ['', 'allowed_destination_addresses allowed_sender_addresses destination_address'],
  service: ['service', 'entrypoint environment'],
  text_blob: ['part'],
  vectorize: ['index_name'],
  version_metadata: [''],
  vpc_network: ['', 'network_id tunnel_id'],
  vpc_service: ['service_id'],
  wasm_module: ['part'],
  workflow: ['workflow_name', 'class_name script_name'],
};

/** https://developers.cloudflare.com/workers/platform/limits/ */
const MOST = { textBytes: 5120, cpuMs: 300_000, variables: 128, gzip: { free: 3_000_000, paid: 10_000_000 } };

export type Bound = {
  plan: 'free' | 'paid';
  /** Ids of the account's databases. */
  databases: ReadonlyMap<string, unknown>;
  hasBucket(name: string, jurisdiction: string | undefined): boolean;
  /** Classes that hold objects, and secrets, of the Worker that is replaced. */
  before: { classes: ReadonlySet<string>; secrets: ReadonlySet<string> };
};

const invalid = (message: string): Refusal => ({ status: 400, code: 10_021, message });
const words = (text = '') => text.split(' ').filter(Boolean);

type Export = { type: string; state?: string; storage?: string; renamed_to?: string };

/** A refused declaration, in the form that wrangler shows class by class. */
const unreconciled = (name: string, scenario: string, message: string): Refusal => ({
  status: 400,
  code: 100_402,
  message: 'Durable Object exports reconciliation failed',
  meta: {
    details: [
      {
        class: name,
        scenario,
        message,
      },
    ],
  },
});

/** Classes that hold objects after an upload that declares them. */
export function reconciled(
  classes: Bound['before']['classes'],
  exports: Record<string, Export> = {},
): Set<string> | Refusal {
  const declared = Object.entries(exports).filter(([, { type }]) => type === 'durable-object');
  const isLive = ({ state = 'created' }: Export) => state === 'created';
  const live = new Set(declared.flatMap(([name, one]) => (isLive(one) ? [name] : [])));
  for (const [name, one] of declared) {
    if (isLive(one) && one.storage !== 'sqlite')
      return unreconciled(name, 'storage', `Class '${name}' has no storage.`);
    if (one.state === 'renamed' && !live.has(one.renamed_to ?? ''))
      return unreconciled(name, 'rename_target_not_live', `'${one.renamed_to}' is not declared.`);
  }
  for (const name of classes)
    if (!(name in exports))
      return unreconciled(
        name,
        'class_missing_from_config',
        `Class '${name}' holds objects: declare what it is now.`,
      );
  return live;
}

function refusalOfBinding(binding: Json, bound: Bound, classes: ReadonlySet<string>): Refusal | null {
  const { name, type, ...fields } = binding as { name: string; type: string } & Json;
  const known = BINDINGS[type];
  if (!known) return invalid(`binding ${name} has the unknown type ${type}`);
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return invalid(`${name} is no name of a binding`);
  const missing = words(known[0]).find((field) => fields[field] === undefined);
  if (missing) return invalid(`binding ${name} of type ${type} lacks ${missing}`);
  const allowed = [...words(known[0]), ...words(known[1])];
  const other = Object.keys(fields).find((field) => !allowed.includes(field));
  if (other) return invalid(`binding ${name} of type ${type} has the unknown field ${other}`);
  if (type === 'plain_text' || type === 'secret_text') {
    if (typeof fields.text !== 'string') return invalid(`binding ${name} has no text`);
    if (Buffer.byteLength(fields.text) > MOST.textBytes)
      return { status: 400, code: 10_054, message: `Text binding '${name}' is too large` };
  }
  if (type === 'd1') {
    const id = String(fields.database_id ?? fields.id);
    if (!bound.databases.has(id))
      return {
        status: 400,
        code: 10_181,
        message: `D1 binding '${name}' references database '${id}' which was not found.`,
      };
  }
  if (type === 'r2_bucket') {
    const { bucket_name: bucket, jurisdiction } = fields as { bucket_name: string; jurisdiction?: string };
    if (!bound.hasBucket(bucket, jurisdiction))
      return { status: 400, code: 10_085, message: `R2 bucket '${bucket}' not found.` };
  }
  if (type === 'durable_object_namespace' && !fields.script_name && !classes.has(String(fields.class_name)))
    return {
      status: 400,
      code: 10_061,
      message: `Cannot create binding for class '${fields.class_name}' because it is not currently configured to implement Durable Objects.`,
    };
  if (type === 'ratelimit') {
    const { limit, period } = fields.simple as { limit: number; period: number };
    if (!/^[1-9]\d*$/.test(String(fields.namespace_id)) || !(limit > 0) || ![10, 60].includes(period))
      return invalid(`rate limit ${name} has a wrong namespace, limit or period`);
  }
  if (type === 'inherit' && !bound.before.secrets.has(String(fields.old_name ?? name)))
    return invalid(`binding ${name} inherits nothing`);
  return null;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Null for an upload that Cloudflare takes. */
export function refusalOfUpload(metadata: Json, modules: readonly File[], bound: Bound): Refusal | null {
  const {
    compatibility_date: date,
    main_module: main,
    limits = {},
    annotations = {},
  } = metadata as Json & {
    limits?: { cpu_ms?: number };
    annotations?: Record<string, string>;
  };
  if (limits.cpu_ms !== undefined && bound.plan === 'free')
    return {
      status: 400,
      code: 100_328,
      message: 'CPU limits are not supported for the Free plan. Switch to a paid plan to set CPU limits.',
    };
  if (limits.cpu_ms !== undefined && !(limits.cpu_ms > 0 && limits.cpu_ms <= MOST.cpuMs))
    return invalid(`limits.cpu_ms is ${limits.cpu_ms}`);
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return invalid('No compatibility date');
  if (date > today()) return invalid(`Can't set compatibility date in the future: ${date}`);
  if (!modules.some((file) => file.name === main)) return invalid(`No such module: ${main}`);
  if (Buffer.byteLength(annotations['workers/tag'] ?? '') > 100) return invalid('workers/tag is too long');
  const bindings = (metadata.bindings ?? []) as Json[];
  const names = bindings.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return invalid(`two bindings have the name ${twice}`);
  const isVariable = ({ type }: Json) =>
    ['plain_text', 'json', 'secret_text', 'inherit'].includes(String(type));
  if (bindings.filter(isVariable).length > MOST.variables) return invalid('too many variables');
  const after = reconciled(bound.before.classes, metadata.exports as Record<string, Export> | undefined);
  if ('code' in after) return after;
  for (const binding of bindings) {
    const refusal = refusalOfBinding(binding, bound, after);
    if (refusal) return refusal;
  }
  return null;
}

/** The bundle's size, compressed, without source maps. @returns null where the plan allows it */
export async function refusalOfSize(modules: readonly File[], plan: Bound['plan']): Promise<Refusal | null> {
  let bytes = 0;
  for (const file of modules)
    if (!file.name.endsWith('.map'))
      bytes += gzipSync(new Uint8Array(await file.arrayBuffer()), { level: 1 }).length;
  if (bytes <= MOST.gzip[plan]) return null;
  return { status: 413, code: 10_027, message: `Your Worker exceeded the size limit of ${MOST.gzip[plan]}` };
}

/** Schedules are of five fields, up to 5 on the Free plan and 250 on the Paid one. */
export function refusalOfCrons(crons: unknown, plan: Bound['plan']): Refusal | null {
  const most = plan === 'free' ? 5 : 250;
  const rows = Array.isArray(crons) ? crons.map(({ cron }: { cron?: unknown }) => String(cron)) : [];
  if (!Array.isArray(crons) || rows.length > most) return invalid('no list of schedules, or too long a one');
  const field = /^(\*|\d+(-\d+)?)(\/\d+)?(,\d+(-\d+)?)*$/;
  const wrong = rows.find((cron) => {
    const fields = cron.split(' ');
    return fields.length !== 5 || !fields.slice(0, 4).every((one) => field.test(one));
  });
  return wrong === undefined ? null : invalid(`invalid cron string: ${wrong}`);
}
