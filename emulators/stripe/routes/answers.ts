import type { Context } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { expanded } from '../expand.ts';

/** Parameters of every API route. */
export const common = { expand: z.array(z.string()).optional() };

export const metadata = z.record(z.string(), z.string()).optional();

const LIST_DEFAULT = 10;
const LIST_MOST = 100;

export const listing = {
  ...common,
  limit: z.coerce.number().int().min(1).max(LIST_MOST).optional(),
  starting_after: z.string().optional(),
};

export function answer(c: Context, books: Books, object: object, expand: string[] = []): Response {
  return c.json(expanded(books.world, object, expand));
}

/** A page of a list, newest first, after the object `starting_after`, like Stripe. */
export function answerList(
  c: Context,
  books: Books,
  objects: { id: string; created: number }[],
  query: { limit?: number | undefined; starting_after?: string | undefined; expand?: string[] | undefined },
): Response {
  // Objects of the same second: the latest created first.
  const ordered = objects.toReversed().sort((a, b) => b.created - a.created);
  const from = query.starting_after ? ordered.findIndex(({ id }) => id === query.starting_after) + 1 : 0;
  const limit = query.limit ?? LIST_DEFAULT;
  return answer(
    c,
    books,
    {
      object: 'list',
      data: ordered.slice(from, from + limit),
      has_more: ordered.length > from + limit,
      url: c.req.path,
    },
    query.expand,
  );
}
