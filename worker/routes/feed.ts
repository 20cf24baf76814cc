import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { type Feed, feedRequest } from '../../contract/schemas/feed.ts';
import { DAY_MS } from '../../contract/time.ts';
import { mainOriginOfApp } from '../config/origins.ts';
import { ApiError } from '../errors/refusal.ts';
import { episodeLabel, episodesIn, transcriptOf } from '../feed/episodes.ts';
import { RSS_TYPE, rss } from '../feed/rss.ts';
import { episodeTitle } from '../feed/titles.ts';
import { TRANSCRIPTS } from '../feed/transcript.ts';
import { unmetCondition } from '../files/byte-range.ts';
import { sha256Hex } from '../files/digest.ts';
import {
  coverUrl,
  episodeUrl,
  FEED_FILE,
  type FeedKey,
  feedSecret,
  feedUrl,
  isTranscript,
  parseSeriesFeed,
  parseTranscriptName,
  readFeedSecret,
  seriesFeedUrl,
  transcriptUrl,
} from '../files/feed-address.ts';
import { parseSoundName, type SoundName, soundKey } from '../files/keys.ts';
import { pngPath } from '../files/picture-address.ts';
import { sealWith } from '../files/signed-url.ts';
import { permitted, storedBytes } from '../files/stored-bytes.ts';
import { type EpisodeRow, EPISODES_MAX } from '../home-storage/library.ts';
import type { FeedRow } from '../home-storage/schema.ts';
import { homeOf, type OpenedHome } from '../home/client.ts';
import { languageOf } from '../middleware/accept-language.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody } from '../middleware/validate.ts';
import { hasLabel, labelledSound, openLabel, storedPartFor } from '../story/labelled-sound.ts';
import { soundBytesOf } from '../story/saved-sound.ts';
import { sceneOf } from '../story/scene.ts';
import { fileAnswer, likelyPart } from './file-answer.ts';

const { createHandlers } = createFactory<App>();

async function present(c: Context<App>, row: FeedRow | null): Promise<Feed> {
  if (!row) return { url: null, showsNames: false };
  const key = { userId: c.get('identity').userId, secret: row.secret };
  const url = feedUrl(mainOriginOfApp(c.env), await feedSecret(c.env.DIGEST_SECRET, key));
  return { url, showsNames: row.showsNames };
}

export const read = createHandlers(async (c) => c.json(await present(c, await c.get('home').feed())));

/** Opens the feed or changes its settings. Its address stays. */
export const save = createHandlers(jsonBody(feedRequest), async (c) => {
  const { showsNames } = c.req.valid('json');
  const language = languageOf(c.req.header('accept-language'));
  return c.json(await present(c, await c.get('home').saveFeed({ showsNames, language })));
});

/** Replaces the feed's address; the old one stops working at once. */
export const renew = createHandlers(async (c) => c.json(await present(c, await c.get('home').renewFeed())));

export const close = createHandlers(async (c) => {
  await c.get('home').closeFeed();
  return c.body(null, 204);
});

/** `inAddress`: the secret part of the feed's addresses. */
type OpenedFeed = FeedKey & { inAddress: string; home: OpenedHome };

/**
 * Verifies a feed address, and counts the request.
 * @throws ApiError
 */
async function openFeed(c: Context<App>): Promise<OpenedFeed> {
  const inAddress = c.req.param('feed') ?? '';
  const key = await readFeedSecret(c.env.DIGEST_SECRET, inAddress);
  if (key === null) throw new ApiError('not_found');
  await countUse(c.env, 'REQUESTS_BY_FEED', key.secret, 'rate_limited');
  // Revalidated at each request, so that caches do not serve a revoked address.
  c.header('Cache-Control', 'private, no-cache');
  return { ...key, inAddress, home: homeOf(c.env, key.userId).opened() };
}

/** Serves the feed, an episode's transcript, or its audio with ranges and conditional requests. */
export const serve = createHandlers((c) => {
  const file = c.req.param('file') ?? '';
  if (file === FEED_FILE) return feedAnswer(c);
  const seriesId = parseSeriesFeed(file);
  if (seriesId !== null) return feedAnswer(c, seriesId);
  return isTranscript(file) ? transcriptAnswer(c, file) : episodeAnswer(c, file);
});

