import { createHmac } from 'node:crypto';
import { HOUR_MS } from '../../contract/time.ts';
import { UNIQUE } from './digest.ts';

/** Lifetime: long enough for a night's listening and a download in the morning. */
const LIFETIME_S = 24 * 3600;

async function signingKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
}

const signedText = (key: string, expires: string) => new TextEncoder().encode(`${key}\n${expires}`);

async function signedPath(secret: string, folder: string, key: string, now: number): Promise<string> {
  const hour = Math.floor(now / HOUR_MS) * 3600;
  const expires = String(hour + LIFETIME_S);
  const bytes = await crypto.subtle.sign('HMAC', await signingKey(secret), signedText(key, expires));
  const signature = Buffer.from(bytes).toString('base64url');
  return `${folder}${key}?${new URLSearchParams({ expires, signature })}`;
}

/** Path and query of `UrlSigner.url`, for an address that is stored and read at several origins. */
export const signedFilePath = async (secret: string, key: string, now: number): Promise<string> =>
  `${await signedPath(secret, '/files/', key, now)}&alt=media`;

/**
 * Address of a file that is made again below the same key: browsers keep what they have fetched for an hour.
 * @param version equal for equal bytes: of the narration's spellings, or of the generation that made an edition
 */
export const withVersion = (url: string, name: 'said' | 'made', version: string): string =>
  `${url}&${name}=${version.slice(0, 8)}`;

/** Seals texts in addresses that last as long as the secret: what they open is public, but only at our word. */
export const sealWith =
  (secret: string) =>
  (text: string): string =>
    createHmac('sha256', secret)
      .update(text)
      .digest('hex')
      .slice(0, 2 * UNIQUE);

/** Signed addresses of private files, for audio elements, which cannot send a header. */
export class UrlSigner {
  readonly #secret: string;
  readonly #origin: string;

  /** @param origin of the request, such as `https://app.example.org` */
  constructor(secret: string, origin: string) {
    this.#secret = secret;
    this.#origin = origin;
  }

  /** As `sealWith`. */
  seal = (text: string): string => sealWith(this.#secret)(text);

  /** Absolute address of a file, valid for a day. The clock is rounded so that it stays cacheable for an hour. */
  async url(key: string, now: number): Promise<string> {
    return new URL(await signedFilePath(this.#secret, key, now), this.#origin).href;
  }

  /** Absolute address of a book, which is created on request; valid as long as that of a file. */
  async bookUrl(key: string, now: number): Promise<string> {
    return new URL(await signedPath(this.#secret, '/', key, now), this.#origin).href;
  }
}

/**
 * Path of a public file's bytes. Without an origin: the edge cache serves the same answer to clients of the app's and
 * of the API's origin.
 */
export const publicPath = (key: string): string => `/files/${key}?alt=media`;

/**
 * Address of the same file as an attachment, so that a plain link saves it under its name; audio elements play it all
 * the same.
 */
export function downloadUrl(url: string): string {
  const download = new URL(url);
  download.searchParams.set('download', '1');
  return download.href;
}

/** Whether a signature by one of the secrets is valid for this key, and has not expired. */
export async function isSigned(
  secrets: readonly string[],
  key: string,
  query: URLSearchParams,
  now: number,
): Promise<boolean> {
  const expires = query.get('expires') ?? '';
  const signature = query.get('signature') ?? '';
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 < now) return false;
  const bytes = Buffer.from(signature, 'base64url');
  // Base64 is decoded leniently; other spellings of the same bytes would be other addresses of the same file.
  if (bytes.toString('base64url') !== signature) return false;
  for (const secret of secrets)
    if (await crypto.subtle.verify('HMAC', await signingKey(secret), bytes, signedText(key, expires)))
      return true;
  return false;
}
