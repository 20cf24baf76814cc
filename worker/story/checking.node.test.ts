import { expect, test } from 'vitest';
import { findingsOfAny } from './checking.ts';
import type { CheckOrder, Finding, Moderator } from './story-provider.ts';

const FIT: Finding = { flagged: false, raised: [], scores: {} };
const check = { texts: ['un faro'], userDigest: 'somebody' };
const never = new AbortController().signal;

function service(id: string, answer: (signal: AbortSignal) => Promise<Finding[]>) {
  const orders: CheckOrder[] = [];
  const moderator: Moderator = {
    id,
    server: 'https://a',
    model: 'm',
    patienceMs: 1000,
    findings(order, signal) {
      orders.push(order);
      return answer(signal);
    },
  };
  return { moderator, orders };
}
const down = () => Promise.reject(new Error('down'));
const up = async () => [FIT];

/** @returns the outcome and the failed servers */
async function ask(moderators: Moderator[], signal = never) {
  const failed: string[] = [];
  const findings = await findingsOfAny(moderators, check, signal, ({ id }) => failed.push(id)).catch(
    (error: unknown) => error,
  );
  return { findings, failed };
}

test('the first server that answers decides, and no other is asked', async () => {
  const [first, second] = [service('a', up), service('b', up)];
  expect(await ask([first.moderator, second.moderator])).toEqual({ findings: [FIT], failed: [] });
  expect([first.orders, second.orders]).toEqual([[{ ...check, isLast: false }], []]);
});

test('a failed server is followed by the next, and the last one gets the flag isLast', async () => {
  const [first, second, third] = [service('a', down), service('b', down), service('c', up)];
  const result = await ask([first.moderator, second.moderator, third.moderator]);
  expect(result).toEqual({ findings: [FIT], failed: ['a', 'b'] });
  expect([first, second, third].map(({ orders }) => orders[0]?.isLast)).toEqual([false, false, true]);
});

test('the check fails only when every server fails', async () => {
  const result = await ask([service('a', down).moderator, service('b', down).moderator]);
  expect(result).toEqual({ findings: new Error('down'), failed: ['a', 'b'] });
});

test('an abort is reported as no failure, and no other server is asked', async () => {
  const hangUp = new AbortController();
  const reason = new Error('the reader left');
  const first = service('a', async () => {
    hangUp.abort(reason);
    throw new Error('aborted');
  });
  const second = service('b', up);
  expect(await ask([first.moderator, second.moderator], hangUp.signal)).toEqual({
    findings: reason,
    failed: [],
  });
  expect(second.orders).toEqual([]);
});
