import { ERRORS, type ErrorCode, type ErrorTrait } from '../../../contract/errors.ts';
import { LONGEST_PROVIDER_WAIT_S } from '../../../contract/limits.ts';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';
import { faults } from '../lib/faults.ts';
import { fieldsOf, textOr } from '../lib/json-fields.ts';

/** Problems on the way to the server, without an error body. */
export const CLIENT_ERRORS = {
  network: ['passing'],
  /** The diagnostics cannot be reached either. */
  connection_error: ['passing'],
  timeout: ['passing'],
  unexpected_answer: ['unexplained'],
  /** An error of our own: nothing is wrong with the connection. */
  page_error: [],
  server_unavailable: [],
  ai_service_error: [],
} as const satisfies Record<string, readonly ErrorTrait[]>;
export type ProblemCode = ErrorCode | keyof typeof CLIENT_ERRORS;

export function hasTrait(code: ProblemCode, trait: ErrorTrait): boolean {
  const traits: readonly ErrorTrait[] = isErrorCode(code) ? (ERRORS[code].traits ?? []) : CLIENT_ERRORS[code];
  return traits.includes(trait);
}

/** Health issues of the server, as the page names them. */
export type HealthTrouble = 'openai' | 'quota' | 'busy' | 'database' | 'timeout' | 'network' | 'unknown';

/** Serialisable part of a problem, for state machines. */
export type ProblemFacts = {
  code: ProblemCode;
  /** Server's message in the language of the request; empty without an answer. */
  message: string;
  /** HTTP status; 0 without an answer. */
  status: number;
  requestId: string | null;
  /** Seconds until a retry makes sense. */
  retryAfter: number | null;
  isRateLimit: boolean;
  isQuotaExceeded: boolean;
  fields: Record<string, string>;
  generationId: string | null;
  /** Issue from the server's health when that is the reason; else null. */
  trouble: HealthTrouble | null;
};

/**
 * Seconds to wait, with a maximum for a busy provider: another server may pass its wait on unchanged, and a day would
 * disable the form for a day. Waits of other codes come from our own server and are kept.
 */
function boundedWait({
  code,
  retryAfter = null,
}: Pick<Partial<ProblemFacts>, 'code' | 'retryAfter'>): number | null {
  const isProviders = code === 'rate_limited' || code === 'unexpected_answer';
  return retryAfter !== null && isProviders ? Math.min(retryAfter, LONGEST_PROVIDER_WAIT_S) : retryAfter;
}

/**
 * Time of the earliest retry; null when the answer names no wait.
 * @param now milliseconds since the epoch
 */
export function retryTimeOf(facts: ProblemFacts, now: number): number | null {
  const seconds = boundedWait(facts);
  return seconds === null ? null : now + seconds * 1000;
}

/** The only error thrown by the API client, apart from the AbortError of a caller's own signal. */
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
      ...facts,
      retryAfter: boundedWait(facts),
    };
  }

  get code(): ProblemCode {
    return this.facts.code;
  }
}

/** Whether a code is one of the server's. */
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

const textOf = (value: unknown): string => textOr(value, '').trim();

/** Words of other servers, in any field, that identify a known problem. */
const QUOTA_WORDS = /quota[ _]exceeded|insufficient_quota|exceeded your current quota/i;
const RATE_LIMIT_WORDS = /rate limit/i;
/** Known `error` strings of the first API, more specific than the status. */
const SAID: readonly [RegExp, ErrorCode][] = [
  [/story limit reached/i, 'story_limit_reached'],
  [/story generation failed/i, 'story_generation_failed'],
  [/token expired/i, 'token_expired'],
];
/** Maximum length of a foreign server's message: a proxy's whole page is none. */
const FOREIGN_WORDS_MAX = 300;

/**
 * Parses an error body without our code: from a compatible server, a gateway in front of ours, or a newer release. Its
 * own words are kept, as the app knows no better ones.
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

/** Problem of an error body, from a response or from an `error` event. `status` is used when the body has none. */
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

/** Parsed JSON, or the text itself. */
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

/**
 * Result of `fetch`, or of reading its body. Browsers reject these with a TypeError, and only with that, when the
 * connection fails: elsewhere a TypeError is a mistake of ours.
 */
export const overNetwork = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((thrown: unknown) => {
    throw thrown instanceof TypeError ? new Problem({ code: 'network' }) : thrown;
  });

/**
 * A file of the app that did not arrive, in the words of Chromium, Firefox and Safari, and of Vite for style sheets.
 */
const FILE_LOST = /dynamically imported module|module script failed|Unable to preload/;

/** Problem of any thrown value. Of an unknown one it is an error of the app, which is reported. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new Problem({ code: 'timeout' });
  if (isAbort(thrown)) throw thrown;
  if (FILE_LOST.test(String(thrown))) return new Problem({ code: 'network' });
  faults.push(thrown);
  return new Problem({ code: 'page_error' });
}

export function isAbort(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}
