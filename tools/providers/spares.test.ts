import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoryRequest, storyRequest } from '../../contract/schemas/stories.ts';
import { RIGHT_KEY } from '../../emulators/openai/app.ts';
import { realClock } from '../../worker/generation/clock.ts';
import type { LoggedEvent } from '../../worker/generation/event-log.ts';
import { storyJob } from '../../worker/generation/story-job.ts';
import type { Ordered } from '../../worker/home/ledger.ts';
import { openaiStories } from '../../worker/providers/openai.ts';
import { findingsOfAny } from '../../worker/story/checking.ts';
import { closeStandIns, type Exchange, openStandIn } from './stand-in.ts';

/** A first server with every kind of failure, over HTTP, and a working second one, for each kind of server. */

const PATIENCE_S = 0.2;

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
let asked = 0;
const failing = createServer((request, response) => {
  asked += 1;
  request.resume();
  fail(response);
});
let failingUrl = '';
let working: { url: string; exchanges: Exchange[] };

beforeAll(async () => {
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  failingUrl = `http://127.0.0.1:${(failing.address() as AddressInfo).port}/v1`;
  working = await openStandIn('openai');
});
afterAll(() => {
  closeStandIns();
  failing.closeAllConnections();
  failing.close();
});

/** Writers or checkers whose first server fails. */
function servers(which: 'STORY_SERVERS' | 'MODERATION_SERVERS', kind?: 'moderations' | 'chat') {
  const first = {
    ...{ url: failingUrl, key: null, model: 'down', patienceSeconds: PATIENCE_S },
    ...(kind && { kind }),
  };
  const spare = which === 'STORY_SERVERS' ? { reasoningEffort: 'none' } : { kind: 'moderations' };
  return openaiStories({
    ...{ OPENAI_BASE_URL: working.url, OPENAI_API_KEY: RIGHT_KEY },
    ...{ OPENAI_STORY_MODEL: 'gpt-6-luna', OPENAI_MODERATION_MODEL: 'omni-moderation-latest' },
    [which]: JSON.stringify([first, spare]),
  });
}

/**
 * Writes a story.
 * @returns what its reader got, and the number of failed servers
 */
async function write({ writers, moderators }: ReturnType<typeof servers>) {
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

test.each(WAYS)('a story whose first server %s is written completely by the second, once', async (_, way) => {
  fail = way;
  working.exchanges.length = 0;
  asked = 0;
  const { kinds, failed } = await write(servers('STORY_SERVERS'));
  expect(kinds.slice(0, 3)).toEqual(['start', 'title', 'sentence']);
  expect(kinds.filter((kind) => kind === 'start' || kind === 'title')).toHaveLength(2);
  expect(failed).toEqual(['down']);
  // Neither server was asked twice.
  expect(asked).toBe(1);
  expect(working.exchanges.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(1);
});

test.each(
  WAYS.flatMap(([name, way]) => (['moderations', 'chat'] as const).map((kind) => ({ name, way, kind }))),
)(
  'a story whose first checking server ($kind) $name is checked by the second and complete',
  async ({ way, kind }) => {
    fail = way;
    asked = 0;
    const { kinds, failed } = await write(servers('MODERATION_SERVERS', kind));
    expect(kinds.slice(0, 3)).toEqual(['start', 'title', 'sentence']);
    expect(kinds).not.toContain('error');
    expect(new Set(failed)).toEqual(new Set(['down']));
    expect(asked).toBe(failed.length);
  },
);
