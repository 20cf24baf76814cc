import { signJwt, verifyJwt } from '../providers/jwt.ts';

/**
 * What the redirect flow remembers in the browser between leaving for Google and coming back: in a signed cookie, so
 * that only the browser that left can return.
 */
export type GoogleFlow = {
  /** Comes back in the address; ties the answer to this browser. */
  state: string;
  /** Comes back inside the ID token; ties the token to this flow. */
  nonce: string;
  /** Redeems the code (PKCE); only its digest has been seen outside. */
  verifier: string;
  /** Of the web app, where the person goes in the end. */
  appOrigin: string;
  /** What the web app named this attempt, to know it again; empty when it gave no name. */
  attempt: string;
};

/** Choosing an account and typing a password takes a minute or two. */
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

/** @returns null when the seal is not ours or too old */
export async function openFlow(sealed: string, secret: string, now: number): Promise<GoogleFlow | null> {
  const opened = await verifyJwt(
    sealed,
    ['state', 'nonce', 'verifier', 'appOrigin', 'attempt'],
    { secret, issuer: ISSUER, audience: AUDIENCE },
    now,
  );
  if (!opened.ok) return null;
  const { ok: _, ...flow } = opened;
  return flow;
}

/** Google's page for this flow. @param redirectUri where Google sends the browser back to, registered with them */
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
