import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const KEY_ID = 'access-1';
const LIFETIME_S = 24 * 3600;

/**
 * Emulates the parts of Cloudflare Access that an application sees: the team's signing keys, and assertions of
 * signed-in people. `POST /assertion` takes the claims to change, null for one to leave out, and answers with a signed
 * assertion, instead of a sign-in.
 */
export function createAccessEmulator({ basePath = '/access' } = {}): Hono {
  // Made at the first request: most processes never need them.
  let keys: ReturnType<typeof generateKeyPair> | undefined;
  const signingKeys = () => {
    keys ??= generateKeyPair('RS256', { extractable: true });
    return keys;
  };
  const app = new Hono();

  app.get('/cdn-cgi/access/certs', async (c) => {
    const { publicKey } = await signingKeys();
    return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
  });

  app.post('/assertion', async (c) => {
    const { privateKey } = await signingKeys();
    const changed = await c.req.json<Record<string, unknown>>();
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      aud: ['built-in'],
      email: 'owner@cuentame.example',
      type: 'app',
      identity_nonce: 'built-in',
      iss: new URL(basePath, c.req.url).href,
      sub: 'a-person',
      iat: now,
      nbf: now,
      exp: now + LIFETIME_S,
      country: 'ES',
      ...changed,
    };
    const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
    const jwt = new SignJWT(kept).setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' });
    return c.json({ assertion: await jwt.sign(privateKey) });
  });
  return app;
}
