import type { UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { handedOn } from './handed-on.ts';

const { config } = handedOn();
const { server } = (config as () => UserConfig)();
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
  ])
    expect(isProxied(address), address).toBe(true);
  for (const address of [
    '/',
    '/auth/google/callback?token=x',
    '/testing',
    '/src/api/client.ts',
    '/library',
    '/healthy',
  ])
    expect(isProxied(address), address).toBe(false);
});
