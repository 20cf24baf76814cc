import type { Context } from 'hono';
import type { z } from 'zod';
import { invalidRequest } from './errors.ts';

type Nested = { [key: string]: string | Nested };

/** `line_items[0][price]` → `['line_items', '0', 'price']`. */
const pathOf = (name: string) => name.split(/[[\]]+/).filter((part) => part !== '');

/** Converts objects with keys 0, 1, 2, … back to arrays. */
function withArrays(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  const isArray = entries.length > 0 && entries.every(([key], position) => key === String(position));
  if (isArray) return entries.map(([, item]) => withArrays(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, withArrays(item)]));
}

/** Decodes Stripe's form encoding. `a[]=x&a[]=y` appends. */
function parseForm(encoded: string): unknown {
  const root: Nested = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.endsWith('[]') ? [...pathOf(name), ''] : pathOf(name);
    let place = root;
    for (const [position, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(place).length) : part;
      if (position === path.length - 1) {
        place[key] = value;
        break;
      }
      const next = place[key];
      const inner: Nested = typeof next === 'object' ? next : Object.create(null);
      place[key] = inner;
      place = inner;
    }
  }
  return withArrays(root);
}

/**
 * Validated parameters from the body or, for GET, the query.
 * @throws StripeRefusal naming the first invalid parameter, as Stripe does
 */
export async function parameters<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isRead = c.req.method === 'GET' || c.req.method === 'DELETE';
  const encoded = isRead ? new URL(c.req.url).search.slice(1) : await c.req.text();
  const parsed = schema.safeParse(parseForm(encoded));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = [...path, issue.keys[0]].join('.');
    throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const param = path.map((part, position) => (position === 0 ? String(part) : `[${String(part)}]`)).join('');
  if (issue?.code === 'invalid_type' && /received undefined/.test(issue.message)) {
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  throw invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not accepted'}`, param);
}
