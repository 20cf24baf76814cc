import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { type ZodType, z } from 'zod';
import { seenText } from '../../contract/typed-text.ts';
import { ApiError } from '../errors/refusal.ts';
import { languageNamed } from './accept-language.ts';
import { limitedBodyOf } from './body-limit.ts';
import type { App } from './context.ts';
import { declareRefusals } from './refusals.ts';

type Parsed = { success: true } | { success: false; data?: unknown; error: { issues: readonly Issue[] } };
type Issue = {
  path: readonly PropertyKey[];
  code?: string;
  /** Of a refinement of ours. */
  params?: Record<string, unknown>;
  /** Of `too_big` and `too_small`: `array` for a list that is too long. */
  origin?: string;
  /** In characters, or in items of a list. */
  maximum?: number | bigint;
  minimum?: number | bigint;
};

function refuse(result: Parsed): void {
  if (result.success) return;
  const fields: Record<string, string> = {};
  const limits: Record<string, number> = {};
  const named: Record<string, string> = {};
  for (const { path, code = 'invalid', params, origin, maximum, minimum } of result.error.issues) {
    const field = path.join('.') || 'body';
    if (field in fields) continue;
    fields[field] = origin === 'array' && code === 'too_big' ? 'too_many' : String(params?.problem ?? code);
    const item = itemAt(result.data, path);
    if (item !== null) named[field] = item;
    const limit = maximum ?? minimum;
    if (limit !== undefined) limits[field] = Number(limit);
  }
  throw new ApiError('invalid_request', { fields, limits, named });
}

/** Longest text of a list that a message quotes. */
const QUOTED = 60;

/** The text of a list that an issue is about; null for any other place. */
function itemAt(body: unknown, [field, at]: Issue['path']): string | null {
  if (typeof at !== 'number' || typeof body !== 'object' || body === null) return null;
  const items: unknown = (body as Record<PropertyKey, unknown>)[field!];
  const item: unknown = Array.isArray(items) ? items[at] : null;
  return typeof item === 'string' && item.trim() !== '' ? seenText(item.slice(0, QUOTED)) : null;
}

const bodies = new WeakMap<object, ZodType>();
const queries = new WeakMap<object, ZodType>();

/** Body schema of a handler made by `jsonBody`; null for others. */
export const bodySchemaOf = (handler: object): ZodType | null => bodies.get(handler) ?? null;

/** Query schema of a handler made by `queryOf`; null for others. */
export const querySchemaOf = (handler: object): ZodType | null => queries.get(handler) ?? null;

/** Reads null as absent in fields that may be absent: many clients write one for the other. */
function nullAsAbsent<Schema extends ZodType>(schema: Schema): Schema {
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape: Record<string, ZodType> = schema.shape;
  const isAbsent = ([name, value]: [string, unknown]) =>
    value === null &&
    Object.hasOwn(shape, name) &&
    !shape[name]!.safeParse(null).success &&
    shape[name]!.safeParse(undefined).success;
  const present = (given: unknown) =>
    z.object({}).loose().safeParse(given).success && Object.values(given as object).includes(null)
      ? Object.fromEntries(Object.entries(given as object).filter((entry) => !isAbsent(entry)))
      : given;
  return z.preprocess(present, schema) as unknown as Schema;
}

/**
 * Parses a JSON body with a contract schema, null as absent where that is allowed; the refusal names the invalid
 * fields. A body longer than the schema allows is refused before it is read.
 * @throws ApiError `invalid_request`, `invalid_json`
 */
export const jsonBody = <Schema extends ZodType>(schema: Schema) => {
  const limited = limitedBodyOf(schema);
  const validator = zValidator('json', nullAsAbsent(schema), refuse);
  const handler: typeof validator = (c, next) =>
    limited(c as Context<App>, async () => {
      const named = languageNamed(await c.req.json().catch(() => null));
      if (named) (c as Context<App>).set('bodyLanguage', named);
      return validator(c, next) as Promise<void>;
    }) as ReturnType<typeof validator>;
  bodies.set(handler, schema);
  return declareRefusals(['invalid_request', 'invalid_json', 'payload_too_large'], handler);
};

/**
 * Parses the query string with a contract schema; the refusal names the invalid fields.
 * @throws ApiError `invalid_request`
 */
export const queryOf = <Schema extends ZodType>(schema: Schema) => {
  const handler = zValidator('query', schema, refuse);
  queries.set(handler, schema);
  return declareRefusals(['invalid_request'], handler);
};
