import { HOUR_MS } from '../../contract/time.ts';
import type { Env } from '../env.ts';
import { failureName, plainCode } from './plain-code.ts';

/** Client of Google's OpenID Connect server, or of its stand-in. */

/** Failure between us and Google: it cannot be reached, or it refused a browser's code. */
export class GoogleError extends Error {
  override name = 'GoogleError';
  readonly reason: 'unavailable' | 'refused';
  constructor(reason: 'unavailable' | 'refused', message: string) {
    super(message);
    this.reason = reason;
  }
}

export type Discovery = { authorizeUrl: string; tokenUrl: string; keysUrl: string };

const TIMEOUT_MS = 5_000;
const DISCOVERY_LIFETIME_MS = HOUR_MS;

const discovered = new Map<string, { discovery: Discovery; at: number }>();

/** @param what description of the request: the address may come from the server */
async function request(what: string, url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new GoogleError('unavailable', `${what}: ${failureName(error)}`);
  }
}

async function readJson(what: string, response: Response): Promise<Record<string, unknown>> {
  const body = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  throw new GoogleError('unavailable', `${what}: ${response.status} without JSON`);
}

/** Addresses of the issuer, cached for an hour. @throws GoogleError */
export async function discover(issuer: string, now: number): Promise<Discovery> {
  const known = discovered.get(issuer);
  if (known && now - known.at < DISCOVERY_LIFETIME_MS) return known.discovery;
  const response = await request('discovery', `${issuer}/.well-known/openid-configuration`);
  const document = response.ok ? await readJson('discovery', response) : {};
  const { authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl, jwks_uri: keysUrl } = document;
  if (
    document.issuer !== issuer ||
    typeof authorizeUrl !== 'string' ||
    typeof tokenUrl !== 'string' ||
    typeof keysUrl !== 'string'
  ) {
    throw new GoogleError('unavailable', `no discovery document of ${issuer} (${response.status})`);
  }
  const discovery = { authorizeUrl, tokenUrl, keysUrl };
  discovered.set(issuer, { discovery, at: now });
  return discovery;
}

/** Exchanges the code of the redirect flow. @returns the ID token @throws GoogleError */
export async function exchangeCode(
  env: Env,
  tokenUrl: string,
  grant: { code: string; verifier: string; redirectUri: string },
): Promise<string> {
  const response = await request('token', tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: env.GOOGLE_CLIENT_ID ?? '',
      client_secret: env.GOOGLE_CLIENT_SECRET ?? '',
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri: grant.redirectUri,
    }),
  });
  if (response.status >= 500) throw new GoogleError('unavailable', `token: ${response.status}`);
  const body = await readJson('token', response);
  if (response.ok && typeof body.id_token === 'string') return body.id_token;
  throw new GoogleError('refused', `token: ${response.status} ${plainCode(body.error)}`);
}
