import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { type Feed, feedRequest } from '../../contract/schemas/feed.ts';
import { DAY_MS } from '../../contract/time.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { type Database, database } from '../directory/client.ts';
import {
  deleteFeed,
  EPISODES_MAX,
  episodesOf,
  type FeedRow,
  feedById,
  feedOfUser,
  feedWithChanges,
  renewFeed,
  saveFeed,
} from '../directory/feeds.ts';
import { soundOf } from '../directory/narrations.ts';
import { ApiError } from '../errors/refusal.ts';
import {
  coverUrl,
  episodeOf,
  episodeUrl,
  FEED_FILE,
  feedIdOf,
  feedSecret,
  feedUrl,
} from '../feed/address.ts';
import { episodeLabel, episodesIn } from '../feed/episodes.ts';
import { RSS_TYPE, rss } from '../feed/rss.ts';
import { unmetCondition } from '../files/byte-range.ts';
import { sha256Hex } from '../files/digest.ts';
import { audioKey, sleepKey } from '../files/keys.ts';
import { storedBytes } from '../files/stored-bytes.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { labelledSound } from '../narration/labelled-sound.ts';
import { fileAnswer } from './file-answer.ts';

const { createHandlers } = createFactory<App>();

async function present(c: Context<App>, row: FeedRow | null): Promise<Feed> {
  if (!row) return { url: null, showsNames: false };
  const url = feedUrl(mainOriginOfApp(c.env), await feedSecret(c.env.FILE_SECRET, row.id));
  return { url, showsNames: row.showsNames };
}

export const read = createHandlers(async (c) =>
  c.json(await present(c, await feedOfUser(database(c.env.DB), c.get('user').id))),
);

/** Opens the feed or changes its settings. Its address stays. */
export const save = createHandlers(jsonBody(feedRequest), async (c) => {
  const row = await saveFeed(database(c.env.DB), {
    userId: c.get('user').id,
    showsNames: c.req.valid('json').showsNames,
    language: languageOf(c.req.header('accept-language')),
    now: Date.now(),
  });
  return c.json(await present(c, row));
});

/** Replaces the feed's address; the old one stops working at once. */
export const renew = createHandlers(async (c) => {
  const row = await renewFeed(database(c.env.DB), c.get('user').id, Date.now());
  if (!row) throw new ApiError('not_found');
  return c.json(await present(c, row));
});

export const close = createHandlers(async (c) => {
  await deleteFeed(database(c.env.DB), c.get('user').id);
  return c.body(null, 204);
});

/**
 * Resolves a feed address, and counts the request. A forged address is rejected without a database query.
 * @throws ApiError
 */
async function openFeed<Row>(
  c: Context<App>,
  read: (db: Database, id: string) => Promise<Row | null>,
): Promise<{ row: Row; secret: string }> {
  const secret = c.req.param('feed') ?? '';
  const id = await feedIdOf(c.env.FILE_SECRET, secret);
  if (id === null) throw new ApiError('not_found');
  await countUse(c.env, 'REQUESTS_BY_FEED', id, 'rate_limited');
  const row = await read(database(c.env.DB), id);
  if (!row) throw new ApiError('not_found');
  // Revalidated at each request, so that caches do not serve a revoked address.
  c.header('Cache-Control', 'private, no-cache');
  return { row, secret };
}

/** Serves the feed, or an episode's audio with ranges and conditional requests. */
export const serve = createHandlers((c) => {
  const file = c.req.param('file') ?? '';
  return file === FEED_FILE ? feedAnswer(c) : episodeAnswer(c, file);
});

/** Podcast apps poll often: an index answers whether the feed changed, before episodes are read. */
async function feedAnswer(c: Context<App>): Promise<Response> {
  const { row, secret } = await openFeed(c, feedWithChanges);
  const origin = mainOriginOfApp(c.env);
  // Part of the ETag: clients also refetch once a day, so that changes of our rendering reach them.
  const day = Math.floor(Date.now() / DAY_MS);
  const state = [row.id, row.showsNames, row.language, row.narrations, row.changedAt, origin, day];
  const etag = `"${(await sha256Hex(JSON.stringify(state))).slice(0, 32)}"`;
  c.header('ETag', etag);
  const unmet = unmetCondition(c.req.raw.headers, { etag, modifiedAt: null });
  if (unmet === 'not modified') return c.body(null, 304);
  if (unmet) throw new ApiError('file_changed');
  c.header('Content-Type', RSS_TYPE);
  if (c.req.method === 'HEAD') return c.body(null);
  const rows = await episodesOf(database(c.env.DB), row.userId);
  const episodes = episodesIn(rows, row.showsNames, {
    sound: (id) => episodeUrl(origin, secret, id),
    cover: ({ options: { storyType, ageGroup } }) => coverUrl(origin, storyType, ageGroup),
  });
  return c.body(
    rss({
      language: row.language,
      url: feedUrl(origin, secret),
      page: origin,
      cover: coverUrl(origin, 'original', 'default'),
      episodes: episodes.slice(0, EPISODES_MAX),
    }),
  );
}

async function episodeAnswer(c: Context<App>, file: string): Promise<Response> {
  const { row } = await openFeed(c, feedById);
  const asked = episodeOf(file);
  const sound = asked && (await soundOf(database(c.env.DB), row.userId, asked.narrationId));
  if (!asked || !sound?.story) throw new ApiError('not_found');
  const { isSleepEdition } = asked;
  const soundBytes = isSleepEdition ? sound.sleepSoundBytes : sound.soundBytes;
  const key = (isSleepEdition ? sleepKey : audioKey)(row.userId, sound.id);
  const stored = soundBytes === null ? null : await storedBytes(c.env.FILES, key, false);
  if (!stored || soundBytes === null) throw new ApiError('not_found');
  const { title, options, language, createdAt } = sound.story;
  const label = episodeLabel(
    { title, options, storyLanguage: language, language: sound.language ?? language, writtenAt: createdAt },
    isSleepEdition,
    row.showsNames,
  );
  return fileAnswer(c, await labelledSound(c.env.FILES, stored, soundBytes, label));
}
