import { zValidator } from '@hono/zod-validator';
import type { ZodType } from 'zod';
import { ApiError } from '../errors.ts';

/**
 * Parses a JSON body with a schema of `contract`; what is wrong is told by field.
 * @throws ApiError `invalid_request`, `invalid_json`
 */
export const jsonBody = <Schema extends ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.code;
    throw new ApiError('invalid_request', { fields });
  });
