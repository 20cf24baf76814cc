// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import * as contract from '../../../../../contract/schemas/auth.ts';
import { api, session } from '../../../api/client.ts';
import { signInWithGoogle } from '../google/google-requests.ts';
import { logIn, register } from './sign-in.ts';

const ANA = { id: 'u1', email: 'ana@example.org' } as contract.User;
const CREDENTIALS = { email: ANA.email, password: 'una clave larga' };

/** A token issued at `iat` that expires at `exp`, in seconds from now. */
function token(name: string, { iat, exp }: { iat: number; exp: number }): string {
  const now = Math.floor(Date.now() / 1000);
  return `${name}.${btoa(JSON.stringify({ iat: now + iat, exp: now + exp }))}.signature`;
}
const SHORT = token('short', { iat: 0, exp: 3600 });

/** Every request for a token, by the schema of its body. One Tap and Google's button both return an ID token. */
const WAYS: Record<string, () => Promise<unknown>> = {
  loginRequest: () => logIn(api, CREDENTIALS),
  registerRequest: () => register(api, CREDENTIALS),
  googleRequest: () => signInWithGoogle('an ID token', 'a secret'),
  refreshRequest: () => {
    session.begin({ token: token('old', { iat: 0, exp: 10 }), user: ANA });
    return api.call('/api/auth/me');
  },
};

const schemas = Object.entries(contract).flatMap(([name, schema]) =>
  schema instanceof z.ZodObject && 'tokenLifetime' in schema.shape ? [[name, schema] as const] : [],
);

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

test('the list contains every request that is answered with a token', () => {
  expect(schemas.map(([name]) => name).sort()).toEqual(Object.keys(WAYS).sort());
});

test.each(schemas)('the app asks for a token of an hour: %s', async (name, schema) => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    return Response.json({ token: SHORT, user: ANA });
  });
  await WAYS[name]!();
  expect(bodies).toHaveLength(1);
  expect(schema.parse(bodies[0])).toMatchObject({ tokenLifetime: 'hour' });
});
