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

// @spec 7.20
test.each(ISSUES)("the diagnosis is the server's issue %s", async (issue) => {
  const answer = { status: 'degraded', issue, details: 'It is asleep.' } as const;
  expect(await diagnose(answering(answer))).toEqual({ issue, details: 'It is asleep.' });
});

test('a server that is well has no issue', async () => {
  expect(await diagnose(answering({ status: 'ok', issue: null }))).toEqual({ issue: null, details: '' });
});

// @spec 8.32
test.each(['network', 'timeout'] as const)(
  'a diagnosis that fails with %s is a connection_error',
  async (code) => {
    expect(await diagnose(failing(code))).toEqual({ issue: 'connection_error', details: '' });
  },
);

// @spec 8.31
test.each(['internal_error', 'not_found', 'unexpected_answer'] as const)(
  'a diagnosis answered with %s is a health_endpoint_error',
  async (code) => {
    expect(await diagnose(failing(code))).toEqual({ issue: 'health_endpoint_error', details: '' });
  },
);

test('an invalid answer is a health_endpoint_error', async () => {
  expect(await diagnose(answering({}))).toEqual({ issue: 'health_endpoint_error', details: '' });
});

test('an error without a problem code is thrown', () => {
  const client = { call: () => Promise.reject(new RangeError('a bug')) } as unknown as ApiClient;
  return expect(diagnose(client)).rejects.toThrow('a bug');
});
