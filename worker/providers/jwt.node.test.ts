import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyIdToken } from './jwt.ts';

/** Answers of the key server by path: key sets are cached by address. */
const answers = new Map<string, (response: ServerResponse) => void>();
const server = createServer((request, response) => answers.get(request.url!)?.(response));
let base: string;
let privateKey: CryptoKey;
let keySet: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  keySet = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const NOW = Date.UTC(2026, 10, 23);
const NOW_S = NOW / 1000;
const [ISSUER, AUDIENCE] = ['https://issuer.example', 'a-client'];

const tokenOf = ({ kid = 'one', expiresAt = NOW_S + 60 } = {}) =>
  new SignJWT({ sub: 'rosa' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(NOW_S - 60)
    .setExpirationTime(expiresAt)
    .sign(privateKey);

let path = 0;
function verified(token: string, answer: (response: ServerResponse) => void) {
  const url = `/keys/${path++}`;
  answers.set(url, answer);
  const options = { keysUrl: `${base}${url}`, issuers: [ISSUER], audience: AUDIENCE };
  return verifyIdToken(token, options, NOW);
}
const says =
  (status: number, body = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const keys = (response: ServerResponse) => says(200, keySet)(response);

test.each<[string, (response: ServerResponse) => void]>([
  ['fails', says(500)],
  ['answers a page', says(200, '<html>')],
  ['hangs up', (response) => void response.destroy()],
])('a good token is not called invalid while the key server %s', async (_, answer) => {
  expect(await verified(await tokenOf(), answer)).toMatchObject({ ok: false, reason: 'unavailable' });
});

test.each([
  ['is no token', () => Promise.resolve('not-a-token')],
  ['is signed with a key that is not in the set', () => tokenOf({ kid: 'two' })],
  ['expired a minute ago', () => tokenOf({ expiresAt: NOW_S - 60 })],
])('a token that %s is invalid', async (_, make) => {
  expect(await verified(await make(), keys)).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a token that expired a moment ago is accepted, since clocks differ', async () => {
  const token = await tokenOf({ expiresAt: NOW_S - 20 });
  expect(await verified(token, keys)).toMatchObject({ ok: true, payload: { sub: 'rosa' } });
});
