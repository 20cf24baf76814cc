import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { newPerson, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { longestBody } from '../middleware/body-limit.ts';
import { inputSchema } from '../openapi/schemas.ts';
import { knownRoutes } from './openapi.ts';

type Field = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  anyOf?: Field[];
  items?: Field;
  maxItems?: number;
  properties?: Record<string, Field>;
  /** Of a record. */
  propertyNames?: { enum?: unknown[] };
  additionalProperties?: Field | boolean;
};

const KIB = 1024;

/** The longest valid value of a field, of three-byte letters where no pattern restricts them. */
function longestOf({ type, enum: values, anyOf, format, pattern, maxLength = 0, ...field }: Field): unknown {
  if (field.items) return Array.from({ length: field.maxItems ?? 0 }, () => longestOf(field.items!));
  if (field.properties) return longestFields(field.properties);
  // Colours of the things of a scene, of which there are two.
  if (field.propertyNames?.enum && typeof field.additionalProperties === 'object') {
    const colour = longestOf(field.additionalProperties);
    return Object.fromEntries(field.propertyNames.enum.slice(0, 2).map((name) => [String(name), colour]));
  }
  if (field.const !== undefined) return field.const;
  if (anyOf) return longestOf(anyOf[0]!);
  if (values) return values.toSorted((one, other) => String(other).length - String(one).length)[0];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  if (format === 'date') return '2026-11-01';
  if (format === 'email') return `${'a'.repeat(maxLength - '@example.org'.length)}@example.org`;
  if (format === 'uri') return 'http://app.test/'.padEnd(maxLength, 'a');
  return (pattern ? 'a' : '中').repeat(maxLength);
}

const longestFields = (fields: Record<string, Field>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, longestOf(field)]));

const longestValue = (schema: ZodType) =>
  longestFields((inputSchema(schema).properties ?? {}) as Record<string, Field>);

/** JSON with every character of a text escaped. */
const escaped = (value: object) =>
  JSON.stringify(value).replace(/(?<=:")[^"]+(?=")/g, (text) =>
    [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

type Answer = { status: number; code?: string; fields?: Record<string, string> };

async function send(method: string, path: string, body: string): Promise<Answer> {
  const { token } = await newPerson();
  const answer = await request(path.replaceAll(/:\w+/g, 'none'), {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      origin: 'http://app.test',
      'cf-connecting-ip': crypto.randomUUID(),
    },
  });
  const text = await answer.text();
  return { ...(text.startsWith('{') ? JSON.parse(text) : {}), status: answer.status };
}

const ROUTES = knownRoutes(app.routes).flatMap(({ method, path, body }) =>
  body === null ? [] : [{ method, path, schema: body }],
);

test.each(ROUTES)(
  '$method $path accepts its longest valid body in any JSON spelling',
  async ({ method, path, schema }) => {
    const value = longestValue(schema);
    const spellings = [JSON.stringify(value), escaped(value)].filter((body) => bytesOf(body) <= 64 * KIB);
    expect(spellings.length).toBeGreaterThan(0);
    for (const body of spellings) {
      expect(bytesOf(body)).toBeLessThanOrEqual(longestBody(schema));
      const { status, code, fields = {} } = await send(method, path, body);
      expect([status, code]).not.toEqual([413, 'payload_too_large']);
      expect(code).not.toBe('invalid_json');
      // The tests store no music; the schema accepts the track. In the longest scene a figure is beside itself, and a
      // wanted word is in an alphabet of neither language.
      const scenes = { body: 'custom', beginning: 'custom', middle: 'custom', end: 'custom' };
      const refused = { musicTrack: 'unknown', 'targetWords.0': 'foreign', ...scenes };
      expect({ ...refused, ...fields }).toEqual(refused);
    }
  },
);

test.each(ROUTES)(
  '$method $path refuses a body longer than any valid one',
  async ({ method, path, schema }) => {
    const body = JSON.stringify(longestValue(schema));
    const largest = body + ' '.repeat(longestBody(schema) - bytesOf(body));
    expect((await send(method, path, largest)).status).not.toBe(413);
    expect(await send(method, path, `${largest} `)).toMatchObject({ status: 413, code: 'payload_too_large' });
  },
);

test('a body without a length has the same limit', async () => {
  const { schema } = ROUTES.find(({ path }) => path === '/api/stories/generate')!;
  const { token } = await newPerson();
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"topic":"x"${' '.repeat(longestBody(schema))}}`));
      controller.close();
    },
  });
  const refused = await request('/api/stories/generate', {
    method: 'POST',
    body: pieces,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(413);
});

test('only narration and Google sign-in accept more than 40 kB', () => {
  const large = ROUTES.filter(({ schema }) => longestBody(schema) > 40 * KIB).map(({ path }) => path);
  expect(large).toEqual(['/api/auth/google', '/api/audio/generate']);
  const story = ROUTES.find(({ path }) => path === '/api/stories/generate')!;
  expect(longestBody(story.schema)).toBeLessThan(9 * KIB);
});
