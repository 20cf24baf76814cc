import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { GOOGLE_NONCE_PREFIX } from '../../../../../contract/google-nonce.ts';
import { newNonce } from './google-identity.ts';

test('Google gets the digest of a secret, a new one each time', async () => {
  const [one, other] = [await newNonce(), await newNonce()];
  expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(one.nonce).toBe(GOOGLE_NONCE_PREFIX + createHash('sha256').update(one.secret).digest('hex'));
  expect(other.secret).not.toBe(one.secret);
});
