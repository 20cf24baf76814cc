import { createHash, randomBytes } from 'node:crypto';
import type { GooglePerson } from './people.ts';

/** Validated parameters of the authorise page. */
export type AuthorizeRequest = {
  clientId: string;
  redirectUri: string;
  scope: string;
  state: string;
  nonce: string | null;
  codeChallenge: string;
};

/** @returns the request, or an OpenID Connect error */
export function readAuthorizeRequest(
  query: Record<string, string | undefined>,
): { ok: true; request: AuthorizeRequest } | { ok: false; error: string } {
  const { client_id, redirect_uri, response_type, scope, state, nonce } = query;
  const refuse = (error: string) => ({ ok: false as const, error });
  if (!client_id) return refuse('invalid_client: client_id is missing');
  if (!redirect_uri || !URL.canParse(redirect_uri)) return refuse('invalid_request: redirect_uri');
  if (response_type !== 'code') return refuse('unsupported_response_type: only code');
  if (!scope?.split(' ').includes('openid')) return refuse('invalid_scope: openid is missing');
  if (!state) return refuse('invalid_request: state is missing');
  // Google accepts a flow without PKCE; ours must use it.
  if (query.code_challenge_method !== 'S256' || !query.code_challenge) {
    return refuse('invalid_request: a code_challenge with S256 is missing');
  }
  return {
    ok: true,
    request: {
      clientId: client_id,
      redirectUri: redirect_uri,
      scope,
      state,
      nonce: nonce ?? null,
      codeChallenge: query.code_challenge,
    },
  };
}

type Grant = { request: AuthorizeRequest; person: GooglePerson; expiresAt: number };

const CODE_LIFETIME_MS = 60_000;

/** Issued and unredeemed codes. */
export class Grants {
  readonly #grants = new Map<string, Grant>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  issue(request: AuthorizeRequest, person: GooglePerson): string {
    const code = `4/${randomBytes(24).toString('base64url')}`;
    this.#grants.set(code, { request, person, expiresAt: this.#now() + CODE_LIFETIME_MS });
    return code;
  }

  /** A code is consumed by any attempt. */
  redeem(form: Record<string, string>): { ok: true; grant: Grant } | { ok: false; error: string } {
    const grant = this.#grants.get(form.code ?? '');
    this.#grants.delete(form.code ?? '');
    if (form.grant_type !== 'authorization_code') return { ok: false, error: 'unsupported_grant_type' };
    if (!grant || grant.expiresAt < this.#now()) return { ok: false, error: 'invalid_grant' };
    if (form.client_id !== grant.request.clientId || !form.client_secret) {
      return { ok: false, error: 'invalid_client' };
    }
    if (form.redirect_uri !== grant.request.redirectUri) return { ok: false, error: 'redirect_uri_mismatch' };
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    return challenge === grant.request.codeChallenge
      ? { ok: true, grant }
      : { ok: false, error: 'invalid_grant' };
  }
}
