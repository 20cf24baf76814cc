import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';
import { ApiError } from '../errors.ts';

const schemas = new WeakMap<object, ZodType>();

/** The schema that a handler reads the body with, of those made by `jsonBody`. */
export const bodySchemaOf = (handler: object): ZodType | null => schemas.get(handler) ?? null;

/**
 * Parses a JSON body with a schema of `contract`; what is wrong is told by field.
 * @throws ApiError `invalid_request`, `invalid_json`
 */
export const jsonBody = <Schema extends ZodType>(schema: Schema) => {
  const handler = zValidator('json', schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.code;
    throw new ApiError('invalid_request', { fields });
  });
  schemas.set(handler, schema);
  return handler;
};