/** @param seriesId of a series' feed: its nights in order, under the picture of the first */
async function feedAnswer(c: Context<App>, seriesId: string | null = null): Promise<Response> {
  const { home, secret, inAddress } = await openFeed(c);
  const origin = mainOriginOfApp(c.env);
  // Clients refetch once a day in any case, so that changes of our rendering reach them.
  const day = Math.floor(Date.now() / DAY_MS);
  const known = c.req.header('if-none-match') ?? null;
  const isHead = c.req.method === 'HEAD';
  const rendering = [origin, day, seriesId];
  const { feed, etag, episodes, first, numbers } = await home.feed(
    secret,
    rendering,
    known,
    !isHead,
    seriesId,
  );
  c.header('ETag', etag);
  const unmet = unmetCondition(c.req.raw.headers, { etag, modifiedAt: null });
  if (unmet === 'not modified') return c.body(null, 304);
  if (unmet) throw new ApiError('file_changed');
  c.header('Content-Type', RSS_TYPE);
  if (isHead) return c.body(null);
  const seal = sealWith(c.env.FILE_SECRET);
  const cover = (row: Pick<EpisodeRow, 'title' | 'scene' | 'options'>) => {
    const scene = sceneOf(row);
    const { storyType, ageGroup } = row.options;
    return scene ? `${origin}${pngPath(scene, seal)}` : coverUrl(origin, storyType, ageGroup);
  };
  const all = episodesIn(episodes ?? [], feed.showsNames, {
    sound: (id) => episodeUrl(origin, inAddress, id),
    transcript: (id, name) => transcriptUrl(origin, inAddress, id, name),
    cover,
    number: ({ storyId }) => numbers[storyId] ?? null,
  });
  return c.body(
    rss({
      language: feed.language,
      url: seriesId === null ? feedUrl(origin, inAddress) : seriesFeedUrl(origin, inAddress, seriesId),
      page: origin,
      ...(first && { title: episodeTitle(first, feed.showsNames) }),
      cover: first ? cover(first) : coverUrl(origin, 'original', 'default'),
      episodes: all.slice(0, EPISODES_MAX),
    }),
  );
}

async function transcriptAnswer(c: Context<App>, file: string): Promise<Response> {
  const { home, secret } = await openFeed(c);
  const name = parseTranscriptName(file);
  if (!name) throw new ApiError('not_found');
  const { feed, ...rows } = await home.transcript(secret, name.narrationId);
  const text = transcriptOf(rows, name, feed.showsNames);
  if (text === null) throw new ApiError('not_found');
  const etag = `"${(await sha256Hex(text)).slice(0, 32)}"`;
  c.header('ETag', etag);
  const unmet = unmetCondition(c.req.raw.headers, { etag, modifiedAt: null });
  if (unmet === 'not modified') return c.body(null, 304);
  if (unmet) throw new ApiError('file_changed');
  c.header('Content-Type', `${TRANSCRIPTS[name.format].type}; charset=utf-8`);
  return c.body(text);
}

async function episodeAnswer(c: Context<App>, file: string): Promise<Response> {
  const { home, userId, secret } = await openFeed(c);
  const name = parseSoundName(file);
  if (!name) throw new ApiError('not_found');
  const [stored, { soundBytes, label, opened }] = await permitted(
    storedBytes(c.env.FILES, soundKey(userId, name), storedPartFor(likelyPart(c))),
    openedEpisode(c, home, secret, name),
  );
  if (!stored) throw new ApiError('not_found');
  return fileAnswer(c, await labelledSound(c.env.FILES, stored, soundBytes, label, opened));
}

/** Label of an episode, opened if it is most likely sent. @throws ApiError `not_found` */
async function openedEpisode(
  c: Context<App>,
  home: OpenedHome,
  secret: string,
  { narrationId, edition }: SoundName,
) {
  const { feed, sound } = await home.episode(secret, narrationId);
  const soundBytes = soundBytesOf(sound, edition);
  if (!sound.story || soundBytes === null) throw new ApiError('not_found');
  const { title, options, earlierNames, scene, language, day, dayNumber, titleNumber } = sound.story;
  const label = episodeLabel(
    {
      title,
      options,
      earlierNames,
      scene,
      storyLanguage: language,
      language: sound.language,
      isByFamily: sound.takes !== null,
      day,
      dayNumber,
      titleNumber,
    },
    edition?.kind ?? null,
    feed.showsNames,
  );
  return { soundBytes, label, opened: hasLabel(likelyPart(c)) ? openLabel(c.env.FILES, label) : null };
}
