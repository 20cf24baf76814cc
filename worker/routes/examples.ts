import { createFactory } from 'hono/factory';
import type { ExampleList } from '../../contract/schemas/examples.ts';
import { database } from '../directory/client.ts';
import { exampleById, listExamples } from '../directory/examples.ts';
import { ApiError } from '../errors/refusal.ts';
import { presentExample, readExample } from '../examples/present.ts';
import { conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';

const { createHandlers } = createFactory<App>();

/** A new example may take five minutes to appear; afterwards the old list is shown once more while revalidating. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** All examples, without text. */
export const list = createHandlers(conditionalGet, async (c) => {
  const answer: ExampleList = (await listExamples(database(c.env.DB))).map(presentExample);
  c.header('Cache-Control', CACHE_CONTROL);
  return c.json(answer);
});

/** One example with text and narration. First-version clients also use it as a health check. */
export const read = createHandlers(conditionalGet, async (c) => {
  const row = await exampleById(database(c.env.DB), c.req.param('id') ?? '');
  if (!row) throw new ApiError('not_found');
  const answer = await readExample(row, c.env.FILES);
  c.header('Cache-Control', CACHE_CONTROL);
  return c.json(answer);
});
