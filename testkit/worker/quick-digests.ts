import * as module from '../../worker/auth/scrypt.ts';

const exported: object = module;
const { scrypt } = module;
/** Costs as in `PASSWORD_HASH`. */
const MOST = { N: 16, p: 1 };

const quick: typeof scrypt = (password, salt, { N, r, p }, bytes, pause) =>
  scrypt(password, salt, { N: Math.min(N, MOST.N), r, p: Math.min(p, MOST.p) }, bytes, pause);

/** No spy of Vitest, which a test's `restoreAllMocks` would take away. */
const use = (value: typeof scrypt) =>
  Object.defineProperty(exported, 'scrypt', { configurable: true, enumerable: true, writable: true, value });

/**
 * Derives password keys at nearly no cost; the stored parameters stay as they are. A real digest takes a third
 * of a second of CPU. Every worker test begins with this.
 */
export const withQuickDigests = (): void => void use(quick);

/** Real digests until the test ends. */
export const withRealDigests = (): void => void use(scrypt);
