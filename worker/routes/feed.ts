import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { coverKey } from '../../contract/covers.ts';
import { type Feed, feedRequest } from '../../contract/schemas/feed.ts';
import { database } from '../db/client.ts';
import {
  deleteFeed,
  EPISODES_MAX,
  episodesOf,
  type FeedRow,
  feedById,
  feedOfUser,
  renewFeed,
  saveFeed,
} from '../db/feeds.ts';
import { narrationOf } from '../db/narrations.ts';
import {
  episodeOf,
  episodeUrl,
  FEED_FILE,
  feedIdOf,
  feedSecret,
  feedUrl,
  sleepEpisodeId,
} from '../feed/address.ts';
import { RSS_TYPE, rss } from '../feed/rss.ts';
import { episodeTitle } from '../feed/titles.ts';
import { audioKey, audioPrefix, sleepKey } from '../files/keys.ts';
import { filesBelow } from '../files/owned.ts';
import { languageOf } from '../middleware/accept-language.ts';
import { conditionalGet } from '../middleware/caching.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { sleepTitle } from '../narration/sleep-title.ts';
import { ApiError } from '../refusal.ts';
import { storedBytes } from './files.ts';
import { originOf, signerOf } from './generation-request.ts';
import { appOriginOf } from './session-cookie.ts';

const { createHandlers } = createFactory<App>();

async function present(c: Context<App>, row: FeedRow | null): Promise<Feed> {
  if (!row) return { url: null, showsNames: false };
  const url = feedUrl(originOf(c), await feedSecret(c.env.FILE_SECRET, row.id));
  return { url, showsNames: row.showsNames };
}

export const read = createHandlers(async (c) =>
  c.json(await present(c, await feedOfUser(database(c.env.DB), c.get('user').id))),
);

/** Opens the feed, or changes what it shows. Its address stays. */
export const save = createHandlers(jsonBody(feedRequest), async (c) => {
  const row = await saveFeed(database(c.env.DB), {
    userId: c.get('user').id,
    showsNames: c.req.valid('json').showsNames,
    language: languageOf(c.req.header('accept-language')),
    now: Date.now(),
  });
  return c.json(await present(c, row));
});

/** Another address for the feed; the one before is worth nothing at once. */
export const renew = createHandlers(async (c) => {
  const row = await renewFeed(database(c.env.DB), c.get('user').id, Date.now());
  if (!row) throw new ApiError('not_found');
  return c.json(await present(c, row));
});

export const close = createHandlers(async (c) => {
  await deleteFeed(database(c.env.DB), c.get('user').id);
  return c.body(null, 204);
});

/** The feed that an address is the secret of, counted. What is not ours is found out without the database. @throws ApiError */
async function openFeed(c: Context<App>): Promise<{ row: FeedRow; secret: string }> {
  const secret = c.req.param('feed') ?? '';
  const id = await feedIdOf(c.env.FILE_SECRET, secret);
  if (id === null) throw new ApiError('not_found');
  await countUse(c.env, 'REQUESTS_BY_FEED', id, 'rate_limited');
  const row = await feedById(database(c.env.DB), id);
  if (!row) throw new ApiError('not_found');
  // Asked for again each time, so that an address which was revoked is not answered from anybody's memory.
  c.header('Cache-Control', 'private, no-cache');
  return { row, secret };
}

/** What a podcast app asks for: the feed, by its own name, or the sound of an episode, by ranges and conditionally. */
export const serve = createHandlers(conditionalGet, async (c) => {
  const { row, secret } = await openFeed(c);
  const file = c.req.param('file') ?? '';
  if (file === FEED_FILE) {
    c.header('Content-Type', RSS_TYPE);
    return c.body(await feedOf(c, row, secret));
  }
  const asked = episodeOf(file);
  const narration = asked && (await narrationOf(database(c.env.DB), row.userId, asked.narrationId));
  if (!narration || narration.storyId === null) throw new ApiError('not_found');
  if (asked.isSleepEdition && !narration.sleepEdition) throw new ApiError('not_found');
  const keyOf = asked.isSleepEdition ? sleepKey : audioKey;
  const sound = await storedBytes(c, keyOf(row.userId, narration.id), false);
  if (!sound) throw new ApiError('not_found');
  return sound;
});

async function feedOf(c: Context<App>, row: FeedRow, secret: string): Promise<string> {
  const [narrations, files] = await Promise.all([
    episodesOf(database(c.env.DB), row.userId),
    filesBelow(c.env.FILES, audioPrefix(row.userId)),
  ]);
  const sizes = new Map(files.map(({ key, bytes }) => [key, bytes]));
  const origin = originOf(c);
  const signer = signerOf(c);
  const sounds = narrations.flatMap((narration) => {
    const { narrationId, language, duration, madeAt, sleepEdition } = narration;
    const title = episodeTitle(narration, row.showsNames);
    const { storyType, ageGroup } = narration.options;
    const cover = signer.publicUrl(coverKey(storyType, ageGroup, 'large'));
    const plain = { id: narrationId, title, key: audioKey(row.userId, narrationId), duration, madeAt };
    const forSleep = sleepEdition && {
      id: sleepEpisodeId(narrationId),
      title: sleepTitle(title, language),
      key: sleepKey(row.userId, narrationId),
      duration: sleepEdition.duration,
      madeAt: sleepEdition.madeAt,
    };
    return [plain, ...(forSleep ? [forSleep] : [])].map((sound) => ({ ...sound, language, cover }));
  });
  const episodes = sounds
    .flatMap(({ key, ...sound }) => {
      const bytes = sizes.get(key);
      return bytes === undefined ? [] : [{ ...sound, bytes, url: episodeUrl(origin, secret, sound.id) }];
    })
    .sort((one, other) => other.madeAt - one.madeAt)
    .slice(0, EPISODES_MAX);
  return rss({
    language: row.language,
    url: feedUrl(origin, secret),
    page: appOriginOf(c),
    cover: signer.publicUrl(coverKey('original', 'default', 'large')),
    episodes,
  });
}
