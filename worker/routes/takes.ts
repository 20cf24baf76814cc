import type { Context } from 'hono';
import { createFactory } from 'hono/factory';
import { LANGUAGES } from '../../contract/options.ts';
import {
  acceptRequest,
  type KeptTake,
  type Recording,
  type Take,
  takeQuery,
  type Takes,
  takesQuery,
} from '../../contract/schemas/takes.ts';
import {
  CONSENT,
  DIGEST_HEADER,
  digestField,
  RECORDER_HEADER,
  TAKE_BYTES_PER_SECOND,
} from '../../contract/takes.ts';
import { ApiError } from '../errors/refusal.ts';
import { takeKey } from '../files/keys.ts';
import type { SecretKey } from '../files/secret-address.ts';
import type { TakeRow } from '../home-storage/takes.ts';
import { homeOf } from '../home/client.ts';
import type { NewTake, StoryTake, TakesOfStory } from '../home/recordings.ts';
import { readRecordSecret } from '../link/address.ts';
import { limitedTake } from '../middleware/body-limit.ts';
import type { App } from '../middleware/context.ts';
import { countUse } from '../middleware/rate-limit.ts';
import { jsonBody, queryOf } from '../middleware/validate.ts';
import { signerOf } from './generation-request.ts';

const { createHandlers } = createFactory<App>();

const isoTime = (ms: number) => new Date(ms).toISOString();

function presentKept({ id, language, sentence: index, bytes, digest, acceptedAt }: TakeRow): KeptTake {
  const seconds = bytes / TAKE_BYTES_PER_SECOND;
  return { id, language, index, seconds, digest, isAccepted: acceptedAt !== null };
}

async function presentTake(c: Context<App>, take: StoryTake): Promise<Take> {
  return {
    ...presentKept(take),
    isCurrent: take.isCurrent,
    consentedAt: isoTime(take.consentedAt),
    createdAt: isoTime(take.createdAt),
    url: await signerOf(c).url(takeKey(take.userId, take), Date.now()),
  };
}

async function presentTakes(c: Context<App>, { takes, readings }: TakesOfStory): Promise<Takes> {
  return { takes: await Promise.all(takes.map((take) => presentTake(c, take))), readings };
}

/** The sentence in an address. @throws ApiError `not_found` for none */
function placeIn(c: Context<App>): Pick<NewTake, 'language' | 'index'> {
  const language = LANGUAGES.find((one) => one === c.req.param('language'));
  const index = c.req.param('n') ?? '';
  if (!language || !/^\d{1,6}$/.test(index)) throw new ApiError('not_found');
  return { language, index: Number(index) };
}

/**
 * The take in a request: samples whose digest is the one in the header.
 * @throws ApiError `not_found` for no sentence, `take_unusable` for another digest or none
 */
async function takeIn(c: Context<App>, consentedAt: string): Promise<NewTake> {
  const place = placeIn(c);
  const pcm = new Uint8Array(await c.req.arrayBuffer());
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', pcm)).toString('base64');
  if (c.req.header(DIGEST_HEADER) !== digestField(digest)) throw new ApiError('take_unusable');
  const id = crypto.randomUUID();
  return { ...place, id, pcm, digest, consentedAt: Date.parse(consentedAt) };
}

const storyIdOf = (c: Context<App>) => c.req.param('id') ?? '';

export const list = createHandlers(async (c) =>
  c.json(await presentTakes(c, await c.get('home').takes(storyIdOf(c)))),
);

/** Keeps one's own take, which counts at once. */
export const put = createHandlers(limitedTake, queryOf(takeQuery), async (c) => {
  const take = await takeIn(c, c.req.valid('query')[CONSENT]);
  return c.json(presentKept(await c.get('home').keepTake(storyIdOf(c), take)));
});

/** Accepts takes that came by a link. */
export const accept = createHandlers(jsonBody(acceptRequest), async (c) => {
  const { ids } = c.req.valid('json');
  return c.json(await presentTakes(c, await c.get('home').acceptTakes(storyIdOf(c), ids)));
});

export const remove = createHandlers(async (c) => {
  await c.get('home').removeTakes(storyIdOf(c), { id: c.req.param('take') ?? '' });
  return c.body(null, 204);
});

export const removeAll = createHandlers(queryOf(takesQuery), async (c) => {
  await c.get('home').removeTakes(storyIdOf(c), c.req.valid('query'));
  return c.body(null, 204);
});

/** Random id of a device, as its page draws it. */
const RECORDER = /^[\w-]{16,64}$/;

/**
 * Verifies the address of a link for recording, and counts the request, by the link alone.
 * @throws ApiError `not_found`, `rate_limited`
 */
async function openRecording(c: Context<App>): Promise<SecretKey & { recorder: string }> {
  const key = await readRecordSecret(c.env.DIGEST_SECRET, c.req.param('link') ?? '');
  const recorder = c.req.header(RECORDER_HEADER) ?? '';
  if (key === null || !RECORDER.test(recorder)) throw new ApiError('not_found');
  await countUse(c.env, 'REQUESTS_BY_LINK', key.secret, 'rate_limited');
  return { ...key, recorder };
}

/** The story that a link is for. */
export const recording = createHandlers(async (c) => {
  const { userId, secret, recorder } = await openRecording(c);
  const answer: Recording = await homeOf(c.env, userId).opened().recording(secret, recorder);
  return c.json(answer);
});

/** Keeps a take that came by a link, until the parent has accepted it. */
export const putByLink = createHandlers(limitedTake, queryOf(takeQuery), async (c) => {
  const { userId, secret, recorder } = await openRecording(c);
  const take = await takeIn(c, c.req.valid('query')[CONSENT]);
  const kept = await homeOf(c.env, userId).opened().keepTake(secret, recorder, take);
  return c.json(presentKept(kept));
});

/** Ends a take that came by a link and waits for the parent. */
export const removeByLink = createHandlers(async (c) => {
  const { userId, secret, recorder } = await openRecording(c);
  const { language, index: sentence } = placeIn(c);
  await homeOf(c.env, userId).opened().removeTake(secret, recorder, { language, sentence });
  return c.body(null, 204);
});
