import { vi } from 'vitest';

/** Time limit of `vi.waitFor` without options, as of `expect.poll`: its own second is too short on a busy machine. */
const LIMIT_MS = 30_000;

const { waitFor } = vi;
vi.waitFor = (check, options = { timeout: LIMIT_MS }) => waitFor(check, options);
