import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidRequest } from './errors.ts';

/**
 * Parses and validates a JSON body.
 * @throws OpenAiError (400) that names the first invalid parameter, as the provider does; a missing model has its own
 * message
 */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw invalidRequest('The body of the request is not valid JSON.');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) {
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const [name = ''] = issue.keys;
    const unknown = [...issue.path, name].join('.');
    throw invalidRequest(`Unknown parameter: '${unknown}'.`, unknown, 'unknown_parameter');
  }
  const param = issue?.path.join('.') || null;
  const missing = param !== null && valueAt(json, issue?.path ?? []) === undefined;
  if (missing && param === 'model') {
    throw invalidRequest('You must provide a model parameter.');
  }
  if (missing) {
    throw invalidRequest(`Missing required parameter: '${param}'.`, param, 'missing_required_parameter');
  }
  throw invalidRequest(
    `Invalid value for '${param ?? 'body'}': ${issue?.message ?? 'not accepted'}.`,
    param,
    'invalid_value',
  );
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) {
      return undefined;
    }
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
