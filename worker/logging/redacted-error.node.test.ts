import { expect, test } from 'vitest';
import { redactedErrorMessage } from './redacted-error.ts';

test('the message of a failed query has its cause and no values', () => {
  const cause = new Error('D1_ERROR: UNIQUE constraint failed: users.email');
  const error = new Error(
    'Failed query: insert into "users" values (?, ?)\nparams: 1,ana@example.org\nmore',
    { cause },
  );
  const description = redactedErrorMessage(error);
  expect(description).toContain('insert into');
  expect(description).toContain('UNIQUE constraint failed: users.email');
  expect(description).not.toContain('ana@example.org');
});

test('any thrown value has a message', () => {
  expect(redactedErrorMessage('text')).toBe('text');
  expect(redactedErrorMessage(undefined)).toBe('undefined');
  expect(redactedErrorMessage({ secret: 1 })).toBe('object');
});

test('unparsable input is not quoted', () => {
  for (const read of [() => JSON.parse('ana@example.org'), () => new URL('ana@example.org')]) {
    try {
      read();
      expect.unreachable();
    } catch (error) {
      expect(redactedErrorMessage(error)).toMatch(/^(Syntax|Type)Error: unreadable$/);
    }
  }
});
