import { env, exports } from 'cloudflare:workers';
import type { SessionAnswer, User } from '../../contract/schemas/auth.ts';
import { accessTokenOf } from '../../worker/auth/access-token.ts';
import { type SessionGrant, writeRefreshToken } from '../../worker/auth/refresh-session.ts';
import { database } from '../../worker/directory/client.ts';
import { mailboxDigest } from '../../worker/directory/mailbox.ts';
import { insertUser, type UserRow, userById } from '../../worker/directory/users.ts';
import type { Device } from '../../worker/home-storage/sessions.ts';
import { newUserId } from '../../worker/home-storage/user-id.ts';
import { copyOf, type SignedInUser } from '../../worker/home-storage/user.ts';
import { type EnteredHome, homeOf } from '../../worker/home/client.ts';
import { handOver } from '../../worker/home/hand-over.ts';
import type { PresenceProof } from '../../worker/home/session-account.ts';
import { presentUser } from '../../worker/plan/present-user.ts';
import { grantOf } from '../../worker/routes/session-cookie.ts';
import { noteTypedNames } from './names-at-home.ts';
import { noteTyped } from './typed-texts.ts';

export const ORIGIN = 'http://api.test';

/** One request to the Worker, as the app's browser sends it. */
export function request(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const { json, ...rest } = init;
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  noteTypedNames(json);
  noteTyped(json);
  return exports.default.fetch(
    new Request(new URL(path, ORIGIN), {
      ...rest,
      headers,
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }),
  );
}

export const PASSWORD = 'a-long-enough-password';
/**
 * Hash of `PASSWORD` with N = 16, which costs nearly nothing. The cost is part of the hash, so comparing is as cheap.
 * Normal hashing takes a third of a second of CPU, and tests sign in hundreds of users; it has its own tests.
 */
export const PASSWORD_HASH =
  'scrypt$16$8$1$diCAddt7QfWWOO7IEL_XeQ$nFaS1mH2mEH0v2AXX7GuEwr8A-OhaJc13PalLBwnccg';

let people = 0;
const newAddress = () => `person-${++people}-${crypto.randomUUID()}@example.org`;

/**
 * A new user with an account and a session. The rows equal those of a registration, without the verification mail and
 * with a cheaper hash.
 * @param device user agent of the sign-in
 */
export async function newPerson(name: string | null = null, device: string | null = null): Promise<Person> {
  const db = database(env.DB);
  const now = Date.now();
  const email = newAddress();
  noteTyped({ email, name });
  // Every second user is one of the EU, so that all tests accept both forms of an id.
  const id = newUserId({ isEU: people % 2 === 0 });
  const row = await insertUser(db, {
    id,
    email,
    name,
    passwordHash: PASSWORD_HASH,
    termsVersion: null,
    locationHint: null,
    now,
    mailbox: await mailboxDigest(env, email),
  });
  if (!row) throw new Error(`${email} exists`);
  // Long-lived tokens, as of clients without cookies, so that tests of ended sessions are strict.
  const begun = { userAgent: device, tokenLifetime: 'session' } as const;
  const grant = await signIn(row, begun);
  return new Person({
    email,
    password: PASSWORD,
    token: await accessTokenOf(grant, env.TOKEN_SECRET, now),
    cookie: `__Host-cuentame-session=${writeRefreshToken(env.TOKEN_SECRET, grant)}`,
    user: presentUser(grant.user, now),
  });
}

/** A session of a user's row, as a sign-in begins it. */
export async function signIn(row: UserRow, device: Device): Promise<SessionGrant & { user: SignedInUser }> {
  const begun = await homeOf(env, row.id).begin(copyOf(row), device, true);
  if (!begun || begun === 'no_home') throw new Error(`${row.email} has changed`);
  return { ...grantOf(begun), user: begun.user };
}

/** Changes columns of a user's row, as a writer does: with a new version, handed over to the home. */
export async function changeUser({ user }: Pick<Person, 'user'>, columns: string): Promise<void> {
  await env.DB.prepare(`UPDATE users SET ${columns}, version = version + 1 WHERE id = ?`).bind(user.id).run();
  const row = await userById(database(env.DB), user.id);
  if (row) await handOver(env, row);
}

/** A user registered by the API, for tests of registration. */
export async function registerPerson(email = newAddress()): Promise<Person> {
  const password = PASSWORD;
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

  /** For the deletion of the account. */
  get proof(): PresenceProof {
    return { password: this.password, network: 'test' };
  }

  /** The user's home, entered with the session of the cookie. */
  get home(): EnteredHome {
    const [, sessionId = ''] = this.cookie.slice(this.cookie.indexOf('=') + 1).split('.');
    return homeOf(env, this.user.id).enter(sessionId);
  }

  fetch(path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.token}`);
    return request(path, { ...init, headers });
  }

  /** Requests a story as a JSON client. */
  generate(fields: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch('/api/stories/generate', { method: 'POST', json: fields, headers });
  }
}
