import { createExecutionContext, env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { app } from '../app.ts';
import type { Env } from '../env.ts';

/** GET /geo for a request from `country`, as Cloudflare reports it. */
async function geo(country: string | undefined, settings: Partial<Env> = {}): Promise<unknown> {
  const request = new Request('http://api.test/api/geo', {
    cf: country === undefined ? {} : { country },
  } as RequestInit);
  const answer = await app.fetch(request, { ...env, ...settings } as Env, createExecutionContext());
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return answer.json();
}

// @spec 7.21
test('a visitor from a member state is in the EU, another is not', async () => {
  expect(await geo('PT')).toEqual({ country: 'PT', isEU: true });
  expect(await geo('AR')).toEqual({ country: 'AR', isEU: false });
});

// @spec 4.18
test('a visitor from an unknown country counts as in the EU', async () => {
  expect(await geo(undefined)).toEqual({ country: null, isEU: true });
  expect(await geo('T1')).toEqual({ country: null, isEU: true });
});

test('a setting replaces the country in development only', async () => {
  const pretended = { GEO_COUNTRY: 'MX' };
  const none = 'none';
  const unprotected = {
    DAILY_STORIES: none,
    DAILY_SPOKEN_CHARACTERS: none,
    TURNSTILE_SECRET_KEY: none,
    EU_JURISDICTION: none,
  };
  expect(await geo('PT', pretended)).toEqual({ country: 'MX', isEU: false });
  expect(await geo('PT', { ...pretended, ...unprotected, ENVIRONMENT: 'production' })).toEqual({
    country: 'PT',
    isEU: true,
  });
});
