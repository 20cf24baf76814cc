import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import {
  memoryChange,
  type SeriesList,
  type SeriesNights,
  seriesPage,
} from '../../contract/schemas/series.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { ApiError } from '../errors/refusal.ts';
import { feedSecret, seriesFeedUrl } from '../files/feed-address.ts';
import type { App } from '../middleware/context.ts';
import { jsonBody, queryOf } from '../middleware/validate.ts';
import { presentNight, presentSeries, presentSeriesNight } from '../story/present-series.ts';

/** Series of stories: what is remembered of each night, and which nights there are. */

const { createHandlers } = createFactory<App>();

/** Series, or nights of one, on a page. */
const PAGE_SIZE = 24;

const idOf = (c: Context<App>) => c.req.param('id') ?? '';

/** @throws ApiError when a cursor is none of ours */
function parsed<Cursor>(cursor: string | undefined, pattern: RegExp, read: (parts: string[]) => Cursor) {
  if (cursor === undefined) return null;
  const found = pattern.exec(cursor);
  if (!found) throw new ApiError('invalid_request', { fields: { cursor: 'invalid' } });
  return read(found.slice(1));
}

/** What is remembered of a story. Waits while it is being asked. */
export const night = createHandlers(async (c) => c.json(presentNight(await c.get('home').night(idOf(c)))));

export const changeMemory = createHandlers(jsonBody(memoryChange), async (c) =>
  c.json(presentNight(await c.get('home').changeMemory(idOf(c), c.req.valid('json').memory))),
);

export const deleteMemory = createHandlers(async (c) =>
  c.json(presentNight(await c.get('home').deleteMemory(idOf(c)))),
);

export const list = createHandlers(queryOf(seriesPage), async (c) => {
  const { cursor } = c.req.valid('query');
  const after = parsed(cursor, /^(\d{1,15})\.([\w-]{1,64})$/u, ([at = '', id = '']) => ({
    lastAt: Number(at),
    id,
  }));
  const { page, next } = await c.get('home').series(after, PAGE_SIZE);
  const answer: SeriesList = {
    series: page.map(presentSeries),
    nextCursor: next && `${next.lastAt}.${next.id}`,
  };
  return c.json(answer);
});

export const read = createHandlers(queryOf(seriesPage), async (c) => {
  const { cursor } = c.req.valid('query');
  const below = parsed(cursor, /^(\d{1,9})$/u, ([number = '']) => Number(number));
  const found = await c.get('home').seriesNights(idOf(c), below, PAGE_SIZE + 1);
  const page = found.page.slice(0, PAGE_SIZE);
  const last = found.page.length > PAGE_SIZE ? page.at(-1) : undefined;
  const answer: SeriesNights = {
    ...presentSeries(found),
    stories: page.map(presentSeriesNight),
    feedUrl:
      found.feedSecret &&
      seriesFeedUrl(
        mainOriginOfApp(c.env),
        await feedSecret(c.env.DIGEST_SECRET, {
          userId: c.get('identity').userId,
          secret: found.feedSecret,
        }),
        found.id,
      ),
    nextCursor: last ? String(last.number) : null,
  };
  return c.json(answer);
});
