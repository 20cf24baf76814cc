import { keyedDigest, sameText, UNIQUE } from './digest.ts';

/** The secret of an address, which a home stores, and whose home that is. */
export type SecretKey = { userId: string; secret: string };

/** A new secret; 24 random bytes. */
export const newSecret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');

/**
 * Secret part of addresses of one kind: the user, the secret, and a digest of both, so that a forged address is refused
 * before a home is asked.
 * @param kind an address of another kind has another digest
 */
export const secretAddress = (kind: 'feed' | 'link' | 'record') => {
  /** @param key DIGEST_SECRET, which never changes, as readers keep an address */
  async function write(key: string, { userId, secret }: SecretKey): Promise<string> {
    return `${userId}.${secret}.${await keyedDigest(key, `${kind} ${secret} of ${userId}`, UNIQUE)}`;
  }
  /** Reads a secret part; null when its digest is wrong. */
  async function read(key: string, told: string): Promise<SecretKey | null> {
    const [userId = '', secret = ''] = told.split('.');
    return sameText(await write(key, { userId, secret }), told) ? { userId, secret } : null;
  }
  return { write, read };
};
