import { expect, test } from 'vitest';
import { ISSUES } from '../../../../contract/errors.ts';
import type { Diagnostics } from '../../../../contract/schemas/health.ts';
import type { ApiClient } from '../../api/create-client.ts';
import { Problem, type ProblemCode } from '../../api/problem.ts';
import { diagnose } from './diagnosis.ts';

const answering = (answer: Partial<Diagnostics>) =>
  ({ call: () => Promise.resolve(answer) }) as unknown as ApiClient;
const failing = (code: ProblemCode) =>
  ({ call: () => Promise.reject(new Problem({ code })) }) as unknown as ApiClient;

test.each(ISSUES)('the server says that it is %s', async (issue) => {
  expect(await diagnose(answering({ status: 'degraded', issue }))).toBe(issue);
});

test('a server that is well has no issue', async () => {
  expect(await diagnose(answering({ status: 'ok', issue: null }))).toBeNull();
});

test.each(['network', 'timeout'] as const)(
  'a diagnosis that ends in %s is a connection_error',
  async (code) => {
    expect(await diagnose(failing(code))).toBe('connection_error');
  },
);

test.each(['internal_error', 'not_found', 'unexpected_answer'] as const)(
  'a diagnosis that is answered with %s is a health_endpoint_error',
  async (code) => {
    expect(await diagnose(failing(code))).toBe('health_endpoint_error');
  },
);

test('an answer that makes no sense is a health_endpoint_error', async () => {
  expect(await diagnose(answering({}))).toBe('health_endpoint_error');
});

test('what is not a problem with the server is thrown on', () => {
  const client = { call: () => Promise.reject(new RangeError('a bug')) } as unknown as ApiClient;
  return expect(diagnose(client)).rejects.toThrow('a bug');
});
