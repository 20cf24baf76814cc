import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { openRepertoire, tellPairs, tellStory } from '../../storyteller/engine/index.ts';
import { createChatCompletion } from './chat/chat.ts';
import type { StoryTeller } from './chat/completion.ts';
import { decide } from './chat/decision.ts';
import { KnownPairs } from './chat/known-pairs.ts';
import { KnownStories } from './chat/known-stories.ts';
import { clearLog, resetKnobs, showKnobs, showLog, turnKnobs } from './control.ts';
import type { Emulator } from './emulator.ts';
import { answerError, answerUnknownRoute, OpenAiError } from './errors.ts';
import { KnobBoard, type Knobs } from './knobs.ts';
import { getModel, listModels } from './models.ts';
import { createModeration } from './moderation/moderation.ts';
import { estimatedTokens, RateLimits } from './rate-limits.ts';
import { type LogEntry, RequestLog } from './request-log.ts';
import { SERVERS, type ServerName } from './server-rules.ts';
import { createSpeech } from './speech/speech.ts';
import { DirectiveCounter } from './topic-directives.ts';

export type { Knobs } from './knobs.ts';
export type { LogEntry } from './request-log.ts';

export type OpenAiEmulatorOptions = {
  /** Server whose rules apply; OpenAI by default. */
  server?: ServerName;
  knobs?: Partial<Knobs>;
  /** Milliseconds since 1970, fractions included. */
  now?: () => number;
  /** Another source of stories, for tests. */
  tellStory?: StoryTeller;
};

/** An OpenAI-compatible server in one process; every call has its own knobs, log and counters. */
export function createOpenAiEmulator(options: OpenAiEmulatorOptions = {}): Hono {
  const now = options.now ?? (() => performance.timeOrigin + performance.now());
  const entries = new WeakMap<Request, LogEntry>();
  const emulator: Emulator = {
    server: SERVERS[options.server ?? 'openai'],
    knobs: new KnobBoard(options.knobs),
    log: new RequestLog(now),
    directives: new DirectiveCounter(),
    tellStory: options.tellStory ?? tellStory,
    tellPairs: options.tellStory ? null : tellPairs,
    knownPairs: new KnownPairs(),
    knownPictures: new KnownStories(),
    knownNights: new KnownStories(),
    repertoire: openRepertoire(),
    now,
    entryOf: (c) => entries.get(c.req.raw) as LogEntry,
  };
  const { log, server } = emulator;
  const limits = new RateLimits(now);

  const app = new Hono();
  app.onError(answerError);
  app.notFound(answerUnknownRoute);
  app.use('/v1/*', async (c, next) => {
    const entry = log.open(`${c.req.method} ${c.req.path}`);
    entries.set(c.req.raw, entry);
    await next();
    c.header('x-request-id', `req_${randomUUID().replaceAll('-', '')}`);
    c.header('openai-version', '2020-10-01');
    if (server.tellsLimits && c.req.method === 'POST' && c.res.status !== 401) await tellLimits(c, limits);
    entry.status = c.res.status;
    if (!streamsItsAnswer(c)) {
      log.firstByte(entry);
      log.finish(entry, { aborted: false });
    }
  });
  if (server.checksKeys) app.use('/v1/*', requireKey);

  app.post('/v1/chat/completions', (c) => createChatCompletion(c, emulator));
  app.post('/v1/systemone', decide);
  if (server.hasModerations) app.post('/v1/moderations', (c) => createModeration(c, emulator));
  app.post('/v1/audio/speech', (c) => createSpeech(c, emulator));
  if (server.hasModels) {
    app.get('/v1/models', (c) => listModels(c, emulator));
    app.get('/v1/models/:id', (c) => getModel(c, emulator));
  }

  app.get('/__emulator/knobs', (c) => showKnobs(c, emulator));
  app.post('/__emulator/knobs', (c) => turnKnobs(c, emulator));
  app.delete('/__emulator/knobs', (c) => resetKnobs(c, emulator));
  app.get('/__emulator/log', (c) => showLog(c, emulator));
  app.delete('/__emulator/log', (c) => clearLog(c, emulator));
  return app;
}

/** A rate-limit refusal already has the headers. */
async function tellLimits(c: Context, limits: RateLimits): Promise<void> {
  const headers = limits.count(estimatedTokens(await c.req.text()));
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
}

/** Bodies from `streamedBody` record their own times; refusals and model lists are complete at once. */
function streamsItsAnswer(c: Context): boolean {
  return c.res.ok && c.req.method === 'POST';
}

/** The one valid key. */
export const RIGHT_KEY = 'built-in';

async function requireKey(c: Context, next: () => Promise<void>): Promise<void> {
  const [, key] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (key !== RIGHT_KEY) {
    throw new OpenAiError({
      status: 401,
      message:
        key === undefined
          ? 'You did not provide an API key. Send it in an Authorization header: Bearer YOUR_KEY.'
          : `Incorrect API key provided. That of the built-in providers is ${RIGHT_KEY}.`,
      type: 'invalid_request_error',
      code: key === undefined ? null : 'invalid_api_key',
    });
  }
  await next();
}
