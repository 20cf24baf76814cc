import { expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../contract/errors.ts';
import { STORY_TYPES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { ENDPOINTS, INTERNAL } from '../openapi/endpoints.ts';
import { knownRoutes } from './openapi.ts';

type Response = { content?: Record<string, { schema: Record<string, unknown> }> };
type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { in: string; name: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
  responses: Record<string, Response>;
};
type Document = {
  openapi: string;
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> };
};

const read = async (): Promise<Document> => (await request('/api/openapi.json')).json();

const routes = knownRoutes(app.routes).map(({ method, path }) => `${method} ${path}`);

// @spec 7.36
test('every route of the app is described, or listed as internal with a reason', () => {
  const missing = routes.filter((route) => !(route in ENDPOINTS) && !INTERNAL[route]);
  expect(missing, 'describe it in worker/openapi/endpoints.ts').toEqual([]);
});

test('nothing is described that is not there', () => {
  const told = [...Object.keys(ENDPOINTS), ...Object.keys(INTERNAL)];
  expect(told.filter((route) => !routes.includes(route))).toEqual([]);
});

test('the document has exactly the routes that are not internal', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const spelled = (route: string) => route.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
  expect(described.sort()).toEqual(
    routes
      .filter((route) => !(route in INTERNAL))
      .map(spelled)
      .sort(),
  );
});

test('every reference leads to a schema, and every schema is referred to', async () => {
  const document = await read();
  const told = JSON.stringify(document);
  const references = new Set(
    [...told.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...references].sort()).toEqual(Object.keys(document.components.schemas).sort());
  expect(told).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/\w+")/);
});

/** Codes that reach nobody as the body of an answer to a client. */
const ELSEWHERE: ErrorCode[] = ['google_sign_in_expired', 'invalid_signature', 'webhook_not_snapshot'];

// @spec 8.69
test('every code that can be answered is told of by some route', async () => {
  const { paths } = await read();
  const codes = new Set([...JSON.stringify(paths).matchAll(/`(\w+)`: /g)].map(([, code]) => code));
  expect([...ERROR_CODES].filter((code) => !codes.has(code))).toEqual(ELSEWHERE);
});

// @spec 3.8, 3.33
test('a story is described with its fields, their values, its token and every way to be refused', async () => {
  const { paths, components } = await read();
  const { security, requestBody, responses, parameters } = paths['/api/stories/generate']!.post!;
  expect(security).toEqual([{ token: [] }]);
  expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  expect(requestBody?.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/StoryRequest',
  });
  const { properties, required } = components.schemas.StoryRequest!;
  expect(required).toEqual(['topic']);
  expect(properties?.storyType).toMatchObject({ enum: STORY_TYPES, description: 'Default: `"original"`' });
  expect(properties?.topic).toMatchObject({ type: 'string', minLength: 1, maxLength: 500 });
  expect(Object.keys(responses[200]!.content!)).toEqual(['application/json', 'text/event-stream']);
  const codesOf = (status: number) =>
    [...JSON.stringify(responses[status]).matchAll(/`(\w+)`/g)].map(([, code]) => code).sort();
  expect(codesOf(429)).toEqual(['rate_limited', 'too_many_failures', 'too_soon']);
  expect(codesOf(403)).toEqual(['story_limit_reached', 'too_many_refusals']);
  expect(codesOf(401)).toEqual(['not_authenticated', 'session_ended', 'token_expired']);
  expect(codesOf(400)).toEqual(['invalid_json', 'invalid_request']);
});

test('every operation has a name of its own, which follows from its method and path', async () => {
  const { paths } = await read();
  const names = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^(get|post|put|patch|delete)[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  const nameOf = (method: string, path: string) => paths[path]?.[method]?.operationId;
  expect(nameOf('get', '/api/stories/{id}/sentences/{n}/speech')).toBe('getApiStoriesByIdSentencesByNSpeech');
  expect(nameOf('post', '/api/auth/refresh-token')).toBe('postApiAuthRefreshToken');
  expect([nameOf('get', '/'), nameOf('get', '/api'), nameOf('get', '/api/')]).toEqual([
    'getRoot',
    'getApi',
    'getApiRoot',
  ]);
  expect(nameOf('get', '/files/{path}')).toBe('getFilesByPath');
});

test('operations are grouped by what they are about, and the server is where the document is', async () => {
  const { paths, servers } = await read();
  expect(servers).toEqual([{ url: '/' }]);
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ tags }) => tags)),
  );
  expect([...tags].sort()).toEqual(
    ['account', 'audio', 'auth', 'books', 'contact', 'covers', 'examples', 'feed', 'files', 'geo'].concat(
      'server',
      'stories',
      'stripe',
      'subscription',
    ),
  );
});

test('no field of a request has the keyword that makes generators demand it', async () => {
  const { components } = await read();
  const requests = Object.entries(components.schemas).filter(([name]) => name.endsWith('Request'));
  expect(requests.length).toBeGreaterThan(10);
  const demanded = requests.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, schema]) => ('default' in schema ? `${name}.${field}` : [])),
  );
  expect(demanded).toEqual([]);
  expect(components.schemas.LoginRequest?.required).toEqual(['email', 'password']);
});

test('a redirect says where its address is, and what can be kept says that it may be the same', async () => {
  const { paths } = await read();
  const redirects = ['/auth/google', '/api/auth/google', '/auth/google/callback'];
  for (const path of redirects) {
    expect(paths[path]!.get!.responses[302]).toMatchObject({ headers: { Location: { required: true } } });
  }
  for (const path of ['/api/examples', '/api/audio/catalogue', '/api/audio/voices/{voice}/sample']) {
    expect(Object.keys(paths[path]!.get!.responses)).toContain('304');
  }
});

test('parameters of address and query are described', async () => {
  const { paths } = await read();
  expect(paths['/api/stories/{id}']!.get!.parameters[0]).toMatchObject({
    in: 'path',
    name: 'id',
    required: true,
  });
  const names = paths['/api/stories']!.get!.parameters.filter((one) => one.in === 'query').map(
    ({ name }) => name,
  );
  expect(names).toEqual(['q', 'language', 'type', 'level', 'audio', 'sort', 'cursor']);
});

test('what needs no token says so, and what the cookie opens too', async () => {
  const { paths } = await read();
  expect(paths['/health']!.get!.security).toEqual([]);
  expect(paths['/auth/refresh-token']!.post!.security).toEqual([{ session: [] }]);
});
