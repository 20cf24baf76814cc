import { signJwt, verifyJwt } from '../providers/jwt.ts';

/** State of the redirect flow, kept in a signed cookie so that only the browser that left for Google can return. */
export type GoogleFlow = {
  /** Returned in the URL; ties the response to this browser. */
  state: string;
  /** Returned inside the ID token; ties the token to this flow. */
  nonce: string;
  /** PKCE code verifier; only its digest left the server. */
  verifier: string;
  /** Origin of the web app, where the flow ends. */
  appOrigin: string;
  /** The web app's name for this attempt; empty when it gave none. */
  attempt: string;
};

/** Time to choose an account and type a password. */
export const FLOW_LIFETIME_S = 600;
const ISSUER = 'https://cuentame/api';
const AUDIENCE = 'cuentame-google-flow';

const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

export function beginFlow(appOrigin: string, attempt = ''): GoogleFlow {
  return { state: random(), nonce: random(), verifier: random(), appOrigin, attempt };
}

export function sealFlow(flow: GoogleFlow, secret: string, now: number): Promise<string> {
  return signJwt(flow, { secret, issuer: ISSUER, audience: AUDIENCE }, FLOW_LIFETIME_S, now);
}

/** @returns null when the cookie is not signed by us or too old */
export async function openFlow(
  sealed: string,
  secrets: readonly string[],
  now: number,
): Promise<GoogleFlow | null> {
  const opened = await verifyJwt(
    sealed,
    ['state', 'nonce', 'verifier', 'appOrigin', 'attempt'],
    { secrets, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  if (!opened.ok) return null;
  const { ok: _, ...flow } = opened;
  return flow;
}

/**
 * Google's authorisation URL for this flow.
 * @param redirectUri registered at Google
 */
export async function authorizeAddress(
  authorizeUrl: string,
  clientId: string,
  redirectUri: string,
  flow: GoogleFlow,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(flow.verifier));
  const url = new URL(authorizeUrl);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
