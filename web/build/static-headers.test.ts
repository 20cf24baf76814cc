import { expect, test } from 'vitest';
import { headersFile } from './static-headers.ts';
import { thirdParties } from './third-parties.ts';

const headers = headersFile(thirdParties({}));
const policyOf = (file: string) => /Content-Security-Policy: (.*)/.exec(file)?.[1] ?? '';
const policy = policyOf(headers);
const directive = (of: string, name: string) => of.split('; ').find((one) => one.startsWith(`${name} `));

// @spec 7.34
test('scripts may come from our origin and Stripe, styles from our origin', () => {
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('requests, sound and pictures come from our origin alone', () => {
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  expect(directive(policy, 'media-src')).toBe("media-src 'self' blob:");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data:");
});

// @spec 7.33
test('the policy allows Google only with a client id, and only its sign-in path', () => {
  expect(policy).not.toContain('google');
  const parties = thirdParties({ VITE_GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com' });
  const withGoogle = policyOf(headersFile(parties));
  expect(directive(withGoogle, 'script-src')).toContain(' https://accounts.google.com/gsi/client');
  expect(directive(withGoogle, 'style-src')).toContain(' https://accounts.google.com/gsi/style');
  for (const name of ['frame-src', 'connect-src']) {
    expect(directive(withGoogle, name)).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/$/);
  }
});

test('the policy allows Turnstile only with a site key', () => {
  expect(policy).not.toContain('challenges.cloudflare.com');
  const parties = thirdParties({ VITE_TURNSTILE_SITE_KEY: '1x00000000000000000000AA' });
  const withTurnstile = policyOf(headersFile(parties));
  for (const name of ['script-src', 'frame-src']) {
    expect(directive(withTurnstile, name)).toMatch(/ https:\/\/challenges\.cloudflare\.com$/);
  }
  expect(directive(withTurnstile, 'connect-src')).not.toContain('cloudflare');
});

test('stand-ins replace the real providers in the policy', () => {
  const parties = thirdParties({
    VITE_GOOGLE_CLIENT_ID: 'built-in',
    VITE_GOOGLE_SCRIPT: 'http://127.0.0.1:5002/google/gsi/client',
    VITE_STRIPE_SCRIPT: 'http://127.0.0.1:5002/stripe/js/endive/stripe.js',
  });
  const local = policyOf(headersFile(parties));
  expect(local).not.toMatch(/google\.com|stripe\.com/);
  expect(directive(local, 'script-src')).toBe(
    "script-src 'self' http://127.0.0.1:5002 http://127.0.0.1:5002/google/gsi/client",
  );
});

// @spec 7.32
test('only the hidden page may be framed, and only by the app', () => {
  const [pages = '', ...others] = headers.split('\n\n');
  expect(directive(policyOf(pages), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(pages).toContain('X-Frame-Options: DENY');
  const hidden = others.filter((rule) => rule.startsWith('/proxy'));
  expect(hidden.map((rule) => rule.split('\n')[0])).toEqual(['/proxy.html', '/proxy']);
  for (const rule of hidden) {
    expect(directive(policyOf(rule), 'frame-ancestors')).toBe("frame-ancestors 'self'");
    // The headers of all pages are removed first: two policies would both apply.
    for (const name of ['Content-Security-Policy', 'X-Frame-Options']) {
      expect(rule.indexOf(`  ! ${name}`)).toBeGreaterThan(-1);
      expect(rule.indexOf(`  ! ${name}`)).toBeLessThan(rule.indexOf(`  ${name}: `));
    }
  }
});

test('the microphone is allowed to the page of recordings alone', () => {
  const rules = headers.split('\n\n').filter((rule) => rule.includes('Permissions-Policy'));
  expect(rules.map((rule) => [rule.split('\n')[0], /microphone=(\S+),/.exec(rule)?.[1]])).toEqual([
    ['/*', '()'],
    ['/record', '(self)'],
  ]);
  expect(rules[1]!.indexOf('! Permissions-Policy')).toBeLessThan(rules[1]!.indexOf('microphone'));
});

test('hashed files are cached for a year, pages are not', () => {
  const rules = headers.split('\n\n');
  const [pages = '', assets = ''] = [rules[0], rules.at(-1)];
  expect(assets).toMatch(/^\/assets\/\*\n.*max-age=31536000, immutable/);
  expect(pages).not.toContain('Cache-Control');
});
