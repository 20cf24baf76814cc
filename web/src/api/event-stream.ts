import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import { anySignal } from '../lib/abort.ts';
import type { ApiClient, ApiRequest } from './create-client.ts';
import { asProblem, hasTrait, isAbort, overNetwork, Problem } from './problem.ts';
import { createSseParser } from './sse-parser.ts';

/**
 * Event types of every stream: optional `reset`; the last is `done`, `error`, or `read` after a `done` that announces
 * it.
 */
type Streamed = { type: string } | { type: 'error'; error: ErrorBody };

export type Connection = 'connected' | 'lost';

export type FollowOptions<Event extends Streamed> = {
  client: ApiClient;
  /**
   * Request that starts the generation. It is repeated until the server has answered with an id, so it must have an
   * idempotency key. Null when `generationId` is known.
   */
  begin: { path: string; request: ApiRequest } | null;
  generationId?: string;
  /** Path of the events of a started generation. */
  eventsPath: (generationId: string) => string;
  /**
   * Called once per event, in order. After a restart on the server, `reset` comes before the events of the new attempt.
   */
  onEvent: (event: Event) => void;
  onConnection?: (connection: Connection) => void;
  /** Called with the whole JSON result of a server without streaming, as the last answer. */
  onAnswer?: (answer: unknown) => void;
  /** For tests; by default a timer that ends early when the browser is online again. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
};

export type Following = {
  /**
   * Resolves after the last event or after `close`. Rejects with a `Problem` when the server refuses, or cannot be
   * reached the first time; a later loss is retried without limit.
   */
  finished: Promise<void>;
  close: () => void;
};

const EVENT_STREAM = 'text/event-stream';
const FIRST_BACKOFF_MS = 500;
const LAST_BACKOFF_MS = 5_000;
/** Time limit without data. The server sends a comment every 15 s: after three missing ones the connection is dead. */
const SILENCE_MS = 45_000;

/** Whether a retry may help; other problems are final. */
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

/** Ids have the form `attempt-seq`. Events with another id, or none, are not checked for repetition. */
function parseId(id: string | null): { attempt: number; seq: number } | null {
  const match = /^(\d+)-(\d+)$/.exec(id ?? '');
  return match ? { attempt: Number(match[1]), seq: Number(match[2]) } : null;
}

/** JSON body of a response; undefined for invalid JSON. Throws the errors of the connection. */
async function readJson(response: Response): Promise<unknown> {
  const text = await overNetwork(response.text());
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

/** What `done` may promise, and the event that keeps it. */
const PROMISED = [
  ['beingRead', 'read'],
  ['beingDrawn', 'pictures'],
] as const;
/** Events after which a stream is over, unless another is promised. */
const LAST = ['done', ...PROMISED.map(([, type]) => type)];

/** Follows one generation to its end over any number of connections. */
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
  let seen: { attempt: number; seq: number } | null = null;
  let ended = false;
  const owed = new Set<string>();

  function deliver(id: string | null, text: string) {
    if (ended || closing.signal.aborted) return;
    const event = parseEvent<Event>(text);
    const at = parseId(id);
    if (at && seen) {
      const repeated = at.attempt < seen.attempt || (at.attempt === seen.attempt && at.seq <= seen.seq);
      if (repeated) return;
      // Another attempt voids the events of the one before, even if its `reset` was lost.
      if (at.attempt > seen.attempt && event.type !== 'reset') onEvent({ type: 'reset' } as unknown as Event);
    }
    if (at) seen = at;
    if (id) lastId = id;
    if ('generationId' in event && typeof event.generationId === 'string') generationId = event.generationId;
    if (event.type === 'done') for (const [promise, type] of PROMISED) if (promise in event) owed.add(type);
    owed.delete(event.type);
    ended = event.type === 'error' || (LAST.includes(event.type) && owed.size === 0);
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

  /** One connection until its end. Throws the reason of the end. */
  async function connect(onOpen: () => void): Promise<void> {
    const connection = new AbortController();
    const signal = anySignal(closing.signal, connection.signal);
    const response = await open(signal);
    if (!response.body) throw new Problem({ code: 'unexpected_answer', status: response.status });
    onOpen();
    const type = response.headers.get('content-type') ?? EVENT_STREAM;
    if (!type.startsWith(EVENT_STREAM)) {
      // For a running generation, the page of a proxy or captive portal counts as a lost connection.
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
        const { done, value } = await overNetwork(reader.read());
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
      // Data arrived, so the connection works: the backoff restarts.
      attempt = lastId === before ? attempt + 1 : 0;
      await wait(reconnectDelay(attempt, random), closing.signal);
    }
  }

  return { finished: follow(), close: () => closing.abort() };
}
