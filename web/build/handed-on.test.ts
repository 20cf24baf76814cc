import type { UserConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { handedOn } from './handed-on.ts';

const { config } = handedOn();
const { server } = (config as () => UserConfig)();
const LOCAL_API = 'http://127.0.0.1:5001';
const isProxied = (address: string) =>
  Object.keys(server?.proxy ?? {}).some((pattern) => new RegExp(pattern).test(address));

// @spec 7.1
test('the development server hands on the same paths, with any query', () => {
  for (const address of [
    '/api/stories/1',
    '/auth/google',
    '/auth/google?origin=x',
    '/files/a.mp3?alt=media',
    '/test',
    '/admin',
    '/admin/people?x',
  ])
    expect(isProxied(address), address).toBe(true);
  for (const to of Object.values(server?.proxy ?? {})) expect(to).toMatchObject({ target: LOCAL_API });
  for (const address of [
    '/',
    '/auth/google/callback?token=x',
    '/testing',
    '/src/api/client.ts',
    '/library',
    '/healthy',
    '/administrator',
  ])
    expect(isProxied(address), address).toBe(false);
});

test('the development server signs its visitor in at the owner’s pages, and nowhere else', async () => {
  const { configureServer } = handedOn();
  const handlers: ((request: object, answer: object, next: () => void) => Promise<void>)[] = [];
  const middlewares = { use: (handler: (typeof handlers)[number]) => handlers.push(handler) };
  (configureServer as (server: object) => void)({ middlewares });
  vi.stubGlobal('fetch', async () => Response.json({ assertion: 'a.b.c' }));
  const headersOf = async (url: string) => {
    const request = { url, headers: {} };
    for (const handler of handlers) await handler(request, {}, () => {});
    return request.headers;
  };
  expect(await headersOf('/admin/people?x')).toEqual({ 'cf-access-jwt-assertion': 'a.b.c' });
  for (const url of ['/', '/administrator', '/api/stories']) expect(await headersOf(url)).toEqual({});
  vi.unstubAllGlobals();
});
