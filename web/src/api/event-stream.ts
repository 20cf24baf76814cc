import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import type { ApiClient, ApiRequest } from './create-client.ts';
import { asProblem, hasTrait, isAbort, Problem } from './problem.ts';
import { createSseParser } from './sse-parser.ts';

/** What every stream of ours has: it may say `reset`, and it ends with `done`, `error`, or `read` after a `done` that announces it. */
type Streamed = { type: string } | { type: 'error'; error: ErrorBody };

export type Connection = 'connected' | 'lost';

export type FollowOptions<Event extends Streamed> = {
  client: ApiClient;
  /**
   * The request that begins the work, asked again as it is while the server has not named the work; so it must carry
   * an idempotency key. Null when `generationId` is already known.
   */
  begin: { path: string; request: ApiRequest } | null;
  generationId?: string;
  /** Where the events of work that has begun are. */
  eventsPath: (generationId: string) => string;
  /** Each event once, in order. When work was begun again, `reset` comes before anything of the new attempt. */
  onEvent: (event: Event) => void;
  onConnection?: (connection: Connection) => void;
  /** A server that does not stream answers the whole result at once, as JSON. It is the last there is. */
  onAnswer?: (answer: unknown) => void;
  /** For tests; by default timers, cut short when the browser says it is online again. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

export type Following = {
  /**
   * Resolves after the last event or after `close`. Rejects with a `Problem` when the server refuses, or when it
   * cannot be reached at all the first time; a connection lost later is taken up again for as long as it takes.
   */
  finished: Promise<void>;
  close: () => void;
};

const EVENT_STREAM = 'text/event-stream';
const FIRST_BACKOFF_MS = 500;
const LAST_BACKOFF_MS = 5_000;
/** The server sends a comment every 15 s: after three missed ones the connection is dead, whatever TCP believes. */
const SILENCE_MS = 45_000;

/** Whether asking again may help; everything else is the server's last word. */
function isPassing({ facts }: Problem): boolean {
  return hasTrait(facts.code, 'passing') || (facts.code === 'unexpected_answer' && facts.status >= 500);
}

/** Full jitter over an exponential backoff, in milliseconds; `attempt` counts from 0. */
export function reconnectDelay(attempt: number, random: () => number): number {
  return random() * Math.min(FIRST_BACKOFF_MS * 2 ** attempt, LAST_BACKOFF_MS);
}

function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Ids are `epoch-seq`. Those of another form, or none, are taken as they come. */
function parseId(id: string | null): { epoch: number; seq: number } | null {
  const match = /^(\d+)-(\d+)$/.exec(id ?? '');
  return match ? { epoch: Number(match[1]), seq: Number(match[2]) } : null;
}

/** The body of an answer; undefined when it is no JSON after all. Throws what ends the connection. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseEvent<Event>(text: string): Event {
  try {
    return JSON.parse(text) as Event;
  } catch {
    throw new Problem({ code: 'unexpected_answer', status: 200 });
  }
}

/** Follows one generation to its end over as many connections as it takes. */
export function followEvents<Event extends Streamed>(options: FollowOptions<Event>): Following {
  const {
    client,
    begin,
    eventsPath,
    onEvent,
    onConnection,
    onAnswer,
    wait = waitOrOnline,
    random = Math.random,
  } = options;
  const closing = new AbortController();
  let generationId = options.generationId ?? null;
  let lastId: string | null = null;
  let seen: { epoch: number; seq: number } | null = null;
  let ended = false;

  function deliver(id: string | null, text: string) {
    if (ended || closing.signal.aborted) return;
    const event = parseEvent<Event>(text);
    const at = parseId(id);
    if (at && seen) {
      const repeated = at.epoch < seen.epoch || (at.epoch === seen.epoch && at.seq <= seen.seq);
      if (repeated) return;
      // A restart whose own `reset` was lost on the way is still a restart.
      if (at.epoch > seen.epoch && event.type !== 'reset') onEvent({ type: 'reset' } as unknown as Event);
    }
    if (at) seen = at;
    if (id) lastId = id;
    if ('generationId' in event && typeof event.generationId === 'string') generationId = event.generationId;
    const isMoreToCome = 'beingRead' in event && event.beingRead === true;
    ended = ['error', 'read'].includes(event.type) || (event.type === 'done' && !isMoreToCome);
    onEvent(event);
  }

  function open(signal: AbortSignal): Promise<Response> {
    const accept = { Accept: EVENT_STREAM };
    if (generationId === null) {
      if (begin === null) throw new Error('Neither a request to begin nor a generation to follow.');
      const { path, request } = begin;
      return client.send(path, { ...request, signal, headers: { ...request.headers, ...accept } });
    }
    const headers = lastId === null ? accept : { ...accept, 'Last-Event-ID': lastId };
    return client.send(eventsPath(generationId), { signal, headers });
  }

  /** One connection, until it ends. Throws what ended it. */
  async function connect(onOpen: () => void): Promise<void> {
    const connection = new AbortController();
    const signal = AbortSignal.any([closing.signal, connection.signal]);
    const response = await open(signal);
    if (!response.body) throw new Problem({ code: 'unexpected_answer', status: response.status });
    onOpen();
    const type = response.headers.get('content-type') ?? EVENT_STREAM;
    if (!type.startsWith(EVENT_STREAM)) {
      // Of work that goes on, a page of a proxy or of a station's Wi-Fi is a connection that was no good.
      if (generationId !== null) return;
      const answer = type.startsWith('application/json') ? await readJson(response) : undefined;
      if (answer === undefined || !onAnswer)
        throw new Problem({ code: 'unexpected_answer', status: response.status });
      if (!closing.signal.aborted) onAnswer(answer);
      ended = true;
      return;
    }
    const feed = createSseParser(({ id, data }) => deliver(id, data));
    const reader = response.body.getReader();
    let silence: ReturnType<typeof setTimeout> | undefined;
    try {
      while (!ended) {
        silence = setTimeout(() => connection.abort(new DOMException('Silence', 'TimeoutError')), SILENCE_MS);
        const { done, value } = await reader.read();
        clearTimeout(silence);
        if (done) break;
        feed(value);
      }
    } finally {
      clearTimeout(silence);
      reader.cancel().catch(() => undefined);
    }
  }

  async function follow(): Promise<void> {
    let everOpened = generationId !== null;
    let attempt = 0;
    while (!ended && !closing.signal.aborted) {
      const before = lastId;
      try {
        await connect(() => {
          everOpened = true;
          onConnection?.('connected');
        });
      } catch (thrown) {
        if (closing.signal.aborted) return;
        if (!isAbort(thrown)) {
          const problem = asProblem(thrown);
          if (!everOpened || !isPassing(problem)) throw problem;
        }
      }
      if (ended || closing.signal.aborted) return;
      onConnection?.('lost');
      // Data arrived, so the connection works: the retries start over.
      attempt = lastId === before ? attempt + 1 : 0;
      await wait(reconnectDelay(attempt, random), closing.signal);
    }
  }

  return { finished: follow(), close: () => closing.abort() };
}
