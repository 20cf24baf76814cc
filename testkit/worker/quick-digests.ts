import { vi } from 'vitest';
import * as module from '../../worker/auth/scrypt.ts';

const { scrypt } = module;
/** Costs as in `PASSWORD_HASH`. */
const MOST = { N: 16, p: 1 };

/**
 * Derives password keys at nearly no cost; the stored parameters stay as they are. A real digest takes a third
 * of a second of CPU. Every worker test begins with this.
 */
export function withQuickDigests(): void {
  vi.spyOn(module, 'scrypt').mockImplementation((password, salt, { N, r, p }, bytes, pause) =>
    scrypt(password, salt, { N: Math.min(N, MOST.N), r, p: Math.min(p, MOST.p) }, bytes, pause),
  );
}

/** Real digests until the test ends. */
export function withRealDigests(): void {
  vi.spyOn(module, 'scrypt').mockImplementation(scrypt);
}
