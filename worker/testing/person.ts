import { exports } from 'cloudflare:workers';
import type { SessionAnswer, User } from '../../contract/auth.ts';

const ORIGIN = 'http://api.test';

/** One request to the Worker, as a browser of the app would send it. */
export function request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const { json, ...rest } = init;
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  return exports.default.fetch(
    new Request(new URL(path, ORIGIN), {
      ...rest,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }),
  );
}

let people = 0;

/** A newly registered user and what they can do. Every test makes its own. */
export async function newPerson(): Promise<Person> {
  const email = `person-${++people}-${crypto.randomUUID()}@example.org`;
  const password = 'a-long-enough-password';
  const answer = await request('/api/auth/register', {
    method: 'POST',
    json: { email, password },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  });
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const { token, user } = await answer.json<SessionAnswer>();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new Person({ email, password, token, cookie, user });
}

export class Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly cookie: string;
  readonly user: User;

  constructor(facts: Pick<Person, 'email' | 'password' | 'token' | 'cookie' | 'user'>) {
    this.email = facts.email;
    this.password = facts.password;
    this.token = facts.token;
    this.cookie = facts.cookie;
    this.user = facts.user;
  }

  fetch(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.token}`);
    return request(path, { ...init, headers });
  }

  /** Asks for a story as a JSON client does. */
  generate(fields: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch('/api/stories/generate', { method: 'POST', json: fields, headers });
  }
}
