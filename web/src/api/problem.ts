import { ERRORS, type ErrorCode, type ErrorTrait } from '../../../contract/errors.ts';
import { LONGEST_PROVIDER_WAIT_S } from '../../../contract/limits.ts';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import { fieldsOf, textOr } from '../lib/json-fields.ts';

/** What can go wrong on the way to the server, where no error body comes back. */
export const CLIENT_ERRORS = {
  network: ['passing'],
  /** The diagnostics cannot be reached either. */
  connection_error: ['passing'],
  timeout: ['passing'],
  unexpected_answer: ['unexplained'],
  server_unavailable: [],
  ai_service_error: [],
} as const satisfies Record<string, readonly ErrorTrait[]>;
export type ProblemCode = ErrorCode | keyof typeof CLIENT_ERRORS;

export function hasTrait(code: ProblemCode, trait: ErrorTrait): boolean {
  const traits: readonly ErrorTrait[] = isErrorCode(code) ? (ERRORS[code].traits ?? []) : CLIENT_ERRORS[code];
  return traits.includes(trait);
}

/** What can be wrong with the server, as the page names it. */
export type HealthTrouble = 'openai' | 'quota' | 'busy' | 'database' | 'timeout' | 'network' | 'unknown';

/** The serialisable part of a problem, as state machines keep it. */
export type ProblemFacts = {
  code: ProblemCode;
  /** The server's words in the language of the request; empty when it never answered. */
  message: string;
  /** HTTP status; 0 when the server never answered. */
  status: number;
  requestId: string | null;
  /** Seconds until it is worth trying again. */
  retryAfter: number | null;
  isRateLimit: boolean;
  isQuotaExceeded: boolean;
  fields: Record<string, string>;
  generationId: string | null;
  /** What the server's health names as its trouble, when that is the reason; else null. */
  trouble: HealthTrouble | null;
};

/**
 * Seconds to wait. A busy provider's wait is bounded: another server may pass it on as it is, and one that says a day would close
 * the form for a day. Waits of the other codes are our server's own and end when they say.
 */
function boundedWait({
  code,
  retryAfter = null,
}: Pick<Partial<ProblemFacts>, 'code' | 'retryAfter'>): number | null {
  const isProviders = code === 'rate_limited' || code === 'unexpected_answer';
  return retryAfter !== null && isProviders ? Math.min(retryAfter, LONGEST_PROVIDER_WAIT_S) : retryAfter;
}

/**
 * Until when it is not worth trying again; null when the answer names no wait.
 * @param now milliseconds since the epoch
 */
export function retryTimeOf(facts: ProblemFacts, now: number): number | null {
  const seconds = boundedWait(facts);
  return seconds === null ? null : now + seconds * 1000;
}

/** The only error that the API client throws, apart from the AbortError of a caller's own signal. */
export class Problem extends Error {
  readonly facts: ProblemFacts;

  constructor(facts: Partial<ProblemFacts> & { code: ProblemCode }) {
    super(facts.message || facts.code);
    this.name = 'Problem';
    this.facts = {
      message: '',
      status: 0,
      requestId: null,
      isRateLimit: false,
      isQuotaExceeded: false,
      fields: {},
      generationId: null,
      trouble: null,
      ...{ ...facts, retryAfter: boundedWait(facts) },
    };
  }

  get code(): ProblemCode {
    return this.facts.code;
  }
}

/** Whether a code is the server's. */
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

const textOf = (value: unknown): string => textOr(value, '').trim();

/** How other servers say what a program has to know, whatever the field. */
const QUOTA_WORDS = /quota[ _]exceeded|insufficient_quota|exceeded your current quota/i;
const RATE_LIMIT_WORDS = /rate limit/i;
/** The `error` strings of the first API: what they say is more than the status says. */
const SAID: readonly [RegExp, ErrorCode][] = [
  [/story limit reached/i, 'story_limit_reached'],
  [/story generation failed/i, 'story_generation_failed'],
];
/** A sentence or two of a server that is not ours; a whole page of a proxy is none. */
const FOREIGN_WORDS_MAX = 300;

/**
 * Reads a body that has no code of ours: of a server with the same API, of a gateway in front of ours, or of a newer one. Its
 * own words are kept: the app knows no better ones.
 */
function foreignProblem(body: unknown, status: number): Problem {
  const fields = fieldsOf(body);
  const inner = fieldsOf(fields.error);
  const told = [fields.details, fields.message, inner.message, body].map(textOf);
  const everything = [...told, fields.error, fields.code, fields.issue, inner.code].map(textOf).join(' ');
  const isQuotaExceeded = fields.isQuotaExceeded === true || QUOTA_WORDS.test(everything);
  const isRateLimit = fields.isRateLimit === true || status === 429 || RATE_LIMIT_WORDS.test(everything);
  const said = SAID.find(([words]) => words.test(everything))?.[1];
  const code = isQuotaExceeded
    ? 'quota_exceeded'
    : (said ?? (isRateLimit ? 'rate_limited' : 'unexpected_answer'));
  return new Problem({
    code,
    message:
      told.find((text) => text !== '' && text.length <= FOREIGN_WORDS_MAX && !text.startsWith('<')) ?? '',
    status,
    isQuotaExceeded,
    isRateLimit: isRateLimit && said === undefined,
    retryAfter: typeof fields.retryAfter === 'number' ? fields.retryAfter : null,
  });
}

/** Reads an error body, from an answer or from an `error` event. `status` is used where the body has none. */
export function problemFromBody(body: unknown, status: number): Problem {
  if (!isErrorCode(fieldsOf(body).code)) return foreignProblem(body, status);
  const known = body as ErrorBody;
  return new Problem({
    code: known.code,
    message: known.message ?? '',
    status: known.status ?? status,
    requestId: known.requestId ?? null,
    retryAfter: known.retryAfter ?? null,
    isRateLimit: known.isRateLimit ?? false,
    isQuotaExceeded: known.isQuotaExceeded ?? false,
    fields: known.fields ?? {},
    generationId: known.generationId ?? null,
  });
}

/** JSON as what it says, anything else as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function problemFromResponse(response: Response): Promise<Problem> {
  const text = await response.text().catch(() => '');
  const problem = problemFromBody(parsed(text), response.status);
  if (problem.facts.retryAfter !== null) return problem;
  const header = Number(response.headers.get('Retry-After'));
  if (!Number.isFinite(header) || header <= 0) return problem;
  return new Problem({ ...problem.facts, retryAfter: header });
}

/** Any thrown value as a problem, so that what shows it need not look at its type. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new Problem({ code: 'timeout' });
  // `fetch` and stream readers reject with a TypeError, and only with that, when the connection fails.
  if (thrown instanceof TypeError) return new Problem({ code: 'network' });
  throw thrown;
}

export function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
