import { ERRORS, type ErrorCode, type ErrorTrait } from '../../../contract/errors.ts';
import type { ErrorBody } from '../../../contract/schemas/error-body.ts';

/** What can go wrong on the way to the server, where no error body comes back. */
export const CLIENT_ERRORS = {
  network: ['passing'],
  timeout: ['passing'],
  unexpected_answer: ['unexplained'],
  server_unavailable: [],
  ai_service_error: [],
} as const satisfies Record<string, readonly ErrorTrait[]>;
export type ProblemCode = ErrorCode | keyof typeof CLIENT_ERRORS;

const TRAITS: Record<ProblemCode, readonly ErrorTrait[]> = { ...ERRORS, ...CLIENT_ERRORS };

/** Whether this is special about a problem. */
export const hasTrait = (code: ProblemCode, trait: ErrorTrait): boolean => TRAITS[code].includes(trait);

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
};

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
      retryAfter: null,
      isRateLimit: false,
      isQuotaExceeded: false,
      fields: {},
      generationId: null,
      ...facts,
    };
  }

  get code(): ProblemCode {
    return this.facts.code;
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/** Reads an error body, from an answer or from an `error` event. `status` is used where the body has none. */
export function problemFromBody(body: unknown, status: number): Problem {
  if (typeof body !== 'object' || body === null || !isErrorCode((body as ErrorBody).code)) {
    return new Problem({ code: 'unexpected_answer', status });
  }
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

export async function problemFromResponse(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const problem = problemFromBody(body, response.status);
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
