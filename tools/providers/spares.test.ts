import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { acceptAnything } from '../../testkit/worker/accept-anything.ts';
import { realClock } from '../../worker/generation/clock.ts';
import { storyJob } from '../../worker/generation/story-job.ts';
import type { LoggedEvent } from '../../worker/home-storage/event-log.ts';
import type { Ordered } from '../../worker/home-storage/ledger.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import { findingsOfAny } from '../../worker/story/checking.ts';
import type { StoryProvider } from '../../worker/story/story-provider.ts';
import { closeStandIns, type Exchange, openStandIn } from './stand-in.ts';

/** A first server with every kind of failure, over HTTP, and a working second one, for each kind of server. */

/** For a silent server; every other failure comes before the long wait, on a machine of any load. */
const PATIENCE_S = 0.2;
const LONG_PATIENCE_S = 30;

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`;
const html = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Bad gateway</title>');
};
const refuse = (status: number, code: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: code, type: 'x', param: null, code } }));
};
const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
};

const SILENT = new Set(['keeps silent', 'keeps silent after its headers']);

const WAYS: [string, (response: ServerResponse) => void][] = [
  ['hangs up', (response) => response.destroy()],
  ['keeps silent', () => {}],
  ['keeps silent after its headers', begin],
  [
    'breaks off after its headers',
    (response) => {
      begin(response);
      setTimeout(() => response.destroy(), 20);
    },
  ],
  [
    'breaks off in its first sentence',
    (response) => {
      begin(response);
      response.write(chunk('# Un faro'), () => setTimeout(() => response.destroy(), 20));
    },
  ],
  ['answers nothing', (response) => response.end()],
  ['answers a page', html(200)],
  ['answers a page of a gateway', html(502)],
  ['answers with other JSON', refuse(200, 'none')],
  ['answers 401', refuse(401, 'invalid_api_key')],
  ['answers 404', refuse(404, 'model_not_found')],
  ['answers 429', refuse(429, 'rate_limit_exceeded')],
  ['has no quota left', refuse(429, 'insufficient_quota')],
  ['answers 500', refuse(500, 'server_error')],
];

let fail: (response: ServerResponse) => void = () => {};
/** Requests by the first part of their path: each test has its own, since a request that was given up may come late. */
const askedAt = new Map<string, number>();
const failing = createServer((request, response) => {
  const place = request.url!.split('/')[1]!;
  askedAt.set(place, (askedAt.get(place) ?? 0) + 1);
  request.resume();
  fail(response);
});
let failingUrl = '';
let working: { url: string; exchanges: Exchange[] };

beforeAll(async () => {
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  failingUrl = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
  working = await openStandIn('openai');
});
afterAll(() => {
  closeStandIns();
  failing.closeAllConnections();
  failing.close();
});

let places = 0;

/** Writers or checkers whose first server fails, and the number of requests it got. */
function servers(
  which: 'STORY_SERVERS' | 'MODERATION_SERVERS',
  { isSilent, kind }: { isSilent: boolean; kind?: 'moderations' | 'chat' },
) {
  const place = `place-${++places}`;
  const first = {
    url: `${failingUrl}/${place}/v1`,
    key: null,
    model: 'down',
    patienceSeconds: isSilent ? PATIENCE_S : LONG_PATIENCE_S,
    ...(kind && { kind }),
  };
  const spare = which === 'STORY_SERVERS' ? { reasoningEffort: 'none' } : { kind: 'moderations' };
  const provider = openaiStories({
    OPENAI_BASE_URL: working.url,
    OPENAI_API_KEY: RIGHT_KEY,
    OPENAI_STORY_MODEL: 'gpt-6-luna',
    OPENAI_MODERATION_MODEL: 'omni-moderation-latest',
    [which]: JSON.stringify([first, spare]),
  });
  return { provider, asked: () => askedAt.get(place) ?? 0 };
}

/**
 * Writes a story.
 * @returns what its reader got, and the number of failed servers
 */
async function write({ writers, moderators }: StoryProvider) {
  const events: LoggedEvent[] = [];
  const failed: string[] = [];
  const note = ({ id }: { id: string }) => void failed.push(id.split(' ')[1]!);
  const job = storyJob({
    reserve: async () => {},
    isReservedFirst: () => false,
    prepare: async () => ({ writers, userDigest: 'somebody' }),
    failed: note,
    moderate: async (texts, signal) =>
      (await findingsOfAny(moderators, { texts, userDigest: 'somebody' }, signal, note)).map(
        ({ flagged }) => !flagged,
      ),
    acceptance: acceptAnything,
    topicOpinion: null,
    secondOpinion: null,
    withdrawn: () => {},
    unread: () => {},
    saveStory: () => Promise.reject(new Error('nothing is saved here')),
    clock: realClock,
  });
  const order = storyRequest.parse({ topic: 'un faro !tiny', storyLength: 'short' });
  await job.perform(
    { id: 'g', storyId: 's', order } as Ordered<StoryRequest>,
    (event) => events.push(event),
    new AbortController().signal,
  );
  return { kinds: events.map(({ type }) => type), failed };
}

test.each(WAYS)(
  'a story whose first server %s is written completely by the second, once',
  async (name, way) => {
    fail = way;
    working.exchanges.length = 0;
    const isSilent = SILENT.has(name);
    const { provider, asked } = servers('STORY_SERVERS', { isSilent });
    const { kinds, failed } = await write(provider);
    expect(kinds.slice(0, 3)).toEqual(['start', 'title', 'sentence']);
    expect(kinds.filter((kind) => kind === 'start' || kind === 'title')).toHaveLength(2);
    expect(failed).toEqual(['down']);
    // Neither server was asked twice. A silent one may be given up before the request arrives.
    if (isSilent) expect(asked()).toBeLessThanOrEqual(1);
    else expect(asked()).toBe(1);
    expect(working.exchanges.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1);
  },
);

test.each(
  WAYS.flatMap(([name, way]) => (['moderations', 'chat'] as const).map((kind) => ({ name, way, kind }))),
)(
  'a story whose first checking server ($kind) $name is checked by the second and complete',
  async ({ name, way, kind }) => {
    fail = way;
    const isSilent = SILENT.has(name);
    const { provider, asked } = servers('MODERATION_SERVERS', { isSilent, kind });
    const { kinds, failed } = await write(provider);
    expect(kinds.slice(0, 3)).toEqual(['start', 'title', 'sentence']);
    expect(kinds).not.toContain('error');
    expect(new Set(failed)).toEqual(new Set(['down']));
    if (isSilent) expect(asked()).toBeLessThanOrEqual(failed.length);
    else expect(asked()).toBe(failed.length);
  },
);
