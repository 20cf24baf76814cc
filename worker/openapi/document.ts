import type { ZodType } from 'zod';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { LANGUAGES } from '../../contract/options.ts';
import { type Content, ENDPOINTS, type Endpoint, INTERNAL } from './endpoints.ts';
import { allSchemas, inputSchema, type JsonSchema, referenceTo } from './schemas.ts';

/** A route of the app. */
export type KnownRoute = {
  method: string;
  /** Hono's path syntax: `/api/stories/:id`. */
  path: string;
  needsToken: boolean;
  /** Whether it answers 304 to a conditional request. */
  isConditional: boolean;
  body: ZodType | null;
  query: ZodType | null;
  /** Codes of its guards and body readers. */
  refusals: readonly ErrorCode[];
};

/** Possible on every route. */
const ALWAYS: readonly ErrorCode[] = ['internal_error', 'database_error'];

const nameOf = ({ method, path }: KnownRoute) => `${method} ${path}`;

/** Every refusal of a route. */
export function refusalsOfRoute(route: KnownRoute): ErrorCode[] {
  const own = ENDPOINTS[nameOf(route)]?.refusals ?? [];
  return [...new Set([...route.refusals, ...own, ...ALWAYS])];
}

function content(carried: Content): JsonSchema | undefined {
  const entries = Object.entries(carried).map(([type, what]) => {
    if (what === 'text') return [type, { schema: { type: type.endsWith('json') ? 'object' : 'string' } }];
    return [type, { schema: what === 'bytes' ? { type: 'string', format: 'binary' } : referenceTo(what) }];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const REASONS: Record<number, string> = {
  202: 'Accepted',
  204: 'Done',
  206: 'A part of it',
  302: 'Elsewhere',
  304: 'As the caller has it already',
  503: 'The same, in trouble',
};

function refusal(codes: ErrorCode[]): JsonSchema {
  const schema = { allOf: [referenceToErrors, { properties: { code: { enum: codes } } }] };
  const description = codes.map((code) => `\`${code}\`: ${ERRORS[code].error}`).join('; ');
  return { description, content: { 'application/json': { schema } } };
}

const referenceToErrors = { $ref: '#/components/schemas/ErrorBody' };

/** Header of a redirect. */
const LOCATION = { Location: { required: true, schema: { type: 'string', format: 'uri' } } };

function responses(route: KnownRoute, { answers }: Endpoint): JsonSchema {
  const described: JsonSchema = {};
  const all = route.isConditional ? { ...answers, 304: {} } : answers;
  for (const [status, carried] of Object.entries(all)) {
    described[status] = {
      description: REASONS[Number(status)] ?? 'Success',
      ...(status === '302' ? { headers: LOCATION } : {}),
      content: content(carried),
    };
  }
  const byStatus = Map.groupBy(refusalsOfRoute(route), (code) => ERRORS[code].status);
  for (const [status, codes] of byStatus) described[status] ??= refusal(codes);
  return described;
}

const parameter = (place: string, name: string, schema: unknown, description?: string) => ({
  in: place,
  name,
  required: place === 'path',
  schema,
  ...(description === undefined ? {} : { description }),
});

function parameters({ path, query }: KnownRoute, { query: named = {}, headers = [] }: Endpoint) {
  const text = { type: 'string' };
  const read = query === null ? {} : ((inputSchema(query).properties ?? {}) as JsonSchema);
  return [
    ...[...path.matchAll(/:(\w+)|\*/g)].map(([, name]) => parameter('path', name ?? 'path', text)),
    ...Object.entries(read).map(([name, schema]) => parameter('query', name, schema)),
    ...Object.entries(named).map(([name, words]) => parameter('query', name, text, words)),
    ...headers.map((name) => parameter('header', name, text)),
    parameter(
      'header',
      'Accept-Language',
      { enum: LANGUAGES },
      'What `message` and `details` are written in',
    ),
  ];
}

function security({ needsToken }: KnownRoute, { byCookie, byToken }: Endpoint): JsonSchema[] {
  return [...(needsToken || byToken ? [{ token: [] }] : []), ...(byCookie ? [{ session: [] }] : [])];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Operation id, from method and path, unique and stable: `GET /api/stories/:id/events` is `getApiStoriesByIdEvents`.
 */
function operationId({ method, path }: KnownRoute): string {
  const parts = path.slice(1).split('/').map(partName);
  return method.toLowerCase() + parts.join('');
}

function partName(part: string): string {
  if (part === '') return 'Root';
  if (part === '*') return 'ByPath';
  const words = part.replace(':', 'by-').split(/[^a-z0-9]+/i);
  return words.map(capital).join('');
}

/** Tag of an operation, by the first path segment. */
const TAGS: Record<string, string> = {
  '': 'server',
  health: 'server',
  diagnostics: 'server',
  test: 'server',
  'openapi.json': 'server',
  feeds: 'feed',
  e: 'links',
  recordings: 'links',
};

function tagOf({ path }: KnownRoute): string {
  const [first = ''] = path
    .replace(/^\/api(?=\/|$)/, '')
    .split('/')
    .slice(1);
  return TAGS[first] ?? first;
}

function operation(route: KnownRoute, endpoint: Endpoint): JsonSchema {
  const { body } = route;
  return {
    operationId: operationId(route),
    summary: endpoint.summary,
    tags: [tagOf(route)],
    security: security(route, endpoint),
    parameters: parameters(route, endpoint),
    ...(body === null
      ? {}
      : { requestBody: { content: { 'application/json': { schema: referenceTo(body) } } } }),
    responses: responses(route, endpoint),
  };
}

/**
 * OpenAPI document of these routes, without internal ones and without those that `ENDPOINTS` lacks: a test names them,
 * and a client gets the others.
 */
export function describeApi(routes: KnownRoute[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const endpoint = ENDPOINTS[nameOf(route)];
    if (!endpoint || nameOf(route) in INTERNAL) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cuéntame',
      version: '1',
      description:
        'Stories for children, written and read aloud. `HEAD` is answered like `GET` without its body, `OPTIONS` by the rules of cross-origin requests.',
    },
    // The server that delivers the document.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: allSchemas(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-cuentame-session' },
      },
    },
  };
}
