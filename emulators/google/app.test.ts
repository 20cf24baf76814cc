import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createGoogleEmulator } from './app.ts';
import { PEOPLE } from './people.ts';

const ISSUER = 'http://127.0.0.1:5002/google';
const CLIENT = 'client.apps.googleusercontent.com';
const BACK = 'http://localhost:5001/auth/google/callback';
const VERIFIER = 'v'.repeat(43);

const emulator = createGoogleEmulator();
/** Requests without the mount path, as the mount passes them. */
const call = (path: string, init?: RequestInit) =>
  emulator.request(new URL(path, 'http://127.0.0.1:5002').href, init);
const post = (path: string, form: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(form) });

const ask = (more: Record<string, string> = {}) => ({
  client_id: CLIENT,
  redirect_uri: BACK,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  ...more,
});

async function codeFor(choice: Record<string, string>): Promise<string> {
  const answer = await post('/o/oauth2/v2/auth', { ...ask(), ...choice });
  const back = new URL(answer.headers.get('location') ?? 'x:');
  expect([answer.status, back.searchParams.get('state')]).toEqual([303, 'a-state']);
  return back.searchParams.get('code') ?? '';
}

const redeem = (code: string, more: Record<string, string> = {}) =>
  post('/token', {
    grant_type: 'authorization_code',
    client_id: CLIENT,
    client_secret: 'secret',
    code,
    code_verifier: VERIFIER,
    redirect_uri: BACK,
    ...more,
  });

async function verified(idToken: string) {
  const keys = createLocalJWKSet(await (await call('/oauth2/v3/certs')).json());
  return (await jwtVerify(idToken, keys, { issuer: ISSUER, audience: CLIENT })).payload;
}

test('the discovery document lists endpoints below the issuer', async () => {
  const document = await (await call('/.well-known/openid-configuration')).json();
  expect(document).toMatchObject({
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/o/oauth2/v2/auth`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/oauth2/v3/certs`,
  });
});

test('the authorise page offers every test user', async () => {
  const html = await (await call(`/o/oauth2/v2/auth?${new URLSearchParams(ask())}`)).text();
  for (const { email } of PEOPLE) expect(html).toContain(email);
});

test.each([
  ['client_id', ''],
  ['redirect_uri', 'nonsense'],
  ['response_type', 'token'],
  ['scope', 'email'],
  ['state', ''],
  ['code_challenge', ''],
  ['code_challenge_method', 'plain'],
])('the authorise page refuses a request with %s %j', async (name, value) => {
  const answer = await call(`/o/oauth2/v2/auth?${new URLSearchParams(ask({ [name]: value }))}`);
  expect(answer.status).toBe(400);
});

test('a code returns an ID token of the chosen user, with the nonce, signed by a published key', async () => {
  const answer = await redeem(await codeFor({ email: PEOPLE[1]!.email }));
  const { id_token } = (await answer.json()) as { id_token: string };
  expect(decodeProtectedHeader(id_token)).toMatchObject({ alg: 'RS256' });
  expect(await verified(id_token)).toMatchObject({
    sub: PEOPLE[1]!.sub,
    email: PEOPLE[1]!.email,
    email_verified: true,
    nonce: 'a-nonce',
  });
});

test('a code is valid for one attempt', async () => {
  const code = await codeFor({ email: PEOPLE[0]!.email });
  expect((await redeem(code)).status).toBe(200);
  expect(await (await redeem(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['code_verifier', 'w'.repeat(43), 'invalid_grant'],
  ['redirect_uri', 'http://localhost:5001/elsewhere', 'redirect_uri_mismatch'],
  ['client_id', 'another', 'invalid_client'],
  ['client_secret', '', 'invalid_client'],
  ['grant_type', 'password', 'unsupported_grant_type'],
])('a code with another %s is refused', async (name, value, error) => {
  const answer = await redeem(await codeFor({ email: PEOPLE[0]!.email }), { [name]: value });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error })]);
});

test('a typed address always has the same id, in any case', async () => {
  const subs = await Promise.all(
    ['Nueva@example.org', 'nueva@example.org'].map(async (email) => {
      const answer = await redeem(await codeFor({ email, name: 'Nueva' }));
      return (await verified(((await answer.json()) as { id_token: string }).id_token)).sub;
    }),
  );
  expect(subs[0]).toMatch(/^\d{21}$/);
  expect(subs[1]).toBe(subs[0]);
});

test("the script's window posts the credential to its opener only", async () => {
  const answer = await post('/gsi/select', {
    client_id: CLIENT,
    origin: 'http://localhost:5173',
    email: PEOPLE[3]!.email,
  });
  const data = /= (\{.*\});/.exec(await answer.text())?.[1] ?? '{}';
  const { credential, origin } = JSON.parse(data) as { credential: string; origin: string };
  expect(origin).toBe('http://localhost:5173');
  expect(await verified(credential)).toMatchObject({ email_verified: false });
  expect((await post('/gsi/select', { client_id: CLIENT })).status).toBe(400);
});

test('the pages escape text from the address', async () => {
  const attack = '"><script>alert(1)</script>';
  const pages = await Promise.all(
    [
      `/o/oauth2/v2/auth?${new URLSearchParams(ask({ state: attack, nonce: attack }))}`,
      `/gsi/select?${new URLSearchParams({ client_id: attack, origin: attack })}`,
      `/gsi/one-tap?${new URLSearchParams({ client_id: attack, origin: '</script><script>alert(1)' })}`,
    ].map(async (path) => (await call(path)).text()),
  );
  for (const html of pages) expect(html).not.toContain('<script>alert');
});

test('the script and its style have their content types', async () => {
  const [script, style] = await Promise.all([call('/gsi/client'), call('/gsi/style')]);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain('renderButton');
  expect(style.headers.get('content-type')).toContain('text/css');
});

test.each([
  ['en', 'Continue as Lucía', 'Choose an account'],
  ['es', 'Continuar como Lucía', 'Elige una cuenta'],
])("card and accounts use the script's language: %s", async (hl, card, choose) => {
  const query = `?${new URLSearchParams({ client_id: CLIENT, origin: 'https://app.example', hl })}`;
  expect(await (await call(`/gsi/one-tap${query}`)).text()).toContain(card);
  expect(await (await call(`/gsi/select${query}`)).text()).toContain(choose);
});
