import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { verifyHuman } from './turnstile.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string[], string]>([
  [['timeout-or-duplicate'], 'refused'],
  [['missing-input-response', 'invalid-input-response'], 'refused'],
  [['invalid-input-secret', 'invalid-input-response'], 'unavailable'],
  [['timeout-or-duplicate', 'internal-error'], 'unavailable'],
  [[], 'unavailable'],
])(
  'an answer of Turnstile with the errors %j blames the token only when nothing else is wrong',
  async (errors, verdict) => {
    vi.stubGlobal('fetch', async () => Response.json({ success: false, 'error-codes': errors }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const env = { TURNSTILE_SECRET_KEY: 'a-secret' } as Env;
    expect(await verifyHuman(env, 'a-token', 'register', '192.0.2.1')).toBe(verdict);
  },
);
