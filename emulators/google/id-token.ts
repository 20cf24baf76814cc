import {
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import type { GooglePerson } from './people.ts';

export type IdTokenRequest = {
  person: GooglePerson;
  issuer: string;
  clientId: string;
  nonce: string | null;
  /** Organisation of a Workspace account. */
  domain?: string;
};

/** Invalid variants of a token, for tests of their refusal. */
export const FAULTS = [
  'expired',
  'audience',
  'authorized-party',
  'issuer',
  'forged',
  'unsigned',
  'hmac',
  'no-email',
  'no-verification',
  'verification-as-text',
] as const;
export type Fault = (typeof FAULTS)[number];

const LIFETIME_S = 3600;
const HOURS_AGO_S = 2 * LIFETIME_S;

type SigningKey = { id: string; privateKey: CryptoKey; publicKey: JWK };

async function newKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const id = crypto.randomUUID();
  return {
    id,
    privateKey,
    publicKey: { ...(await exportJWK(publicKey)), kid: id, use: 'sig', alg: 'RS256' },
  };
}

/** The token's claims about the address's verification. */
function verificationOf({ emailVerified }: GooglePerson, fault: Fault | null): JWTPayload {
  if (fault === 'no-verification') return {};
  return { email_verified: fault === 'verification-as-text' ? String(emailVerified) : emailVerified };
}

/** Signs ID tokens; its key lives as long as the process. */
export class IdTokenMint {
  #key: Promise<SigningKey> | null = null;
  #stranger: Promise<SigningKey> | null = null;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async keySet(): Promise<{ keys: JWK[] }> {
    this.#key ??= newKey();
    return { keys: [(await this.#key).publicKey] };
  }

  async mint(
    { person, issuer, clientId, nonce, domain }: IdTokenRequest,
    fault: Fault | null = null,
  ): Promise<string> {
    this.#key ??= newKey();
    const issuedAt = Math.floor(this.#now() / 1000) - (fault === 'expired' ? HOURS_AGO_S : 0);
    const claims: JWTPayload = {
      iss: fault === 'issuer' ? 'https://accounts.google.example' : issuer,
      aud: fault === 'audience' ? 'another-app.apps.googleusercontent.com' : clientId,
      azp: fault === 'authorized-party' ? 'another-app.apps.googleusercontent.com' : clientId,
      sub: person.sub,
      ...(fault === 'no-email' ? {} : { email: person.email, ...verificationOf(person, fault) }),
      name: person.name,
      given_name: person.name.split(' ')[0] ?? '',
      iat: issuedAt,
      exp: issuedAt + LIFETIME_S,
      ...(domain ? { hd: domain } : {}),
      jti: crypto.randomUUID(),
      ...(nonce === null ? {} : { nonce }),
    };
    if (fault === 'unsigned') return new UnsecuredJWT(claims).encode();
    const key = await this.#key;
    const header = { typ: 'JWT', kid: key.id };
    if (fault === 'hmac') {
      // Algorithm confusion attack: the public key as an HMAC secret.
      const secret = new TextEncoder().encode(JSON.stringify(key.publicKey));
      return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(secret);
    }
    if (fault === 'forged') this.#stranger ??= newKey();
    const { privateKey } = fault === 'forged' && this.#stranger ? await this.#stranger : key;
    return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey);
  }
}
