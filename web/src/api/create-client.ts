import type { Language } from '../../../contract/options.ts';
import type { TokenAnswer, User } from '../../../contract/schemas/auth.ts';
import { anySignal, timeoutSignal } from '../lib/abort.ts';
import { lastsTooLong, needsRenewal, renewalBackoff, SHORT_TOKEN } from './access-token.ts';
import { asProblem, overNetwork, Problem, problemFromResponse } from './problem.ts';
import type { Session, SessionStore } from './session-store.ts';
import { isOfAnother } from './token-claims.ts';

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as they are, in place of `body`. */
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Time limit in milliseconds for the response's headers (and, in `call`, its body). None by default. */
  timeoutMs?: number;
  /** Whether the request goes on after the page was closed. */
  keepalive?: boolean;
  /** Further statuses that count as an answer with a body. */
  alsoFine?: readonly number[];
};

export type ApiClient = {
  /** The response, always with a success status. Throws `Problem`, or the signal's own AbortError. */
  send(path: string, request?: ApiRequest): Promise<Response>;
  /** The JSON body of the answer; undefined for 204. Throws as `send` does. */
  call<Answer>(path: string, request?: ApiRequest): Promise<Answer>;
};

export type ClientDeps = {
  fetch: typeof fetch;
  session: SessionStore;
  language: () => Language;
  now: () => number;
  /** Lock over all tabs: the refresh cookie can be used once, and a second use ends the session. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
};

const REFRESH_PATH = '/api/auth/refresh-token';
export const USER_PATH = '/api/auth/me';

export function createClient({ fetch, session, language, now, alone }: ClientDeps): ApiClient {
  let renewal: Promise<string | null> | null = null;
  let failedRenewals = 0;
  let noRenewalBefore = 0;

  async function dispatch(path: string, request: ApiRequest, token: string | null): Promise<Response> {
    const { method = 'GET', body, headers, signal, timeoutMs, keepalive } = request;
    const within = anySignal(signal, timeoutMs === undefined ? undefined : timeoutSignal(timeoutMs));
    const init: RequestInit = {
      method,
      credentials: 'include',
      keepalive,
      signal: within,
      body: request.bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
      // Checked here: what `fetch` itself rejects with a TypeError is the connection's.
      headers: new Headers({
        Accept: 'application/json',
        'Accept-Language': language(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      }),
    };
    try {
      return await overNetwork(fetch(path, init));
    } catch (thrown) {
      // Older browsers give no reason.
      throw asProblem(within.aborted ? within.reason : thrown);
    }
  }

  /**
   * A new token; null when the session is over, or when another user has signed in in this browser: then the session is
   * theirs, and what was asked for the former user is not sent. Throws `network` and the like when that is unknown.
   * @param isEnded whether the server has said that it ended this session
   */
  function renew({ token: used, user }: Session, isEnded = false): Promise<string | null> {
    renewal ??= alone(async () => {
      const isGone = () => session.readAgain()?.user.id !== user.id;
      if (isGone()) return null;
      const current = session.read()?.token ?? null;
      // Another tab has renewed it.
      if (current !== used) return current;
      const response = await dispatch(REFRESH_PATH, { method: 'POST', body: SHORT_TOKEN }, null);
      if (isGone()) return null;
      if (response.status === 401 || response.status === 403) {
        const { code } = await problemFromResponse(response);
        session.end(isEnded || code === 'session_ended' ? 'session_ended' : 'token_expired');
        return null;
      }
      if (!response.ok) throw await problemFromResponse(response);
      const { token } = (await overNetwork(response.json())) as TokenAnswer;
      if (isOfAnother(token, user.id)) {
        await follow(token);
        return null;
      }
      session.replaceToken(token);
      failedRenewals = 0;
      return token;
    }).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  /** Begins the session of the user who has signed in in this browser, which its cookie gave this token. */
  async function follow(token: string): Promise<void> {
    const response = await dispatch(USER_PATH, {}, token);
    if (!response.ok) throw await problemFromResponse(response);
    session.begin({ token, user: (await overNetwork(response.json())) as User });
  }

  /** Token of a session, renewed shortly before its expiry. When that fails, the old one is still valid for minutes. */
  async function currentToken(held: Session | null): Promise<string | null> {
    if (held === null) return null;
    const { token } = held;
    if (!needsRenewal(token, now(), session.clockAhead()) || now() < noRenewalBefore) return token;
    try {
      const renewed = await renew(held);
      // From an older server that ignores the requested lifetime: not asked again by every request.
      if (renewed !== null && lastsTooLong(renewed)) waitWithRenewal();
      return renewed;
    } catch {
      waitWithRenewal();
      return token;
    }
  }

  function waitWithRenewal(): void {
    failedRenewals += 1;
    noRenewalBefore = now() + renewalBackoff(failedRenewals);
  }

  /** @throws Problem for a refusal that no renewed token changes */
  async function send(path: string, request: ApiRequest = {}): Promise<Response> {
    const isFine = ({ ok, status }: Response) => ok || request.alsoFine?.includes(status);
    const held = session.read();
    const token = await currentToken(held);
    const response = await dispatch(path, request, token);
    if (isFine(response)) return response;
    const problem = await problemFromResponse(response);
    const isOfToken =
      problem.code === 'token_expired' || (response.status === 401 && problem.code !== 'invalid_credentials');
    if (!isOfToken || held === null || token === null) throw problem;
    const renewed = await renew({ ...held, token }, problem.code === 'session_ended');
    if (renewed === null) throw new Problem({ ...problem.facts, code: 'token_expired' });
    const repeated = await dispatch(path, request, renewed);
    if (isFine(repeated)) return repeated;
    throw await problemFromResponse(repeated);
  }

  async function call<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
    const response = await send(path, request);
    if (response.status === 204) return undefined as Answer;
    try {
      return (await overNetwork(response.json())) as Answer;
    } catch (thrown) {
      if ((thrown as Error).name === 'SyntaxError')
        throw new Problem({ code: 'unexpected_answer', status: response.status });
      throw asProblem(thrown);
    }
  }

  return { send, call };
}
