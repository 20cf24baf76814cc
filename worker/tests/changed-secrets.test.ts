import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { TokenAnswer } from '../../contract/schemas/auth.ts';
import type { BookAddress } from '../../contract/schemas/books.ts';
import type { Feed } from '../../contract/schemas/feed.ts';
import type { Story } from '../../contract/schemas/stories.ts';
import { DAY_MS } from '../../contract/time.ts';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { app } from '../app.ts';
import { checkAccessToken } from '../auth/access-token.ts';
import { FLOW_LIFETIME_S, openFlow, sealFlow } from '../auth/google-flow.ts';
import { openLink, sealLink } from '../auth/google-link.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { mailboxDigest } from '../directory/mailbox.ts';
import type { Env } from '../env.ts';

const TOKEN_SECRET = 'a new secret of tokens, of 32 letters';
const FILE_SECRET = 'a new secret of files, of 32 letters!';
/** The settings while both secrets are being changed, and afterwards. */
const CHANGING: Env = {
  ...env,
  TOKEN_SECRET,
  TOKEN_SECRET_BEFORE: env.TOKEN_SECRET,
  FILE_SECRET,
  FILE_SECRET_BEFORE: env.FILE_SECRET,
};
const CHANGED: Env = { ...CHANGING, TOKEN_SECRET_BEFORE: '', FILE_SECRET_BEFORE: '' };
/** A leaked secret is not accepted any more, while the other one stays. */
const ENDED_TOKENS: Env = { ...CHANGING, TOKEN_SECRET_BEFORE: '' };
const ENDED_FILES: Env = { ...CHANGING, FILE_SECRET_BEFORE: '' };

type Credentials = { token: string; cookie: string };

async function send(settings: Env, path: string, credentials: Partial<Credentials> = {}, method = 'GET') {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (credentials.token) headers.set('authorization', `Bearer ${credentials.token}`);
  if (credentials.cookie) headers.set('cookie', credentials.cookie);
  const { pathname, search } = new URL(path, 'http://api.test');
  return app.fetch(
    new Request(`http://api.test${pathname}${search}`, {
      method,
      headers,
      ...(method === 'GET' ? {} : { body: '{}' }),
    }),
    settings,
    createExecutionContext(),
  );
}

async function statusOf(...args: Parameters<typeof send>): Promise<number> {
  const answer = await send(...args);
  await answer.body?.cancel();
  return answer.status;
}

const json = async <Body>(answer: Response): Promise<Body> => {
  expect(answer.status).toBe(200);
  return answer.json<Body>();
};

/** A session's new token and cookie. */
async function refreshed(settings: Env, cookie: string): Promise<Credentials> {
  const answer = await send(settings, '/api/auth/refresh-token', { cookie }, 'POST');
  const set = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...(await json<TokenAnswer>(answer)), cookie: set };
}

/** Addresses that the API hands out under these settings. */
async function addressesOf(settings: Env, token: string, storyId: string) {
  const story = await json<Story>(await send(settings, `/api/stories/${storyId}`, { token }));
  const book = await json<BookAddress>(await send(settings, `/api/stories/${storyId}/book`, { token }));
  const feed = await json<Feed>(await send(settings, '/api/feed', { token }));
  return { file: story.narrations[0]!.audioUrl, book: book.url, feed: feed.url! };
}

test('sessions, feeds, links and files survive a change of both secrets, and end with the older ones', async () => {
  const owner = await newOwner();
  const { buyer, storyId } = owner;
  await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } });
  const before = await addressesOf(env, buyer.token, storyId);
  const statuses = async (settings: Env, credentials: Credentials, addresses: typeof before) => ({
    me: await statusOf(settings, '/api/auth/me', credentials),
    file: await statusOf(settings, addresses.file),
    book: await statusOf(settings, addresses.book),
    feed: await statusOf(settings, addresses.feed),
  });
  const all = { me: 200, file: 200, book: 200, feed: 200 };
  expect(await statuses(env, buyer, before)).toEqual(all);
  expect(await statuses(CHANGING, buyer, before)).toEqual(all);
  expect(await statuses(ENDED_TOKENS, buyer, before)).toEqual({ ...all, me: 401 });
  expect(await statuses(ENDED_FILES, buyer, before)).toEqual({ ...all, file: 404, book: 404 });

  // What is made meanwhile is signed with the new ones.
  const after = await refreshed(CHANGING, buyer.cookie);
  const made = await addressesOf(CHANGING, after.token, storyId);
  expect(made.feed).toBe(before.feed);
  expect(made.file).not.toBe(before.file);
  expect(made.book).not.toBe(before.book);
  expect(await statuses(CHANGED, after, made)).toEqual(all);
  expect(await statuses(env, after, made)).toEqual({ me: 401, file: 404, book: 404, feed: 200 });

  // A session goes on through the whole change; one that was not used during it ends.
  expect(await statusOf(CHANGED, '/api/auth/me', await refreshed(CHANGED, after.cookie))).toBe(200);
  expect(await statusOf(CHANGED, '/api/auth/refresh-token', { cookie: buyer.cookie }, 'POST')).toBe(401);
  expect(await statuses(CHANGED, buyer, before)).toEqual({ me: 401, file: 404, book: 404, feed: 200 });
});

test('a Google sign-in that has begun ends with the secret it began with', async () => {
  const now = Date.now();
  const flow = { state: 's', nonce: 'n', verifier: 'v', appOrigin: 'http://app.test', attempt: '' };
  const link = { googleId: 'g', email: 'ana@example.org' };
  const [sealedFlow, sealedLink] = [
    await sealFlow(flow, env.TOKEN_SECRET, now),
    await sealLink(link, env.TOKEN_SECRET, now),
  ];
  const opened = async (settings: Env, at: number) => [
    await openFlow(sealedFlow, tokenSecrets(settings), at).then((found) => found?.state ?? null),
    await openLink(sealedLink, tokenSecrets(settings), at),
  ];
  expect(await opened(CHANGING, now)).toEqual(['s', link]);
  expect(await opened(CHANGED, now)).toEqual([null, null]);
  expect(await opened(CHANGING, now + FLOW_LIFETIME_S * 1000)).toEqual([null, null]);
});

test('an expired token of the older secret is expired, not unknown, so that clients refresh it', async () => {
  const { buyer } = await newOwner();
  const { token } = await refreshed(env, buyer.cookie);
  const expired = (settings: Env) =>
    checkAccessToken(token, tokenSecrets(settings), Date.now() + 61 * DAY_MS);
  expect(await expired(CHANGING)).toEqual({ ok: false, reason: 'expired' });
  expect(await expired(CHANGED)).toEqual({ ok: false, reason: 'invalid' });
});

test('a renewed feed has another address, and the old one ends', async () => {
  const { buyer } = await newOwner();
  const opened = await json<Feed>(
    await buyer.fetch('/api/feed', { method: 'PUT', json: { showsNames: true } }),
  );
  const renewed = await json<Feed>(await buyer.fetch('/api/feed/address', { method: 'POST', json: {} }));
  expect(await statusOf(CHANGED, opened.url!)).toBe(404);
  expect(await statusOf(CHANGED, renewed.url!)).toBe(200);
});

test('stored digests depend on neither secret', async () => {
  expect(await mailboxDigest(CHANGED, 'ana@example.org')).toBe(await mailboxDigest(env, 'ana@example.org'));
});
