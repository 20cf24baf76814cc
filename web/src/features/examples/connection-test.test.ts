import { expect, test } from 'vitest';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem } from '../../api/problem.ts';
import { testConnection } from './connection-test.ts';

const answering = (call: () => Promise<unknown>) => ({ call }) as unknown as ApiClient;

// @spec 7.26
test('a document, or a missing one, means that stories are available', async () => {
  expect(await testConnection(answering(async () => ({ id: 'connection-test' })))).toBe(true);
  const notFound = answering(() => Promise.reject(new Problem({ code: 'not_found', status: 404 })));
  expect(await testConnection(notFound)).toBe(true);
});

// @spec 7.26
test.each(['network', 'timeout', 'database_error'] as const)(
  'the test reports the problem %s',
  async (code) => {
    const client = answering(() => Promise.reject(new Problem({ code })));
    await expect(testConnection(client)).rejects.toMatchObject({ code });
  },
);
