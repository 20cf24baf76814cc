import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';
import { ApiError } from '../errors.ts';

type Parsed = { success: true } | { success: false; error: { issues: readonly Issue[] } };
type Issue = { path: readonly PropertyKey[]; code?: string };

function refuse(result: Parsed): void {
  if (result.success) return;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.code ?? 'invalid';
  throw new ApiError('invalid_request', { fields });
}

const schemas = new WeakMap<object, ZodType>();

/** The schema that a handler reads the body with, of those made by `jsonBody`. */
export const bodySchemaOf = (handler: object): ZodType | null => schemas.get(handler) ?? null;

/**
 * Parses a JSON body with a schema of `contract`; what is wrong is told by field.
 * @throws ApiError `invalid_request`, `invalid_json`
 */
export const jsonBody = <Schema extends ZodType>(schema: Schema) => {
  const handler = zValidator('json', schema, refuse);
  schemas.set(handler, schema);
  return handler;
};

/**
 * Parses the query of an address with a schema of `contract`; what is wrong is told by field.
 * @throws ApiError `invalid_request`
 */
export const queryOf = <Schema extends ZodType>(schema: Schema) => zValidator('query', schema, refuse);
