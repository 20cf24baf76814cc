import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newOwner } from '../../testkit/worker/access/owner.ts';
import { askWith, ROUTES } from '../../testkit/worker/access/route-table.ts';
import { PASSWORD, request } from '../../testkit/worker/person.ts';
import { app } from '../app.ts';
import { isAllowedOrigin, pageOfApp } from '../config/origins.ts';

const owner = await newOwner();
const elsewhere = () => ({ 'cf-connecting-ip': crypto.randomUUID() });

/** Routes that pages of any site may load. A missing file is no file. */
const LOADED_ANYWHERE = [
  'GET /api/audio/voices/:voice/sample',
  'GET /files/pictures/:version/:file',
  'GET /test',
];

describe('the security headers', () => {
  test.each(Object.keys(ROUTES))('%s', async (route) => {
    const { headers } = await askWith(null, route.split(' ')[0]!, await ROUTES[route]!.ask(owner));
    const header = (name: string) => headers.get(name);
    expect(header('strict-transport-security')).toMatch(/^max-age=(\d{8,}); includeSubDomains$/);
    const isPage = route.includes(' /admin');
    // What the owner's pages and those of links may load is in `routes/admin.test.ts` and `routes/links.test.ts`.
    if (route.includes(' /files/pictures/'))
      expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    else if (!isPage && !route.includes(' /e/'))
      expect(header('content-security-policy')).toBe(
        "default-src 'none'; media-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('x-frame-options')).toBe('DENY');
    expect(header('referrer-policy')).toBe(isPage ? 'same-origin' : 'no-referrer');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('cross-origin-resource-policy')).toBe(
      LOADED_ANYWHERE.includes(route) ? 'cross-origin' : 'same-site',
    );
    expect(header('x-powered-by')).toBeNull();
  });

  test('are also set on a preflight and an unknown path', async () => {
    for (const [method, path] of [
      ['OPTIONS', '/api/stories/generate'],
      ['GET', '/nothing'],
    ] as const) {
      const { headers } = await request(path, { method, headers: { origin: 'http://app.test' } });
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

const OURS = 'https://app.cuentame.example';
const production = {
  ...env,
  ENVIRONMENT: 'production' as const,
  DAILY_STORIES: 'none',
  DAILY_SPOKEN_CHARACTERS: 'none',
  TURNSTILE_SECRET_KEY: 'none',
  EU_JURISDICTION: 'none',
  APP_ORIGINS: `${OURS},https://beta.cuentame.example`,
};

/** Origins similar to ours. */
const otherOrigin = fc
  .oneof(
    fc.constantFrom(
      'null',
      '',
      '*',
      'file://',
      `${OURS}/`,
      `${OURS}:443`,
      `${OURS}:8443`,
      `${OURS}.`,
      ` ${OURS}`,
      `${OURS} `,
      OURS.toUpperCase(),
      OURS.replace('https', 'http'),
      OURS.replace('app.', ''),
      OURS.replace('app.', 'xapp.'),
      `${OURS}.evil.example`,
      `${OURS}@evil.example`,
      `https://evil.example/${OURS}`,
      `${OURS},${OURS}`,
      'http://localhost:5173',
      'http://127.0.0.1',
      'http://localhost.evil.example',
      production.APP_ORIGINS,
      'https://app-cuentame.example',
      'https://appxcuentame.example',
      `${OURS}\\.evil.example`,
    ),
    fc.webUrl().map((url) => new URL(url).origin),
    fc.string().map((text) => `${OURS}${text}`),
    fc.string({ unit: 'grapheme-ascii' }),
  )
  .filter((origin) => !production.APP_ORIGINS.split(',').includes(origin));

test('only exact origins are allowed, and no localhost in production', () => {
  expect(isAllowedOrigin(production, OURS)).toBe(true);
  expect(isAllowedOrigin(production, 'https://beta.cuentame.example')).toBe(true);
  fc.assert(
    fc.property(otherOrigin, (origin) => {
      expect(isAllowedOrigin(production, origin)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

/** A request to the Worker with production settings. */
async function inProduction(path: string, init: RequestInit): Promise<Response> {
  const context = createExecutionContext();
  const answer = await app.fetch(
    new Request(`https://api.cuentame.example${path}`, init),
    production,
    context,
  );
  await waitOnExecutionContext(context);
  return answer;
}

test('a preflight of our origin is answered 204 with its permissions', async () => {
  const answer = await inProduction('/api/stories/generate', {
    method: 'OPTIONS',
    headers: {
      origin: OURS,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(OURS);
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
});

// @spec 8.17
test('a foreign origin gets no CORS permission, in preflight or response', async () => {
  const sendable = otherOrigin.filter((origin) => /^[\x21-\x7e]+$/.test(origin));
  await fc.assert(
    fc.asyncProperty(sendable, fc.constantFrom('OPTIONS', 'GET', 'POST'), async (origin, method) => {
      const asked = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const { headers } = await inProduction('/health', { method, headers: { origin, ...asked } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toMatch(/origin/i);
    }),
    { numRuns: 200 },
  );
  const { headers } = await inProduction('/health', { headers: { origin: OURS } });
  expect(headers.get('access-control-allow-origin')).toBe(OURS);
  expect(headers.get('vary')).toMatch(/origin/i);
});

test.each([
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/refresh-token',
  '/auth/refresh-token',
  '/api/auth/logout',
  '/api/auth/google',
])('%s, which sets or uses the cookie, is refused to pages of other sites', async (path) => {
  for (const origin of ['null', 'https://evil.example', 'http://app.test.evil.example']) {
    const answer = await request(path, {
      method: 'POST',
      headers: { ...elsewhere(), origin, cookie: owner.buyer.cookie },
      json: { email: owner.buyer.email, password: PASSWORD, idToken: 'a.b.c' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'origin_not_allowed' });
  }
});

test('every cookie is host-only, Secure and HttpOnly', async () => {
  const { buyer } = await newOwner();
  const { email } = buyer;
  const post = (path: string, json: unknown = {}, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', json, headers: { ...elsewhere(), ...headers } });
  const answers = [
    await post('/api/auth/register', { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD }),
    await post('/api/auth/login', { email, password: PASSWORD }),
    await post('/api/auth/refresh-token', {}, { cookie: buyer.cookie }),
    await post('/api/auth/refresh-token', {}, { cookie: '__Host-cuentame-session=a.b' }),
    await post('/api/auth/logout'),
    await request('/auth/google', { redirect: 'manual', headers: elsewhere() }),
    await request('/auth/google/callback', { redirect: 'manual', headers: elsewhere() }),
    await buyer.fetch('/api/account', { method: 'DELETE', json: { password: PASSWORD } }),
  ];
  for (const answer of answers) {
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    const [pair = '', ...attributes] = cookies[0]!.split('; ');
    expect(pair).toMatch(/^__Host-/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly']));
    expect(attributes.filter((one) => /^SameSite=(Strict|Lax)$/.test(one))).toHaveLength(1);
    expect(attributes.filter((one) => /^Domain/i.test(one))).toEqual([]);
    if (pair.includes('session')) expect(attributes).toContain('SameSite=Strict');
  }
});

const PAGE = `${OURS}/success`;
/** Addresses that parsers read differently. */
const trickyAddress = fc.oneof(
  fc.constantFrom(
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:x',
    `${OURS}@evil.example`,
    `${OURS}:x@evil.example`,
    `https://user:pass@app.cuentame.example/`,
    `${OURS}.evil.example`,
    'https://evil.example\\@app.cuentame.example',
    'https://evil.example#@app.cuentame.example',
    'https:app.cuentame.example',
    `https://evil.example/?${OURS}`,
    'https://app.cuentame.example\t.evil.example',
    ' https://app.cuentame.example/x',
    'https:///evil.example',
    'https:/\\evil.example',
    'HTTPS://APP.CUENTAME.EXAMPLE/x',
    'https://app。cuentame。example/',
    'http://app.cuentame.example/',
    'https://app.cuentame.example:8443/',
    'https://xn--app-.example/',
    'null',
    '',
  ),
  fc.webUrl(),
  fc.string().map((text) => `${OURS}${text}`),
  fc
    .array(
      fc.constantFrom(
        'https:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '.',
        '#',
        '?',
        'app.cuentame.example',
        'evil.example',
        '\t',
      ),
    )
    .map((parts) => parts.join('')),
);

test('pageOfApp accepts only addresses of our app, in any spelling', () => {
  expect(pageOfApp(production, `${PAGE}?a={CHECKOUT_SESSION_ID}#b`)).toBe(
    `${PAGE}?a={CHECKOUT_SESSION_ID}#b`,
  );
  fc.assert(
    fc.property(trickyAddress, (address) => {
      const page = pageOfApp(production, address);
      // Checked naively, for clients that parse differently from browsers.
      if (page !== null) expect(page.startsWith(`${OURS}/`)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('Stripe never gets an address of another site', async () => {
  const { buyer } = await newOwner();
  const evil = 'https://evil.example/success';
  const ours = 'http://app.test/success';
  for (const change of [
    { successUrl: evil },
    { cancelUrl: evil },
    { successUrl: 'http://app.test@evil.example/' },
    { successUrl: 'http://user:pass@app.test/' },
    { cancelUrl: 'http://app.test.evil.example/' },
  ]) {
    const answer = await buyer.askForCheckout({ successUrl: ours, cancelUrl: ours, ...change });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'return_url_not_allowed' });
  }
  const portal = await buyer.post('/api/subscription/portal', { returnUrl: evil });
  expect(await portal.json()).toMatchObject({ code: 'return_url_not_allowed' });
});

test('Google sign-in redirects only to Google and to the app', async () => {
  const named = fc.oneof(otherOrigin, trickyAddress).filter((origin) => !isAllowedOrigin(env, origin));
  await fc.assert(
    fc.asyncProperty(
      named,
      fc.constantFrom(
        '/auth/google',
        '/api/auth/google',
        '/auth/google/callback',
        '/api/auth/google/callback',
      ),
      fc.constantFrom(['origin'], ['redirect_uri'], ['origin', 'redirect_uri']),
      async (origin, path, names) => {
        const parameters = [...names, 'returnTo', 'state'].map((name) => [name, origin.toWellFormed()]);
        const answer = await request(`${path}?${new URLSearchParams(parameters)}`, {
          redirect: 'manual',
          headers: elsewhere(),
        });
        if (!path.endsWith('/callback')) expect(answer.status).toBe(403);
        else expect(new URL(answer.headers.get('location')!).origin).toBe('http://app.test');
      },
    ),
    { numRuns: 200 },
  );
});
