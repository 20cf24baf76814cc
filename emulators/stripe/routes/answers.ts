import type { Context } from 'hono';
import { z } from 'zod';
import type { Books } from '../books.ts';
import { expanded } from '../expand.ts';

/** Parameters that every route of the API takes. */
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

/** A page of a list, newest first, as Stripe pages: after the object named by `starting_after`. */
export function answerList(
  c: Context,
  books: Books,
  objects: { id: string; created: number }[],
  query: { limit?: number | undefined; starting_after?: string | undefined; expand?: string[] | undefined },
): Response {
  // Of the same second the later made comes first.
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
