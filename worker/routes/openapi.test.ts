import { expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../contract/errors.ts';
import { STORY_TYPES } from '../../contract/options.ts';
import { request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { describeApi } from '../openapi/document.ts';
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

test('every route is described or listed as internal with a reason', () => {
  const missing = routes.filter((route) => !(route in ENDPOINTS) && !INTERNAL[route]);
  expect(missing, 'describe it in worker/openapi/endpoints.ts').toEqual([]);
});

test('every schema has a name', () => {
  // Throws what to do, which the answer of the route would hide.
  expect(describeApi(knownRoutes(app.routes))).toHaveProperty('components.schemas');
});

test('every described route exists, and none is described and internal', () => {
  const told = [...Object.keys(ENDPOINTS), ...Object.keys(INTERNAL)];
  expect(told.filter((route) => !routes.includes(route))).toEqual([]);
  expect(told).toHaveLength(new Set(told).size);
});

test('the document has exactly the described routes', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const spelled = (route: string) => route.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
  expect(described.sort()).toEqual(Object.keys(ENDPOINTS).map(spelled).sort());
});

test('every reference has a schema, and every schema a reference', async () => {
  const document = await read();
  const told = JSON.stringify(document);
  const references = new Set(
    [...told.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  );
  expect([...references].sort()).toEqual(Object.keys(document.components.schemas).sort());
  expect(told).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/\w+")/);
});

/** Codes that are never sent as a body to a client. */
const ELSEWHERE: ErrorCode[] = ['google_sign_in_expired', 'invalid_signature', 'webhook_not_snapshot'];

// @spec 8.69
test('every error code is listed by a route', async () => {
  const { paths } = await read();
  const codes = new Set([...JSON.stringify(paths).matchAll(/`(\w+)`: /g)].map(([, code]) => code));
  const undeclared = [...ERROR_CODES].filter((code) => !codes.has(code));
  expect(undeclared, 'add it to `refusals` of its routes in worker/openapi/endpoints.ts').toEqual(ELSEWHERE);
});

// @spec 3.8, 3.33
test('the description of a story has fields, values, authentication and refusals', async () => {
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
  expect(codesOf(403)).toEqual(['month_limit_reached', 'story_limit_reached', 'too_many_refusals']);
  expect(codesOf(401)).toEqual(['not_authenticated', 'session_ended', 'token_expired']);
  expect(codesOf(400)).toEqual(['invalid_json', 'invalid_request']);
});

test('operation ids are unique and follow from method and path', async () => {
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

test('operations are tagged by subject, and the server is relative', async () => {
  const { paths, servers } = await read();
  expect(servers).toEqual([{ url: '/' }]);
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ tags }) => tags)),
  );
  expect([...tags].sort()).toEqual(
    [
      'account',
      'audio',
      'auth',
      'books',
      'browser-reports',
      'contact',
      'covers',
      'examples',
      'feed',
      'files',
      'geo',
      'links',
    ].concat('sayings', 'series', 'server', 'stories', 'stripe', 'subscription', 'withdrawal'),
  );
});

test('no request field has the keyword `default`, which generators make required', async () => {
  const { components } = await read();
  const requests = Object.entries(components.schemas).filter(([name]) => name.endsWith('Request'));
  expect(requests.length).toBeGreaterThan(10);
  const demanded = requests.flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, schema]) => ('default' in schema ? `${name}.${field}` : [])),
  );
  expect(demanded).toEqual([]);
  expect(components.schemas.LoginRequest?.required).toEqual(['email', 'password']);
});

test('redirects have a Location and cacheable responses a 304', async () => {
  const { paths } = await read();
  const redirects = [
    '/auth/google',
    '/api/auth/google',
    '/auth/google/callback',
    '/api/auth/google/callback',
  ];
  for (const path of redirects) {
    expect(paths[path]!.get!.responses[302]).toMatchObject({ headers: { Location: { required: true } } });
  }
  for (const path of ['/api/examples', '/api/audio/catalogue', '/api/audio/voices/{voice}/sample']) {
    expect(Object.keys(paths[path]!.get!.responses)).toContain('304');
  }
});

test('path and query parameters are described', async () => {
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

test('operations declare whether they need a token, a cookie or nothing', async () => {
  const { paths } = await read();
  expect(paths['/health']!.get!.security).toEqual([]);
  expect(paths['/auth/refresh-token']!.post!.security).toEqual([{ session: [] }]);
});
