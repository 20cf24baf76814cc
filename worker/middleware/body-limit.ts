import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { ZodType } from 'zod';
import { LONGEST_TAKE_S, TAKE_BYTES_PER_SECOND } from '../../contract/takes.ts';
import { inputSchema } from '../openapi/schemas.ts';
import type { App } from './context.ts';
import { errorAnswer } from './error-answer.ts';
import { declareRefusals } from './refusals.ts';

/** Largest body of any route: the text of a long story, or an event of Stripe. */
const MAX_BODY_BYTES = 64 * 1024;

/** Most bytes of one UTF-16 unit in JSON: some programs escape every letter outside ASCII as `\u00e9`. */
const BYTES_A_CHARACTER = 6;

/**
 * Field names, values from lists, numbers, and fields of older clients that no route reads; as much again for an object
 * that is a field.
 */
const BYTES_OF_THE_REST = 2560;

/**
 * Longest body that this schema accepts, in any spelling of JSON.
 * @throws Error for a text field without a limit
 */
export function longestBody(schema: ZodType): number {
  const fields = Object.entries(inputSchema(schema).properties ?? {});
  const characters = fields.reduce((sum, [name, field]) => sum + charactersOf(name, field), 0);
  const objects = 1 + fields.filter(([, { type }]) => type === 'object').length;
  return Math.min(MAX_BODY_BYTES, BYTES_OF_THE_REST * objects + BYTES_A_CHARACTER * characters);
}

type JsonField = {
  type?: string;
  enum?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: JsonField;
  properties?: Record<string, JsonField>;
  anyOf?: JsonField[];
};

/** Characters of free text; zero for other types. */
function charactersOf(name: string, field: JsonField): number {
  if (field.type === 'array') return (field.maxItems ?? 0) * (charactersOf(name, field.items ?? {}) + 3);
  if (field.properties)
    return Object.entries(field.properties).reduce((sum, [part, one]) => sum + charactersOf(part, one), 0);
  if (field.anyOf) return Math.max(...field.anyOf.map((one) => charactersOf(name, one)));
  if (field.maxLength !== undefined) return field.maxLength;
  if (field.type === 'string' && field.enum === undefined && field.format !== 'date')
    throw new Error(`the field ${name} takes a text of any length`);
  return 0;
}

const limitedTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => errorAnswer(c, 'payload_too_large') });

const limited = limitedTo(MAX_BODY_BYTES);

/** Samples of the longest take. */
const MAX_TAKE_BYTES = LONGEST_TAKE_S * TAKE_BYTES_PER_SECOND;
/** Paths of takes, which have `limitedTake`. */
const TAKES = /^\/api\/(stories\/[^/]+\/takes|recordings\/[^/]+)\/[a-z]+\/\d+$/;

/** Rejects a take that is too long before reading it. */
export const limitedTake = declareRefusals(['payload_too_large'], limitedTo(MAX_TAKE_BYTES));

/** Rejects a body that is too large before reading it. The body of GET or HEAD is ignored. */
export const limitedBody = createMiddleware<App>((c, next) => {
  const { method } = c.req;
  const isTake = method === 'PUT' && TAKES.test(c.req.path);
  return method === 'GET' || method === 'HEAD' || isTake
    ? next()
    : (limited(c, next) as Promise<Response | undefined>);
});

/** Rejects a body that is longer than its schema allows. The limit is computed at the first request. */
export const limitedBodyOf = (schema: ZodType) => {
  let limit: ReturnType<typeof limitedTo> | undefined;
  return createMiddleware<App>((c, next) => {
    limit ??= limitedTo(longestBody(schema));
    return limit(c, next) as Promise<Response | undefined>;
  });
};
