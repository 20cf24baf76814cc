import { afterEach, expect, test, vi } from 'vitest';
import { apiOrigin } from './origin.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function pageAt(address: string, configured = '') {
  vi.stubEnv('VITE_API_ORIGIN', configured);
  vi.stubGlobal('location', new URL(address));
}

// @spec 7.1
test('the API origin is the build setting without its path', () => {
  pageAt('https://app.example.org/about', 'https://api.example.org/api');
  expect(apiOrigin()).toBe('https://api.example.org');
});

// @spec 7.1
test.each(['http://localhost:5173/', 'http://127.0.0.1:5173/'])(
  'a page at %s talks to the API at port 5001',
  (page) => {
    pageAt(page);
    expect(apiOrigin()).toBe('http://localhost:5001');
  },
);

test('the API origin is the page’s own without setting and port', () => {
  pageAt('https://app.example.org/');
  expect(apiOrigin()).toBe('https://app.example.org');
});
