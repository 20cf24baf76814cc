import { expect, test } from 'vitest';
import { headersFile } from './static-headers.ts';

const headers = headersFile(['https://api.example.com'], "'sha256-abc'");
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';

test('scripts and styles come from our own files only', () => {
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'sha256-abc';");
  expect(policy).not.toContain('unsafe');
});

test.each(['connect-src', 'media-src', 'img-src'])('%s reaches the API', (directive) => {
  const part = policy.split('; ').find((one) => one.startsWith(directive));
  expect(part).toContain('https://api.example.com');
});

test('files whose name has their hash are kept for a year, pages are not', () => {
  const [pages = '', assets = ''] = headers.split('\n\n');
  expect(assets).toMatch(/^\/assets\/\*\n.*max-age=31536000, immutable/);
  expect(pages).not.toContain('Cache-Control');
});
