import { timingSafeEqual } from 'node:crypto';
import { orThrow } from '../errors/refusal.ts';
import { inQueue, type Turn } from './hashing-queue.ts';
import { type ScryptParameters, scrypt } from './scrypt.ts';

/**
 * scrypt with N = 2^15, r = 8, p = 3: one of the minimum settings of OWASP's Password Storage Cheat Sheet, chosen for
 * its 32 MiB of memory in a 128 MB isolate. Our own implementation (`scrypt.ts`) yields to other requests.
 */
const CURRENT = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

async function derive(
  password: string,
  salt: Uint8Array,
  parameters: ScryptParameters,
  bytes: number,
  turn: Turn,
): Promise<Buffer> {
  await turn.come();
  return scrypt(password.normalize('NFKC'), salt, parameters, bytes, turn.pause);
}

/**
 * @param network of the request; see `hashing-queue.ts`
 * @returns `scrypt$N$r$p$salt$key`, the last two in base64url
 * @throws ApiError `rate_limited` when the hashing queue is full
 */
export async function hashPassword(password: string, network: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hashing = inQueue(network, (turn) => derive(password, salt, CURRENT, KEY_BYTES, turn));
  const key = orThrow(await hashing);
  const { N, r, p } = CURRENT;
  return ['scrypt', N, r, p, Buffer.from(salt).toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Compares in constant time. Without a stored hash it does the same work and returns false, so that the time does not
 * reveal whether an account exists.
 * @param turn a place in the hashing queue
 * @param work the key derivation; a test counts its calls
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  turn: Turn,
  work: typeof derive = derive,
): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (stored ?? '').split('$');
  if (scheme !== 'scrypt' || !N || !r || !p || !salt || !key) {
    await work(password, new Uint8Array(SALT_BYTES), CURRENT, KEY_BYTES, turn);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await work(
    password,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    expected.length,
    turn,
  );
  return timingSafeEqual(actual, expected);
}
