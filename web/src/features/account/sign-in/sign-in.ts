import type { SessionAnswer } from '../../../../../contract/schemas/auth.ts';
import { TERMS_VERSION } from '../../../../../contract/terms.ts';
import { SHORT_TOKEN } from '../../../api/access-token.ts';
import type { ApiClient } from '../../../api/create-client.ts';
import { Problem } from '../../../api/problem.ts';
import type { Fields } from '../../../lib/form-fields.ts';

const LOGIN_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
/**
 * Longest wait of the server before an automatic retry. Ours asks for five seconds while too many passwords are being
 * hashed, and for a minute or more after too many attempts by one network or account, which the page reports at once.
 */
const LONGEST_WAIT_MS = 10_000;

type Wait = (ms: number) => Promise<void>;
const timer: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function checked(answer: Partial<SessionAnswer> | undefined): SessionAnswer {
  if (!answer?.token || !answer.user) throw new Problem({ code: 'unexpected_answer', status: 200 });
  return { token: answer.token, user: answer.user };
}

export type Credentials = { email: string; password: string };

export const credentialsIn = (fields: Fields): Credentials => ({
  email: fields('email').trim(),
  password: fields('password'),
});

/** Signs in; on 429 retries up to three times, after 1 s, 2 s and 4 s or the server's wait. Throws a `Problem`. */
export async function logIn(
  client: ApiClient,
  credentials: Credentials,
  wait = timer,
): Promise<SessionAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return checked(
        await client.call('/api/auth/login', { method: 'POST', body: { ...credentials, ...SHORT_TOKEN } }),
      );
    } catch (thrown) {
      const facts = thrown instanceof Problem ? thrown.facts : null;
      const asked = (facts?.retryAfter ?? 0) * 1000;
      const mayPass = facts?.status === 429 && asked <= LONGEST_WAIT_MS;
      if (!mayPass || attempt === LOGIN_RETRIES) {
        // A server without our code means this one.
        if (facts?.status === 429 && facts.code === 'rate_limited')
          throw new Problem({ ...facts, code: 'too_many_attempts' });
        throw thrown;
      }
      await wait(Math.max(asked, FIRST_DELAY_MS * 2 ** attempt));
    }
  }
}

/** Creates an account that accepted the current terms, and signs in. Throws a `Problem`. */
export async function register(
  client: ApiClient,
  credentials: Credentials,
  headers?: Record<string, string>,
): Promise<SessionAnswer> {
  const body = { ...credentials, termsVersion: TERMS_VERSION, ...SHORT_TOKEN };
  return checked(await client.call('/api/auth/register', { method: 'POST', body, headers }));
}
