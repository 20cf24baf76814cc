import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type ZodType, z } from 'zod';
import { audioRequest } from '../../contract/schemas/audio.ts';
import { storyRequest } from '../../contract/schemas/stories.ts';
import type { ApiError } from '../errors/refusal.ts';
import type { App } from './context.ts';
import { jsonBody } from './validate.ts';

/** What a handler gets of a body, or the fields that are refused. */
async function read(schema: ZodType, body: unknown): Promise<unknown> {
  const app = new Hono<App>()
    .post('/', jsonBody(schema), (c) => c.json(c.req.valid('json' as never)))
    .onError((error, c) => c.json({ refused: Object.keys((error as ApiError).details.fields ?? {}) }));
  const headers = { 'content-type': 'application/json' };
  return (await app.request('/', { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

const nullable = z.object({ name: z.string().nullable().optional(), age: z.number() });

test.each([
  ['a narration', audioRequest, { text: 'Hola.' }],
  ['a story', storyRequest, { topic: 'un faro' }],
])('null in each field of %s that may be absent is read as absent', async (_, schema, least) => {
  const nulls = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, null]));
  expect(await read(schema, { ...nulls, ...least })).toEqual(await read(schema, least));
  expect(await read(schema, { ...nulls })).toEqual({ refused: Object.keys(least) });
});

test('null stays where it is a value of its own, and is refused elsewhere', async () => {
  expect(await read(nullable, { name: null, age: 1 })).toEqual({ name: null, age: 1 });
  expect(await read(nullable, { name: 'a', age: null })).toEqual({ refused: ['age'] });
  expect(await read(nullable, null)).toEqual({ refused: ['body'] });
  expect(await read(nullable, [null])).toEqual({ refused: ['body'] });
});
